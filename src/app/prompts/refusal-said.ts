/** The reason why something cannot be done, or what people should know, in words for as long as it takes to read them. */

/** Milliseconds for which it stays: the least, and more for every letter. */
const time = { least: 1600, letter: 45 };

export class RefusalSaid {
  private said: { sentence: string; left: number; news: boolean } | null = null;

  get sentence(): string | undefined {
    return this.said?.sentence;
  }

  /** Tells whether it is news rather than a refusal. */
  get isNews(): boolean {
    return this.said?.news === true;
  }

  say(sentence: string, news = false): void {
    this.said = { sentence, news, left: time.least + time.letter * sentence.length };
  }

  clear(): void {
    this.said = null;
  }

  /** Lets so many milliseconds pass. True when the sentence goes now. */
  tick(passed: number): boolean {
    if (!this.said) return false;
    this.said.left -= passed;
    if (this.said.left > 0) return false;
    this.said = null;
    return true;
  }
}
