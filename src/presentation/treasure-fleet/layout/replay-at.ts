/** The place of a replay's bar (screens-b, 6): that of the caption. */
import { barHeight, betweenPlates, type ReplayPlace, type ReplayTable } from '../../screens/replay-place.ts';
import { planOf } from './plan.ts';

const w = 764;

export function replayAt({ seats, frame }: ReplayTable): ReplayPlace {
  const { shape, width, height } = frame;
  const x = width / 2 - w / 2;
  const low = height * 0.95 - barHeight;
  // All plates lie below: at the head there is room for a sentence beside the sailings.
  if (shape === 'four') return { bar: { x, y: low, w, h: barHeight }, caption: { x: 505, y: 108, width: 820 } };
  if (shape === 'portrait') return upright(seats, { x, low });
  if (seats < 5) return betweenPlates(frame);
  // The fifth plate lies between the corners: the sky has room.
  const { title, caption } = planOf(frame, seats);
  return {
    bar: { x: caption.x - 382, y: caption.y - barHeight / 2 + 12, w: 764, h: barHeight },
    caption: { ...title, width: 764 },
  };
}

/**
 * Places the bar of a replay on an upright window. A fifth plate leaves no room below: then it lies where the name of
 * the game was.
 */
function upright(seats: number, { x, low }: { x: number; low: number }): ReplayPlace {
  const caption = { x: 540, width: 940 };
  if (seats < 5) return { bar: { x, y: low, w, h: barHeight }, caption: { ...caption, y: 142 } };
  return { bar: { x, y: 74, w, h: barHeight }, caption: { ...caption, y: 1790 } };
}
