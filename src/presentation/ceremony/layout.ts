/** The table of a ceremony: sea and deck at dawn, who has won, the winner's ship, and a stack of coins for everybody. */
import type { Frame, Placement } from '../../controller/room.ts';
import { greyEmblem } from '../captains.ts';
import { type Point, piece } from '../placement.ts';
import {
  berthsOf,
  ceremonyOf,
  type Ceremony as Plan,
  plateGrowth,
  pointHeight,
  stand,
  usualPlate,
  wonLetters,
} from './plan.ts';

interface Line {
  text: string;
  /** Part of the screen's width that it may take. */
  part: number;
}

/** A winner's ship, and how many times as large as others of its scale it has to be drawn. */
export interface Sail {
  kind: Placement['kind'];
  props: Placement['props'];
  size?: number;
}

interface Ceremony {
  frame: Frame;
  /** The game's own plan, where it has one. */
  plan?: Plan;
  /** Id of the planks, where the table calls them otherwise. */
  deck?: string;
  title: Line;
  subtitle: Line;
  /** Ships of the winners, beside their places in a line of so many; none when absent. `each` tells of the i-th ship. */
  ships?: { winners: readonly number[]; of: number; each(place: number, i: number): Sail };
  /** Pieces of one game alone that lie under the title. */
  besides?: readonly Placement[];
}

/** Lays everything but what stands for each captain. */
export function layoutCeremony({
  frame,
  plan = ceremonyOf(frame),
  deck = 'deck-planks',
  title,
  subtitle,
  ships,
  besides = [],
}: Ceremony): Placement[] {
  const line = (id: 'wordmark' | 'subtitle', y: number, { text, part }: Line) =>
    piece({
      id,
      kind: id,
      layer: 'hud',
      depth: 520,
      x: frame.width / 2,
      y,
      props: { text, width: frame.width * part, size: wonLetters },
    });
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { ...plan.backdrop, frame, hour: 'dawn' } }),
    piece({ id: deck, kind: 'deck', x: 0, y: 0, depth: 150, props: { rail: plan.backdrop.rail, end: null, frame } }),
    ...besides,
    line('wordmark', plan.title, title),
    line('subtitle', plan.subtitle, subtitle),
    ...(ships ? sailing(frame, ships) : []),
  ];
}

/** Winners' ships lie before all stacks and behind who stands on them. */
export const shipDepth = 222;

const sailing = (frame: Frame, { winners, of, each }: NonNullable<Ceremony['ships']>): Placement[] =>
  berthsOf(frame, winners, of).map(({ scale, ...at }, i) => {
    const { kind, props, size = 1 } = each(winners[i], i);
    return piece({ id: `winner:${i}`, kind, ...at, scale: scale * size, depth: shipDepth + i, props });
  });

/** Stack, plate and heads that stand for a captain, or for a team. */
export interface Stand {
  /** Number or name that the ids of its pieces end with. */
  id: string | number;
  /** Coins of its stack. */
  points: number;
  total: number;
  name: string;
  wins: boolean;
  /** Captains side by side over the stack, by what their medallions' ids end with. */
  heads: readonly { id: string | number; look: string }[];
  /** Kind of its plate, and what that shows besides name and total. */
  plate: { kind: Placement['kind']; props: Placement['props'] };
  /** Something of one game alone between the stack and the heads, which it lifts. */
  between?: { height: number; lay(x: number, top: number): Placement[] };
}

/** Distance of a medallion's middle from the coins below it. */
export const headLift = 78;
const besideEachOther = 92;

/** Distance of a plate's lower edge from its middle. */
export const plateFoot = 70;

/** Strength at which a plate is seen when its captain is out of the race. */
export const dulled = 0.72;

/** Lays stacks, medallions and plates, in the order given; a point is so many pixels high. */
export function layoutStands(
  frame: Frame,
  stands: readonly Stand[],
  height: number,
  plan = ceremonyOf(frame),
): Placement[] {
  const somebody = stands.some(({ wins }) => wins);
  return stands.flatMap(laid);

  function laid({ id, points, total, name, wins, heads, plate, between }: Stand, place: number): Placement[] {
    const { x, deckY, plateY } = stand(plan, place, stands.length);
    const top = deckY - points * height;
    const out = somebody && !wins;
    const beside = [place - 1, place + 1].some((next) => stands[next]?.wins);
    const scale = wins ? plateGrowth(plan, place, stands.length, beside) : 1;
    const above = heads.map((head, i) => ({
      ...head,
      x: x + (i - (heads.length - 1) / 2) * besideEachOther,
      y: top - headLift - (between?.height ?? 0),
    }));
    return [
      piece({
        id: `stack:${id}`,
        kind: 'stack',
        depth: 200 + place,
        x,
        y: deckY,
        props: { points, height, wins, out },
      }),
      ...(between?.lay(x, top) ?? []),
      ...above.map((head, i) =>
        piece({
          id: `medallion:${head.id}`,
          kind: 'medallion',
          depth: 230 + i,
          x: head.x,
          y: head.y,
          props: { look: head.look, crowned: wins, out },
        }),
      ),
      ...above.flatMap((head, i) =>
        wins ? portraitOf(head, frame, i > 0 || (heads.length === 1 && x >= frame.width / 2)) : [],
      ),
      piece({
        id: `podium:${id}`,
        kind: plate.kind,
        layer: 'hud',
        depth: 500,
        x,
        // It grows upwards: below it lie buttons.
        y: plateY - plateFoot * (scale - 1),
        scale,
        alpha: out ? dulled : 1,
        props: { width: plan.plates[stands.length] ?? usualPlate, name, total, wins, ...plate.props },
      }),
    ];
  }
}

/** Size of a winner's portrait, and how far from the middle of their medallion it stands beside the crown. */
const portraitSize = { w: 112, h: 140, aside: 58, up: 120 };

/**
 * Lays the winner's portrait beside the crown: on the side away from their ship, of a team's two on both sides; over the crown
 * where it would touch the edge of the picture.
 */
function portraitOf({ id, look, x, y }: Stand['heads'][number] & Point, { width }: Frame, right: boolean): Placement[] {
  // Nobody has seen the face of the pirate that nobody plays.
  if (look === greyEmblem.id) return [];
  const { w, h, aside, up } = portraitSize;
  const edge = width / 20;
  const left = right ? x + aside : x - aside - w;
  const at = left >= edge && left + w <= width - edge ? { x: left, y: y - up } : { x: x - w / 2, y: y - up - h + 16 };
  return [piece({ id: `portrait:${id}`, kind: 'window', depth: 234, ...at, props: { look, w, h } })];
}

/** Gives the height of one point with such totals, in the order of their stacks. */
export const coinHeight = (totals: readonly number[], frame: Frame): number => pointHeight(totals, ceremonyOf(frame));
