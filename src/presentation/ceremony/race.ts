/**
 * The race of a ceremony: when its stacks grow and rest, and which two race at the end, worked out from their heights alone.
 */

/** Milliseconds. */
export const times = { first: 900, pull: 700, hold: 350, race: 1200, silence: 500 } as const;
/** Shares of the way to the race at which a pull ends. */
const pulls = [0.4, 0.75, 1] as const;
/** Share of the second stack at which the race begins, where there are only two. */
const twoRace = 0.6;

/** A stretch of time in which every stack that has coins left grows from one height to another. */
export interface RaceStretch {
  at: number;
  ms: number;
  /** Height at the beginning of the stretch, in coins. */
  from: number;
  to: number;
  /** Stacks end at the same time however high they are, and slow down. */
  race: boolean;
}

/** Gives the stretches for stacks of so many coins, and when all stand. */
export function stretchesOf(points: readonly number[]): { stretches: RaceStretch[]; end: number } {
  const [most = 0, second, third = (second ?? 0) * twoRace] = [...points].sort((a, b) => b - a);
  const line = second === undefined ? most : third;
  const stretches: RaceStretch[] = [];
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

/** Gives how long a stack of so many coins grows in a stretch: all alike but in the race, where both arrive together. */
export const growsFor = ({ ms, from, to, race }: RaceStretch, points: number): number =>
  race ? ms : (ms * (Math.min(points, to) - from)) / (to - from);

/** Gives the moment at which a stack of so many coins has reached a height, in coins. */
export function reachedAt(stretches: readonly RaceStretch[], points: number, coins: number): number {
  for (const stretch of stretches) {
    const to = Math.min(points, stretch.to);
    if (coins > to) continue;
    const share = Math.max(0, (coins - stretch.from) / Math.max(1, to - stretch.from));
    // The race slows down towards its end.
    const run = stretch.race ? 1 - Math.sqrt(1 - share) : share;
    return stretch.at + growsFor(stretch, points) * run;
  }
  return times.first;
}

/** Finds the two, by their places in the line, who race to the end; null when nobody or one alone is left. */
export function rivalsOf(points: readonly number[]): [number, number] | null {
  const race = stretchesOf(points).stretches.find((stretch) => stretch.race);
  const running = points.flatMap((each, place) => (race && each > race.from ? [place] : []));
  return running.length === 2 ? [running[0], running[1]] : null;
}
