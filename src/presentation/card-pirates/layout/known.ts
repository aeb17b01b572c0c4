/** A game that is over, watched from one captain's side: his hand lies open in the tray, as if he played alone. */
import type { Frame, Placement } from '../../../controller/room.ts';
import type { View } from '../../../rules/card-pirates/types.ts';
import { restingTray } from '../hand/rest.ts';

/** Says where the hand ends and the bar of the replay begins; null where they do not lie side by side. */
export const besideHand = ({ shape }: Frame): number | null =>
  shape === 'portrait' ? null : shape === 'four' ? 956 : 1284;

export function known(view: View, names: readonly string[], frame: Frame): Placement[] {
  if (typeof view.viewer !== 'number' || !view.own) return [];
  const right = besideHand(frame);
  const around = { before: view, after: view, names, curtain: false, frame };
  return restingTray(around, right === null ? undefined : right - 12);
}
