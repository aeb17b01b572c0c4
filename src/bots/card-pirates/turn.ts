/** The rest of a turn, as a captain of some sense plays it without much thought. */
import { placeAt } from '../../rules/card-pirates/board.ts';
import { isCrew, powerOf } from '../../rules/card-pirates/cards.ts';
import { legal, toAct } from '../../rules/card-pirates/legal.ts';
import { commitError, mostCommitted } from '../../rules/card-pirates/open.ts';
import { play } from '../../rules/card-pirates/play.ts';
import { crewWorth } from '../../rules/card-pirates/prices.ts';
import { pointsOf } from '../../rules/card-pirates/score.ts';
import type { Action, CardId, State } from '../../rules/card-pirates/types.ts';
import { type Dice, pick } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { gainOf } from './gain.ts';

/** No turn has more actions left. */
const longest = 60;
/** Ways to fight, each as likely as another: so many of the best cards, or the weakest one. */
const manners = [2, 2, 2, 2, 2, mostCommitted, mostCommitted, mostCommitted, 1, -1] as const;

/** Plays on a state of the caller's own until the turn of another captain has begun. */
export function finishTurn(state: State, turn: number, dice: Dice): void {
  for (let i = 0; i < longest; i++) {
    if (state.phase === 'over' || (state.turn !== turn && state.phase === 'turn.move')) return;
    const seat = toAct(state)[0];
    for (const action of next(state, seat, dice)) play(state, seat, action, undefined, dice);
  }
}

function next(state: State, seat: Seat, dice: Dice): Action[] {
  const { hand, ship } = state.seats[seat];
  switch (state.phase) {
    case 'arrive.exchange': {
      const card = bestOf(hand, (each) => gainOf(state, each, placeAt(state, ship!)!.island!));
      const gain = gainOf(state, card, placeAt(state, ship!)!.island!);
      return [gain > 0 ? { type: 'exchange', card } : { type: 'declineExchange' }];
    }
    case 'arrive.storm':
      return [{ type: 'placeInStorm', card: cheapest(state, hand) }];
    case 'battle.give':
      return [{ type: 'give', card: cheapest(state, hand) }];
    case 'battle.attack':
    case 'battle.defend':
      return commitment(state, hand, dice);
    default:
      return [legal(state, seat)[0]];
  }
}

function commitment(state: State, hand: readonly CardId[], dice: Dice): Action[] {
  const crew = hand.filter(isCrew);
  const cards = pick(manners, dice);
  const chosen: CardId[] = [];
  for (const card of cards < 0 ? crew.slice(cards) : crew)
    if (chosen.length < Math.abs(cards) && commitError(state.options, chosen, card) === null) chosen.push(card);
  return [...chosen.map((card): Action => ({ type: 'commit', card })), { type: 'ready' }];
}

/** Gives the card that is missed least. */
export const cheapest = (state: State, hand: readonly CardId[]): CardId =>
  bestOf(hand, (card) => -priceOf(state, card));

export function priceOf({ options }: State, card: CardId): number {
  return isCrew(card) ? crewWorth[powerOf(card)] : pointsOf(card, options.points) + 0.5;
}

function bestOf(cards: readonly CardId[], worth: (card: CardId) => number): CardId {
  let best = cards[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const card of cards) {
    const each = worth(card);
    if (each > most) [best, most] = [card, each];
  }
  return best;
}
