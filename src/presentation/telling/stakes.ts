/** Stakes: how much hangs on a beat, 0 to 3. Every game works them out from what its viewers were sent. */
export type Stakes = 0 | 1 | 2 | 3;

interface Blow {
  stand: number;
  slow?: number;
  shake: number;
  lean: number;
  zoom: number;
}

/** Effects of the stakes on the blow of a volley. `stand` and `slow` are in milliseconds, `shake` and `lean` in pixels. */
export const blow: Readonly<Record<Stakes, Blow>> = {
  0: { stand: 50, shake: 1, lean: 24, zoom: 1.03 },
  1: { stand: 50, shake: 5, lean: 40, zoom: 1.04 },
  2: { stand: 80, shake: 8, lean: 60, zoom: 1.06 },
  3: { stand: 100, slow: 400, shake: 12, lean: 60, zoom: 1.06 },
};
