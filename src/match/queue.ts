/** One thing after the other: what is asked later begins when everything asked before has come to its end. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }
}
