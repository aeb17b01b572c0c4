/** Where the bar of a replay lies: over the closed tray, beside an open hand, and in a battle over the tops of the sails. */
import type { View } from '../../rules/card-pirates/types.ts';
import { barHeight, type Replayed, type ReplayPlace } from '../replay-place.ts';
import { besideHand } from './known.ts';

export function replayAt({ frame, table, views }: Replayed): ReplayPlace {
  const { width, height } = frame;
  const middle = { x: width / 2 - 382, w: 764, h: barHeight };
  if (views.some((view) => (view as View).battle)) return { bar: { ...middle, y: height * 0.216 } };
  // As wide as what the closed tray says.
  const bar = table
    ? { x: width / 2 - 446, w: 892, h: barHeight }
    : { x: besideHand, w: width * 0.95 - besideHand, h: barHeight };
  return { bar: { ...bar, y: height * 0.95 - barHeight } };
}
