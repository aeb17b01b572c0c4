/** Positions of Treasure Fleet in which a captain reads each of its first lines. */
import type { Action, View } from '../../../rules/treasure-fleet/types.ts';
import { linesOf } from '../../moments/first-lines.ts';

export const firstLines = linesOf<Action, View>({
  load: { seats: 4, when: ({ phase }) => phase === 'loading' },
  card: { seats: 4, when: ({ phase }) => phase === 'volley' },
  ship: { seats: 4, when: ({ phase }) => phase === 'volley', presses: () => ['card|'] },
  grey: { when: ({ phase }) => phase === 'neutralShot' },
  curse: { options: { cursedShips: true }, when: ({ phase }, legal) => phase === 'curse' && legal.length > 1 },
});
