/** The table of a ceremony: sea and deck at dawn, who has won, the winner's ship, and a stack of coins for everybody. */
import type { Frame, Placement } from '../../controller/room.ts';
import { piece } from '../placement.ts';
import { type Berth, ceremonyOf, pointHeight, stand, usualPlate } from './plan.ts';

interface Line {
  text: string;
  /** Part of the screen's width that it may take. */
  part: number;
}

interface Ceremony {
  frame: Frame;
  /** Id of the planks, where the table calls them otherwise. */
  deck?: string;
  title: Line;
  subtitle: Line;
  /** Ship of the winners; none when absent. */
  ship?: { kind: Placement['kind']; props: Placement['props']; at: Berth };
  /** Pieces of one game alone that lie under the title. */
  besides?: readonly Placement[];
}

/** Lays everything but what stands for each captain. */
export function layoutCeremony({
  frame,
  deck = 'deck-planks',
  title,
  subtitle,
  ship,
  besides = [],
}: Ceremony): Placement[] {
  const plan = ceremonyOf(frame);
  const line = (id: 'wordmark' | 'subtitle', y: number, { text, part }: Line) =>
    piece({
      id,
      kind: id,
      layer: 'hud',
      depth: 520,
      x: frame.width / 2,
      y,
      props: { text, width: frame.width * part },
    });
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { ...plan.backdrop, frame, hour: 'dawn' } }),
    piece({ id: deck, kind: 'deck', x: 0, y: 0, depth: 150, props: { rail: plan.backdrop.rail, end: null, frame } }),
    ...besides,
    line('wordmark', plan.title, title),
    line('subtitle', plan.subtitle, subtitle),
    ...(ship ? [piece({ id: 'winner', kind: ship.kind, ...ship.at, depth: 90, props: ship.props })] : []),
  ];
}

/** What stands for a captain, or for a team. */
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

/** Lays stacks, medallions and plates, in the order given; a point is so many pixels high. */
export function layoutStands(frame: Frame, stands: readonly Stand[], height: number): Placement[] {
  const plan = ceremonyOf(frame);
  return stands.flatMap(({ id, points, total, name, wins, heads, plate, between }, place) => {
    const { x, deckY, plateY } = stand(plan, place, stands.length);
    const top = deckY - points * height;
    return [
      piece({ id: `stack:${id}`, kind: 'stack', depth: 200 + place, x, y: deckY, props: { points, height, wins } }),
      ...(between?.lay(x, top) ?? []),
      ...heads.map((head, i) =>
        piece({
          id: `medallion:${head.id}`,
          kind: 'medallion',
          depth: 230 + i,
          x: x + (i - (heads.length - 1) / 2) * besideEachOther,
          y: top - headLift - (between?.height ?? 0),
          props: { look: head.look, crowned: wins },
        }),
      ),
      piece({
        id: `podium:${id}`,
        kind: plate.kind,
        layer: 'hud',
        depth: 500,
        x,
        y: plateY,
        props: { width: plan.plates[stands.length] ?? usualPlate, name, total, wins, ...plate.props },
      }),
    ];
  });
}

/** How high a point is with such totals, in the order of their stacks. */
export const coinHeight = (totals: readonly number[], frame: Frame): number => pointHeight(totals, ceremonyOf(frame));
