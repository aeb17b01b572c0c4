/** The sky of every ceremony: half of the night clears for the count, all of it with the crown (10.8). */
import type { Cue } from '../../controller/beat.ts';

/** Pictures that no table needs before its end; a sky that did not come stays that of dusk. */
export const dawnPictures: readonly string[] = ['sky-dawn', 'sky-night', 'moon'];

/** Part of the night that stays over the count: bright coins before a dark sea. */
const dark = 0.62;

const turns = (deck: string, at: number, from: number, to: number, ms: number): Cue[] =>
  ['backdrop', deck].map((piece) => ({
    at,
    tween: { piece, from: { night: from }, to: { night: to }, ms, ease: 'Sine.easeInOut' },
  }));

/** Brings half-light from `at` on: the table is gone, it is night over sea and deck, and the sky clears by half. */
export const halfLight = (deck: string, at = 0): Cue[] => turns(deck, at, 1, dark, 900);

/** Brings the day from `at` on, too slowly for a flash. */
export const day = (deck: string, at: number): Cue[] => turns(deck, at, dark, 0, 1800);
