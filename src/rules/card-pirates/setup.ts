/** The set-up (sections 3, 4, 12.2 and 12.3). Chance is asked in this order: first seat, deck; what the deal fixes is not drawn. */
import { type Dice, shuffle } from '../dice.ts';
import { BadSetup, type Emit, type Seat } from '../game.ts';
import { emptyPlace, islandsOf, isStorm, placeAt } from './board.ts';
import { dealt, islandsToStart, opposite, seaDeck, seatCounts, sortCards, treacherousQuota } from './cards.ts';
import { copyOptions } from './copy.ts';
import { corners, heart, innerCount, innerSquares, middle, squares } from './map.ts';
import { beginTurn } from './turn.ts';
import {
  type CardId,
  type Deal,
  type Event,
  type Options,
  type Square,
  type State,
  type Suit,
  suits,
} from './types.ts';

function bad(why: string, facts: BadSetup['facts'] = {}): never {
  throw new BadSetup('BAD_OPTIONS', why, facts);
}

export function seats(options: Options): readonly number[] {
  return seatCounts.filter((count) => trouble(count, options) === null);
}

/** Gives the code of why these options are not for so many seats, or null. */
function trouble(count: number, options: Options): string | null {
  const { firstSeat, startIslands, treacherousSeas, randomIslands, middleStart } = options;
  if (firstSeat !== 'random' && firstSeat >= count) return 'NO_FIRST_SEAT';
  if (typeof startIslands !== 'string' && !randomIslands && !middleStart) {
    if (startIslands.length !== count || new Set(startIslands).size !== count) return 'SHARED_ISLAND';
    if (count === 2 && opposite[startIslands[0]] !== startIslands[1]) return 'ISLANDS_NOT_OPPOSITE';
  }
  if (options.sameSuitBattle && count === 1) return 'NOBODY_TO_FIGHT';
  // 12.7: what islands may take of the nine squares in the heart of the chart.
  const free = heart.length - (middleStart ? 1 : 0) - (randomIslands ? count : 0);
  if (treacherousSeas && quotaOf(count, options) * count > free) return 'HEART_TOO_SMALL';
  return null;
}

function quotaOf(count: number, options: Options): number {
  return options.treacherousCards === 0 ? treacherousQuota[count] : options.treacherousCards;
}

/** Gives the number of cards that all seats together shift. */
export function toShift(state: State): number {
  const count = state.seats.length;
  return state.options.treacherousSeas ? quotaOf(count, state.options) * count : 0;
}

export function setup(count: number, options: Options, dice: Dice, deal: Partial<Deal>, emit: Emit<Event>): State {
  if (!(seatCounts as readonly number[]).includes(count)) bad('SEATS', { seats: count });
  const wrong = trouble(count, options);
  if (wrong !== null) bad(wrong);
  const firstSeat = firstSeatOf(count, options, deal, dice);
  const stack = stackOf(deal.deck ?? [], dice);
  const own = copyOptions(options);
  const state: State = {
    options: own,
    phase: 'turn.move',
    firstSeat,
    turn: 0,
    active: firstSeat,
    seats: Array.from({ length: count }, () => ({ ship: null, hand: [] })),
    places: layChart(own, stack),
    stack,
    discards: [],
    claimed: Array.from({ length: count }, () => null),
    shifted: 0,
    departure: null,
    battle: null,
    ended: null,
    script: [...(deal.dice ?? [])],
  };
  emit?.({ type: 'GameStarted', playerCount: count, options: copyOptions(own), firstSeat });
  emit?.({
    type: 'SeaLaid',
    squares: innerSquares.filter((_, i) => state.places[i]!.faceDown.length > 0),
    islands: islandsOf(state).map(({ square, card }) => ({ square, card })),
    stack: stack.length,
  });
  placeShips(state, emit);
  if (own.randomIslands) state.phase = 'setup.islands';
  else beginSeas(state, emit);
  return state;
}

function firstSeatOf(count: number, options: Options, deal: Partial<Deal>, dice: Dice): Seat {
  const fixed = deal.firstSeat ?? (options.firstSeat === 'random' ? null : options.firstSeat);
  if (fixed === null) return dice.below(count);
  if (!Number.isInteger(fixed) || fixed < 0 || fixed >= count) bad('NO_FIRST_SEAT', { seat: fixed });
  if (options.firstSeat !== 'random' && options.firstSeat !== fixed) bad('TWO_FIRST_SEATS');
  return fixed;
}

/** Builds the stack: the cards as written on top, the rest shuffled below. */
function stackOf(top: readonly CardId[], dice: Dice): CardId[] {
  if (top.length === 0) return shuffle([...seaDeck], dice);
  const rest = new Set(seaDeck);
  for (const card of top) if (!rest.delete(card)) bad('NO_SUCH_CARD', { card });
  return [...top, ...shuffle([...rest], dice)];
}

