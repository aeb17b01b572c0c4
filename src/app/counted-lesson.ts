/** Counts how lessons go: begun, ended, left, and the seconds of each step. */
import type { LessonFact } from './lessons.ts';
import type { Deed, Tally } from './tally.ts';

const deeds: Readonly<Record<LessonFact['what'], Deed>> = {
  started: 'starts',
  finished: 'finishes',
  left: 'leavings',
  'step-done': 'seconds',
  'step-skipped': 'seconds',
};

/** Counts one fact under the name of its game and lesson; seconds and leavings belong to their step. */
export function countLesson(tally: Tally | undefined, { game, lesson, what, step, seconds }: LessonFact): void {
  const deed = deeds[what];
  const about = `${game}-${lesson}`;
  if (deed === 'seconds') tally?.note({ about, what: deed, step: `step-${step}`, amount: seconds });
  else tally?.note({ about, what: deed, ...(deed === 'leavings' && { step: `step-${step}` }) });
}
