/** The sky of every ceremony: night clears to dawn (10.8). */
import type { Cue } from '../../controller/beat.ts';

/** What no table needs before its end; a sky that did not come stays that of dusk. */
export const dawnPictures: readonly string[] = ['sky-dawn', 'sky-night', 'moon'];

const clears = 900;

/** From `at` on: the table is gone, it is night over sea and deck, and the sky clears. */
export const dawn = (deck: string, at = 0): Cue[] =>
  ['backdrop', deck].map((piece) => ({
    at,
    tween: { piece, from: { night: 1 }, to: { night: 0 }, ms: clears, ease: 'Sine.easeInOut' },
  }));
