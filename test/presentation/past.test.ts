/** The list of games played: a row fills the board, whatever may be done with a game, and what is not offered leaves no gap. */
import { describe, expect, it } from 'vitest';
import { pastScreen } from '../../src/presentation/screens/past.ts';
import { frames } from '../../src/presentation/shapes.ts';

const row = { key: '1', title: 'Korsar: won by Anne', note: 'Anne, Bart', date: '23 Nov, 22:48', length: '12 min' };

/** What may be done with a game besides opening it. */
const ways = [
  { files: true, removes: true },
  { files: true, removes: false },
  { files: false, removes: true },
  { files: false, removes: false },
];

interface Span {
  from: number;
  to: number;
}

/** Gives what can be pressed in the row, from left to right. */
function spansOf(shape: 'wide' | 'portrait', kind: 'finished' | 'broken', way: (typeof ways)[number]): Span[] {
  const state = { page: 0, armed: null, news: null, focus: null, frame: frames[shape] };
  const { targets } = pastScreen({ rows: [{ ...row, kind }], ...state, ...way });
  const inRow = targets.filter(({ id }) => id.endsWith(':1'));
  return inRow.map(({ x, w }) => ({ from: x, to: x + w })).sort((a, b) => a.from - b.from);
}

describe.each(['wide', 'portrait'] as const)('on %s', (shape) => {
  const whole = spansOf(shape, 'finished', { files: false, removes: false })[0];

  it.each(ways)('a row reaches from one edge to the other: %o', (way) => {
    for (const kind of ['finished', 'broken'] as const) {
      const spans = spansOf(shape, kind, way);
      expect(spans).toHaveLength(1 + Number(way.files) + Number(way.removes));
      expect({ from: spans[0].from, to: spans.at(-1)!.to }).toEqual(whole);
      for (const [i, { from }] of spans.slice(1).entries()) {
        expect(from - spans[i].to).toBeGreaterThanOrEqual(8);
        expect(from - spans[i].to).toBeLessThanOrEqual(16);
      }
    }
  });
});
