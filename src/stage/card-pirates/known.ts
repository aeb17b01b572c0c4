/** A game that is over, watched from one captain's side: his hand lies open in the tray, as if he played alone. */
import type { Placement } from '../../controller/room.ts';
import type { View } from '../../rules/card-pirates/types.ts';
import { restingTray } from './hand-rest.ts';

export function known(view: View, names: readonly string[]): Placement[] {
  if (typeof view.viewer !== 'number' || !view.own) return [];
  return restingTray({ before: view, after: view, names, curtain: false });
}
