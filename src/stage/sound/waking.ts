import type { SoundBackend } from './deck.ts';

/** Howler's own idea of whether it may play. It is not typed, and it does not look at the context by itself. */
interface HowlerState {
  state?: string;
  _autoResume?(): unknown;
}

/**
 * Knowledge whether a sound asked for now would be heard now. A browser lets no page sound before somebody touched
 * it; Howler hears of taps and keys, but not of pads, so a cue that is dropped also asks again, at most once a
 * second.
 */
export class Waking {
  private asked = -1000;

  constructor(private readonly backend: Pick<SoundBackend, 'Howler' | 'now' | 'after'>) {}

  awake(): boolean {
    const { Howler } = this.backend;
    return Howler.ctx?.state === 'running' && (Howler as HowlerState).state === 'running';
  }

  /** Calls `then` whenever the context has woken up. */
  watch(then: () => void): void {
    const { Howler, after } = this.backend;
    Howler.ctx.addEventListener('statechange', () => {
      if (Howler.ctx.state !== 'running') return;
      (Howler as HowlerState)._autoResume?.();
      // Howler needs a moment for its own state; played into that moment, sounds are queued.
      after(50, then);
    });
  }

  ask(): void {
    const { Howler, now } = this.backend;
    if (now() - this.asked < 1000) return;
    this.asked = now();
    // Without a touch the answer never comes, and the questions pile up for as long as the demo runs.
    const touched = globalThis.navigator?.userActivation?.hasBeenActive ?? true;
    if (touched || Howler.ctx.state === 'running') (Howler as HowlerState)._autoResume?.();
  }
}
