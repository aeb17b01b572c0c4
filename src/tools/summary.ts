/** Figures about many games. */
import type { Played } from './play-games.ts';

export interface Figures {
  seconds: number;
  gamesPerSecond: number;
  actionsPerSecond: number;
  actionsPerGame: { min: number; mean: number; max: number };
  /** Won games by seat; a shared victory counts in equal parts. */
  winsPerSeat: number[];
  /** Games won by captains that are no seats, in the same parts. */
  winsOfOthers: number;
  meanPoints: number[];
  meanWinnerPoints: number;
  /** Sentences about them go to stderr. */
  violations: number;
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
    winsPerSeat: winsPerSeat.map((n) => round(n, 3)),
    winsOfOthers: round(winsOfOthers, 3),
    meanPoints: pointSums.map((n) => round(n / finished, 3)),
    meanWinnerPoints: round(winnerPoints / finished, 3),
    violations: played.reduce((sum, one) => sum + one.violations.length, 0),
  };
}

export function tellSummary(told: Summary, checked: boolean): string {
  const { actionsPerGame: a } = told;
  return [
    `${told.games} games of ${told.game}, ${told.seats} seats, seed ${told.seed}, bots ${told.bots.join(', ')}`,
    `options         ${JSON.stringify(told.options)}`,
    `time            ${told.seconds} s, ${told.gamesPerSecond} games/s, ${told.actionsPerSecond} actions/s`,
    `actions a game  ${a.min} to ${a.max}, mean ${a.mean}`,
    `wins by seat    ${told.winsPerSeat.join(', ')}${told.winsOfOthers > 0 ? `; others ${told.winsOfOthers}` : ''}`,
    `mean points     ${told.meanPoints.join(', ')}; of the winner ${told.meanWinnerPoints}`,
    checked ? `violations      ${told.violations}` : `violations      not checked (${told.violations} games broke off)`,
  ].join('\n');
}

function round(n: number, digits: number): number {
  return Number(n.toFixed(digits));
}
