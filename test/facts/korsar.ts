/** Section 9 of the rules file, row by row: what changes, and who must notice. */

import { shuffle } from '../../src/rules/dice.ts';
import type { Seat, Viewer } from '../../src/rules/game.ts';
import { box, handSize, idOf } from '../../src/rules/korsar/cards.ts';
import { partnersOf, teamsOf } from '../../src/rules/korsar/sides.ts';
import type { Korsar, Prize, Side, State, Vessel } from '../../src/rules/korsar/types.ts';
import type { Fact, GameFacts } from '../contract/facts.ts';

const everybody = (state: State): Viewer[] => [...state.hands.keys(), 'table'];

/** A fact that all see; `change` returns false where it does not exist. */
function open(row: string, change: (state: State) => boolean): Fact<Korsar> {
  return { row, change: (state) => (change(state) ? { state, seenBy: everybody(state) } : null) };
}

/** A fact about one seat's hand: for it and its partner, at the end for everybody. */
function inHand(row: string, change: (state: State, seat: Seat) => boolean): Fact<Korsar> {
  return {
    row,
    change(state, seats, dice) {
      const seat = dice.below(seats);
      if (!change(state, seat)) return null;
      return { state, seenBy: state.phase === 'gameOver' ? everybody(state) : partnersOf(state, seat) };
    },
  };
}

/** A fact about what a side has captured: for that side, with open stacks and at the end for everybody. */
function inStack(row: string, change: (stack: Prize[]) => boolean): Fact<Korsar> {
  return {
    row,
    change(state, seats, dice) {
      const side: Side = dice.below(state.stacks.length);
      if (!change(state.stacks[side])) return null;
      const isOpen = state.options.openStacks || state.phase === 'gameOver';
      return { state, seenBy: isOpen ? everybody(state) : teamsOf(state.mode, seats)[side] };
    },
  };
}

/** A fact about one vessel at sea, the first for which it exists. */
function atSea(row: string, change: (vessel: Vessel) => boolean): Fact<Korsar> {
  return open(row, (state) => state.sea.some(change));
}

const rows: Fact<Korsar>[] = [
  inHand('9 card in hand', ({ hands }, seat) => {
    if (hands[seat].length === 0) return false;
    hands[seat][0] = hands[seat][0] === 0 ? 1 : 0;
    return true;
  }),
  open('9 number of cards in hand', (s) => s.hands.some((hand) => hand.pop() !== undefined)),
  {
    row: '9 order of the deck',
    change(state) {
      const at = state.deck.findIndex((card) => card !== state.deck[0]);
      if (at < 0) return null;
      [state.deck[0], state.deck[at]] = [state.deck[at], state.deck[0]];
      return { state, seenBy: [] };
    },
  },
  {
    row: '9 make-up of the deck',
    change(state) {
      if (state.deck.length === 0) return null;
      state.deck[0] = state.deck[0] === 0 ? 1 : 0;
      return { state, seenBy: [] };
    },
  },
  open('9 size of the deck', (s) => s.deck.pop() !== undefined),
  inStack('9 captured vessel', (stack) => {
    if (stack.length === 0) return false;
    stack[0].gold += 1;
    return true;
  }),
  inStack('9 which launch a captured vessel was', (stack) => {
    if (stack.length === 0) return false;
    stack[0].vessel = 'v99';
    return true;
  }),
  inStack('9 cards taken with a captured vessel', (stack) => {
    if (stack.length === 0) return false;
    stack[0].cards.push('admiral');
    return true;
  }),
  open('9 number of captured vessels', (s) => s.stacks.some((stack) => stack.pop() !== undefined)),
  atSea('9 vessel at sea', (vessel) => {
    vessel.gold += 1;
    return true;
  }),
  atSea('9 name of a vessel', (vessel) => {
    vessel.vessel = 'v99';
    return true;
  }),
  atSea('9 launch owner', (vessel) => {
    vessel.owner = vessel.owner === 0 ? 1 : 0;
    return true;
  }),
  atSea('9 turn of a launch', (vessel) => {
    vessel.launchedTurn += 1;
    return true;
  }),
  atSea('9 pirate on a vessel', ({ forces: [force] }) => {
    if (force) force.pirates[0].card = force.pirates[0].card === 'raven1' ? 'raven2' : 'raven1';
    return force !== undefined;
  }),
  atSea('9 who played a pirate', ({ forces: [force] }) => {
    if (force) force.pirates[0].seat = force.pirates[0].seat === 0 ? 1 : 0;
    return force !== undefined;
  }),
  atSea('9 when a pirate was played', ({ forces: [force] }) => {
    if (force) force.pirates[0].turn += 1000;
    return force !== undefined;
  }),
  atSea('9 side of a force', ({ forces: [force] }) => {
    if (force) force.side = force.side === 0 ? 1 : 0;
    return force !== undefined;
  }),
  atSea('9 suit of a force', ({ forces: [force] }) => {
    if (force) force.suit = force.suit === 'star' ? 'raven' : 'star';
    return force !== undefined;
  }),
  atSea('9 side strength', ({ forces: [force] }) => {
    if (force) force.strength += 1;
    return force !== undefined;
  }),
  atSea('9 trump on a vessel', ({ trumps: [trump] }) => {
    if (trump) trump.card = trump.card === 'admiral' ? 'starCaptain' : 'admiral';
    return trump !== undefined;
  }),
  atSea('9 order of trumps', ({ trumps }) => {
    if (trumps.length < 2) return false;
    trumps.reverse();
    return true;
  }),
  open('9 discarded card', (s) => {
    if (s.discard.length > 0) s.discard[0].card = s.discard[0].card === 'raven1' ? 'raven2' : 'raven1';
    return s.discard.length > 0;
  }),
  open('9 who discarded', (s) => {
    if (s.discard.length > 0) s.discard[0].seat = s.discard[0].seat === 0 ? 1 : 0;
    return s.discard.length > 0;
  }),
  open('7 unclaimed vessel', (s) => s.unclaimed.pop() !== undefined),
  open('4 turn', (s) => {
    s.turnSeat = (s.turnSeat + 1) % s.hands.length;
    return true;
  }),
  open('4 turn number', (s) => {
    s.turnNumber += 1;
    return true;
  }),
  open('5 who sits out', (s) => {
    s.sittingOut[0] = !s.sittingOut[0];
    return true;
  }),
  open('2 options', (s) => {
    s.options.startSeat = s.options.startSeat === 0 ? 'random' : 0;
    return true;
  }),
];

export const korsarFacts: GameFacts<Korsar> = {
  /** A drawn card is sent to the seat and its partner only: `view.test.ts` of the game sees to that. */
  disclosures: {
    CardDrawn: { to: 'everybody', fields: ['card'] },
    HandRevealed: { to: 'everybody', fields: ['cards'] },
    GameEnded: { to: 'everybody', fields: ['standings', 'winners'] },
  },
  publicForm: (action) => JSON.stringify(action),
  facts: rows,
  /** The same hands over two different decks. */
  closedDeals(seats, _options, dice) {
    const cards = shuffle(box.map(idOf), dice);
    const hands = Array.from({ length: seats }, () => cards.splice(0, handSize));
    return [
      { hands, deck: shuffle([...cards], dice) },
      { hands, deck: shuffle([...cards], dice) },
    ];
  },
};
