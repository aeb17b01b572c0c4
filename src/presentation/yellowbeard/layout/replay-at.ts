/** The place of a replay's bar: where captains have their buttons; the caption goes to the head of the column. */
import type { ReplayPlace, ReplayTable } from '../../screens/replay-place.ts';
import { planOf } from './plan.ts';

export function replayAt({ frame }: ReplayTable): ReplayPlace {
  const { title, legend, die, buttons } = planOf(frame);
  // Beside the map or under everything there is room where the buttons are, and the caption keeps its place.
  if (frame.shape === 'four') return { bar: buttons };
  if (frame.shape === 'portrait') return { bar: { ...buttons, y: die.y + die.h + 4, h: 116 } };
  const top = die.y + die.h + 14;
  return {
    bar: { x: legend.x, y: top, w: legend.w, h: legend.y - 14 - top },
    caption: { x: legend.x + legend.w / 2, y: title.y, width: 600 },
  };
}
