/**
 * Long work in slices of a few milliseconds: whoever asked for it may stop it, or let others go first, between two of
 * them.
 */

/** Work that yields after each slice and returns its result. */
export type Sliced<T> = Generator<void, T>;

/** Question between two slices: null when the work goes on at once, else a promise to wait for. */
export type Breath = () => Promise<void> | null;

/** Works to the end without a pause. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

/**
 * Works to the end and lets others go first as often as `breath` says, before the first slice too. `goesOn` is asked
 * after each pause and may throw to give the work up.
 */
export async function withBreaths<T>(work: Sliced<T>, breath: Breath, goesOn: () => void = () => {}): Promise<T> {
  for (;;) {
    const pause = breath();
    if (pause) {
      await pause;
      goesOn();
    }
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}
