/**
 * Speeds at which the table tells its story. Express drops anticipation, camera and
 * particles.
 */
export const speeds = {
  calm: { factor: 1.4, waits: 900, spare: false },
  normal: { factor: 1, waits: 900, spare: false },
  brisk: { factor: 0.6, waits: 0, spare: false },
  express: { factor: 0.25, waits: 0, spare: true },
} as const;

export type Speed = keyof typeof speeds;

export const isSpeed = (text: string): text is Speed => Object.hasOwn(speeds, text);

/** Gives the milliseconds that a caption needs to be read; they do not shrink with the speed (docs/decisions.md, captions). */
export const readingTime = (letters: number): number => 900 + 45 * letters;
