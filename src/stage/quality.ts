/**
 * How much is drawn: High and Middle are for a graphics processor, Plain is for every machine. What this machine manages is
 * measured; whoever asks for a level in the address gets it, as far as its renderer can.
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
  private readonly fixed: boolean;
  private time = 0;
  private frames = 0;
  private slowness = 0;
  private chosen = false;

  /** `asked`: the level of the address; null where it is to be found out. `able`: the renderer has shaders. */
  constructor(asked: Quality | null, able: boolean) {
    this.fixed = asked !== null || !able;
    this.level = able && asked !== null ? asked : 'plain';
  }

  /** Takes the length of a frame. The level is chosen once, then it only falls: a picture never changes for the richer. */
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
    this.level = mean <= fast.high ? 'high' : mean <= fast.middle ? 'middle' : 'plain';
    this.chosen = true;
  }

  private watch(ms: number): void {
    this.slowness = Math.max(0, this.slowness + (ms > slow ? 1 : -1));
    if (this.slowness < patience || this.level === 'plain') return;
    this.level = this.level === 'high' ? 'middle' : 'plain';
    this.slowness = 0;
  }
}
