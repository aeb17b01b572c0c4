/** A trigger that is held counts again and again, a shoulder once. */
import type { Pull } from '../../stage/hands/pad-reader.ts';

/** Milliseconds until a held trigger counts again. */
const every = { first: 400, again: 160 };

export class TriggerRepeat {
  private held: { pull: Pull; left: number } | null = null;
  private readonly onPull: (pull: Pull, again: boolean) => void;

  /** Takes `onPull`, which hears `again` where the trigger has been held since the last time. */
  constructor(onPull: (pull: Pull, again: boolean) => void) {
    this.onPull = onPull;
  }

  /** Takes the pull of a trigger; null when it was let go. */
  take(pull: Pull | null): void {
    this.held = pull && !pull.far ? { pull, left: every.first } : null;
    if (pull) this.onPull(pull, false);
  }

  /** Lets so many milliseconds pass. */
  tick(passed: number): void {
    if (!this.held) return;
    this.held.left -= passed;
    if (this.held.left > 0) return;
    this.held.left = every.again;
    this.onPull(this.held.pull, true);
  }
}
