/** A failure whose message says everything a person needs: run.mjs prints it without a stack and exits with 1. */
export class Stop extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Stop';
  }
}
