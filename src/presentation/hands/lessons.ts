/**
 * Words of a game's lessons, by their ids and in the order in which they are learnt. The host knows where they begin
 * and what they want.
 */
export interface StepWords {
  /** Idea that is learnt here, in a few words: it is what Skip leaves out. */
  idea: string;
  /** Line that tells what to do now. */
  line: string;
  /** Line that tells what has happened, or why this is worth doing. */
  more: string;
  /** Answer to whoever does something else. */
  other: string;
}

export interface LessonWords {
  title: string;
  /** Subject of the lesson. */
  about: string;
  steps: readonly StepWords[];
  /** Knowledge that the learner has when it is over. */
  end: string;
}

export type LessonTable = Readonly<Record<string, LessonWords>>;
