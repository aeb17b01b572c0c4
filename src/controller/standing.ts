/**
 * The time for which words stand. The table does not wait for words, words wait for words: a beat begins at once, and says
 * what it has to say when the words before it could be read. Only where that would be too late does the table wait.
 */
import type { Beat, Caption } from './beat.ts';
import type { Rank } from './pacing.ts';
import { readingTime } from './speed.ts';

/** Milliseconds for which words stand before others take their place, where their reading does not take less. */
const least: Readonly<Record<Rank, number>> = {
  books: 600,
  plain: 1200,
  peak: 1800,
  fight: 1800,
  fixed: 1200,
  ceremony: 1800,
};

/** Part of a beat that is over, at the latest, when its words come. */
const latest = 0.5;

/** Plan for the words of a beat. */
export interface WordsPlan {
  /** Milliseconds for which the table waits before the beat begins. */
  hold: number;
  /** Milliseconds after its beginning at which the words come; null for words that are not said at all. */
  after: number | null;
}

export class WordsOnShow {
  private words: { due: number; stood: number } | null = null;

  /** Gives way to new words. */
  say(caption: Caption, rank: Rank): void {
    const letters = caption.reduce((n, span) => n + span.text.length, 0);
    this.words = { due: Math.min(readingTime(letters), least[rank]), stood: 0 };
  }

  /** Lets time pass. */
  stand(ms: number): void {
    if (this.words) this.words.stood += ms;
  }

  /**
   * Finds when a beat may speak that takes `length` milliseconds, the table waiting for `waits` at most. Bookkeeping
   * makes nobody wait: its words are left unsaid where those before them need all its time.
   */
  turnOf(beat: Beat, rank: Rank, length: number, waits: number): WordsPlan {
    const missing = this.words ? Math.min(this.words.due - this.words.stood, waits) : 0;
    if (!beat.caption || missing <= 0 || waits === 0) return { hold: 0, after: 0 };
    if (rank === 'books') return { hold: 0, after: missing < length ? missing : null };
    const after = Math.min(missing, length * latest);
    return { hold: missing - after, after };
  }
}

/** Lets a beat say its words so many milliseconds at Normal after its beginning; null leaves them unsaid. */
export function speakingAt(beat: Beat, after: number | null): Beat {
  const { caption, cues, ...rest } = beat;
  if (!caption || after === 0) return beat;
  const next = Math.min(...cues.flatMap((cue) => (cue.say ? [cue.at] : [])));
  // What is said on the way has come before them.
  if (after === null || next <= after) return { ...rest, cues };
  return { ...rest, cues: [...cues, { at: after, say: caption }] };
}
