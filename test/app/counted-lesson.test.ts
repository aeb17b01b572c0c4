import { expect, it } from 'vitest';
import { countLesson } from '../../src/app/unattended/counted-lesson.ts';
import { Tally } from '../../src/app/unattended/tally.ts';

it('a lesson is counted under its own name: its steps that were done and those that were left out, each with their seconds', () => {
  const tally = new Tally(null, () => new Date(2030, 0, 31, 12));
  const fact = { game: 'korsar', lesson: 'home', step: 2 };
  countLesson(tally, { ...fact, what: 'started', seconds: 0 });
  countLesson(tally, { ...fact, what: 'step-done', seconds: 7.4 });
  countLesson(tally, { ...fact, what: 'step-done', seconds: 9 });
  countLesson(tally, { ...fact, what: 'step-skipped', seconds: 30 });
  countLesson(tally, { ...fact, what: 'left', seconds: 60 });
  countLesson(tally, { ...fact, what: 'started', seconds: 0 });
  countLesson(tally, { ...fact, step: 4, what: 'finished', seconds: 80 });
  expect(tally.lines().map(({ about, what, step, amount }) => [about, what, step, amount])).toEqual([
    ['korsar-home', 'finishes', '', 1],
    ['korsar-home', 'leavings', 'step-2', 1],
    ['korsar-home', 'seconds', 'step-2', 16],
    ['korsar-home', 'skip-seconds', 'step-2', 30],
    ['korsar-home', 'skips', 'step-2', 1],
    ['korsar-home', 'starts', '', 2],
    ['korsar-home', 'steps', 'step-2', 2],
  ]);
});
