/**
 * The growth of a ceremony's stacks: all together and equally high, in three pulls. Who has no more coins stops with a
 * thud; the last two race, and nobody knows before both stand.
 */
import type { Cue, Ease } from '../../controller/beat.ts';
import { shellWords } from '../../words/house/house.ts';
import { eitherOf, fill } from '../../words/message.ts';
import { coinNamed, panOf, at as pieceOf, type Telling } from '../telling/stagecraft.ts';
import { dulled, headLift } from './layout.ts';
import { ceremonyOf, raised, stand } from './plan.ts';
import { growsFor, type RaceStretch, rivalsOf, stretchesOf, times } from './race.ts';

type Tables = Pick<Telling<unknown>, 'from' | 'to' | 'frame'>;

/** Stack that stands for a captain, or for a team, and grows. */
export interface Growth {
  id: string | number;
  /** Coins of its stack. */
  points: number;
  total: number;
  /** Ids of the medallions over it. */
  heads: readonly string[];
  /** Tells what follows when the stack has grown; `up` is how much higher it stands until the crown falls. */
  whenGrown?(at: number, x: number, up: number): Cue[];
}

/** Notes of a pull, each higher than the last. */
const notes = 4;

/**
 * Lets all stacks grow together; answers also when a crown may fall, after a silence. Whoever stops is out of the light, but
 * for the last two: who of them has won is said by the crown.
 */
export function stacksGrow(c: Tables, growths: readonly Growth[]): { cues: Cue[]; end: number } {
  const points = growths.map((growth) => growth.points);
  const { stretches, end } = stretchesOf(points);
  const rivals = rivalsOf(points);
  const most = Math.max(...points);
  const cues = growths.flatMap((growth, place) => {
    const { deckY } = stand(ceremonyOf(c.frame), place, growths.length);
    const { grows, stands } = grow(c, growth, deckY, stretches);
    const stays = growth.points === most || rivals?.includes(place);
    return [...grows, ...(stays ? [] : dropsOut(growth, stands))];
  });
  const race = stretches.find((stretch) => stretch.race);
  const two = growths.filter((_, place) => rivals?.includes(place));
  const racing = rivals && race ? raceIsOn(c, two, race.at, end) : [];
  return { cues: [...cues, ...racing, ...stretches.flatMap(sounds)], end: end + times.silence };
}

/** Pieces that belong to a stand, by their ids. */
type Stood = Pick<Growth, 'id' | 'heads'>;

const bearing = ({ id, heads }: Stood): string[] => [`stack:${id}`, ...heads];

/** Dulls a loser's coins and plate. */
export const dropsOut = (who: Stood, at: number): Cue[] => [
  ...bearing(who).map((piece): Cue => ({ at, tween: { piece, to: { lit: 0 }, ms: 300 } })),
  { at, tween: { piece: `podium:${who.id}`, to: { alpha: dulled }, ms: 300 } },
];

/** Lets both stacks glow, and asks which of the two; the question stands where it will be said who has won. */
function raceIsOn(c: Tables, two: readonly Growth[], at: number, end: number): Cue[] {
  return [
    ...two.flatMap(({ id }): Cue[] => [
      { at, tween: { piece: `stack:${id}`, to: { hope: 1 }, ms: 400 } },
      { at: end, tween: { piece: `stack:${id}`, to: { hope: 0 }, ms: times.silence } },
    ]),
    ...asked(c, two, at, end + times.silence),
  ];
}

/** Asks which of these it will be, where it will be said who has won. */
export function asked(
  { to }: Pick<Tables, 'to'>,
  who: readonly Pick<Growth, 'id'>[],
  at: number,
  until: number,
): Cue[] {
  const piece = 'wordmark';
  const names = who.map(({ id }) => String(pieceOf(to, `podium:${id}`).props.name));
  const text = fill(shellWords().rivals, { names: eitherOf(names) });
  return [
    { at, enter: piece },
    { at, set: { piece, props: { text, size: 84 } } },
    { at, tween: { piece, from: { alpha: 0 }, to: { alpha: 1 }, ms: 300 } },
    { at: until, leave: piece },
  ];
}

/** Drums before a pull, and coins that ring higher from pull to pull. */
const sounds = ({ at, ms, race }: RaceStretch, nth: number): Cue[] => [
  { at, sound: { name: 'drum-roll' } },
  ...Array.from({ length: notes * (race ? 2 : 1) }, (_, i): Cue => {
    const step = ms / (notes * (race ? 2 : 1));
    return { at: at + i * step, sound: { name: coinNamed(Math.min(11, nth * 3 + i)) } };
  }),
];

/** Lets one stack grow, and says when it stands. */
function grow(
  c: Tables,
  growth: Growth,
  deckY: number,
  stretches: readonly RaceStretch[],
): { grows: Cue[]; stands: number } {
  const { id, points, total, heads, whenGrown } = growth;
  const medallions = heads.map((head) => pieceOf(c.to, head));
  const { x } = medallions[0];
  const height = pieceOf(c.to, `stack:${id}`).props.height as number;
  /** Goes to where so many coins are missing; from the first moment on when `ms` is absent. */
  const missing = (coins: number, at: number, ms?: number, ease: Ease = 'Linear'): Cue[] => {
    const part = points === 0 ? 0 : coins / points;
    const tween = (piece: string, to: Record<string, number>): Cue => ({
      at,
      tween: ms === undefined ? { piece, from: to, to, ms: 1 } : { piece, to, ms, ease },
    });
    return [
      tween(`stack:${id}`, { missing: coins }),
      ...(total > 0 ? [tween(`podium:${id}`, { roll: total * part })] : []),
      ...medallions.map((head) => tween(head.id, { y: deckY - headLift - (points - coins) * height * raised })),
    ];
  };
  const cues = points > 0 ? missing(points, 0) : [];
  let stands: number = times.first;
  for (const stretch of stretches) {
    const { at, from, to, race } = stretch;
    if (points <= from) break;
    const reached = Math.min(points, to);
    // Everybody's coins come equally fast, so whoever has fewer stops sooner; in the race all arrive together.
    const lasts = growsFor(stretch, points);
    cues.push(...missing(points - reached, at, lasts, race ? 'Quad.easeOut' : 'Linear'));
    stands = at + lasts;
  }
  const thud: Cue = { at: stands, sound: { name: 'thock', pan: panOf(x, c) } };
  const after = whenGrown?.(stands, x, points * height * (raised - 1)) ?? [];
  return { grows: [...cues, thud, ...after], stands };
}
