/** Marks on the line of a replay: where a game turned, and where its rounds begin. */
import type { Story } from '../../host/port.ts';
import type { StagedGame } from '../../presentation/index.ts';

/** Number of marks on the line; with more of them, they would hide each other. */
const most = 9;

export interface ReplayMarks {
  /** Steps on which the game turned, in order. */
  turns: readonly number[];
  /** Steps with which rounds begin. */
  rounds: readonly number[];
}

export function replayMarks(
  game: Pick<StagedGame, 'pivot' | 'log'>,
  story: Story,
  names: readonly string[],
): ReplayMarks {
  const { events, ends, start } = story;
  const stepOf = (event: number): number =>
    Math.max(
      0,
      ends.findIndex((end) => end > event),
    );
  const weights = ends.map((end, step) =>
    step === 0 || !game.pivot ? 0 : Math.max(0, ...events.slice(ends[step - 1], end).map(game.pivot)),
  );
  const heavy = weights.map((weight, step) => ({ weight, step })).filter(({ weight }) => weight > 0);
  const turns = heavy
    .sort((a, b) => b.weight - a.weight || a.step - b.step)
    .slice(0, most)
    .map(({ step }) => step)
    .sort((a, b) => a - b);
  const rounds = game.log ? game.log(events, names, start).map(({ from }) => stepOf(from)) : [];
  return { turns, rounds: [...new Set(rounds)].filter((step) => step > 0) };
}
