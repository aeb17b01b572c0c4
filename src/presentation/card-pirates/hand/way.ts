/** The way from an action to its presses and to its words. */

import { endError, phasesOf, readyError } from '../../../rules/card-pirates/open.ts';
import type { Action, CardId, View } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill, listOf } from '../../../words/message.ts';
import type { SeatChoice } from '../../hands/human.ts';
import { cardNoun, isleNoun, placeName, placeNoun } from '../naming.ts';
import { islandAt } from './setup.ts';
import {
  canSail,
  commitErrorOf,
  type HandState,
  handOf,
  islandCard,
  isStuck,
  mayDrift,
  paid,
  trades,
} from './state.ts';
import { leavesTo } from './tray.ts';

/** Lists the presses that lead to an action; none where it cannot be reached. `hand`: the state as a choice begins. */
export function wayTo(hand: HandState, action: Action): readonly string[] {
  const { view, burying } = hand;
  if (!phasesOf[action.type]?.includes(view.step)) return [];
  switch (action.type) {
    case 'placeIsland':
      return isOpen(hand, action) ? [`at|${islandAt(hand, action.island)}`, lastOf(action.swapWith)] : [];
    case 'shiftSea':
      return isOpen(hand, action) ? [`at|${action.from}`, `at|${action.to}`] : [];
    case 'bury':
      return then(cardIn(hand, action.card, burying ? [] : ['bury']), 'go');
    case 'sail': {
      const target = paid(hand, action.card).find(({ path }) => path.join() === action.path.join());
      return target && !burying && canSail(hand) ? then(cardIn(hand, action.card), `to|${target.to}`, 'go') : [];
    }
    case 'drift':
      return mayDrift(hand) && view.driftTargets.includes(action.to) ? [`to|${action.to}`, 'go'] : [];
    case 'forfeit':
      return isStuck(hand) ? ['forfeit'] : [];
    case 'endVoyage':
      return endError(view.seats.length) === null ? ['end', 'goEnd'] : [];
    case 'declineExchange':
      return ['decline'];
    case 'exchange':
      return trades(hand, action.card) ? then(cardIn(hand, action.card), 'go') : [];
    case 'setAside':
    case 'placeInStorm':
    case 'give':
      return hand.card === action.card ? ['go'] : then(cardIn(hand, action.card), 'go');
    case 'commit':
      return commitErrorOf(hand, action.card) === null ? cardIn(hand, action.card) : [];
    case 'takeBack': {
      const place = view.own?.committed.indexOf(action.card) ?? -1;
      return place < 0 ? [] : [`row|${place}`];
    }
    case 'ready':
      return readyError(view.own?.committed ?? []) === null ? ['ready'] : [];
  }
}

const isOpen = ({ choices }: HandState, action: Action): boolean =>
  choices.some((each) => JSON.stringify(each) === JSON.stringify(action));

const lastOf = (square: string | undefined): string => (square === undefined ? 'stay' : `at|${square}`);

const then = (way: readonly string[], ...presses: string[]): string[] => (way.length > 0 ? [...way, ...presses] : []);

/** Leafs to a card and presses it; empty for a card that is not there. */
function cardIn(hand: HandState, card: CardId, before: readonly string[] = []): string[] {
  const place = handOf(hand).indexOf(card);
  return place < 0 ? [] : [...before, ...leavesTo(hand, handOf(hand).length, place), `card|${place}`];
}

export function describe({ view: seen, seat }: SeatChoice, action: Action): string {
  const view = seen as View;
  const card = 'card' in action ? cardNoun(action.card) : '';
  switch (action.type) {
    case 'placeIsland': {
      const isle = isleNoun(action.island);
      return action.swapWith === undefined
        ? fill(handWords().deeds.stays, { isle })
        : fill(handWords().deeds.moves, { isle, square: placeNoun(action.swapWith) });
    }
    case 'shiftSea':
      return fill(handWords().deeds.shift, { from: placeNoun(action.from), to: placeNoun(action.to) });
    case 'bury':
      return fill(handWords().deeds.bury, { card });
    case 'sail': {
      const by = action.path.slice(0, -1).map(placeName);
      const square = placeNoun(action.path.at(-1) ?? '');
      return fill(by.length > 0 ? handWords().deeds.sailBy : handWords().deeds.sail, { by: listOf(by), square, card });
    }
    case 'drift':
      return fill(handWords().deeds.drift, { square: placeNoun(action.to) });
    case 'forfeit':
      return handWords().go.forfeit;
    case 'endVoyage':
      return handWords().go.end;
    case 'declineExchange':
      return handWords().go.decline;
    case 'exchange':
      return fill(handWords().deeds.exchange, { card, island: cardNoun(islandCard({ view, seat }) ?? action.card) });
    case 'setAside':
      return fill(handWords().go.aside, { card });
    case 'placeInStorm':
      return fill(handWords().deeds.storm, { card });
    case 'give':
      return fill(handWords().go.give, { card });
    case 'commit':
      return fill(handWords().deeds.commit, { card });
    case 'takeBack':
      return fill(handWords().inRow, { card });
    case 'ready':
      return handWords().deeds.ready;
  }
}
