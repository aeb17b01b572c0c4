/**
 * The flash governor (docs/decisions.md, light): at most three pulses of light in any second, over the whole screen, each of
 * limited size. It is asked before every pulse and keeps the times of those it granted; a pulse it refuses is shown as a steady
 * soft glow. Times are those of the reel's clock, so that a stepped or paused table is governed like a running one.
 */
export const flashLimits = { pulses: 3, withinMs: 1000, area: 25_000 } as const;

/**
 * Milliseconds from the question to the latest height of a pulse, where it is seen; two pulses may come that much
 * closer together.
 */
const skew = 150;

export class FlashGovernor {
  /** Switch of the governor, off only where a test plants a burst to see that it would be found. */
  on = true;
  private granted: number[] = [];

  /** Tells whether light may brighten and darken again over so many square pixels (of 1920 x 1080) at this time. */
  ask(at: number, area: number): boolean {
    if (!this.on) return true;
    this.granted = this.granted.filter((time) => at - time < flashLimits.withinMs + skew);
    if (area > flashLimits.area || this.granted.length >= flashLimits.pulses) return false;
    this.granted.push(at);
    return true;
  }
}
