/** Reasons why an action is good in Card Pirates, from the sea and the captain's own hand. */
import { islandsOf, othersAt, placeAt } from '../../rules/card-pirates/board.ts';
import { powerOf, totalOf } from '../../rules/card-pirates/cards.ts';
import { distance, driftLimit } from '../../rules/card-pirates/map.ts';
import { pointsOf } from '../../rules/card-pirates/score.ts';
import type { Action, CardId, Square, State } from '../../rules/card-pirates/types.ts';
import type { Seat } from '../../rules/game.ts';
import { best, type Reason, reasonsOf } from '../reason.ts';
import { gainOf } from './gain.ts';

/** Codes of the reasons; the page has a sentence for each. */
export type CardPiratesWhy =
  | 'LIGHTER'
  | 'EXCHANGE'
  | 'COMMIT'
  | 'ENOUGH'
  | 'BEATS'
  | 'KEEP'
  | 'CHEAPEST'
  | 'GAIN'
  | 'CARDS'
  | 'FIGHT'
  | 'TOWARDS';

const reason = reasonsOf<CardPiratesWhy>();

export function reasons(state: State, seat: Seat, action: Action): Reason {
  const { hand, ship } = state.seats[seat];
  switch (action.type) {
    case 'sail':
      return arrival(state, seat, action.path.at(-1)!);
    case 'drift':
      return arrival(state, seat, action.to);
    case 'bury':
      return hand.length > driftLimit ? reason('LIGHTER', { cards: driftLimit }) : best;
    case 'exchange':
      return reason('EXCHANGE', { points: gainOf(state, action.card, placeAt(state, ship!)!.island!) });
    case 'commit':
      return reason('COMMIT', { power: powerOf(action.card) });
    case 'ready':
      return ready(state, seat);
    case 'give':
    case 'placeInStorm':
    case 'setAside':
      return isCheapest(state, hand, action.card) ? reason('CHEAPEST') : best;
    default:
      return best;
  }
}

/**
 * Gives the reason without the hand, by which goals are chosen, and without the cards of a battle, which lie face down. A
 * single card is hardly worth a word: one lies almost everywhere.
 */
export function roomReasons(state: State, seat: Seat, action: Action): Reason {
  const seats = state.seats.with(seat, { ...state.seats[seat], hand: [] });
  const found = reasons({ ...state, seats, battle: null }, seat, action);
  return found.code === 'CARDS' && found.facts.cards === 1 ? best : found;
}

/** Tells whether nothing in hand is worth less, points first and power then. */
function isCheapest({ options }: State, hand: readonly CardId[], card: CardId): boolean {
  const worthOf = (each: CardId) => 100 * pointsOf(each, options.points) + powerOf(each);
  return hand.includes(card) && hand.every((each) => worthOf(each) >= worthOf(card));
}

/** Steps to an island that is worth going to. */
const near = 3;

function arrival(state: State, seat: Seat, square: Square): Reason {
  const { hand, ship } = state.seats[seat];
  const goals = islandsOf(state)
    .map(({ card, square: at }) => ({
      points: Math.max(0, ...hand.map((each) => gainOf(state, each, card))),
      steps: distance(square, at),
      nearer: ship === null ? 0 : distance(ship, at) - distance(square, at),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => a.steps - b.steps || b.points - a.points);
  const here = goals.find(({ steps }) => steps === 0);
  if (here) return reason('GAIN', { points: here.points });
  const place = placeAt(state, square);
  const cards = place ? place.faceUp.length + place.faceDown.length : 0;
  if (cards > 0) return reason('CARDS', { cards });
  if (place?.island === null && othersAt(state, square, seat).length > 0) return reason('FIGHT');
  const towards = goals.find(({ steps, nearer }) => nearer > 0 && steps <= near);
  return towards ? reason('TOWARDS', { points: towards.points }) : best;
}

function ready({ battle }: State, seat: Seat): Reason {
  if (battle === null) return best;
  if (seat === battle.attacker)
    return battle.attack.length === 0 ? reason('KEEP') : reason('ENOUGH', { power: totalOf(battle.attack) });
  const [own, against] = [totalOf(battle.defence), totalOf(battle.attack)];
  return own > against ? reason('BEATS', { power: own, against }) : reason('KEEP');
}
