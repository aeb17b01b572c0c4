/** Where the bar of a replay lies (screens-b, 6): in the place of the caption. */
import { barHeight, betweenPlates, type Replayed, type ReplayPlace } from '../replay-place.ts';
import { planOf } from './plan.ts';

export function replayAt({ seats, frame }: Replayed): ReplayPlace {
  if (seats < 5) return betweenPlates(frame);
  // The fifth plate lies between the corners: the sky has room.
  const { title, caption } = planOf(frame, seats);
  return {
    bar: { x: caption.x - 382, y: caption.y - barHeight / 2 + 12, w: 764, h: barHeight },
    caption: { ...title, width: 764 },
  };
}
