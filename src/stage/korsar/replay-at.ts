/** Where the bar of a replay lies: between the lower plates, or on rails over the name of the game and the next captain. */
import type { View } from '../../rules/korsar/types.ts';
import { barHeight, betweenPlates, type Replayed, type ReplayPlace } from '../replay-place.ts';
import { inPairs } from './setup-form.ts';

export function replayAt({ seats, values, frame, views }: Replayed): ReplayPlace {
  if (seats < 5 && !inPairs(seats, values)) return betweenPlates(frame);
  const y = frame.height / 2 - barHeight / 2;
  // What is discarded lies at the end of the strip; that there is no deck any more is seen without words.
  const emptied = views.some((view) => (view as View).deck === 0);
  return { bar: emptied ? { x: 972, y, w: 552, h: barHeight } : { x: 1184, y, w: 652, h: barHeight } };
}
