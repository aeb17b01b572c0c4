/** The first lines of Treasure Fleet: which decisions there are, what they are about, and which actions teach them. */
import { leastLoaded } from '../../../rules/treasure-fleet/open.ts';
import type { Action, View } from '../../../rules/treasure-fleet/types.ts';
import { firstWords } from '../../../words/treasure-fleet/first-lines.ts';
import type { GameFirstLines } from '../../hands/first-lines.ts';
import type { Choosing } from './human.ts';

type Kind = 'load' | 'card' | 'ship' | 'grey' | 'curse';

export const firstLines: GameFirstLines<Kind, Choosing, Action['type'], View> = {
  kindOf({ view: seen }, { chosen, picked }) {
    const view = seen as View;
    switch (view.phase) {
      case 'loading':
        return chosen.length < leastLoaded ? 'load' : null;
      case 'neutralShot':
        return 'grey';
      case 'curse':
        return 'curse';
      case 'volley':
      case 'gameOver':
        return picked === null ? 'card' : 'ship';
    }
  },
  about: { load: ['deck|'], card: ['card|'], ship: ['ship|'], grey: ['ship|'], curse: ['ship|'] },
  teaches: { load: ['load'], playCard: ['card', 'ship'], placeNeutral: ['grey'], surrenderShip: ['curse'] },
  words: firstWords,
};
