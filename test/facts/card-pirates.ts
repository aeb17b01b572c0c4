/** Section 14.2 of the rules file, row by row: what changes, and who must notice. */

import { dealt, isCrew, seaDeck } from '../../src/rules/card-pirates/cards.ts';
import type { Action, CardId, CardPirates, State } from '../../src/rules/card-pirates/types.ts';
import { shuffle } from '../../src/rules/dice.ts';
import type { Seat, Viewer } from '../../src/rules/game.ts';
import type { Fact, GameFacts } from '../contract/facts.ts';

const everybody = (seats: number): Viewer[] => [...Array(seats).keys(), 'table'];

/** A fact that all see; `change` returns false where it does not exist. */
function open(row: string, change: (state: State) => boolean): Fact<CardPirates> {
  return { row, change: (state, seats) => (change(state) ? { state, seenBy: everybody(seats) } : null) };
}

/** A fact that only the returned seat sees, and after the end everybody (14.2, last row). */
function own(row: string, change: (state: State, seat: Seat) => Seat | null): Fact<CardPirates> {
  return {
    row,
    change(state, seats, dice) {
      const seat = change(state, dice.below(seats));
      if (seat === null) return null;
      return { state, seenBy: state.phase === 'over' ? everybody(seats) : [seat] };
    },
  };
}

/** A fact that nobody sees before the end; after it everybody does, if it is a card. */
function closed(row: string, change: (state: State) => boolean, opens = true): Fact<CardPirates> {
  return {
    row,
    change(state, seats) {
      if (!change(state)) return null;
      return { state, seenBy: opens && state.phase === 'over' ? everybody(seats) : [] };
    },
  };
}

/** Exchanges a card of this list with the top of the stack. */
function withStack(state: State, cards: CardId[] | undefined, fits: (card: CardId) => boolean = () => true): boolean {
  const at = state.stack.findIndex(fits);
  if (!cards || cards.length === 0 || at < 0) return false;
  [cards[0], state.stack[at]] = [state.stack[at], cards[0]];
  return true;
}

const placeWith = (state: State, what: 'faceUp' | 'faceDown') =>
  state.places.find((place) => place !== null && place[what].length > 0);

/** Whoever is choosing cards for a battle, with what is chosen so far. */
function chooser({ phase, battle }: State): { seat: Seat; cards: CardId[] } | null {
  if (phase === 'battle.attack') return { seat: battle!.attacker, cards: battle!.attack };
  return phase === 'battle.defend' ? { seat: battle!.defender, cards: battle!.defence } : null;
}

