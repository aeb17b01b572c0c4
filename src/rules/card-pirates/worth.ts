/** How good a position looks to a seat. A guess for bots; nothing in the rules depends on it. */
import type { Seat } from '../game.ts';
import { mostCommitted } from './battle.ts';
import { type Island, islandsOf, placeAt } from './board.ts';
import { isCrew, powerOf, storyOf, suitOf, totalOf } from './cards.ts';
import { squares as chart, distance } from './map.ts';
import { pointsOf, scoreOf, standingsOf } from './score.ts';
import type { CardId, Square, State } from './types.ts';

/** What crew is worth by its value, from 2 up. A 2 pays no more than the toll of a storm. */
const crewWorth: readonly number[] = [0, 0, 0.1, 0.3, 0.32, 0.42, 0.48, 0.5, 0.68, 0.75, 0.9];
/** The best card counts in full, each further one less. */
const crewShare: readonly number[] = [1, 0.85, 0.65, 0.45, 0.25, 0.15];
/** What an unknown card is worth: 24 points lie in 48 cards, and crew is of some use. */
const unknownCard = 0.75;
const unmoved = 3;
/** Winning and losing, beyond the points. */
const victory = 6;

/** Own prospects less those of the others, half by their best and half by their mean. */
export function worth(state: State, seat: Seat): number {
  if (state.phase === 'over') return finalWorth(state, seat);
  const own = prospects(state, seat);
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

/** Turns that this seat will still have, this one not counted, if nothing refills the stack. */
function turnsLeft({ stack, seats, options, turn }: State): number {
  const draws = options.turnCap > 0 ? Math.min(stack.length, options.turnCap - turn) : stack.length;
  return draws / seats.length;
}

function prospects(state: State, seat: Seat): number {
  const { hand, ship } = state.seats[seat];
  const { points } = state.options;
  const turns = turnsLeft(state);
  let worth = scoreOf(hand, points) + crewOf(hand) * Math.min(1, turns / 3);
  if (ship === null) return worth;
  // A departure that is being paid for (12.5) ends there.
  const going = state.departure?.path.at(-1);
  const at = going ?? ship;
  worth += upgrades(state, seat, at, turns) + waters(state, at) * Math.min(1, turns / 2);
  if (going !== undefined) worth += aboard(state, going) - cheapest(hand, points.crew);
  else if (state.active === seat && state.phase === 'arrive.exchange') worth += aboard(state, ship);
  else if (state.active === seat && state.phase === 'arrive.storm') worth -= cheapest(hand, points.crew);
  // Cards that cannot be kept: a large hand without crew that sails must be buried (7.4).
  if (!hand.some((card) => powerOf(card) > 2)) worth -= 0.6 * Math.max(0, hand.length - 4);
  // A move that is still to be made: without this, burying one card after the other would put it off for ever.
  if (state.active === seat && state.phase === 'turn.move') worth -= unmoved;
  return worth + battleOutlook(state, seat);
}

function crewOf(hand: readonly CardId[]): number {
  // Hands are sorted, so crew comes from 10 down.
  let worth = 0;
  let i = 0;
  for (const card of hand) if (isCrew(card)) worth += crewWorth[powerOf(card)] * (crewShare[i++] ?? 0.1);
  return worth;
}

/** What the cards of a square bring to whoever takes them. */
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
 * Section 9: the best exchange that the hand allows at every island, nearest first. One after the other takes time, so
 * that an exchange made is worth more than several that are only near.
 */
function upgrades(state: State, seat: Seat, at: Square, turns: number): number {
  const plans = islandsOf(state)
    .map((island) => ({ gain: bestGain(state, seat, island.card), needed: turnsTo(state, seat, island, at) }))
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
/** What is left of a hope after a turn. */
const patience = 0.8;

function bestGain(state: State, seat: Seat, island: CardId): number {
  const { points } = state.options;
  let best = 0;
  for (const card of state.seats[seat].hand)
    if (storyOf(card, island) !== null) best = Math.max(best, pointsOf(island, points) - pointsOf(card, points));
  return best;
}

/** Turns until the seat can make an exchange there; 0 when it has just landed. */
function turnsTo(state: State, seat: Seat, island: Island, at: Square): number {
  const { active, phase, departure, options, seats } = state;
  if (island.square === at)
    // Whoever lies there must leave and come back (R 3).
    return active === seat && (phase === 'arrive.exchange' || departure !== null) ? 0 : 2;
  const fits =
    !options.advancedSailing || seats[seat].hand.some((card) => isCrew(card) && suitOf(card) === island.suit);
  return Math.ceil(distance(island.square, at) / 2) + (fits ? 0 : 2);
}

/** Cards on neighbouring squares, which later turns may bring. */
function waters(state: State, at: Square): number {
  let cards = 0;
  state.places.forEach((place, i) => {
    if (place === null || distance(chart[i], at) > 1) return;
    cards += Math.min(3, place.faceDown.length + place.faceUp.length);
  });
  return 0.05 * cards;
}

/** What a battle promises while this seat fights it; committed cards are out of the hand already. */
function battleOutlook(state: State, seat: Seat): number {
  const { battle, phase } = state;
  if (!battle || phase === 'battle.give') return 0;
  const { attacker, defender, attack, defence } = battle;
  const { hand } = state.seats[seat];
  if (seat === attacker) {
    const against = expectedDefence(state.seats[defender].hand.length);
    if (phase === 'battle.attack')
      return bestAttack(state, seat, against) - hesitation * (mostCommitted - attack.length);
    return stakes(state, hand, defender, chanceOf(totalOf(attack), against));
  }
  if (seat !== defender || phase !== 'battle.defend') return 0;
  // Whoever has not chosen a card yet has not got anywhere; the attack is known as far as it is imagined.
  if (defence.length === 0) return -nothingChosen;
  const lead = totalOf(defence) - totalOf(attack);
  const chance = lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return stakes(state, hand, attacker, chance) - hesitation * (mostCommitted - defence.length);
}

const meanCrew = 6.2;
/** Missing cards weigh on the outlook, so that nobody dithers between committing and taking back. */
const hesitation = 0.3;
const nothingChosen = 60;

/** What a hand will muster, by the number of its cards alone. */
function expectedDefence(cards: number): number {
  return Math.min(mostCommitted, cards * 0.7) * meanCrew * 0.85;
}

function chanceOf(total: number, against: number): number {
  return 1 / (1 + Math.exp((against - total) / 3));
}

/** The best that the committed cards and more from the top of the hand can come to. */
function bestAttack(state: State, seat: Seat, against: number): number {
  const { attack, defender } = state.battle!;
  const hand = [...state.seats[seat].hand];
  const before = crewOf(hand);
  const suit = state.options.sameSuitBattle && attack.length > 0 ? suitOf(attack[0]) : null;
  const spare = hand.filter((card) => isCrew(card) && (suit === null || suitOf(card) === suit));
  let total = totalOf(attack);
  let best = attack.length > 0 ? stakes(state, hand, defender, chanceOf(total, against)) : Number.NEGATIVE_INFINITY;
  for (const card of spare.slice(0, mostCommitted - attack.length)) {
    total += powerOf(card);
    hand.splice(hand.indexOf(card), 1);
    best = Math.max(best, stakes(state, hand, defender, chanceOf(total, against)) - (before - crewOf(hand)));
  }
  return best;
}

/** Two cards of the loser's, less the worst of one's own, by the chance of winning. */
function stakes(state: State, hand: readonly CardId[], other: Seat, chance: number): number {
  const average = hand.length === 0 ? 0 : (scoreOf(hand, state.options.points) + crewOf(hand)) / hand.length;
  const loss = Math.min(2, hand.length) * average - 0.2;
  const gain = Math.min(2, state.seats[other].hand.length) * unknownCard - 0.1;
  // What one side loses the other one has.
  return 1.5 * (chance * gain - (1 - chance) * loss);
}
