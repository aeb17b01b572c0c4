/**
 * The quality of the picture: High and Middle are for a graphics processor, Plain is for every machine. What this machine
 * manages is measured; whoever asks for a level, on the board of settings or in the address, gets it, as far as its
 * renderer can.
 */

export const qualities = ['high', 'middle', 'plain'] as const;
export type Quality = (typeof qualities)[number];

/** Milliseconds at the beginning in which frames are measured, before anything is added to them. */
const measured = 3000;
/** The longest mean frame with which a level is begun. */
const fast = { high: 17.5, middle: 24 };
/** A frame is slow from here on; a screen that draws fifty times a second is not. */
const slow = 21.5;
/** Number of slow frames, more than quick ones, after which the level falls. */
const patience = 90;
/** Longer than this is a window that was hidden, and no load. */
const hidden = 250;

export class QualityWatch {
  /** Level that is drawn now. */
  level: Quality;
  private readonly able: boolean;
  private fixed = false;
  /** Level that measuring has led to; it comes back when nobody asks for another. */
  private found: Quality = 'plain';
  private time = 0;
  private frames = 0;
  private slowness = 0;
  private chosen = false;

  /** `asked`: the level of the address; null where it is to be found out. `able`: the renderer has shaders. */
  constructor(asked: Quality | null, able: boolean) {
    this.able = able;
    this.level = 'plain';
    this.ask(asked);
  }

  /**
   * Draws at another level from now on, as far as the renderer can. Null goes back to what was measured; it is measured
   * from now on where it never was.
   */
  ask(asked: Quality | null): void {
    this.fixed = asked !== null || !this.able;
    this.level = this.able ? (asked ?? this.found) : 'plain';
    this.slowness = 0;
  }

  /** Takes the length of a frame. The level is chosen once, then it only falls: by itself no picture becomes richer. */
  frame(ms: number): void {
    if (this.fixed || ms <= 0 || ms > hidden) return;
    if (!this.chosen) this.measure(ms);
    else this.watch(ms);
  }

  private measure(ms: number): void {
    this.time += ms;
    this.frames++;
    if (this.time < measured) return;
    const mean = this.time / this.frames;
    this.found = mean <= fast.high ? 'high' : mean <= fast.middle ? 'middle' : 'plain';
    this.level = this.found;
    this.chosen = true;
  }

  private watch(ms: number): void {
    this.slowness = Math.max(0, this.slowness + (ms > slow ? 1 : -1));
    if (this.slowness < patience || this.found === 'plain') return;
    this.found = this.found === 'high' ? 'middle' : 'plain';
    this.level = this.found;
    this.slowness = 0;
  }
}
