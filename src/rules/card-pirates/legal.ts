/** Legal actions of the seat whose turn it is (section 6). The list is private: it shows the hand. */
import type { Seat } from '../game.ts';
import { mayExchange } from './arrival.ts';
import { committing } from './battle.ts';
import { deck, orderOf, powerOf, suitOf } from './cards.ts';
import { heart, innerSquares, ringSquares, squares, straightCost } from './map.ts';
import { crewOf, driftsIn, openWays, suitNeeded, watersOf } from './moves.ts';
import { commitError, driftHandError, endError, readyError } from './open.ts';
import { islandTaken, mayBecomeIsland, mayShiftFrom, mayShiftTo } from './setup.ts';
import { type Action, type CardId, type State, suits } from './types.ts';

/** Gives the seat that acts now, or null after the end. */
export function actorOf(state: State): Seat | null {
  switch (state.phase) {
    case 'over':
      return null;
    case 'battle.defend':
      return state.battle!.defender;
    case 'battle.give':
      return state.battle!.winner;
    default:
      return state.active;
  }
}

export function toAct(state: State): Seat[] {
  const actor = actorOf(state);
  return actor === null ? [] : [actor];
}

export function legal(state: State, seat: Seat): Action[] {
  if (actorOf(state) !== seat) return [];
  const { hand } = state.seats[seat];
  switch (state.phase) {
    case 'setup.islands':
      return islandChoices(state);
    case 'setup.seas':
      return seaChoices(state);
    case 'turn.move':
      return moves(state, seat);
    case 'depart.setAside':
      return hand.map((card) => ({ type: 'setAside', card }));
    case 'arrive.exchange':
      return [...exchanges(state, seat), { type: 'declineExchange' }];
    case 'arrive.storm':
      return hand.map((card) => ({ type: 'placeInStorm', card }));
    case 'battle.attack':
    case 'battle.defend':
      return battleChoices(state, seat);
    case 'battle.give':
      return hand.map((card) => ({ type: 'give', card }));
    case 'over':
      return [];
  }
}

function islandChoices(state: State): Action[] {
  const swaps = innerSquares.filter((square) => mayBecomeIsland(state, square));
  return suits
    .filter((suit) => !islandTaken(state, suit))
    .flatMap((island): Action[] => [
      { type: 'placeIsland', island },
      ...swaps.map((swapWith): Action => ({ type: 'placeIsland', island, swapWith })),
    ]);
}

function seaChoices(state: State): Action[] {
  const open = ringSquares.filter((square) => mayShiftTo(state, square));
  return heart
    .filter((square) => mayShiftFrom(state, square))
    .flatMap((from) => open.map((to): Action => ({ type: 'shiftSea', from, to })));
}

/** Actions that are asked for all the time: always the same objects, by the order of the card and the index of the square. */
const burials = deck.map((card): Action => ({ type: 'bury', card }));
const drifting = squares.map((to): Action => ({ type: 'drift', to }));

/**
 * Gives one path per card and end square, the cheapest: the way there changes nothing. `refusal` takes every legal
 * path.
 */
function moves(state: State, seat: Seat): Action[] {
  const { hand, ship } = state.seats[seat];
  const solo = state.seats.length === 1;
  const waters = watersOf(state, seat);
  const actions: Action[] = [];
  if (!solo || hand.length > 1) {
    const ways = openWays(waters, ship!);
    const { advancedSailing } = state.options;
    for (const card of hand) {
      const power = powerOf(card);
      if (power < straightCost) continue;
      for (const way of ways)
        if (way.cost <= power && (!advancedSailing || landsOn(state, way.to, card)))
          actions.push({ type: 'sail', card, path: way.path });
    }
  }
  const stuck = actions.length === 0;
  const drifts = driftsIn(state, waters, ship!);
  if (driftHandError(crewOf(state, seat)) === null) for (const at of drifts) actions.push(drifting[at]);
  for (const card of hand) actions.push(burials[orderOf(card)]);
  if (endError(state.seats.length) === null) actions.push({ type: 'endVoyage' });
  else if (stuck && drifts.length === 0) actions.push({ type: 'forfeit' });
  return actions;
}

/** Tells whether the card has the suit that the square asks for, if it asks for one (12.6). */
function landsOn(state: State, at: number, card: CardId): boolean {
  const suit = suitNeeded(state, at);
  return suit === null || suit === suitOf(card);
}

function exchanges(state: State, seat: Seat): Action[] {
  return state.seats[seat].hand
    .filter((card) => mayExchange(state, seat, card))
    .map((card) => ({ type: 'exchange', card }));
}

function battleChoices(state: State, seat: Seat): Action[] {
  const committed = committing(state, seat)!;
  const actions: Action[] = [];
  for (const card of state.seats[seat].hand)
    if (commitError(state.options, committed, card) === null) actions.push({ type: 'commit', card });
  for (const card of committed) actions.push({ type: 'takeBack', card });
  if (readyError(committed) === null) actions.push({ type: 'ready' });
  return actions;
}
