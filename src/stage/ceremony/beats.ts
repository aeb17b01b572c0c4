/** The beats of a ceremony: the sky clears over an empty deck, stacks grow, the crown falls, the winner's ship sails by. */
import type { Cue } from '../../controller/beat.ts';
import type { Placement } from '../../controller/room.ts';
import type { Telling } from '../telling/stagecraft.ts';
import { dawn } from './dawn.ts';

type Tables = Pick<Telling<unknown>, 'from' | 'to' | 'frame'>;

/** What comes with the crown. */
const last: ReadonlySet<string> = new Set(['wordmark', 'subtitle', 'winner']);

interface Clearing {
  at?: number;
  /** Id of the planks, where the table calls them otherwise. */
  deck?: string;
  /** Pieces that stand on both tables stay where they are; else they come anew. */
  keeps?: boolean;
  /** Says which pieces come later by themselves. */
  later?(id: string): boolean;
}

/** Takes the table away and puts sea and deck in its place, at night; the sky clears. */
export const cleared = (
  { from, to }: Tables,
  { at = 0, deck = 'deck-planks', keeps = false, later = () => false }: Clearing = {},
): Cue[] => [
  ...[...from.keys()].filter((id) => !keeps || !to.has(id)).map((leave) => ({ at, leave })),
  ...[...to.keys()].filter((id) => !last.has(id) && !later(id)).map((enter) => ({ at, enter })),
  ...dawn(deck, at),
];

/** Keeps back who has won, from `at` until the crown falls: no gold frame, no glowing stack, no wobble before it. */
export const unsaid = ({ to }: Pick<Tables, 'to'>, crown: number, at = 0): Cue[] =>
  [...to.values()].flatMap(({ id, props }): Cue[] =>
    props.wins === true
      ? [
          { at, set: { piece: id, props: { ...props, wins: false } } },
          { at: crown + 420, set: { piece: id, props } },
        ]
      : [],
  );

/** Hides the crowns that fall later. */
export const bare = (heads: readonly Pick<Placement, 'id'>[], at = 0): Cue[] =>
  heads.map(({ id }) => ({ at, tween: { piece: id, from: { crown: 500 }, to: { crown: 500 }, ms: 1 } }));

interface Crowning {
  /** When the crown begins to fall. */
  at: number;
  /** When it is said who has won. */
  words: number;
  /** Pieces with a crown, and where coins jump from them. */
  heads: readonly Pick<Placement, 'id' | 'x' | 'y'>[];
}

/** Crowns the winners: the crown falls, coins and confetti fly, the title comes, a ship sails by where the table has one. */
export function crowned({ to, frame }: Tables, { at, words, heads }: Crowning): Cue[] {
  const ship = to.get('winner');
  return [
    ...heads.flatMap(({ id, x, y }): Cue[] => [
      { at, tween: { piece: id, from: { crown: 380 }, to: { crown: 0 }, ms: 700, ease: 'Bounce.easeOut' } },
      { at: at + 420, effect: { name: 'coins', x, y } },
    ]),
    { at, sound: { name: 'win' } },
    { at: words, enter: 'wordmark' },
    { at: words, tween: { piece: 'wordmark', ...grown, ms: 500, ease: 'Back.easeOut' } },
    { at: words + 300, enter: 'subtitle' },
    { at: words + 300, tween: { piece: 'subtitle', from: { alpha: 0 }, to: { alpha: 1 }, ms: 360 } },
    { at: at + 300, effect: { name: 'confetti', x: 0, y: 0, n: 3, w: frame.width, h: frame.height } },
    ...(ship ? sailsBy(ship, at) : []),
  ];
}

const grown = { from: { scale: 0.6, alpha: 0 }, to: { scale: 1, alpha: 1 } };

const sailsBy = ({ id, x }: Placement, at: number): Cue[] => [
  { at, enter: id },
  { at, tween: { piece: id, from: { x: -480 }, to: { x }, ms: 2400, ease: 'Cubic.easeOut' } },
];
