/** Figures about many games. */
import type { Played } from './play-games.ts';
import { quantile } from './statistics.ts';

export interface Figures {
  seconds: number;
  gamesPerSecond: number;
  actionsPerSecond: number;
  actionsPerGame: { min: number; mean: number; max: number };
  /** Turns of the games that came to their end; null where a game's turns have no mark. */
  turnsPerGame: Turns | null;
  /** Number of times that each reason for an end was given, most frequent first. */
  ends: Record<string, number>;
  /** Won games by seat; a shared victory counts in equal parts. */
  winsPerSeat: number[];
  /** Games won by captains that are no seats, in the same parts. */
  winsOfOthers: number;
  meanPoints: number[];
  meanWinnerPoints: number;
  /** Sentences about them go to stderr. */
  violations: number;
}

export interface Turns {
  min: number;
  p5: number;
  median: number;
  mean: number;
  p95: number;
  max: number;
}

export interface Summary extends Figures {
  game: string;
  seats: number;
  options: object;
  games: number;
  seed: string;
  bots: string[];
}

export function summary(played: readonly Played[], seats: number, seconds: number): Figures {
  const actions = played.map((one) => one.actions);
  const total = actions.reduce((sum, n) => sum + n, 0);
  const outcomes = played.flatMap((one) => one.outcome ?? []);
  const winsPerSeat = Array<number>(seats).fill(0);
  const pointSums = Array<number>(seats).fill(0);
  let winsOfOthers = 0;
  let winnerPoints = 0;
  for (const { winners, points, others = [] } of outcomes) {
    const foreign = others.filter((other) => other.wins);
    const share = 1 / (winners.length + foreign.length);
    for (const seat of winners) winsPerSeat[seat] += share;
    winsOfOthers += foreign.length * share;
    points.forEach((n, seat) => {
      pointSums[seat] += n;
    });
    winnerPoints += winners.length > 0 ? points[winners[0]] : foreign[0].points;
  }
  const finished = Math.max(1, outcomes.length);
  return {
    seconds: round(seconds, 3),
    gamesPerSecond: round(played.length / seconds, 1),
    actionsPerSecond: round(total / seconds, 1),
    actionsPerGame: {
      min: actions.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
      mean: round(total / played.length, 3),
      max: actions.reduce((a, b) => Math.max(a, b), 0),
    },
    turnsPerGame: turnsOf(played.flatMap((one) => (one.outcome && one.turns !== null ? [one.turns] : []))),
    ends: endsOf(played.flatMap((one) => one.ends)),
    winsPerSeat: winsPerSeat.map((n) => round(n, 3)),
    winsOfOthers: round(winsOfOthers, 3),
    meanPoints: pointSums.map((n) => round(n / finished, 3)),
    meanWinnerPoints: round(winnerPoints / finished, 3),
    violations: played.reduce((sum, one) => sum + one.violations.length, 0),
  };
}

function turnsOf(turns: readonly number[]): Turns | null {
  if (turns.length === 0) return null;
  const [min, p5, median, p95, max] = [0, 0.05, 0.5, 0.95, 1].map((share) => quantile(turns, share));
  return { min, p5, median, mean: round(turns.reduce((a, b) => a + b) / turns.length, 3), p95, max };
}

function endsOf(reasons: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

export function tellSummary(told: Summary, checked: boolean): string {
  const { actionsPerGame: a, turnsPerGame: t } = told;
  const ends = Object.entries(told.ends).map(([reason, n]) => `${reason} ${n}`);
  return [
    `${told.games} games of ${told.game}, ${told.seats} seats, seed ${told.seed}, bots ${told.bots.join(', ')}`,
    `options         ${JSON.stringify(told.options)}`,
    `time            ${told.seconds} s, ${told.gamesPerSecond} games/s, ${told.actionsPerSecond} actions/s`,
    `actions a game  ${a.min} to ${a.max}, mean ${a.mean}`,
    ...(t
      ? [`turns a game    ${t.min} to ${t.max}, mean ${t.mean}, median ${t.median}, 5 % ${t.p5}, 95 % ${t.p95}`]
      : []),
    ...(ends.length > 0 ? [`ends            ${ends.join(', ')}`] : []),
    `wins by seat    ${told.winsPerSeat.join(', ')}${told.winsOfOthers > 0 ? `; others ${told.winsOfOthers}` : ''}`,
    `mean points     ${told.meanPoints.join(', ')}; of the winner ${told.meanWinnerPoints}`,
    checked ? `violations      ${told.violations}` : `violations      not checked (${told.violations} games broke off)`,
  ].join('\n');
}

function round(n: number, digits: number): number {
  return Number(n.toFixed(digits));
}
