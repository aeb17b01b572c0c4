import type { SoundBackend } from './deck.ts';

/** Howler's own idea of whether it may play. It is not typed, and it does not look at the context by itself. */
interface HowlerState {
  state?: string;
  _autoResume?(): unknown;
}

/** Milliseconds between two tries to wake a context that the browser has put to sleep. */
const again = 5000;

/**
 * Knowledge whether a sound asked for now would be heard now. A browser lets no page sound before somebody touched
 * it; Howler hears of taps and keys, but not of pads, so a cue that is dropped also asks again, at most once a
 * second.
 */
export class Waking {
  private readonly backend: Pick<SoundBackend, 'Howler' | 'now' | 'after'>;
  private asked = -1000;
  private trying = false;

  constructor(backend: Pick<SoundBackend, 'Howler' | 'now' | 'after'>) {
    this.backend = backend;
  }

  awake(): boolean {
    const { Howler } = this.backend;
    return Howler.ctx?.state === 'running' && (Howler as HowlerState).state === 'running';
  }

  /**
   * Calls `then` whenever the context has woken up. One that falls asleep, because its device has gone, is woken again: by and
   * by, when devices change, and whenever somebody presses something. `closed` runs once, for one that is closed for good.
   */
  watch(then: () => void, closed: () => void): void {
    const { Howler, after } = this.backend;
    const { ctx } = Howler;
    const watching = new AbortController();
    const { signal } = watching;
    const ask = () => {
      if (ctx.state !== 'closed') this.ask();
      else if (!signal.aborted) {
        watching.abort();
        closed();
      }
    };
    ctx.addEventListener('statechange', () => {
      if (ctx.state === 'closed') return ask();
      if (ctx.state !== 'running') {
        this.keepTrying();
        return;
      }
      (Howler as HowlerState)._autoResume?.();
      // Howler needs a moment for its own state; played into that moment, sounds are queued.
      after(50, then);
    });
    for (const press of ['pointerdown', 'touchend', 'keydown'])
      globalThis.addEventListener?.(press, ask, { capture: true, passive: true, signal });
    globalThis.navigator?.mediaDevices?.addEventListener?.('devicechange', ask, { signal });
  }

  ask(): void {
    const { Howler, now } = this.backend;
    if (this.awake() || Howler.ctx.state === 'closed' || now() - this.asked < 1000) return;
    this.asked = now();
    // Without a touch the answer never comes, and the questions pile up for as long as the demo runs.
    const touched = globalThis.navigator?.userActivation?.hasBeenActive ?? true;
    if (touched || Howler.ctx.state === 'running') this.wake();
  }

  private keepTrying(): void {
    if (this.trying) return;
    this.trying = true;
    this.ask();
    this.backend.after(again, () => {
      this.trying = false;
      const { state } = this.backend.Howler.ctx;
      if (state !== 'running' && state !== 'closed') this.keepTrying();
    });
  }

  /** Asks the context itself: Howler looks at a state of its own, which stays as it was when the browser suspends. */
  private wake(): void {
    const { Howler } = this.backend;
    if (Howler.ctx.state !== 'running') void Howler.ctx.resume?.().catch(() => {});
    (Howler as HowlerState)._autoResume?.();
  }
}
