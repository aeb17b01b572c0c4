/**
 * Deeds on a gamepad that mean nothing to the table. Whoever does several on a pad that never points anywhere holds one whose shape
 * was guessed wrong.
 */
import type { PadState } from './pad-shape.ts';

/** Milliseconds within which such deeds belong together. */
const within = 10_000;
/** Distance of an axis from its rest at which somebody moves it, and at which they do no more. */
const far = { on: 0.5, off: 0.25 };

export class Unheard {
  private rests: readonly number[] = [];
  private held: ReadonlySet<string> = new Set();
  private latest = Number.NEGATIVE_INFINITY;

  /**
   * Takes what a pad says at this time in milliseconds. `isHeard`: tells whether this button or axis means something. True when
   * something was done again that does not, and has ended.
   */
  see(
    { axes, buttons }: PadState,
    isHeard: (kind: 'button' | 'axis', number: number) => boolean,
    now: number,
  ): boolean {
    if (this.rests.length !== axes.length) this.rests = [...axes];
    const held = new Set<string>();
    for (const [number, { pressed }] of buttons.entries())
      if (pressed && !isHeard('button', number)) held.add(`b${number}`);
    for (const [number, value] of axes.entries()) {
      const name = `a${number}`;
      const from = Math.abs(value - this.rests[number]);
      if (from >= (this.held.has(name) ? far.off : far.on) && !isHeard('axis', number)) held.add(name);
    }
    const ended = [...this.held].some((name) => !held.has(name));
    this.held = held;
    if (!ended) return false;
    const again = now - this.latest <= within;
    this.latest = now;
    return again;
  }
}
