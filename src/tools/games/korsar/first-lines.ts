/** Positions of Korsar in which a captain reads each of its first lines. */
import type { Action, View } from '../../../rules/korsar/types.ts';
import { type FirstLineAt, linesOf } from '../../moments/first-lines.ts';

type At = FirstLineAt<Action, View>;

/** Chooses the first card by which this can be done. */
const withCard = (type: Exclude<Action['type'], 'draw'>): At => ({
  seats: 4,
  when: (_, legal) => legal.some((action) => action.type === type),
  presses(view, legal) {
    const action = legal.find((each) => each.type === type);
    const cards = view.seats[0].cards ?? [];
    return action && 'card' in action ? [`card|${cards.indexOf(action.card)}`] : [];
  },
});

export const firstLines = linesOf<Action, View>({
  choose: { seats: 4, when: ({ deck, sea }) => deck > 0 && sea.length > 2 },
  last: { seats: 4, when: ({ deck }) => deck === 0 },
  launch: withCard('launchVessel'),
  pirate: withCard('playPirate'),
  captain: withCard('playCaptain'),
  admiral: withCard('playAdmiral'),
});
