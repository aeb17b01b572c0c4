/**
 * The beats of a ceremony: half of the night clears over an empty deck, stacks grow, silence, the crown falls, and with it
 * comes the day: the stacks come down, and the winners' ships sail in before them.
 */
import type { Cue } from '../../controller/beat.ts';
import type { Placement } from '../../controller/room.ts';
import type { Telling } from '../telling/stagecraft.ts';
import { day, halfLight } from './dawn.ts';
import { plateFoot } from './layout.ts';
import { raised } from './plan.ts';

type Tables = Pick<Telling<unknown>, 'from' | 'to' | 'frame'>;

/** Tells whether a piece comes with the crown. */
const last = (id: string): boolean => id === 'wordmark' || id === 'subtitle' || /^(?:winner|portrait):/.test(id);

/** Time that a crown falls. */
export const crownFalls = 420;

interface Clearing {
  at?: number;
  /** Id of the planks, where the table calls them otherwise. */
  deck?: string;
  /** Pieces that stand on both tables stay where they are; else they come anew. */
  keeps?: boolean;
  /** Says which pieces come later by themselves. */
  later?(id: string): boolean;
}

/** Takes the table away and puts sea and deck in its place, at night; the sky clears by half. */
export const cleared = (
  { from, to }: Tables,
  { at = 0, deck = 'deck-planks', keeps = false, later = () => false }: Clearing = {},
): Cue[] => [
  ...[...from.keys()].filter((id) => !keeps || !to.has(id)).map((leave) => ({ at, leave })),
  ...[...to.keys()].filter((id) => !last(id) && !later(id)).map((enter) => ({ at, enter })),
  ...halfLight(deck, at),
];

/** Keeps back who has won, from `at` until the crown falls: no gold frame, no glowing stack, nobody in the shade before it. */
export const unsaid = ({ to }: Pick<Tables, 'to'>, crown: number, at = 0): Cue[] =>
  [...to.values()].flatMap(({ id, props, alpha, y, scale }): Cue[] => {
    if (props.wins === true)
      return [
        { at, set: { piece: id, props: { ...props, wins: false } } },
        { at: crown + crownFalls, set: { piece: id, props } },
        ...(scale > 1 ? grows({ id, y, scale }, at, crown + crownFalls) : []),
      ];
    const shade = crown + crownFalls;
    if (props.out === true) return inTheLight(id, { lit: 1 }, { lit: 0 }, at, shade);
    return alpha < 1 && id.startsWith('podium:') ? inTheLight(id, { alpha: 1 }, { alpha }, at, shade) : [];
  });

/** Keeps a winner's plate as large as all others until then. */
function grows({ id, y, scale }: Pick<Placement, 'id' | 'y' | 'scale'>, at: number, until: number): Cue[] {
  const small = { scale: 1, y: y + plateFoot * (scale - 1) };
  return [
    { at, tween: { piece: id, from: small, to: small, ms: 1 } },
    { at: until, tween: { piece: id, to: { scale, y }, ms: 400, ease: 'Back.easeOut' } },
  ];
}

const inTheLight = (
  piece: string,
  light: Record<string, number>,
  shade: Record<string, number>,
  at: number,
  until: number,
): Cue[] => [
  { at, tween: { piece, from: light, to: light, ms: 1 } },
  { at: until, tween: { piece, to: shade, ms: 300 } },
];

/** Hides the crowns that fall later. */
export const bare = (heads: readonly Pick<Placement, 'id'>[], at = 0): Cue[] =>
  heads.map(({ id }) => ({ at, tween: { piece: id, from: { crown: 500 }, to: { crown: 500 }, ms: 1 } }));

/** Lets stacks stand higher while they are counted; told by number alone, so that reduced motion leaves it out. */
export const stacksUp = ({ to }: Pick<Tables, 'to'>, at = 0): Cue[] =>
  [...to.keys()]
    .filter((id) => id.startsWith('stack:'))
    .map((piece) => ({ at, tween: { piece, to: { tall: raised - 1 }, ms: 1 } }));

const comeDown = 600;

