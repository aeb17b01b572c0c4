/** Stakes: how much hangs on a beat, 0 to 3. Every game works them out from what its viewers were sent. */
export type Stakes = 0 | 1 | 2 | 3;

/** Effects of the stakes on the blow of a volley. `stand` is in milliseconds, `shake` and `lean` in pixels. */
export const blow: Readonly<Record<Stakes, { stand: number; shake: number; lean: number; zoom: number }>> = {
  0: { stand: 50, shake: 1, lean: 24, zoom: 1.03 },
  1: { stand: 50, shake: 5, lean: 40, zoom: 1.04 },
  2: { stand: 80, shake: 8, lean: 60, zoom: 1.06 },
  3: { stand: 100, shake: 12, lean: 60, zoom: 1.06 },
};
