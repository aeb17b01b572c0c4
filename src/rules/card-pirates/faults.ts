/** The invariants that show in a single state (sections 1, 2, 6, 13), as sentences. */

import { everyIsland, islandsOf, othersAt, placeAt } from './board.ts';
import { crewCount, deck, isCrew, rankOf, sortCards, suitOf } from './cards.ts';
import { indexOf, innerCount, middle, squares } from './map.ts';
import { canMove } from './moves.ts';
import { mostCommitted } from './open.ts';
import { toShift } from './setup.ts';
import type { CardId, State } from './types.ts';

type Say = (sentence: string) => void;

export function faults(state: State): string[] {
  const found: string[] = [];
  const say: Say = (sentence) => found.push(sentence);
  checkCards(state, say);
  checkChart(state, say);
  checkShips(state, say);
  checkSetup(state, say);
  checkTurn(state, say);
  checkArrival(state, say);
  checkBattle(state, say);
  checkEnd(state, say);
  return found;
}

/** Checks that there are 52 distinct cards, wherever they are (section 1). */
function checkCards(state: State, say: Say): void {
  const { seats, places, stack, discards, battle } = state;
  const all: CardId[] = [...stack, ...discards];
  const sorted = (cards: CardId[], where: string) => {
    all.push(...cards);
    if (String(sortCards([...cards].filter((card) => deck.includes(card)))) !== String(cards))
      say(`The cards ${where} are not sorted.`);
  };
  seats.forEach(({ hand }, seat) => {
    sorted(hand, `of seat ${seat}`);
  });
  places.forEach((place, i) => {
    if (!place) return;
    if (place.island) all.push(place.island);
    sorted(place.faceUp, `open on ${squares[i]}`);
    sorted(place.faceDown, `face down on ${squares[i]}`);
    if (place.island && place.faceUp.length > 0) say(`Cards lie open on the island ${squares[i]}.`);
    if (!place.faceUp.every(isCrewCard)) say(`A card that is no crew lies open on ${squares[i]}.`);
    if (state.options.hiddenCards && place.faceUp.length > 0) say(`Hidden cards lie open on ${squares[i]}.`);
  });
  if (battle) {
    sorted(battle.attack, 'of the attack');
    sorted(battle.defence, 'of the defence');
  }
  if (all.length !== deck.length || new Set(all).size !== deck.length || !all.every((card) => deck.includes(card)))
    say(`${all.length} cards, ${new Set(all).size} different ones, instead of ${deck.length}.`);
  if (discards.length > 0 && seats.length > 1) say('Only solo sets cards aside.');
}

function isCrewCard(card: CardId): boolean {
  return deck.includes(card) && isCrew(card);
}

function checkChart(state: State, say: Say): void {
  const { places, options, shifted } = state;
  if (places.length !== (options.treacherousSeas ? squares.length : innerCount)) say('The chart has the wrong size.');
  if (places.slice(0, innerCount).some((place) => place === null)) say('A square is missing.');
  const ring = places.slice(innerCount).filter((place) => place !== null);
  if (ring.length !== shifted || shifted > toShift(state))
    say(`${ring.length} squares in the ring, ${shifted} shifted.`);
  if (ring.some((place) => place.island !== null)) say('An island lies in the ring.');
  const islands = islandsOf(state);
  if (islands.length !== 4 || new Set(islands.map(({ suit }) => suit)).size !== 4)
    say('Not four islands of four suits.');
  if (islands.some(({ card }) => isCrewCard(card))) say('An island shows crew.');
}

function checkShips(state: State, say: Say): void {
  const { seats, phase, claimed, options } = state;
  for (let seat = 0; seat < seats.length; seat++) {
    const { ship } = seats[seat];
    if (ship === null) {
      if (phase !== 'setup.islands' || options.middleStart || claimed[seat] !== null) say(`Seat ${seat} has no ship.`);
      continue;
    }
    const place = placeAt(state, ship);
    const crowd = 1 + othersAt(state, ship, seat).length;
    if (!place) say(`Seat ${seat} sails off the chart, at ${ship}.`);
    // Section 17: everybody starts there.
    else if (place.island === null && crowd > 2 && !(options.middleStart && ship === middle))
      say(`${crowd} ships on ${ship}.`);
  }
}

