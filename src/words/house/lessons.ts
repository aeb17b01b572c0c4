/** The house's words about lessons, English; what a lesson itself says is each game's own. */
import { catalogue } from '../catalogue.ts';

const english = {
  teachMe: 'Teach me',
  title: 'Learn {game}',
  /** Progress that somebody has made in a lesson. */
  fresh: 'New',
  atStep: 'Step {step} of {of}',
  done: 'Done',
  /** A lesson on the list, as it is said of it. */
  entry: '{title}. {about}. {state}',
  skip: 'Skip: {what}',
  wellDone: 'Well done!',
  next: 'Next: {title}',
  shortGame: 'Now a short game',
  once: 'Once more',
  all: 'All lessons',
  leave: 'Leave the lesson',
  leaveKept: 'You can pick it up here later',
} as const;

export const lessonWords = catalogue(english, { de: async () => (await import('./de/lessons.ts')).table });
