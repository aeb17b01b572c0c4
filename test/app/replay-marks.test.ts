import { expect, it } from 'vitest';
import { replayMarks } from '../../src/app/replays/replay-marks.ts';
import type { StagedGame } from '../../src/presentation/index.ts';

const weights: Record<string, number> = { great: 20, good: 10, small: 1 };
const game: Pick<StagedGame, 'pivot' | 'log'> = {
  pivot: ({ type }) => weights[type] ?? 0,
  log: () => [{ from: 1 }, { from: 4 }] as unknown as ReturnType<NonNullable<StagedGame['log']>>,
};

it('a replay marks where the game turned and where rounds begin, by steps', () => {
  const types = ['setup', 'dull', 'good', 'dull', 'dull', 'great', 'small'];
  const story = { start: {}, events: types.map((type) => ({ type })), ends: [1, 3, 5, 7] };
  expect(replayMarks(game, story, [])).toEqual({ turns: [1, 3], rounds: [1, 2] });
});

it('nine marks at most: those on which most hung; none where nobody says what they are', () => {
  const events = Array.from({ length: 30 }, (_, i) => ({ type: i % 2 ? 'great' : 'small' }));
  const story = { start: {}, events, ends: events.map((_, i) => i + 1) };
  const { turns } = replayMarks(game, story, []);
  expect(turns.length).toBe(9);
  expect(turns.every((step) => step % 2 === 1)).toBe(true);
  expect([...turns].sort((a, b) => a - b)).toEqual(turns);
  expect(replayMarks({}, story, [])).toEqual({ turns: [], rounds: [] });
});
