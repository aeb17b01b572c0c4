/** The invariants of section 13 that show in a single state, as sentences. */
import { box, cardOf, cards, handSize, seatCounts } from './cards.ts';
import { forceOf, leaderOf, sideOf } from './open.ts';
import { isBare, teamsOf } from './sides.ts';
import type { CardId, Placed, Rank, State, Trump, Vessel } from './types.ts';

type Say = (sentence: string) => void;

export function faults(state: State): string[] {
  const found: string[] = [];
  const say: Say = (sentence) => found.push(sentence);
  checkSeats(state, say);
  checkCards(state, say);
  checkNames(state, say);
  for (const vessel of state.sea) checkVessel(state, vessel, say);
  checkTurn(state, say);
  checkEnd(state, say);
  return found;
}

function checkSeats(state: State, say: Say): void {
  const { mode, hands, stacks, sittingOut, options, turnSeat } = state;
  const seats = hands.length;
  if (!(seatCounts[mode] as readonly number[]).includes(seats)) say(`${seats} captains in the ${mode} game.`);
  if (stacks.length !== teamsOf(mode, seats).length) say(`${stacks.length} stacks.`);
  if (options.admiralOnPartnerVessel && mode !== 'partnership') say('An admiral for partners, and no partners.');
  if (!(turnSeat in hands)) say(`Seat ${turnSeat} is to move.`);
  hands.forEach((hand, seat) => {
    if (!hand.every((rank) => rank in cards)) say(`Seat ${seat} holds something that is no card.`);
    if (hand.some((rank, i) => i > 0 && rank < hand[i - 1])) say(`Seat ${seat}'s hand is not sorted.`);
    if (sittingOut[seat] && (hand.length > 0 || state.deck.length > 0)) say(`Seat ${seat} sits out and could act.`);
  });
  if (sittingOut.length !== seats) say('Somebody sits out who has no seat.');
}

/**
 * Checks the cards: 78 of them, and with them 100 gold; nothing but vessels is captured, and none of them lies in the
 * discard.
 */
function checkCards(state: State, say: Say): void {
  const { hands, deck, discard, sea, stacks, unclaimed } = state;
  const missing = cards.map(({ copies }) => copies);
  const count = (rank: Rank) => void missing[rank]--;
  const countVessel = ({ gold }: { gold: number }) => count(cardOf(`vessel${gold}`)?.rank ?? -1);
  const countOpen = (id: CardId) => {
    const card = cardOf(id);
    if (!card || card.kind === 'vessel') say(`${id} lies where it cannot lie.`);
    else count(card.rank);
  };
  hands.flat().forEach(count);
  deck.forEach(count);
  for (const { card } of discard) countOpen(card);
  for (const vessel of sea) {
    countVessel(vessel);
    for (const { pirates } of vessel.forces) for (const { card } of pirates) countOpen(card);
    for (const { card } of vessel.trumps) countOpen(card);
  }
  for (const prize of [...stacks.flat(), ...unclaimed]) {
    countVessel(prize);
    prize.cards.forEach(countOpen);
  }
  if (missing.some((number) => number !== 0)) say('A card is missing, or there is one too many.');
  if (discard.length > 0 && deck.length > 0) say('Something was discarded while the deck had cards.');
}

function checkNames({ sea, stacks, unclaimed, discard, turnNumber }: State, say: Say): void {
  const names = [...sea, ...stacks.flat(), ...unclaimed].map(({ vessel }) => vessel);
  const launched = names.map((_, i) => `v${i + 1}`);
  if (names.sort().join() !== launched.sort().join()) say('Vessels are not called by their launches.');
  if (sea.some(({ vessel }, i) => i > 0 && Number(vessel.slice(1)) <= Number(sea[i - 1].vessel.slice(1))))
    say('The sea is not in launch order.');
  const turns = [...sea.map(({ launchedTurn }) => launchedTurn), ...discard.map(({ turn }) => turn)];
  for (const { forces, trumps } of sea)
    turns.push(...forces.flatMap(({ pirates }) => pirates.map(({ turn }) => turn)), ...trumps.map(({ turn }) => turn));
  if (new Set(turns).size !== turns.length || turns.some((turn) => turn < 1 || turn > turnNumber))
    say('Two cards of one turn, or a card of a turn that was not.');
}

