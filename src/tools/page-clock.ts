/** Runs in the page before anything else there: time stands still until it is moved, and chance has a seed. */

/** Moment at which the page's time begins: 2024-01-01 12:00 UTC. */
export const epoch = 1_704_110_400_000;

/** Puts a clock and dice of ours into the page. It is handed over as text, so it may use nothing but its parameter. */
export function installClock({ epoch, seed }: { epoch: number; seed: number }): void {
  let now = 0;
  const RealDate = Date;
  class VirtualDate extends RealDate {
    constructor(...args: unknown[]) {
      if (args.length === 0) super(epoch + now);
      else super(...(args as [number]));
    }
    static override now() {
      return epoch + now;
    }
  }
  // Called without `new`, Date gives the time as text; a class cannot be called.
  const callable = new Proxy(VirtualDate, { apply: () => new VirtualDate().toString() });
  VirtualDate.prototype.constructor = callable;
  Object.defineProperty(globalThis, 'Date', { value: callable, writable: true, configurable: true });
  Object.defineProperty(performance, 'now', { value: () => now, configurable: true });

  // mulberry32: the rules have their own dice; this is for smoke and gulls.
  let state = seed | 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };

  const page = globalThis as unknown as Window;
  page.__manualClock = true;
  page.__setClock = (ms) => {
    now = Math.max(now, ms);
  };
}
