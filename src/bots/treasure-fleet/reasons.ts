/** Reasons why an action is good in Treasure Fleet, from the line, the captain's own cards and what was captured. */
import type { Seat } from '../../rules/game.ts';
import { guns, kindOf, sailingsFor } from '../../rules/treasure-fleet/cards.ts';
import { slotOf, strengthsOf } from '../../rules/treasure-fleet/strength.ts';
import type { Action, CardId, CardKind, Slot, State } from '../../rules/treasure-fleet/types.ts';
import { best, type Reason, reasonsOf } from '../reason.ts';

/** Codes of the reasons; the page has a sentence for each. */
export type TreasureFleetWhy =
  | 'STRONG'
  | 'LIGHT'
  | 'MIXED'
  | 'LAST'
  | 'LEAST'
  | 'CALM'
  | 'WARD'
  | 'SPARE'
  | 'SWEEP'
  | 'BOARD'
  | 'CLOSER'
  | 'TIE'
  | 'SURER'
  | 'LEAD';

const reason = reasonsOf<TreasureFleetWhy>();

export function reasons(state: State, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'load':
      return loaded(state, seat, action.cards);
    case 'playCard':
      return shot(state, seat, kindOf(action.card), slotOf(state, action.ship)!);
    case 'surrenderShip': {
      const prizes = state.seats[seat].captured;
      const points = prizes.find(({ ship }) => ship === action.ship)?.points ?? 0;
      const least = prizes.every((prize) => prize.points >= points || prize.sailing === state.sailing);
      return least ? reason('LEAST', { points }) : best;
    }
    default:
      return best;
  }
}

/** A load is strong or light beside the rest of the deck. */
const strong = 1.15;
const light = 0.85;

function loaded({ seats, sailing, line }: State, seat: Seat, cards: readonly CardId[]): Reason {
  if (sailing === sailingsFor(seats.length)) return reason('LAST');
  const points = line.reduce((sum, ship) => sum + ship.points, 0);
  const share = meanOf(cards) / Math.max(1, meanOf(seats[seat].deck));
  if (share >= strong) return reason('STRONG', { points });
  return reason(share <= light ? 'LIGHT' : 'MIXED', { points });
}

const meanOf = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + guns[kindOf(card)], 0) / Math.max(1, cards.length);

/** Guns of the heaviest card: who is further behind cannot make it up with one. */
const heaviest = Math.max(...Object.values(guns));

function shot({ seats, sailing }: State, seat: Seat, card: CardKind, slot: Slot): Reason {
  const { points, kind } = slot;
  if (kind === 'cursed') {
    if (card === 'ST') return reason('CALM');
    const atStake = seats[seat].captured.some((prize) => prize.sailing < sailing);
    const warded = slot.fire.some(({ captain }) => captain === seat);
    return atStake && !warded ? reason('WARD') : reason('SPARE');
  }
  const strengths = strengthsOf(slot);
  const boarders = strengths.filter(({ boarding }) => boarding).length;
  const mine = strengths.find(({ captain }) => captain === seat)?.guns ?? 0;
  const most = Math.max(0, ...strengths.filter(({ captain }) => captain !== seat).map((each) => each.guns));
  if (card === 'ST') return most > mine ? reason('SWEEP', { points }) : reason('SPARE');
  if (card === 'BP') return boarders === 0 ? reason('BOARD', { points }) : best;
  if (boarders > 0) return reason('SPARE');
  const after = mine + guns[card];
  if (most - after > heaviest) return reason('SPARE');
  if (after < most) return reason('CLOSER', { points, guns: most - after });
  if (after === most) return reason('TIE', { points });
  return reason(mine > most ? 'SURER' : 'LEAD', { points, guns: after - most });
}
