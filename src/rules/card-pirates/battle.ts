/** Battles (section 11): choosing cards, comparing them, plunder and the gift. */
import { type Dice, shuffle } from '../dice.ts';
import type { Emit, Seat } from '../game.ts';
import { addCard, addCards, removeCard } from './board.ts';
import { crewCount, sortCards, totalOf } from './cards.ts';
import { chanceOf } from './chance.ts';
import { endTurn } from './turn.ts';
import type { CardId, Event, Square, State } from './types.ts';

/** Cards that the winner takes. */
const spoils = 2;

/**
 * Begins a battle where two ships meet: compulsory with crew, impossible without (R 10, R 19). The arriving ship has
 * picked up the square's cards already (R 8).
 */
export function meet(state: State, seat: Seat, other: Seat, square: Square, emit: Emit<Event>): void {
  if (crewCount(state.seats[seat].hand) === 0) {
    emit?.({ type: 'BattleAvoided', seat, other, square });
    endTurn(state, emit);
    return;
  }
  state.phase = 'battle.attack';
  state.battle = { attacker: seat, defender: other, square, attack: [], defence: [], winner: null };
  emit?.({ type: 'BattleJoined', attacker: seat, defender: other, square });
}

/** Gives the cards that this seat is committing, or null when it is not choosing any. */
export function committing(state: State, seat: Seat): CardId[] | null {
  const { battle, phase } = state;
  if (phase === 'battle.attack' && battle!.attacker === seat) return battle!.attack;
  return phase === 'battle.defend' && battle!.defender === seat ? battle!.defence : null;
}

export function commit(state: State, seat: Seat, card: CardId): void {
  removeCard(state.seats[seat].hand, card);
  addCard(committing(state, seat)!, card);
}

export function takeBack(state: State, seat: Seat, card: CardId): void {
  removeCard(committing(state, seat)!, card);
  addCard(state.seats[seat].hand, card);
}

export function ready(state: State, seat: Seat, emit: Emit<Event>, dice: Dice): void {
  const battle = state.battle!;
  const cards = committing(state, seat)!;
  const secret = [{ to: [seat], facts: { cards: [...cards] } }];
  if (state.phase === 'battle.defend') {
    emit?.({ type: 'DefenceCommitted', seat, count: cards.length, secret });
    reveal(state, emit, dice);
    return;
  }
  emit?.({ type: 'AttackCommitted', seat, count: cards.length, secret });
  if (crewCount(state.seats[battle.defender].hand) > 0) state.phase = 'battle.defend';
  else {
    emit?.({ type: 'DefenceCommitted', seat: battle.defender, count: 0 });
    reveal(state, emit, dice);
  }
}

function reveal(state: State, emit: Emit<Event>, dice: Dice): void {
  const { attacker, defender, attack, defence } = state.battle!;
  const attackTotal = totalOf(attack);
  const defenceTotal = totalOf(defence);
  emit?.({
    type: 'BattleRevealed',
    attacker,
    defender,
    attack: [...attack],
    defence: [...defence],
    attackTotal,
    defenceTotal,
  });
  const chance = chanceOf(state, dice);
  const casualties = sortCards([...attack, ...defence]);
  state.battle!.attack = [];
  state.battle!.defence = [];
  state.stack.push(...shuffle([...casualties], chance));
  emit?.({ type: 'CasualtiesLost', cards: casualties, stack: state.stack.length });
  if (attackTotal === defenceTotal) {
    emit?.({ type: 'BattleResolved', attacker, defender, outcome: 'draw' });
    swap(state, attacker, defender, emit, chance);
    return;
  }
  const won = attackTotal > defenceTotal;
  emit?.({ type: 'BattleResolved', attacker, defender, outcome: won ? 'attacker' : 'defender' });
  plunder(state, won ? attacker : defender, won ? defender : attacker, emit, chance);
}

/** Takes the winner's plunder (step 5). A small hand yields fewer cards or none, and the gift is still due (R 26). */
function plunder(state: State, winner: Seat, loser: Seat, emit: Emit<Event>, chance: Dice): void {
  const from = state.seats[loser].hand;
  const cards = pickCards(from, Math.min(spoils, from.length), chance);
  handOver(state, loser, winner, cards, emit);
  if (state.seats[winner].hand.length === 0) {
    // R 11.
    endTurn(state, emit);
    return;
  }
  state.battle!.winner = winner;
  state.phase = 'battle.give';
}

/** Swaps cards (step 6): the defender picks from what the attacker held before. */
function swap(state: State, attacker: Seat, defender: Seat, emit: Emit<Event>, chance: Dice): void {
  const [mine, theirs] = [state.seats[attacker].hand, state.seats[defender].hand];
  const count = Math.min(spoils, mine.length, theirs.length);
  const toAttacker = pickCards(theirs, count, chance);
  const toDefender = pickCards(mine, count, chance);
  handOver(state, defender, attacker, toAttacker, emit);
  handOver(state, attacker, defender, toDefender, emit);
  endTurn(state, emit);
}

/** Takes cards out of the hand at random (R 28). */
function pickCards(hand: CardId[], count: number, chance: Dice): CardId[] {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) cards.push(...hand.splice(chance.below(hand.length), 1));
  return sortCards(cards);
}

function handOver(state: State, from: Seat, to: Seat, cards: CardId[], emit: Emit<Event>): void {
  if (cards.length === 0) return;
  addCards(state.seats[to].hand, cards);
  const secret = [{ to: [from, to], facts: { cards } }];
  emit?.({ type: 'CardsPlundered', from, to, count: cards.length, secret });
}

export function give(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const { attacker, defender } = state.battle!;
  const to = seat === attacker ? defender : attacker;
  removeCard(state.seats[seat].hand, card);
  addCard(state.seats[to].hand, card);
  emit?.({ type: 'CardGiven', from: seat, to, secret: [{ to: [seat, to], facts: { card } }] });
  endTurn(state, emit);
}
