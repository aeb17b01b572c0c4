/** What a game's lessons say, by their ids and in the order in which they are learnt. Where they begin and what they want, the host knows. */
export interface StepWords {
  /** What is learnt here, in a few words: it is what Skip leaves out. */
  idea: string;
  /** What to do now. */
  line: string;
  /** What has happened, or why this is worth doing. */
  more: string;
  /** Answer to whoever does something else. */
  other: string;
}

export interface LessonWords {
  title: string;
  /** What it teaches. */
  about: string;
  steps: readonly StepWords[];
  /** What the learner knows when it is over. */
  end: string;
}

export type LessonTable = Readonly<Record<string, LessonWords>>;
