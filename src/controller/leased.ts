/** Callbacks that change hands: who is called, and who is called again when that one has gone. */

// biome-ignore lint/suspicious/noExplicitAny: any function can be leased; its parameters are checked where it is called.
type Anyhow = (...args: any[]) => unknown;

export class Leased<F extends Anyhow> {
  private readonly usual: F;
  private readonly holders: { heard: F }[] = [];

  /** `usual` is called while nobody holds it. */
  constructor(usual: F) {
    this.usual = usual;
  }

  /** Gives the function that is called now: the one that came last and has not gone. */
  get call(): F {
    return this.holders.at(-1)?.heard ?? this.usual;
  }

  /** Number of those who hold it. */
  get held(): number {
    return this.holders.length;
  }

  /** Takes it over until the end that is given back; ending twice does nothing. */
  take(heard: F): () => void {
    const lease = { heard };
    this.holders.push(lease);
    return () => {
      const at = this.holders.indexOf(lease);
      if (at >= 0) this.holders.splice(at, 1);
    };
  }
}
