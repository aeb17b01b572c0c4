/**
 * Sides from which a hunt that is over is watched. What the pirate knew is drawn by the layout, from a view that is his own.
 */
import type { View } from '../../../rules/yellowbeard/types.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import type { Side } from '../../staging.ts';

/** Another captain is the pirate in every round; while nobody is, there is the room. */
export const sides: readonly Side<View>[] = [
  {
    get title() {
      return words().sides.navy;
    },
    icon: 'icon-spyglass',
    viewer: () => 'table',
  },
  {
    get title() {
      return words().sides.pirate;
    },
    icon: 'icon-skull',
    viewer: ({ pirate }) => pirate ?? 'table',
  },
];
