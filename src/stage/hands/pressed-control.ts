/** The button or the axis that people press on a gamepad of which nobody knows anything: it is moved from where it was. */
import type { Control } from './learnt-pad.ts';
import type { PadState } from './pad-shape.ts';

/** Milliseconds for which a pad is looked at before anything counts, and number of times that it may move meanwhile. */
const look = { ms: 400, again: 5 };
/** Wandering of an axis in that time from which nobody knows where it rests. */
const restless = 0.2;
/** Distance from its rest at which an axis is pressed, and at which it is let go. */
const far = { on: 0.4, off: 0.3 };
/** Milliseconds for which an axis has to stay where it is, unless it is let go before, and how much it may move. */
const stays = { ms: 100, by: 0.05 };
/** Milliseconds after which it rests there: browsers tell of a trigger that it is in its middle until it was pulled once. */
const restsAfter = 1500;

interface Span {
  low: number;
  high: number;
}

export class PressedControl {
  private since: number | null = null;
  private looks = 0;
  private spans: Span[] = [];
  /** Middle of each axis at rest; null where it does not rest. */
  private rests: (number | null)[] | null = null;
  /** Buttons that are down, stuck ones too. */
  private down = new Set<number>();
  /** The axis that is moved; `told` when that was said. */
  private moved: { axis: number; to: number; since: number; told: boolean } | null = null;

  /** Gives what is pressed at this time in milliseconds, once for each press; null for nothing new. */
  see({ axes, buttons }: PadState, now: number): Control | null {
    const before = this.down;
    this.down = new Set([...buttons.keys()].filter((number) => isDown(buttons[number])));
    if (!this.rests) {
      this.rests = this.lookOn(axes, now);
      return null;
    }
    const button = [...this.down].find((number) => !before.has(number));
    if (button !== undefined) return { button };
    return this.axisOf(axes, this.rests, now);
  }

  private lookOn(axes: readonly number[], now: number): (number | null)[] | null {
    this.since ??= now;
    this.spans = axes.map((value, axis) => {
      const { low, high } = this.spans[axis] ?? { low: value, high: value };
      return { low: Math.min(low, value), high: Math.max(high, value) };
    });
    if (now - this.since < look.ms) return null;
    const rests = this.spans.map(({ low, high }) => (high - low > restless ? null : (low + high) / 2));
    // Somebody may still have a hand on it.
    if (rests.includes(null) && ++this.looks < look.again) {
      this.since = null;
      this.spans = [];
      return null;
    }
    return rests;
  }

  private axisOf(axes: readonly number[], rests: (number | null)[], now: number): Control | null {
    const from = (axis: number) => Math.abs(axes[axis] - (rests[axis] ?? axes[axis]));
    const { moved } = this;
    if (!moved) {
      const axis = [...axes.keys()].reduce((most, each) => (from(each) > from(most) ? each : most), 0);
      if (axes.length > 0 && from(axis) >= far.on) this.moved = { axis, to: axes[axis], since: now, told: false };
      return null;
    }
    const { axis } = moved;
    const isLetGo = from(axis) < far.off;
    if (now - moved.since > restsAfter) rests[axis] = axes[axis];
    if (isLetGo || now - moved.since > restsAfter) this.moved = null;
    else if (Math.abs(axes[axis] - moved.to) > stays.by) Object.assign(moved, { to: axes[axis], since: now });
    if (moved.told || (!isLetGo && now - moved.since < stays.ms)) return null;
    moved.told = true;
    return { axis, rest: rests[axis] as number, to: moved.to };
  }
}

/** Tells whether a button is down: browsers call one pressed that is hardly pulled. */
const isDown = ({ pressed, value = 0 }: PadState['buttons'][number]): boolean =>
  value > 0 && value < 1 ? value >= 0.5 : pressed;
