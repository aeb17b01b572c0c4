/** Cloth in the wind: strips without a gap, fixed where it hangs; at Plain, and where nothing may move, one quad as it was. */
import { describe, expect, it } from 'vitest';
import { Cloth, type Quads } from '../../src/stage/pieces/cloth.ts';

interface Strip {
  /** Upper left, lower left, upper right, lower right. */
  corners: [x: number, y: number][];
  texture: number[];
  rest: unknown[];
}

const rest = ['mode', 1, 2, 3, 4, { options: true }, 5, 6, 7, 8] as const;
/** A picture of 200 by 100 pixels, turned by a little. */
const whole = [50, 30, 40, 130, 250, 50, 240, 150] as const;
const texture = [0.25, 0.5, 0.1, 0.2] as const;

/** Draws it as cloth at this time. */
function drawn(cut: 'flag' | 'sail', now: number, kit: { quality?: string; still: boolean }, wind = 1): Strip[] {
  const strips: Strip[] = [];
  const engine: Quads = {
    batch(context, page, x0, y0, x1, y1, x2, y2, x3, y3, u, v, w, h, ...more) {
      expect([context, page]).toEqual(['context', 'page']);
      const corners: [number, number][] = [
        [x0, y0],
        [x1, y1],
        [x2, y2],
        [x3, y3],
      ];
      strips.push({ corners, texture: [u, v, w, h], rest: more });
    },
  };
  const cloth = new Cloth({ ...kit, scene: { time: { now } } } as never, engine, cut, 0.1, 0);
  cloth.wind = wind;
  cloth.batch('context', 'page', ...whole, ...texture, ...rest);
  return strips;
}

const moments = Array.from({ length: 60 }, (_, i) => 1000 + i * 137);
const alive = { quality: 'middle', still: false };

describe.each(['flag', 'sail'] as const)('a %s', (cut) => {
  /** Corners with which a strip begins and ends. */
  const ends =
    cut === 'flag'
      ? ([
          [0, 1],
          [2, 3],
        ] as const)
      : ([
          [0, 2],
          [1, 3],
        ] as const);

  it('is the quad that it was at Plain, and where nothing may move', () => {
    for (const kit of [{ quality: 'plain', still: false }, { still: false }, { quality: 'high', still: true }]) {
      const [only, ...more] = drawn(cut, 5000, kit);
      expect(more).toEqual([]);
      expect(only!.corners.flat()).toEqual([...whole]);
      expect(only!.texture).toEqual([...texture]);
      expect(only!.rest).toEqual([...rest]);
    }
  });

  it('is strips that follow each other without a gap, in the picture as in its texture', () => {
    const strips = drawn(cut, 5000, alive);
    expect(strips.length).toBeGreaterThanOrEqual(8);
    const axis = cut === 'flag' ? 0 : 1;
    for (const [i, { corners, texture: part, rest: more }] of strips.entries()) {
      expect(more).toEqual([...rest]);
      expect(part[axis]).toBeCloseTo(texture[axis] + (texture[axis + 2]! * i) / strips.length, 9);
      expect(part[axis + 2]).toBeCloseTo(texture[axis + 2]! / strips.length, 9);
      expect([part[1 - axis], part[3 - axis]]).toEqual([texture[1 - axis], texture[3 - axis]]);
      const next = strips[i + 1];
      if (next) expect(ends[1].map((at) => corners[at])).toEqual(ends[0].map((at) => next.corners[at]));
    }
  });

  it('stays where it hangs, sways elsewhere, the further the harder it blows, and never further than it may', () => {
    const places = moments.map((now) => drawn(cut, now, alive));
    const hung = places.map((strips) => JSON.stringify(ends[0].map((at) => strips[0]!.corners[at])));
    expect(new Set(hung).size).toBe(1);
    // Way of the middle of the cloth across it, beside that of a picture that does not move.
    const away = (strips: Strip[]) => {
      const { corners } = strips[Math.floor(strips.length / 2)]!;
      const [x, y] = corners[ends[0][0]]!;
      const [still] = [drawn(cut, 0, alive, 0)[Math.floor(strips.length / 2)]!.corners[ends[0][0]]!];
      return Math.hypot(x - still[0], y - still[1]);
    };
    const size = cut === 'flag' ? Math.hypot(10, 100) : Math.hypot(200, 20);
    const most = Math.max(...places.map(away));
    expect(most).toBeGreaterThan(0.02 * size);
    expect(most).toBeLessThanOrEqual(0.1 * size + 1e-6);
    const gust = Math.max(...moments.map((now) => away(drawn(cut, now, alive, 2))));
    expect(gust).toBeCloseTo(2 * most, 5);
    // And it is smooth: within a frame of 16 ms hardly a pixel.
    for (const now of moments)
      expect(Math.abs(away(drawn(cut, now + 16, alive)) - away(drawn(cut, now, alive)))).toBeLessThan(0.012 * size);
  });
});
