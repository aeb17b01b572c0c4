/** The set-up (section 3). Chance is asked in this order: the shuffle of all that the deal does not fix, then the start seat. */
import { type Dice, shuffle } from '../dice.ts';
import { BadSetup, type Emit, type Seat } from '../game.ts';
import { box, cardOf, handSize, idOf, rankOf, seatCounts } from './cards.ts';
import { insert, partnersOf, teamsOf } from './sides.ts';
import { beginTurn } from './turns.ts';
import type { Deal, Event, Mode, Options, Rank, State } from './types.ts';

function bad(why: string, facts: BadSetup['facts'] = {}): never {
  throw new BadSetup('BAD_OPTIONS', why, facts);
}

/** Gives the mode, or null where this number of captains does not exist (R1). */
function modeFor(seats: number, { mode }: Options): Mode | null {
  const modes = mode === 'standard' ? (['individual', 'partnership'] as const) : [mode];
  return modes.find((each) => (seatCounts[each] as readonly number[]).includes(seats)) ?? null;
}

/** Tells why these options do not go with this number of captains, or gives null. */
function misfit(seats: number, options: Options): string | null {
  const mode = modeFor(seats, options);
  const { startSeat, admiralOnPartnerVessel } = options;
  if (mode === null) return 'SEATS';
  if (admiralOnPartnerVessel && mode !== 'partnership') return 'NO_PARTNERS';
  if (startSeat === 'random') return null;
  if (!Number.isInteger(startSeat) || startSeat < 0 || startSeat >= seats) return 'NO_START_SEAT';
  return mode === 'partnership' && startSeat % 2 === 1 ? 'SECOND_PARTNER_STARTS' : null;
}

export function seats(options: Options): readonly number[] {
  return [2, 3, 4, 5, 6, 8].filter((count) => misfit(count, options) === null);
}

export function setup(count: number, options: Options, dice: Dice, deal: Partial<Deal>, emit: Emit<Event>): State {
  const reason = misfit(count, options);
  if (reason !== null) bad(reason, { seats: count });
  const mode = modeFor(count, options)!;
  const { hands, deck } = dealCards(count, deal, dice);
  const state: State = {
    options: { ...options },
    mode,
    hands,
    deck,
    discard: [],
    sea: [],
    stacks: teamsOf(mode, count).map(() => []),
    unclaimed: [],
    sittingOut: hands.map(() => false),
    turnSeat: startSeat(count, mode, options, dice),
    turnNumber: 0,
    phase: 'action',
  };
  emit?.({
    type: 'GameStarted',
    mode,
    seats: count,
    teams: teamsOf(mode, count),
    deckSize: deck.length,
    startSeat: state.turnSeat,
    options: { ...options },
  });
  for (let seat = 0; seat < count; seat++) {
    const facts = { cards: hands[seat].map(idOf) };
    emit?.({ type: 'HandDealt', seat, count: handSize, secret: [{ to: partnersOf(state, seat), facts }] });
  }
  beginTurn(state, state.turnSeat, true, emit);
  return state;
}

/** Gives the seat that starts; in partnership it is one of the first partners (R2). */
function startSeat(count: number, mode: Mode, { startSeat: chosen }: Options, dice: Dice): Seat {
  if (chosen !== 'random') return chosen;
  return mode === 'partnership' ? 2 * dice.below(count / 2) : dice.below(count);
}

/** Hands and deck as far as they are written; the shuffled rest fills them up. */
function dealCards(count: number, deal: Partial<Deal>, dice: Dice): Pick<State, 'hands' | 'deck'> {
  const { hands: written = [], deck: top = [] } = deal;
  if (written.length > count || written.some((hand) => hand.length > handSize)) bad('HANDS_TOO_LARGE');
  const rest = [...box];
  for (const hand of [...written, top]) {
    for (const card of hand) {
      const at = rest.indexOf(cardOf(card)?.rank ?? -1);
      if (at < 0) bad('NO_SUCH_CARD', { card });
      rest.splice(at, 1);
    }
  }
  shuffle(rest, dice);
  const hands: Rank[][] = [];
  for (let seat = 0; seat < count; seat++) {
    const hand: Rank[] = [];
    for (const card of written[seat] ?? []) insert(hand, rankOf(card));
    while (hand.length < handSize && rest.length > 0) insert(hand, rest.pop()!);
    if (hand.length < handSize) bad('DECK_TOO_LARGE');
    hands.push(hand);
  }
  // The top card is the last.
  for (let i = top.length - 1; i >= 0; i--) rest.push(rankOf(top[i]));
  return { hands, deck: rest };
}
