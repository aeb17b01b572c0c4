/** Prizes on a plate of the ceremony: none lies over the number or the name above them, over another one, or beyond the plate. */
import { describe, expect, it } from 'vitest';
import { prizeRows, ribbon } from '../../../src/presentation/korsar/layout/prize-rows.ts';

/** Lower edge of the number's figures, and of the plate, from its middle. */
const [figures, foot] = [-22, 76];

const cases = [1, 5, 6, 7, 8, 12, 14, 15, 30].flatMap((n) => [440, 332, 306, 262, 228].map((width) => ({ n, width })));

describe('prizes on a plate', () => {
  it.each(cases)('$n on $width pixels', ({ n, width }) => {
    const prizes = Array.from({ length: n }, (_, i) => 8 - (i % 7));
    const laid = prizeRows(prizes, width);
    for (const { x, y, scale } of laid) {
      expect(y - (scale * ribbon.h) / 2).toBeGreaterThan(figures);
      expect(y + (scale * ribbon.h) / 2).toBeLessThanOrEqual(foot);
      expect(Math.abs(x) + (scale * ribbon.w) / 2).toBeLessThanOrEqual(width / 2);
    }
    for (const [i, a] of laid.entries())
      for (const b of laid.slice(i + 1)) if (a.y === b.y) expect(b.x - a.x).toBeGreaterThanOrEqual(a.scale * ribbon.w);
    // Every ship is shown or counted.
    const more = laid.find(({ text }) => text.startsWith('+'));
    expect(more ? laid.length - 1 + Number(more.text) : laid.length).toBe(n);
  });
});
