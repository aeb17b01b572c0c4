/**
 * A lesson: a fixed deal, and the line that is played from there, step by step. The rules know nothing of it; the same match
 * plays it. It names hidden cards, so only the host may load it, and the page knows a lesson by its id.
 */
import type { Move } from '../match/types.ts';
import type { Kind, Seat } from '../rules/game.ts';

/** One idea: an action of the learner, what the others answer, and whatever the learner does about the same idea. */
export interface LessonStep<K extends Kind = Kind> {
  moves: readonly { seat: Seat; action: K['action'] }[];
  /** Tells whether another action of the learner does as well as the one of the line. Absent where only that one counts. */
  also?: (action: K['action'], view: K['view']) => boolean;
}

export interface Lesson<K extends Kind = Kind> {
  /** Captains at the table, the learner and computers. */
  seats: number;
  learner: Seat;
  options?: Partial<K['options']>;
  deal?: Partial<K['deal']>;
  /** Seed of all chance that the deal leaves open, as any text: a lesson goes the same way every time. */
  seed: string;
  /** Actions that lead to the position of the first step. */
  before?: readonly { seat: Seat; action: K['action'] }[];
  steps: readonly LessonStep<K>[];
}

/** Lessons of a game by their ids. The page shows them in the order of its words. */
export type GameLessons<K extends Kind = Kind> = Readonly<Record<string, Lesson<K>>>;

/** Lists all actions up to the beginning of a step. */
export const movesBefore = ({ before = [], steps }: Lesson, step: number): Move[] => [
  ...before,
  ...steps.slice(0, step).flatMap(({ moves }) => moves),
];