/** Takes the cards of the sea off the stack, in reading order (section 3). With `middleStart` C3 stays bare. */
function layChart(options: Options, stack: CardId[]): State['places'] {
  const places: State['places'] = innerSquares.map((square) => {
    const place = emptyPlace();
    const suit = suits.find((each) => corners[each] === square);
    if (suit) place.island = `A${suit}`;
    else if (!(options.middleStart && square === middle)) place.faceDown.push(stack.shift()!);
    return place;
  });
  // A match without a ring does not carry its places around.
  if (options.treacherousSeas) while (places.length < squares.length) places.push(null);
  return places;
}

function placeShips(state: State, emit: Emit<Event>): void {
  const { randomIslands, middleStart, startIslands } = state.options;
  if (randomIslands && !middleStart) return;
  const islands = islandsToStart(state.seats.length, startIslands);
  state.seats.forEach((mine, seat) => {
    const square = middleStart ? middle : corners[islands[seat]];
    mine.ship = square;
    emit?.({ type: 'ShipPlaced', seat, square });
  });
}

/**
 * Tells whether this island has been picked already (R 14). With `middleStart` no ship stands there, but the claim
 * counts all the same.
 */
export function islandTaken(state: State, suit: Suit): boolean {
  return state.claimed.includes(suit);
}

/** Tells whether the card of this square may change places with an island (12.3). */
export function mayBecomeIsland(state: State, square: Square): boolean {
  const place = placeAt(state, square);
  return place !== null && place.island === null && place.faceDown.length > 0;
}

export function placeIsland(state: State, seat: Seat, suit: Suit, swapWith: Square | undefined, emit: Emit<Event>) {
  const island = islandsOf(state).find((each) => each.suit === suit)!;
  let square = island.square;
  if (swapWith === undefined) emit?.({ type: 'IslandMoved', seat, suit, from: square });
  else {
    const there = placeAt(state, swapWith)!;
    island.place.island = null;
    island.place.faceDown = there.faceDown;
    there.island = island.card;
    there.faceDown = [];
    emit?.({ type: 'IslandMoved', seat, suit, from: square, to: swapWith });
    square = swapWith;
  }
  state.claimed[seat] = suit;
  if (!state.options.middleStart) {
    state.seats[seat].ship = square;
    emit?.({ type: 'ShipPlaced', seat, square });
  }
  state.active = (seat + 1) % state.seats.length;
  if (state.active === state.firstSeat) beginSeas(state, emit);
}

function beginSeas(state: State, emit: Emit<Event>): void {
  if (state.options.treacherousSeas) state.phase = 'setup.seas';
  else dealHands(state, emit);
}

/** Tells whether a card may be shifted from this square: one of the heart that still has its card (12.2). */
export function mayShiftFrom(state: State, square: Square): boolean {
  const place = placeAt(state, square);
  return heart.includes(square) && place !== null && place.island === null && place.faceDown.length > 0;
}

/** Tells whether a card may be shifted to this square: a place of the ring that does not exist yet (12.2). */
export function mayShiftTo(state: State, square: Square): boolean {
  const at = squares.indexOf(square);
  return at >= innerCount && state.places[at] === null;
}

export function shiftSea(state: State, seat: Seat, from: Square, to: Square, emit: Emit<Event>): void {
  const source = placeAt(state, from)!;
  const place = emptyPlace();
  place.faceDown = source.faceDown;
  source.faceDown = [];
  state.places[squares.indexOf(to)] = place;
  state.shifted++;
  emit?.({ type: 'SeaShifted', seat, from, to });
  if (isStorm(state, from)) emit?.({ type: 'StormFormed', square: from });
  state.active = (seat + 1) % state.seats.length;
  // The quota is the same for everybody, so the last card brings the turn back to the first seat.
  if (state.shifted === toShift(state)) dealHands(state, emit);
}

/** Deals the hands. Nobody has seen a card before (R 2). */
function dealHands(state: State, emit: Emit<Event>): void {
  const count = state.seats.length;
  for (let i = 0; i < dealt; i++) state.seats[(state.firstSeat + i) % count].hand.push(state.stack.shift()!);
  for (const { hand } of state.seats) sortCards(hand);
  emit?.({
    type: 'HandsDealt',
    counts: state.seats.map(({ hand }) => hand.length),
    stack: state.stack.length,
    secret: state.seats.map(({ hand }, seat) => ({ to: [seat], facts: { hand: [...hand] } })),
  });
  beginTurn(state, emit);
}
