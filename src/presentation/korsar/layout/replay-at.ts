/** The place of a replay's bar: between the lower plates, or on rails over the name of the game and the next captain. */
import type { View } from '../../../rules/korsar/types.ts';
import { barHeight, betweenPlates, type ReplayPlace, type ReplayTable } from '../../screens/replay-place.ts';
import { inPairs } from '../board/setup-form.ts';
import { planOf } from './plan.ts';

/**
 * Place of the bar on 4:3: what is said keeps its place above the lower plates, which leave just so much between
 * them.
 */
const belowCaption: ReplayPlace = { bar: { x: 526, y: 1014, w: 548, h: barHeight } };
/** Upright: in the place of what is said, which goes below the upper plates. */
const inCaption: ReplayPlace = {
  bar: { x: 158, y: 1572, w: 764, h: 122 },
  caption: { x: 540, y: 298, width: 940 },
};

/** Places the bar of a replay in the second row of the strip, below what is said. */
const second = (caption: number, [x, w]: readonly [number, number]): ReplayPlace => ({
  bar: { x, y: caption + 49, w, h: 110 },
});

// What is discarded lies at the end of the strip; that there is no deck any more is seen without words.
export function replayAt({ seats, values, frame, views }: ReplayTable): ReplayPlace {
  const pairs = inPairs(seats, values);
  const rails = seats > 4 || pairs;
  const emptied = views.some((view) => (view as View).deck === 0);
  const strip = planOf(frame, seats, pairs).caption;
  if (frame.shape === 'four') return rails ? second(strip.y, emptied ? [262, 620] : [560, 764]) : belowCaption;
  if (frame.shape === 'portrait') return rails ? second(strip.y, emptied ? [190, 506] : [412, 614]) : inCaption;
  if (!rails) return betweenPlates(frame);
  // What is said makes room for the bar, which lies beside it.
  const y = strip.y - barHeight / 2;
  return emptied
    ? { bar: { x: 96, y, w: 552, h: barHeight }, caption: { x: 980, y: strip.y, width: 600 } }
    : { bar: { x: 1184, y, w: 652, h: barHeight }, caption: { x: 810, y: strip.y, width: 700 } };
}
