/**
 * The wishes of a table for its sound, and what they need of the browser: types alone, which every part of the room shares.
 */
import type { Howl, Howler } from 'howler';

export interface PlayOptions {
  /** Place from left to right: -1 to 1. */
  pan?: number;
  /** Pitch; left out, cues with several takes vary by themselves. */
  rate?: number;
  /** Loudness from 0 to 1, on top of the cue's own level. */
  volume?: number;
}

export interface Levels {
  sea: number;
  music: number;
  cues: number;
}

export interface SoundDeck {
  play(cue: string, options?: PlayOptions): void;
  /** Begins or ends the sea, and what a ship at rest is heard doing. */
  bed(on: boolean): void;
  /** Begins to load a game's own cues. */
  prepare(game: string): void;
  /**
   * Plays music: a game's name, `title` (the first shanty with the whistle over it) or nothing; `tension` adds the drum
   * in step. A game's own cues come with its music.
   */
  music(track: string | null, tension: boolean): void;
  levels(levels: Levels): void;
  mute(on: boolean): void;
  /**
   * Lets the table wait behind an overlay: its cues stop where they are, sea and music step back, the overlay's own
   * cues play.
   */
  pause(): void;
  resume(): void;
  /** Stops all cues at once, because a beat was skipped. */
  stopCues(): void;
}

/** Parts of Howler and of time that the deck needs; tests put a fake in their place. */
export interface SoundBackend {
  Howl: new (
    options: ConstructorParameters<typeof Howl>[0],
  ) => Pick<Howl, 'play' | 'stop' | 'pause' | 'fade' | 'volume' | 'rate' | 'stereo' | 'seek' | 'state' | 'playing'>;
  Howler: Pick<typeof Howler, 'mute' | 'ctx' | 'masterGain' | 'usingWebAudio' | 'noAudio' | 'autoSuspend'>;
  now(): number;
  after(ms: number, then: () => void): void;
}
