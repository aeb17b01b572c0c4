/** A game that is over, watched from one captain's side: his hand lies open in the tray, as if he played alone. */
import type { Frame, Placement } from '../../controller/room.ts';
import type { View } from '../../rules/card-pirates/types.ts';
import { restingTray } from './hand-rest.ts';

/** The hand ends here: the bar of the replay begins. */
export const besideHand = 1284;

export function known(view: View, names: readonly string[], frame: Frame): Placement[] {
  if (typeof view.viewer !== 'number' || !view.own) return [];
  return restingTray({ before: view, after: view, names, curtain: false, frame }, besideHand - 12);
}