/** Stacks come down to where they stay, and what stands on them with them. */
function stacksDown({ to }: Pick<Tables, 'to'>, at: number): Cue[] {
  const lowered = (id: string, { y }: Placement): Record<string, number> | null =>
    id.startsWith('stack:') ? { tall: 0 } : /^(?:medallion|ghosts):/.test(id) ? { y } : null;
  return [...to].flatMap(([id, placement]): Cue[] => {
    const way = lowered(id, placement);
    return way ? [{ at, tween: { piece: id, to: way, ms: comeDown, ease: 'Sine.easeInOut' } }] : [];
  });
}

interface Crowning {
  /** Moment at which the crown begins to fall. */
  at: number;
  /** Milliseconds from then until it is said who has won. */
  words?: number;
  /** Id of the planks, where the table calls them otherwise. */
  deck?: string;
  /** Pieces with a crown, and where coins jump from them. */
  heads: readonly Pick<Placement, 'id' | 'x' | 'y'>[];
}

/**
 * Crowns the winners: the crown falls, everything stands for a moment; then coins, hats and confetti fly, the day comes, the
 * title, and the winners' ships where the table has any.
 */
export function crowned(
  { to, frame }: Tables,
  { at, words = crownFalls + 200, deck = 'deck-planks', heads }: Crowning,
): Cue[] {
  const blow = at + crownFalls;
  const ships = [...to.values()].filter(({ id }) => id.startsWith('winner:'));
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const x = heads.reduce((sum, head) => sum + head.x, 0) / Math.max(1, heads.length);
  return [
    ...heads.flatMap((head): Cue[] => [
      { at, tween: { piece: head.id, from: { crown: 380 }, to: { crown: 0 }, ms: crownFalls, ease: 'Quad.easeIn' } },
      { at: blow, effect: { name: 'coins', x: head.x, y: head.y, dense: crownCoins / heads.length } },
    ]),
    { at, sound: { name: 'win' } },
    { at: blow, stand: 80 },
    { at: blow, effect: { name: 'shake', x: 0, y: 0, px: 5 } },
    { at: blow, camera: { x: middle.x + (x - middle.x) * 0.08, y: middle.y, zoom: 1.08, ms: 260 } },
    { at: blow + 1300, camera: { ...middle, zoom: 1, ms: 900 } },
    ...day(deck, blow),
    ...stacksDown({ to }, blow + 80),
    ...ships.flatMap((ship) => sailsIn(ship, blow)),
    ...[...to.keys()].filter((id) => id.startsWith('portrait:')).flatMap((id) => shown(id, blow + 80 + comeDown)),
    // Hats of several crews would be one pulse of light after the other: the crew in the lead throws theirs.
    ...ships.slice(0, 1).map((ship) => hatsFly(ship, blow)),
    { at: at + words, enter: 'wordmark' },
    { at: at + words, tween: { piece: 'wordmark', ...grown, ms: 500, ease: 'Back.easeOut' } },
    { at: at + words + 300, enter: 'subtitle' },
    { at: at + words + 300, tween: { piece: 'subtitle', from: { alpha: 0 }, to: { alpha: 1 }, ms: 360 } },
    { at: blow, effect: { name: 'confetti', x: 0, y: 0, n: 3, w: frame.width, h: frame.height } },
  ];
}

/** Time from the crown's fall until everything has come to rest. */
export const crownTakes = crownFalls + 2900;

const grown = { from: { scale: 0.6, alpha: 0 }, to: { scale: 1, alpha: 1 } };

const sailsFor = 1400;

/** Time from the crown to the hats: with coins and confetti before them they would be a fourth pulse in a second. */
const cheers = 2600;

/** Density of the coins that the crown shakes out: above high stacks more of them are pulses of light against the sky. */
const crownCoins = 0.4;

/** Lets a crew throw their hats, some time after the crown has fallen. */
export const hatsFly = ({ x, y, scale }: Pick<Placement, 'x' | 'y' | 'scale'>, blow: number): Cue => ({
  at: blow + cheers,
  effect: { name: 'hats', x, y: y - 90 * scale, scale },
});

/** Brings a portrait in when the stack below it has come down. */
const shown = (piece: string, at: number): Cue[] => [
  { at, enter: piece },
  { at, tween: { piece, from: { alpha: 0 }, to: { alpha: 1 }, ms: 300 } },
];

/** Sails her in from the left. */
const sailsIn = ({ id, x }: Placement, at: number): Cue[] => [
  { at, enter: id },
  { at, tween: { piece: id, from: { x: -480 }, to: { x }, ms: sailsFor, ease: 'Cubic.easeOut' } },
];
