/** The clock of what comes on a table at rest: one at a time, never while something is told, and nowhere that asks for quiet. */
import type { DrawingContext } from '../art/drawing-context.ts';
import type { Stir } from '../stir.ts';
import { type LifeKind, lasts, nextLife, type Outlook, pauseBefore } from './sea-life-order.ts';

/** Quiet, in milliseconds, before anything begins. */
const quiet = 3000;
/** Time in which something goes when a story begins. */
const fades = 300;

/** Facts of a table that decide whether anything may come. */
type Table = Pick<DrawingContext, 'still' | 'contrast' | 'telling'>;

/** Clocks of every table, one for each place from which its water is seen. */
const clocks = new WeakMap<Table, Map<Outlook, LifeClock>>();

/** Gives the one clock of a table: whoever draws the table anew goes on with it, so that both drawings are the same. */
export function lifeClock(table: Table, from: Outlook): LifeClock {
  const all = clocks.get(table) ?? new Map<Outlook, LifeClock>();
  clocks.set(table, all);
  const clock = all.get(from) ?? new LifeClock(from);
  all.set(from, clock);
  return clock;
}

export class LifeClock implements Stir {
  kind: LifeKind | null = null;
  /** Milliseconds since it began. */
  at = 0;
  /** Part of it that is there, from 0 to 1. */
  strength = 0;
  /** Place of it, as parts of the water's width and height. */
  across = 0;
  down = 0;
  /** Number of those that are over. */
  count = 0;
  private readonly from: Outlook;
  private began = 0;
  private toldAt = 0;
  /** Moment from which on something may begin. */
  private due = -1;
  private before = 0;

  constructor(from: Outlook) {
    this.from = from;
  }

  tick(time: number, { still, contrast, telling }: Table): void {
    if (still || contrast) {
      this.end(time);
      return;
    }
    const delta = Math.min(100, Math.max(0, time - this.before));
    this.before = time;
    if (telling) this.toldAt = time;
    if (this.due < 0) this.due = time + pauseBefore(this.count);
    if (this.kind === null) {
      if (time < this.due || time - this.toldAt < quiet) return;
      this.begin(time);
    }
    this.at = time - this.began;
    this.strength = Math.min(1, Math.max(0, this.strength + (telling ? -delta : delta) / fades));
    if (this.strength === 0 || (this.kind !== null && this.at >= lasts[this.kind])) this.end(time);
  }

  private begin(time: number): void {
    Object.assign(this, nextLife(this.count, this.from));
    this.began = time;
    this.strength = 1;
  }

  private end(time: number): void {
    if (this.kind !== null) this.count++;
    this.kind = null;
    this.due = time + pauseBefore(this.count);
  }
}
