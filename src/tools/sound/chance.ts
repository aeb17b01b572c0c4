import { type Mono, silence } from './signal.ts';

/** Chance for sounds: seeded, so that every run paints the same samples. */
export interface Chance {
  between(low: number, high: number): number;
  /** Makes white noise from -1 to 1. */
  hiss(ms: number): Mono;
}

export function chance(text: string): Chance {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    hiss: (ms) => silence(ms).map(() => 2 * next() - 1),
  };
}