function checkVessel(state: State, vessel: Vessel, say: Say): void {
  const { vessel: name, forces, trumps, launchedTurn } = vessel;
  if (new Set(forces.map(({ side }) => side)).size !== forces.length) say(`A side has two suits on ${name}.`);
  if (new Set(forces.map(({ suit }) => suit)).size !== forces.length) say(`A suit has two sides on ${name}.`);
  const played = (list: readonly Placed[]) => list.every(({ turn }, i) => turn > (list[i - 1]?.turn ?? launchedTurn));
  for (const { side, suit, strength, pirates } of forces) {
    let skulls = 0;
    for (const { seat, card } of pirates) {
      const { kind, suit: shown, skulls: more } = cardOf(card)!;
      if (kind !== 'pirate' || shown !== suit || sideOf(state, seat) !== side)
        say(`${card} does not belong on ${name}.`);
      skulls += more;
    }
    if (skulls !== strength || pirates.length === 0) say(`Side ${side} counts ${strength} on ${name}.`);
    if (!played(pirates)) say(`Pirates out of order on ${name}.`);
  }
  if (!played(trumps)) say(`Trumps out of order on ${name}.`);
  for (const trump of trumps) checkTrump(state, vessel, trump, say);
}

/**
 * Checks the trumps of a vessel: a captain after a pirate of its suit and side, the admiral on an own vessel (R5, R9).
 */
function checkTrump({ options, mode }: State, vessel: Vessel, { side, seat, card, turn }: Trump, say: Say): void {
  const { kind, suit } = cardOf(card)!;
  const force = forceOf(vessel, side);
  const owners = sideOf({ mode }, vessel.owner) === side && options.admiralOnPartnerVessel;
  if (sideOf({ mode }, seat) !== side) say(`${card} on ${vessel.vessel} is of another side.`);
  if (kind === 'admiral' && vessel.owner !== seat && !owners) say(`An admiral on the foreign ${vessel.vessel}.`);
  if (kind === 'captain' && !(force && force.suit === suit && force.pirates.some((pirate) => pirate.turn < turn)))
    say(`${card} on ${vessel.vessel} without a pirate.`);
  if (kind !== 'captain' && kind !== 'admiral') say(`${card} is no trump.`);
}

/**
 * Checks the turn: at its action a side leads nothing, save at a second partner's turn; every action lowers 2 × deck +
 * hands by one.
 */
function checkTurn(state: State, say: Say): void {
  const { phase, turnSeat, turnNumber, hands, deck, sittingOut, mode } = state;
  const over = phase === 'gameOver';
  const absent = sittingOut.filter((out) => out).length;
  let left = 2 * deck.length;
  for (const hand of hands) left += hand.length;
  const actions = turnNumber - absent - (over ? 0 : 1);
  if (left !== 2 * box.length - handSize * hands.length - actions) say(`${actions} actions leave ${left} to do.`);
  if (over) return;
  if (deck.length === 0 && hands[turnSeat].length === 0) say(`Seat ${turnSeat} can do nothing.`);
  // What a team leads at its second partner's turn, it leads by the one card that the first has just played.
  const mayLead = mode === 'partnership' && turnSeat % 2 === 1 && !sittingOut[turnSeat - 1] ? 1 : 0;
  const led = state.sea.filter((vessel) => leaderOf(state, vessel) === sideOf(state, turnSeat)).length;
  if (led > mayLead) say(`Seat ${turnSeat} leads ${led} vessels after its check.`);
}

function checkEnd(state: State, say: Say): void {
  const over = state.phase === 'gameOver';
  const ended = state.deck.length === 0 && state.stacks.some((_, side) => isBare(state, side));
  if (over !== ended) say(over ? 'The game ended too early.' : 'The game should have ended.');
  if (over && state.sea.length > 0) say('Vessels at sea after the end.');
  if (!over && state.unclaimed.length > 0) say('Unclaimed vessels before the end.');
}
