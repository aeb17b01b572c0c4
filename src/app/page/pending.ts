/** Work that the page waits for and that no clock of ours drives: answers of the host, pictures being read. */
export class Pending {
  private readonly open = new Set<Promise<unknown>>();

  get count(): number {
    return this.open.size;
  }

  add<T>(promise: Promise<T>): Promise<T> {
    this.open.add(promise);
    const done = () => this.open.delete(promise);
    promise.then(done, done);
    return promise;
  }

  /** Waits until everything that is open now has come, whatever it was. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.open]);
  }
}
