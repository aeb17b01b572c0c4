import type { SoundBackend } from './deck.ts';

/** Times between two creaks of timber and rope, and between two gulls, in ms. */
const creaks = [6000, 15_000] as const;
const gulls = [35_000, 110_000] as const;

/**
 * Timber and rope, and now and then a gull: a ship at rest. When they come follows from a seed and from the time since
 * the sea began, from nothing else: not from the game, not from what anybody looks at or chooses. So they tell nothing.
 */
export class Ambience {
  private readonly clock: Pick<SoundBackend, 'after'>;
  private readonly play: (cue: 'creak' | 'gull', pan: number) => void;
  private on = false;
  private day = false;
  private voyage = 0;

  constructor(clock: Pick<SoundBackend, 'after'>, play: (cue: 'creak' | 'gull', pan: number) => void) {
    this.clock = clock;
    this.play = play;
  }

  /** Begins or ends the sounds around the ship, which last as long as the sea is heard. */
  want(on: boolean): void {
    if (on === this.on) return;
    this.on = on;
    this.voyage++;
    if (!on) return;
    this.again('creak', creaks, chance(1));
    this.again('gull', gulls, chance(2));
  }

  /** Takes the light of day, because gulls sleep at night. */
  light(day: boolean): void {
    this.day = day;
  }

  private again(cue: 'creak' | 'gull', [least, most]: readonly [number, number], next: () => number): void {
    const { voyage } = this;
    const wait = least + (most - least) * next();
    // Drawn whether it is heard or not: the next one comes when it would have come.
    const pan = Math.round((next() * 1.6 - 0.8) * 100) / 100;
    this.clock.after(wait, () => {
      if (voyage !== this.voyage) return;
      if (cue === 'creak' || this.day) this.play(cue, pan);
      this.again(cue, [least, most], next);
    });
  }
}

/** Makes a source of numbers from 0 to 1, the same every time. */
function chance(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
