/** Section 9 of the rules file, row by row: what changes, and who must notice. */

import { shuffle } from '../../src/rules/dice.ts';
import type { Seat, Viewer } from '../../src/rules/game.ts';
import { buildDeck, buildFleet, kindOf, lineSizeFor } from '../../src/rules/treasure-fleet/cards.ts';
import {
  type Action,
  type CardId,
  deckIds,
  type State,
  type TreasureFleet,
} from '../../src/rules/treasure-fleet/types.ts';
import type { Fact, GameFacts } from '../contract/facts.ts';

const everybody = (seats: number): Viewer[] => [...Array(seats).keys(), 'table'];

/** A fact that all see; `change` returns false where it does not exist. */
function open(row: string, change: (state: State) => boolean): Fact<TreasureFleet> {
  return { row, change: (state, seats) => (change(state) ? { state, seenBy: everybody(seats) } : null) };
}

/** A fact about one seat's cards that only this seat sees. */
function own(row: string, change: (state: State, seat: Seat) => boolean): Fact<TreasureFleet> {
  return {
    row,
    change(state, seats, dice) {
      const seat = dice.below(seats);
      return change(state, seat) ? { state, seenBy: [seat] } : null;
    },
  };
}

/** A fact that nobody sees. */
function closed(row: string, change: (state: State) => boolean): Fact<TreasureFleet> {
  return { row, change: (state) => (change(state) ? { state, seenBy: [] } : null) };
}

function swapLoaded(state: State, seat: Seat, may: (inHand: CardId, inDeck: CardId) => boolean): boolean {
  const { deck, loaded } = state.seats[seat];
  for (let i = 0; i < loaded.length; i++)
    for (let j = 0; j < deck.length; j++)
      if (may(loaded[i], deck[j])) {
        [loaded[i], deck[j]] = [deck[j], loaded[i]];
        return true;
      }
  return false;
}

/** Exchanges the first and the first different one: another order, the same composition. */
function reorder<T>(pile: T[], differs: (a: T, b: T) => boolean): boolean {
  const i = pile.findIndex((one) => differs(one, pile[0]));
  if (i < 1) return false;
  [pile[0], pile[i]] = [pile[i], pile[0]];
  return true;
}

const slotWithFire = (state: State) => state.line.find((slot) => slot.fire.length > 0);
const holder = (state: State) => state.seats.find((seat) => seat.captured.length > 0);

