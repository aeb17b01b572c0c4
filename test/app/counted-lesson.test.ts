import { expect, it } from 'vitest';
import { countLesson } from '../../src/app/counted-lesson.ts';
import { Tally } from '../../src/app/tally.ts';

it('a lesson is counted under its own name, its seconds by step', () => {
  const tally = new Tally(null, () => new Date(2030, 0, 31, 12));
  const fact = { game: 'korsar', lesson: 'home', step: 2, seconds: 7.4 };
  countLesson(tally, { ...fact, what: 'started' });
  countLesson(tally, { ...fact, what: 'step-done' });
  countLesson(tally, { ...fact, what: 'left' });
  expect(tally.lines().map(({ about, what, step, amount }) => [about, what, step, amount])).toEqual([
    ['korsar-home', 'leavings', 'step-2', 1],
    ['korsar-home', 'seconds', 'step-2', 7],
    ['korsar-home', 'starts', '', 1],
  ]);
});
