/** A game's samples for the gallery, as data; they come when somebody opens the gallery. */
import type { EffectCue } from '../controller/beat.ts';
import type { SoundName } from '../controller/drawn.ts';

/** Sights that go with sounds, each in a sentence. */
export type SeenWithSound = Readonly<Partial<Record<SoundName, string>>>;

/** An event, and what was known before and after it. */
export interface Scene {
  event: { type: string };
  before: object;
  after: object;
}

/** An event of any kind, and the table before it. */
export interface SampleEvent {
  before: object;
  event: { type: string; [fact: string]: unknown };
}

/** A game that computer captains play for the gallery. */
export interface SampleGame {
  seats: number;
  options: Readonly<Record<string, unknown>>;
  bots: string[];
  /** Seed of a game in which something rare happens. */
  seed?: string;
}

export interface GameSamples {
  /** Games in which, together, everything happens. */
  games: readonly SampleGame[];
  /** Names a beat on its button; without it the game's title and the event's type stand there. */
  nameOf?: (event: { type: string }) => string;
  /**
   * Events that no short game comes to, and those that only one seat is sent, made of scenes that a game came to: the same
   * table with another event, or with what that seat knew.
   */
  arranged?: readonly ((seen: readonly Scene[]) => SampleEvent[])[];
  /** Properties of pieces that none of the games shows: of boards, hands, many captains or large maps. */
  pieces?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Pieces that fill the window and stay where they are. */
  whole?: readonly string[];
  /** Pieces whose origin is their upper left corner. */
  cornered?: readonly string[];
  /** Sights that go with the game's own cues: with the sound off nobody misses anything. */
  seenWithSound?: SeenWithSound;
  /** Facts that effects need besides those that suit every effect. */
  effects?: Readonly<Record<string, Partial<EffectCue>>>;
}
