/** Counts how lessons go: begun, ended, left, and how often each step was done or left out, with the seconds of both. */
import type { LessonFact } from '../lessons/lessons.ts';
import type { CountedDeed, Tally } from './tally.ts';

const deeds: Readonly<Record<LessonFact['what'], CountedDeed>> = {
  started: 'starts',
  finished: 'finishes',
  left: 'leavings',
  'step-done': 'steps',
  'step-skipped': 'skips',
};

/** Counts one fact under the name of its game and lesson; steps and leavings belong to their step. */
export function countLesson(tally: Tally | undefined, { game, lesson, what, step: at, seconds }: LessonFact): void {
  const deed = deeds[what];
  const about = `${game}-${lesson}`;
  const step = `step-${at}`;
  tally?.note({ about, what: deed, ...(deed !== 'starts' && deed !== 'finishes' && { step }) });
  if (deed === 'steps') tally?.note({ about, what: 'seconds', step, amount: seconds });
  if (deed === 'skips') tally?.note({ about, what: 'skip-seconds', step, amount: seconds });
}
