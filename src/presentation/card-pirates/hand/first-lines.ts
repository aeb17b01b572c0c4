/** The first lines of Card Pirates: which decisions there are, what they are about, and which actions teach them. */
import type { Action, View } from '../../../rules/card-pirates/types.ts';
import { firstWords } from '../../../words/card-pirates/first-lines.ts';
import type { GameFirstLines } from '../../hands/first-lines.ts';
import type { SeatChoice } from '../../hands/human.ts';
import { frames } from '../../shapes.ts';
import { type Choosing, canSail, commitErrorOf, departure, handOf, isStuck, mustBury, trades } from './state.ts';

type Moving = 'sail' | 'square' | 'bury' | 'drift' | 'stuck' | 'end';
type Kind =
  | Moving
  | 'isle'
  | 'swap'
  | 'shift'
  | 'shiftTo'
  | 'aside'
  | 'exchange'
  | 'ashore'
  | 'storm'
  | 'attack'
  | 'defend'
  | 'give';

export const firstLines: GameFirstLines<Kind, Choosing, Action['type'], View> = {
  kindOf(choice, state) {
    switch ((choice.view as View).step) {
      case 'setup.islands':
        return state.from === null ? 'isle' : 'swap';
      case 'setup.seas':
        return state.from === null ? 'shift' : 'shiftTo';
      case 'depart.setAside':
        return state.card === null ? 'aside' : null;
      case 'arrive.exchange':
        if (state.card !== null) return null;
        return canTrade(choice) ? 'exchange' : 'ashore';
      case 'arrive.storm':
        return state.card === null ? 'storm' : null;
      case 'battle.attack':
        return takesMore(choice) ? 'attack' : null;
      case 'battle.defend':
        return takesMore(choice) ? 'defend' : null;
      case 'battle.give':
        return state.card === null ? 'give' : null;
      case 'turn.move':
      case 'over':
        return moving(choice, state);
    }
  },
  about: {
    isle: ['at|'],
    swap: ['stay', 'at|'],
    shift: ['at|'],
    shiftTo: ['at|'],
    sail: ['card|'],
    square: ['to|', 'card|'],
    bury: ['card|', 'bury'],
    drift: ['to|'],
    stuck: ['forfeit'],
    end: ['goEnd'],
    aside: ['card|'],
    exchange: ['card|', 'decline'],
    ashore: ['decline'],
    storm: ['card|'],
    attack: ['card|', 'ready'],
    defend: ['card|', 'ready'],
    give: ['card|'],
  },
  // To lay cards down for a battle and to take them back is done without a word to the room.
  teaches: {
    placeIsland: ['isle', 'swap'],
    shiftSea: ['shift', 'shiftTo'],
    bury: ['bury'],
    sail: ['sail', 'square'],
    drift: ['sail', 'drift'],
    setAside: ['aside'],
    forfeit: ['stuck'],
    endVoyage: ['end'],
    exchange: ['exchange'],
    declineExchange: ['ashore'],
    placeInStorm: ['storm'],
    commit: [],
    takeBack: [],
    ready: ({ step }) => [step === 'battle.defend' ? 'defend' : 'attack'],
    give: ['give'],
  },
  words: firstWords,
};

function canTrade({ view, seat }: SeatChoice): boolean {
  const hand = { view: view as View, seat };
  return handOf(hand).some((card) => trades(hand, card));
}

/** Tells whether more crew may go into the battle. */
function takesMore({ view, seat }: SeatChoice): boolean {
  const hand = { view: view as View, seat };
  return handOf(hand).some((card) => commitErrorOf(hand, card) === null);
}

function moving(
  { view, seat, names, choices, curtain, frame = frames.wide }: SeatChoice,
  state: Choosing,
): Moving | null {
  const hand = { ...state, view: view as View, seat, names, choices, curtain, frame, focus: null };
  if (state.ending) return 'end';
  if (isStuck(hand)) return 'stuck';
  if (mustBury(hand) > 0) return 'bury';
  if (state.burying) return state.bury.length === 0 ? 'bury' : null;
  if (departure(hand)) return null;
  if (state.card !== null || state.to !== null) return 'square';
  return canSail(hand) ? 'sail' : 'drift';
}