function checkSetup(state: State, say: Say): void {
  const { phase, seats, claimed, shifted, stack, options } = state;
  const count = seats.length;
  if (count < 1 || count > 4 || claimed.length !== count) say(`${count} seats.`);
  const before = phase === 'setup.islands' || phase === 'setup.seas';
  if (before !== (state.turn === 0)) say(`Turn ${state.turn} in ${phase}.`);
  if (before && (seats.some(({ hand }) => hand.length > 0) || stack.length !== (options.middleStart ? 28 : 27)))
    say('Cards were dealt before the set-up was done.');
  const picks = claimed.filter((suit) => suit !== null);
  if (new Set(picks).size !== picks.length) say('Two seats picked one island.');
  if (options.randomIslands !== picks.length > 0 && phase !== 'setup.islands')
    say('Islands were picked, or not picked.');
  if (options.randomIslands && phase !== 'setup.islands' && picks.length !== count) say('Somebody has no island.');
  if (phase === 'setup.islands' && picks.length === count) say('Nobody is left to pick an island.');
  if ((phase === 'setup.seas') !== shifted < toShift(state) && phase !== 'setup.islands') say(`${shifted} shifted.`);
  if (before && state.active !== (state.firstSeat + (phase === 'setup.seas' ? shifted : picks.length)) % count)
    say('The wrong seat is setting up.');
}

function checkTurn(state: State, say: Say): void {
  const { active, firstSeat, turn, seats, phase, options } = state;
  if (!(active in seats) || !(firstSeat in seats)) say(`Seat ${active} plays, seat ${firstSeat} began.`);
  if (options.turnCap > 0 && turn > options.turnCap) say(`Turn ${turn} is after the cap.`);
  if (phase !== 'over' && turn > 0 && active !== (firstSeat + turn - 1) % seats.length)
    say('The wrong seat has the turn.');
  if ((phase === 'depart.setAside') !== (state.departure !== null)) say('A departure at the wrong time.');
  if (state.departure && (seats.length > 1 || seats[0].hand.length === 0)) say('Nothing can be set aside.');
  if (phase === 'turn.move' && seats.length === 1 && !canMove(state, 0)) say('A stranded ship sails on.');
}

function checkArrival(state: State, say: Say): void {
  const { phase, seats, active } = state;
  if (phase !== 'arrive.exchange' && phase !== 'arrive.storm') return;
  const { ship, hand } = seats[active];
  const place = ship === null ? null : placeAt(state, ship);
  if (hand.length === 0) say('Somebody without cards is asked for one.');
  if (phase === 'arrive.exchange') {
    if (!place?.island || rankOf(place.island) === 'J') say('An exchange where none is possible.');
  } else if (!place || place.island || place.faceUp.length + place.faceDown.length > 0 || crowded(state))
    say('No storm.');
}

function crowded({ seats, active }: State): boolean {
  return seats.filter(({ ship }) => ship === seats[active].ship).length > 1;
}

function checkBattle(state: State, say: Say): void {
  const { phase, battle, seats, options } = state;
  if ((battle !== null) !== phase.startsWith('battle.')) say('A battle out of its phase, or none in it.');
  if (!battle) return;
  const { attacker, defender, square, attack, defence, winner } = battle;
  if (attacker !== state.active || attacker === defender) say('The wrong ships fight.');
  if ([attacker, defender].some((seat) => seats[seat]?.ship !== square)) say('The fighters are not together.');
  if (indexOf(square) < 0 || placeAt(state, square)?.island) say('A battle on an island.');
  for (const side of [attack, defence]) {
    if (side.length > mostCommitted || !side.every(isCrewCard)) say('A side has committed the wrong cards.');
    if (options.sameSuitBattle && new Set(side.filter(isCrewCard).map(suitOf)).size > 1) say('A side mixes suits.');
  }
  const crew = (seat: number, committed: CardId[]) => crewCount(seats[seat].hand) + committed.length > 0;
  if (phase === 'battle.attack' && (defence.length > 0 || !crew(attacker, attack))) say('An attack without crew.');
  if (phase === 'battle.defend' && (attack.length === 0 || !crew(defender, defence))) say('A defence without crew.');
  if ((phase === 'battle.give') !== (winner !== null)) say('Somebody has won too early, or nobody.');
  if (phase !== 'battle.give') return;
  if (attack.length + defence.length > 0) say('Casualties are still there.');
  if (winner !== attacker && winner !== defender) say('A stranger has won.');
  else if (seats[winner].hand.length === 0) say('The winner has nothing to give.');
}

function checkEnd(state: State, say: Say): void {
  const over = state.phase === 'over';
  if (over !== (state.ended !== null)) say('The game is over without a reason, or not over with one.');
  const { simplePolitics } = state.options;
  const closed = everyIsland(state, (rank) => (simplePolitics ? rank !== 'A' : rank === 'J'));
  const exchanged = state.ended === 'jacks' || state.ended === 'aces';
  if (closed !== exchanged) say('The islands are closed, and the game goes on, or the other way round.');
  if (state.ended === 'stack' && state.stack.length > 0) say('The stack is not empty.');
  if (state.ended === 'voyage' && state.seats.length > 1) say('Only solo ends a voyage.');
}
