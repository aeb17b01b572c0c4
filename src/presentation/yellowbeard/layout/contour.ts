/** Lines of equal height through a field of numbers (marching squares), joined to closed rings. */

/** Numbers in rows, one for every sample. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

export type Ring = readonly (readonly [number, number])[];

/**
 * Draws every ring around what is higher than `level`, in samples. The field counts as low outside, so that all rings
 * close; fill them by the even-odd rule.
 */
export function outlines({ width, height, values }: Field, level: number): Ring[] {
  const low = -1e4;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? low : values[y * width + x] - level;
  /** Points that follow the ends of pieces. */
  const next = new Map<number, number>();
  const places = new Map<number, [number, number]>();
  const stride = width + 3;
  /** Numbers an edge of the lattice, by its upper or left end: across 0, down 1. */
  const edge = (x: number, y: number, down: 0 | 1) => ((y + 1) * stride + x + 1) * 2 + down;
  const place = (x: number, y: number, down: 0 | 1): number => {
    const key = edge(x, y, down);
    if (!places.has(key)) {
      const a = at(x, y);
      const b = down ? at(x, y + 1) : at(x + 1, y);
      const part = a === low - level || b === low - level ? 0.5 : a / (a - b);
      const t = Math.min(1, Math.max(0, Math.abs(a) > 9000 ? 1 : Math.abs(b) > 9000 ? 0 : part));
      places.set(key, down ? [x, y + t] : [x + t, y]);
    }
    return key;
  };
  for (let y = -1; y < height; y++) {
    for (let x = -1; x < width; x++) {
      const a = at(x, y);
      const b = at(x + 1, y);
      const c = at(x + 1, y + 1);
      const d = at(x, y + 1);
      const kind = (a > 0 ? 8 : 0) + (b > 0 ? 4 : 0) + (c > 0 ? 2 : 0) + (d > 0 ? 1 : 0);
      if (kind === 0 || kind === 15) continue;
      const top = () => place(x, y, 0);
      const left = () => place(x, y, 1);
      const right = () => place(x + 1, y, 1);
      const bottom = () => place(x, y + 1, 0);
      // The high side lies to the right of every piece.
      const pieces: Record<number, () => [number, number][]> = {
        1: () => [[bottom(), left()]],
        2: () => [[right(), bottom()]],
        3: () => [[right(), left()]],
        4: () => [[top(), right()]],
        6: () => [[top(), bottom()]],
        7: () => [[top(), left()]],
        8: () => [[left(), top()]],
        9: () => [[bottom(), top()]],
        11: () => [[right(), top()]],
        12: () => [[left(), right()]],
        13: () => [[bottom(), right()]],
        14: () => [[left(), bottom()]],
        5: () =>
          a + b + c + d > 0
            ? [
                [top(), left()],
                [bottom(), right()],
              ]
            : [
                [top(), right()],
                [bottom(), left()],
              ],
        10: () =>
          a + b + c + d > 0
            ? [
                [right(), top()],
                [left(), bottom()],
              ]
            : [
                [left(), top()],
                [right(), bottom()],
              ],
      };
      for (const [from, to] of pieces[kind]()) next.set(from, to);
    }
  }
  const rings: Ring[] = [];
  while (next.size > 0) {
    const [first] = next.keys();
    const ring: [number, number][] = [];
    for (let key: number | undefined = first; key !== undefined; ) {
      ring.push(places.get(key)!);
      const following = next.get(key);
      next.delete(key);
      key = following === first ? undefined : following;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
