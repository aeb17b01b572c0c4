/** The place of a notice: it lies over nothing that can be pressed, wherever there is such a place. */
import type { Box } from '../../presentation/placement.ts';
import { overlap } from '../../presentation/screens/free-place.ts';

export interface NoticeSize {
  w: number;
  h: number;
}

/** Pixels of the page between a notice and what can be pressed, or the edge of the window. */
const air = 6;

/** Shapes that are tried, the first one first: letters of their usual size (1) or smaller, and the share of the window across. */
const shapes = [1, 0.85, 0.72].flatMap((letters) => [0.88, 0.64, 0.46, 0.34].map((across) => ({ letters, across })));
export type NoticeShape = (typeof shapes)[number];

export interface NoticePlace {
  x: number;
  y: number;
  shape: NoticeShape;
}

/**
 * Finds the highest place on which a notice hides nothing of `pressed`, or else the one on which it hides least. Everything is
 * in pixels of the page; `measure` tells how large the notice is in a shape.
 */
export function noticePlace(
  window: NoticeSize,
  pressed: readonly Box[],
  measure: (shape: NoticeShape) => NoticeSize,
): NoticePlace {
  let least = Number.POSITIVE_INFINITY;
  let best: NoticePlace = { x: air, y: air, shape: shapes[0] };
  for (const shape of shapes) {
    const { w, h } = measure(shape);
    for (const y of edges('y', 'h', window, h, pressed)) {
      for (const x of edges('x', 'w', window, w, pressed)) {
        const hidden = pressed.reduce((sum, box) => sum + overlap({ x, y, w, h }, box), 0);
        if (hidden >= least) continue;
        least = hidden;
        best = { x, y, shape };
        if (hidden === 0) return best;
      }
    }
  }
  return best;
}

/** Lists where it may begin along a side: at the ends of the window, before what can be pressed and behind it. */
function edges(
  from: 'x' | 'y',
  long: 'w' | 'h',
  window: NoticeSize,
  own: number,
  pressed: readonly Box[],
): readonly number[] {
  const last = Math.max(air, window[long] - own - air);
  const all = pressed.flatMap((box) => [box[from] + box[long] + air, box[from] - own - air]);
  return [...new Set([air, ...all.filter((at) => at > air && at < last), last])].sort((a, b) => a - b);
}
