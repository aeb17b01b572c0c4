/** The look of a position to a seat, as a number. A guess for bots; nothing in the rules depends on it. */
import type { Seat } from '../game.ts';
import { type Island, islandsOf, placeAt } from './board.ts';
import { isCrew, powerOf, storyOf, suitOf } from './cards.ts';
import { fightWorth } from './fight.ts';
import { distance, indexOf, steps } from './map.ts';
import { crewOf, crewWorth, unknownCard, unmoved } from './prices.ts';
import { pointsOf, scoreOf, standingsOf } from './score.ts';
import type { CardId, Square, State } from './types.ts';

/** Winning and losing, beyond the points. */
const victory = 6;

/** Weighs the seat's own prospects against those of the others, half by their best and half by their mean. */
export function worth(state: State, seat: Seat): number {
  return worthWithin(state, seat, turnsLeft(state));
}

/**
 * Values a position as `worth` does, for a seat that counts on so many more turns. The fewer there are, the less
 * counts what only later turns can use: crew, cards on neighbouring squares, islands out of reach. So bots race when
 * the stack runs low.
 */
export function worthWithin(state: State, seat: Seat, turns: number): number {
  if (state.phase === 'over') return finalWorth(state, seat);
  const toMove = state.active === seat && state.phase === 'turn.move' ? unmoved : 0;
  const own = fightWorth(state, seat, (hand) => prospects(state, seat, hand, turns)) - toMove;
  if (state.seats.length === 1) return own;
  const rivals = state.seats
    .filter((_, other) => other !== seat)
    .map(({ hand }) => scoreOf(hand, state.options.points));
  let sum = 0;
  for (const score of rivals) sum += score;
  return own - (Math.max(...rivals) + sum / rivals.length) / 2;
}

function finalWorth(state: State, seat: Seat): number {
  const standings = standingsOf(state);
  const mine = standings.find((each) => each.seat === seat)!;
  if (standings.length === 1) return mine.score;
  const best = Math.max(...standings.filter((each) => each.seat !== seat).map(({ score }) => score));
  return mine.score - best + (mine.place === 1 ? victory : -victory);
}

/** Counts the turns that a seat will still have, the one under way left out, if nothing refills the stack. */
export function turnsLeft({ stack, seats, options, turn }: State): number {
  const draws = options.turnCap > 0 ? Math.min(stack.length, options.turnCap - turn) : stack.length;
  return draws / seats.length;
}

/** Estimates what the position promises to the seat if it held these cards, battles aside. */
function prospects(state: State, seat: Seat, hand: readonly CardId[], turns: number): number {
  const { ship } = state.seats[seat];
  const { points } = state.options;
  let worth = scoreOf(hand, points) + crewOf(hand) * Math.min(1, turns / 3);
  if (ship === null) return worth;
  // A departure that is being paid for (12.5) ends there.
  const going = state.departure?.path.at(-1);
  const at = going ?? ship;
  worth += upgrades(state, seat, hand, at, turns) + waters(state, at) * Math.min(1, turns / 2);
  if (going !== undefined) worth += aboard(state, going) - cheapest(hand, points.crew);
  else if (state.active === seat && state.phase === 'arrive.exchange') worth += aboard(state, ship);
  else if (state.active === seat && state.phase === 'arrive.storm') worth -= cheapest(hand, points.crew);
  // Cards that cannot be kept: a large hand without crew that sails must be buried (7.4).
  if (!hand.some((card) => powerOf(card) > 2)) worth -= 0.6 * Math.max(0, hand.length - 4);
  return worth;
}

/** Estimates what the cards of a square bring to whoever takes them. */
function aboard(state: State, square: Square): number {
  const place = placeAt(state, square);
  if (!place) return 0;
  let worth = place.faceDown.length * unknownCard;
  for (const card of place.faceUp) worth += crewWorth[powerOf(card)] * 0.6;
  return worth;
}

function cheapest(hand: readonly CardId[], crewPoints: number): number {
  return hand.some((card) => isCrew(card)) ? 0.2 + crewPoints : 1;
}

/**
 * Values the best exchange that the hand allows at every island, nearest first (section 9). One after the other takes
 * time, so that an exchange made is worth more than several that are only near.
 */
function upgrades(state: State, seat: Seat, hand: readonly CardId[], at: Square, turns: number): number {
  const plans = islandsOf(state)
    .map((island) => ({ gain: bestGain(state, hand, island.card), needed: turnsTo(state, seat, hand, island, at) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => a.needed - b.needed || b.gain - a.gain);
  let worth = 0;
  let time = 0;
  plans.forEach(({ gain, needed }, i) => {
    time = i === 0 ? needed : Math.max(needed, time + betweenIslands);
    worth += gain * (time > turns + 0.5 ? 0.02 : 0.95 * patience ** time);
  });
  return worth;
}

const betweenIslands = 2;
/** Part of a hope that is left after a turn. */
const patience = 0.5;

function bestGain({ options }: State, hand: readonly CardId[], island: CardId): number {
  const { points } = options;
  let best = 0;
  for (const card of hand)
    if (storyOf(card, island) !== null) best = Math.max(best, pointsOf(island, points) - pointsOf(card, points));
  return best;
}

/** Turns until the seat can make an exchange there; 0 when it has just landed. */
function turnsTo(state: State, seat: Seat, hand: readonly CardId[], island: Island, at: Square): number {
  const { active, phase, departure, options } = state;
  if (island.square === at)
    // Whoever lies there must leave and come back (R 3).
    return active === seat && (phase === 'arrive.exchange' || departure !== null) ? 0 : 2;
  const fits = !options.advancedSailing || hand.some((card) => isCrew(card) && suitOf(card) === island.suit);
  return Math.ceil(distance(island.square, at) / 2) + (fits ? 0 : 2);
}

/** Values the cards on neighbouring squares, which later turns may bring. */
function waters(state: State, at: Square): number {
  let cards = 0;
  for (const { to } of steps[indexOf(at)]) {
    const place = state.places[to];
    if (place) cards += Math.min(3, place.faceDown.length + place.faceUp.length);
  }
  return 0.05 * cards;
}
