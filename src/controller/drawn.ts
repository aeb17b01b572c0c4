/**
 * Names of everything that can be drawn or heard. The house and every game add those of their own registries, in the files of
 * the registries, so that the compiler refuses a name that nobody draws or plays; no list names them twice.
 */

/** Kinds of pieces: one key for each. */
// biome-ignore lint/suspicious/noEmptyInterface: every registry of pieces adds to it
export interface Pieces {}

/** Effects: one key for each. */
// biome-ignore lint/suspicious/noEmptyInterface: every registry of effects adds to it
export interface Effects {}

/** Sounds that cues name: one key for each. */
// biome-ignore lint/suspicious/noEmptyInterface: the list of sounds adds to it
export interface Sounds {}

export type PieceKind = keyof Pieces;
export type EffectName = keyof Effects;
export type SoundName = keyof Sounds;