const rows: Fact<CardPirates>[] = [
  own('14.2 a hand', (s, seat) => (withStack(s, s.seats[seat].hand) ? seat : null)),
  open('14.2 a hand, number of cards', (s) => s.seats[0].hand.pop() !== undefined),
  own('14.2 drawn card', (s) => (s.phase === 'turn.move' && withStack(s, s.seats[s.active].hand) ? s.active : null)),
  open('14.2 face-up card', (s) => {
    const place = placeWith(s, 'faceUp');
    if (place) place.faceUp[0] = place.faceUp[0] === '2C' ? '3C' : '2C';
    return place !== undefined;
  }),
  open('14.2 island card', (s) => {
    const place = s.places.find((each) => each?.island);
    if (!place?.island) return false;
    place.island = `${place.island[0] === 'Q' ? 'K' : 'Q'}${place.island[1]}`;
    return true;
  }),
  closed('14.2 face-down card', (s) => withStack(s, placeWith(s, 'faceDown')?.faceDown)),
  open('14.2 face-down cards, number', (s) => placeWith(s, 'faceDown')?.faceDown.pop() !== undefined),
  closed('14.2 stack', (s) => {
    if (s.stack.length < 2) return false;
    [s.stack[0], s.stack[1]] = [s.stack[1], s.stack[0]];
    return true;
  }),
  open('14.2 stack, number', (s) => s.stack.pop() !== undefined),
  own('14.2 battle cards while they are chosen', (s) => {
    const choice = chooser(s);
    return choice && withStack(s, choice.cards, isCrew) ? choice.seat : null;
  }),
  own('14.2 battle cards while they are chosen, number', (s) => {
    const choice = chooser(s);
    const card = choice?.cards.pop();
    if (!choice || card === undefined) return null;
    s.seats[choice.seat].hand.push(card);
    return choice.seat;
  }),
  own('14.2 battle cards once announced', (s) =>
    s.phase === 'battle.defend' && withStack(s, s.battle!.attack, isCrew) ? s.battle!.attacker : null,
  ),
  open('14.2 battle cards once announced, number', (s) => {
    if (s.phase !== 'battle.defend') return false;
    s.battle!.attack.pop();
    return true;
  }),
  open('11 who fights', (s) => {
    if (!s.battle) return false;
    s.battle.defender = s.battle.attacker;
    return true;
  }),
  open('11 where', (s) => {
    if (s.battle) s.battle.square = s.battle.square === 'B2' ? 'C2' : 'B2';
    return s.battle !== null;
  }),
  open('11 who has won', (s) => {
    if (s.phase !== 'battle.give') return false;
    const { attacker, defender, winner } = s.battle!;
    s.battle!.winner = winner === attacker ? defender : attacker;
    return true;
  }),
  own('14.2 possible exchange', (s) => {
    if (s.phase !== 'arrive.exchange') return null;
    return withStack(s, s.seats[s.active].hand) ? s.active : null;
  }),
  open('14.2 solo discards', (s) => s.discards.pop() !== undefined),
  own('12.5 the move that solo pays for', (s) => {
    if (!s.departure) return null;
    s.departure.path = ['C3', 'C2', 'C1'];
    s.departure.card = null;
    return 0;
  }),
  open('6 public phase', (s) => {
    s.phase = s.phase === 'over' ? 'turn.move' : 'over';
    return true;
  }),
  open('6 who is to give', (s) => {
    if (s.phase !== 'battle.defend') return false;
    [s.battle!.defender, s.battle!.attacker] = [s.battle!.attacker, s.battle!.defender];
    return true;
  }),
  open('5 whose turn', (s) => {
    s.active = (s.active + 1) % s.seats.length;
    return s.seats.length > 1;
  }),
  open('5 turn', (s) => {
    s.turn += 1;
    return true;
  }),
  open('4 first seat', (s) => {
    s.firstSeat = (s.firstSeat + 1) % s.seats.length;
    return s.seats.length > 1;
  }),
  open('4 place of a ship', (s) => {
    if (s.seats[0].ship === null) return false;
    s.seats[0].ship = s.seats[0].ship === 'B2' ? 'C2' : 'B2';
    return true;
  }),
  open('12.3 island picked', (s) => {
    const seat = s.claimed.findIndex((suit) => suit !== null);
    if (seat < 0) return false;
    s.claimed[seat] = s.claimed[seat] === 'C' ? 'D' : 'C';
    return true;
  }),
  open('12.2 cards shifted', (s) => {
    s.shifted += 1;
    return true;
  }),
  open('12.2 place in the ring', (s) => {
    const at = s.places.indexOf(null);
    if (at >= 0) s.places[at] = { island: null, faceUp: [], faceDown: [] };
    return at >= 0;
  }),
  open('13 why it ended', (s) => {
    s.ended = s.ended === 'cap' ? 'stack' : 'cap';
    return true;
  }),
  open('3 options', (s) => {
    s.options.points.crew += 1;
    return true;
  }),
  closed('3 written chance', (s) => s.script.push(1) > 0, false),
];

/** What the room learns from an action as such. Before `ready` it does not even learn whether a card came or went. */
function publicForm(action: Action): string {
  switch (action.type) {
    case 'bury':
    case 'give':
    case 'ready':
      return action.type;
    case 'commit':
    case 'takeBack':
      return 'choose battle cards';
    case 'placeInStorm':
      return isCrew(action.card) ? JSON.stringify(action) : 'placeInStorm face down';
    default:
      return JSON.stringify(action);
  }
}

export const cardPiratesFacts: GameFacts<CardPirates> = {
  disclosures: {
    // Supplements for single seats that are not always the actor; test/rules/card-pirates/view.test.ts looks at these.
    HandsDealt: { to: 'everybody', fields: ['hand'] },
    CardDrawn: { to: 'everybody', fields: ['card'] },
    CardsPlundered: { to: 'everybody', fields: ['cards'] },
    CardGiven: { to: 'everybody', fields: ['card'] },
    CardsDugUp: { to: 'actor', fields: ['cards'] },
    BattleRevealed: { to: 'everybody', fields: ['attack', 'defence', 'attackTotal', 'defenceTotal'] },
    CasualtiesLost: { to: 'everybody', fields: ['cards'] },
    GameEnded: { to: 'everybody', fields: ['hands', 'scores', 'ranking', 'buried', 'stack'] },
  },
  publicForm,
  facts: rows,
  /** The sea, and the stack below the first draw. */
  closedDeals(seats, options, dice) {
    const deck = shuffle([...seaDeck], dice);
    const known = deck.splice(0, dealt + 1);
    const sea = options.middleStart ? 20 : 21;
    const deal = () => {
      const hidden = shuffle([...deck], dice);
      return { firstSeat: seats - 1, deck: [...hidden.splice(0, sea), ...known, ...hidden] };
    };
    return [deal(), deal()];
  },
};
