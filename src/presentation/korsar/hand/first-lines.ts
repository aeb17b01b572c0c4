/** The first lines of Korsar: which decisions there are, what they are about, and which actions teach them. */
import { cardOf } from '../../../rules/korsar/cards.ts';
import type { Action, View } from '../../../rules/korsar/types.ts';
import { firstWords } from '../../../words/korsar/first-lines.ts';
import type { GameFirstLines } from '../../hands/first-lines.ts';
import { targetsOf } from './allowed.ts';
import type { Choosing } from './human.ts';
import { cardsOf } from './state.ts';

type Kind = 'choose' | 'last' | 'launch' | 'pirate' | 'captain' | 'admiral';

/** Names the sentence for the choice of a card: one while some can be drawn, another afterwards. */
const first = ({ deck }: Pick<View, 'deck'>): Kind => (deck > 0 ? 'choose' : 'last');

export const firstLines: GameFirstLines<Kind, Choosing, Action['type'], View> = {
  kindOf({ view, seat }, { chosen }) {
    const own = view as View;
    const card = chosen === null ? undefined : cardsOf({ view: own, seat })[chosen];
    const kind = card === undefined ? undefined : cardOf(card)?.kind;
    if (card === undefined || kind === undefined) return first(own);
    if (kind === 'vessel') return 'launch';
    // A card that has no ship to go to is put back, for another one or to draw.
    return targetsOf(own, seat, card).length > 0 ? kind : first(own);
  },
  about: {
    choose: ['draw', 'card|'],
    last: ['card|'],
    launch: ['launch'],
    pirate: ['ship|', 'card|'],
    captain: ['ship|', 'card|'],
    admiral: ['ship|', 'card|'],
  },
  teaches: {
    draw: ['choose'],
    launchVessel: (view) => [first(view), 'launch'],
    playPirate: (view) => [first(view), 'pirate'],
    playCaptain: (view) => [first(view), 'captain'],
    playAdmiral: (view) => [first(view), 'admiral'],
    discard: ['last'],
  },
  words: firstWords,
};
