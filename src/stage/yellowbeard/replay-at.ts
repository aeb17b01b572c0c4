/** Where the bar of a replay lies: where captains have their buttons; the caption goes to the head of the column. */
import type { Replayed, ReplayPlace } from '../replay-place.ts';
import { planOf } from './plan.ts';

export function replayAt({ frame }: Replayed): ReplayPlace {
  const { title, legend, die } = planOf(frame);
  const top = die.y + die.h + 14;
  return {
    bar: { x: legend.x, y: top, w: legend.w, h: legend.y - 14 - top },
    caption: { x: legend.x + legend.w / 2, y: title.y, width: 600 },
  };
}