const rows: Fact<TreasureFleet>[] = [
  own('9 own loaded cards', (s, seat) => swapLoaded(s, seat, (a, b) => kindOf(a) !== kindOf(b))),
  own('9 own loaded cards, which copy', (s, seat) => swapLoaded(s, seat, (a, b) => kindOf(a) === kindOf(b))),
  own('9 order of the own load', (s, seat) => reorder(s.seats[seat].loaded, (a, b) => a !== b)),
  open('9 count loaded', (s) => {
    const seat = s.seats.find((one) => one.loaded.length > 0);
    if (!seat) return false;
    seat.deck.push(seat.loaded.pop()!);
    return true;
  }),
  open('9 ready', (s) => {
    s.seats[0].ready = !s.seats[0].ready;
    return true;
  }),
  open('9 cards left in total', (s) => {
    const seat = s.seats.find((one) => one.deck.length > 0);
    seat?.deck.pop();
    return seat !== undefined;
  }),
  open('9 multiset of unplayed cards', (s) => {
    const { deckId, deck } = s.seats[0];
    const i = deck.findIndex((card) => kindOf(card) === '3');
    if (i < 0) return false;
    deck[i] = `${deckId}/4.3`;
    return true;
  }),
  open('9 kind of a card on a ship', (s) => {
    const shot = slotWithFire(s)?.fire[0];
    if (shot) shot.card = shot.card === '1' ? '2' : '1';
    return shot !== undefined;
  }),
  open('9 captain of a card on a ship', (s) => {
    const shot = slotWithFire(s)?.fire[0];
    if (shot) shot.captain = shot.captain === 0 ? 1 : 0;
    return shot !== undefined;
  }),
  open('9 number of the play of a card on a ship', (s) => {
    const shot = slotWithFire(s)?.fire[0];
    if (shot) shot.play += 100;
    return shot !== undefined;
  }),
  open('9 storm on a cursed ship', (s) => {
    if (s.line.length === 0) return false;
    s.line[0].becalmedBy = s.line[0].becalmedBy ? null : { captain: 0, card: 'ST', play: 1 };
    return true;
  }),
  open('9 cannons blown off a ship', (s) => {
    if (s.line.length === 0) return false;
    s.line[0].swept = !s.line[0].swept;
    return true;
  }),
  open('9 discarded card', (s) => {
    const card = s.discard.cards[0];
    if (card) card.card = card.card === '1' ? '2' : '1';
    return card !== undefined;
  }),
  open('9 discarded ship', (s) => s.discard.ships.pop() !== undefined),
  open('9 captured ship', (s) => {
    const prize = holder(s)?.captured[0];
    if (prize) prize.ship = `${prize.points}e`;
    return prize !== undefined;
  }),
  open('9 points', (s) => {
    const prize = holder(s)?.captured[0];
    if (prize) prize.points += 1;
    return prize !== undefined;
  }),
  open('9 sailing of a capture', (s) => {
    const prize = holder(s)?.captured[0];
    if (prize) prize.sailing += 1;
    return prize !== undefined;
  }),
  open('9 lookout', (s) => {
    s.lookout = (s.lookout + 1) % s.seats.length;
    return true;
  }),
  open('9 governor', (s) => {
    s.governorTaken = s.governorTaken === 0 ? 1 : 0;
    return true;
  }),
  open('9 last card, shown at the governor', (s) => {
    const last = s.lastCards[0];
    if (last) last.card = last.card === '1' ? '2' : '1';
    return last !== undefined;
  }),
  open('9 size of the fleet pile', (s) => s.fleetPile.pop() !== undefined),
  open('9 composition of the fleet pile', (s) => {
    const i = s.fleetPile.findIndex((ship) => ship.startsWith('12'));
    if (i < 0) return false;
    s.fleetPile[i] = '22a';
    return true;
  }),
  closed('9 order of the fleet pile', (s) => reorder(s.fleetPile, (a, b) => a !== b)),
  open('9 size of the neutral pile', (s) => s.neutral?.drawPile.pop() !== undefined),
  open('9 composition of the neutral pile', (s) => {
    const i = s.neutral?.drawPile.indexOf('3') ?? -1;
    if (i < 0) return false;
    s.neutral!.drawPile[i] = '4';
    return true;
  }),
  closed('9 order of the neutral pile', (s) => (s.neutral ? reorder(s.neutral.drawPile, (a, b) => a !== b) : false)),
  open('9 neutral card, turned up', (s) => {
    if (!s.neutral?.revealed) return false;
    s.neutral.revealed = s.neutral.revealed === '1' ? '2' : '1';
    return true;
  }),
  open('4 ship in the line', (s) => {
    const slot = s.line[0];
    if (slot) slot.ship = '22z';
    return slot !== undefined;
  }),
  open('4 value of a ship in the line', (s) => {
    const slot = s.line[0];
    if (slot) slot.points += 1;
    return slot !== undefined;
  }),
  open('4 slot of a ship in the line', (s) => {
    const slot = s.line.at(-1);
    if (slot) slot.slot += 1;
    return slot !== undefined;
  }),
  open('4 sailing', (s) => {
    s.sailing += 1;
    return true;
  }),
  open('4 volley', (s) => {
    s.volley += 1;
    return true;
  }),
  open('4 phase', (s) => {
    s.phase = s.phase === 'volley' ? 'neutralShot' : 'volley';
    if (s.toPlay.length === 0) s.toPlay = [0];
    return true;
  }),
  open('4 order of the volley', (s) => s.toPlay.pop() !== undefined),
  open('5.1 who may load a fourth card', (s) => {
    s.extraEligible = s.extraEligible.length > 0 ? [] : [0];
    return true;
  }),
  open('6.4 debt to the curse', (s) => {
    s.curseDebt[0] += 1;
    return true;
  }),
  open('2 options', (s) => {
    s.options.governorPoints += 1;
    return true;
  }),
];

/** What the room learns from an action as such: how many cards are loaded, the kind of a card played. */
function publicForm(action: Action): string {
  if (action.type === 'load') return `load ${action.cards.length}`;
  if (action.type === 'playCard') return `play ${kindOf(action.card)} on ${action.ship}`;
  return JSON.stringify(action);
}

export const treasureFleetFacts: GameFacts<TreasureFleet> = {
  disclosures: {
    ShipSighted: { to: 'everybody', fields: ['ship', 'kind', 'points'] },
    NeutralCardRevealed: { to: 'everybody', fields: ['card'] },
  },
  publicForm,
  facts: rows,
  /** The piles below the first line. */
  closedDeals(seats, options, dice) {
    const fleet = shuffle(buildFleet(seats, options), dice);
    const line = fleet.splice(0, lineSizeFor(seats));
    const kinds = buildDeck('d1', seats, options.storms).map(kindOf);
    const deal = () => ({
      draws: [...deckIds.slice(0, seats - 1), 'lookout' as const],
      firstLookout: seats - 1,
      fleet: [...line, ...shuffle([...fleet], dice)],
      ...(seats === 2 ? { neutral: shuffle([...kinds], dice) } : {}),
    });
    return [deal(), deal()];
  },
};
