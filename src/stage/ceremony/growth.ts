/**
 * How the stacks of a ceremony grow: all together and equally high, in three pulls. Who has no more coins stops with a thud;
 * the last two race, and nobody knows before both stand.
 */
import type { Cue } from '../../controller/beat.ts';
import { coinNamed, panOf, at as pieceOf, type Telling } from '../telling/stagecraft.ts';
import { headLift } from './layout.ts';
import { ceremonyOf, stand } from './plan.ts';

type Tables = Pick<Telling<unknown>, 'from' | 'to' | 'frame'>;

/** What stands for a captain, or for a team, and grows. */
export interface Growth {
  id: string | number;
  /** Coins of its stack. */
  points: number;
  total: number;
  /** Ids of the medallions over it. */
  heads: readonly string[];
  /** Tells what follows when the stack has grown. */
  whenGrown?(at: number, x: number): Cue[];
}

/** Milliseconds. */
const times = { first: 900, pull: 700, hold: 350, race: 1200, silence: 500 } as const;
/** Shares of the way to the race at which a pull ends. */
const pulls = [0.4, 0.75, 1] as const;
/** Share of the second stack at which the race begins, where there are only two. */
const twoRace = 0.6;
/** Notes of a pull, each higher than the last. */
const notes = 4;

/** A stretch of time in which every stack that has coins left grows from one height to another. */
interface Stretch {
  at: number;
  ms: number;
  /** In coins. */
  from: number;
  to: number;
  /** Stacks end at the same time however high they are, and slow down. */
  race: boolean;
}

/** The stretches for stacks of so many coins, and when all stand. */
export function stretchesOf(points: readonly number[]): { stretches: Stretch[]; end: number } {
  const [most = 0, second, third = (second ?? 0) * twoRace] = [...points].sort((a, b) => b - a);
  const line = second === undefined ? most : third;
  const stretches: Stretch[] = [];
  let at: number = times.first;
  let from = 0;
  for (const share of pulls) {
    const to = line * share;
    if (to > from) {
      stretches.push({ at, ms: times.pull, from, to, race: false });
      at += times.pull + times.hold;
    }
    from = to;
  }
  if (most > line) {
    stretches.push({ at, ms: times.race, from: line, to: most, race: true });
    at += times.race;
  }
  return { stretches, end: at };
}

/** Lets all stacks grow together; answers also when a crown may fall, after a silence. */
export function stacksGrow(c: Tables, growths: readonly Growth[]): { cues: Cue[]; end: number } {
  const { stretches, end } = stretchesOf(growths.map(({ points }) => points));
  const cues = growths.flatMap((growth, place) => {
    const { deckY } = stand(ceremonyOf(c.frame), place, growths.length);
    return grow(c, growth, deckY, stretches);
  });
  return { cues: [...cues, ...stretches.flatMap(sounds)], end: end + times.silence };
}

/** Drums before a pull, and coins that ring higher from pull to pull. */
const sounds = ({ at, ms, race }: Stretch, nth: number): Cue[] => [
  { at, sound: { name: 'drum-roll' } },
  ...Array.from({ length: notes * (race ? 2 : 1) }, (_, i): Cue => {
    const step = ms / (notes * (race ? 2 : 1));
    return { at: at + i * step, sound: { name: coinNamed(Math.min(11, nth * 3 + i)) } };
  }),
];

function grow(c: Tables, growth: Growth, deckY: number, stretches: readonly Stretch[]): Cue[] {
  const { id, points, total, heads, whenGrown } = growth;
  const medallions = heads.map((head) => pieceOf(c.to, head));
  const { x } = medallions[0];
  /** Goes to where so many coins are missing; from the first moment on when `ms` is absent. */
  const missing = (coins: number, at: number, ms?: number, ease = 'Linear'): Cue[] => {
    const part = points === 0 ? 0 : coins / points;
    const tween = (piece: string, to: Record<string, number>): Cue => ({
      at,
      tween: ms === undefined ? { piece, from: to, to, ms: 1 } : { piece, to, ms, ease },
    });
    return [
      tween(`stack:${id}`, { missing: coins }),
      ...(total > 0 ? [tween(`podium:${id}`, { roll: total * part })] : []),
      ...medallions.map((head) => tween(head.id, { y: head.y + (deckY - headLift - head.y) * part })),
    ];
  };
  const cues = points > 0 ? missing(points, 0) : [];
  let stands: number = times.first;
  for (const { at, ms, from, to, race } of stretches) {
    if (points <= from) break;
    const reached = Math.min(points, to);
    // Everybody's coins come equally fast, so whoever has fewer stops sooner; in the race all arrive together.
    const lasts = race ? ms : (ms * (reached - from)) / (to - from);
    cues.push(...missing(points - reached, at, lasts, race ? 'Quad.easeOut' : 'Linear'));
    stands = at + lasts;
  }
  const thud: Cue = { at: stands, sound: { name: 'thock', pan: panOf(x, c) } };
  return [...cues, thud, ...(whenGrown?.(stands, x) ?? [])];
}
