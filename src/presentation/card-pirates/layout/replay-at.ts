/** The place of a replay's bar: over the closed tray, beside an open hand, and in a battle over the tops of the sails. */
import type { View } from '../../../rules/card-pirates/types.ts';
import { barHeight, type ReplayPlace, type ReplayTable } from '../../screens/replay-place.ts';
import { besideHand } from './known.ts';

export function replayAt({ frame, table, views }: ReplayTable): ReplayPlace {
  const { shape, width, height } = frame;
  const middle = { x: width / 2 - 382, w: 764, h: barHeight };
  const fights = views.some((view) => (view as View).battle);
  if (shape === 'portrait') {
    // A battle leaves room below; the chart only where the name of the game stands.
    if (fights) return { bar: { ...middle, y: 1692 } };
    return { bar: { ...middle, y: 84 }, caption: { x: 540, y: 284, width: 920 } };
  }
  if (fights) return { bar: { ...middle, y: shape === 'four' ? 312 : height * 0.216 } };
  // As wide as what the closed tray says.
  const left = table ? null : besideHand(frame);
  const bar =
    left === null ? { x: width / 2 - 446, w: 892, h: barHeight } : { x: left, w: width * 0.95 - left, h: barHeight };
  return { bar: { ...bar, y: height * 0.95 - barHeight } };
}
