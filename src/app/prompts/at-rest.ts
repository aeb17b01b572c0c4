/** While nothing is asked: what lies there and can be touched all the same, who waits for time to pass, who counts seconds. */
import type { Screen } from '../../presentation/screens/sketch.ts';

export class AtRest {
  private draw: (() => Screen) | null = null;
  private everySecond: (() => void) | null = null;
  private waiting: { until: number; done: () => void } | null = null;

  /** Lays a screen there. `everySecond`: called every second, when the screen has been drawn anew. */
  begin(draw: () => Screen, everySecond: (() => void) | null): void {
    this.draw = draw;
    this.everySecond = everySecond;
  }

  /** Puts the screen away, because something is asked or nothing lies there any more. */
  end(): void {
    this.draw = null;
    this.everySecond = null;
  }

  /** Gives the screen that lies there now. */
  get screen(): Screen | undefined {
    return this.draw?.();
  }

  /** Resolves at this time of the front's clock, or when somebody presses anything. */
  until(time: number): Promise<void> {
    return new Promise((done) => {
      this.waiting = { until: time, done };
    });
  }

  pressed(): void {
    this.waiting?.done();
    this.waiting = null;
  }

  /** Moves the clock from one time to another; `redraw` draws what lies there. */
  tick(from: number, to: number, redraw: () => void): void {
    if (this.waiting && to >= this.waiting.until) this.pressed();
    if (!this.everySecond || Math.floor(from / 1000) === Math.floor(to / 1000)) return;
    redraw();
    this.everySecond();
  }
}
