/** `faults` must notice: every spoiled state is one that no game reaches. */
import { describe, expect, it } from 'vitest';
import { rankOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Placed, State } from '../../../src/rules/korsar/types.ts';
import { Scene } from './scene.ts';

/** V5 at sea with attacks by S1 and S2, S1's captain and S0's admiral; V3 is home with S0, V2 just launched. */
function spoilable(): State {
  const scene = new Scene(['V3,V5,ADM', 'B3,B*', 'G4,V2']);
  scene.play('S0 V3, S1 draw, S2 draw, S0 V5, S1 B3→V5, S2 G4→V5, S0 draw, S1 B*→V5, S2 V2, S0 ADM→V5');
  return scene.state;
}

const spoilt: [string, (state: State) => unknown][] = [
  ['a card gone', (s) => s.hands[0].pop()],
  ['a card of the deck gone', (s) => s.deck.pop()],
  ['a card twice', (s) => s.deck.splice(0, 1, s.deck[1] === 0 ? 7 : 0)],
  ['no card', (s) => s.hands[0].splice(0, 1, 99)],
  ['an unsorted hand', (s) => s.hands[0].reverse()],
  [
    'a card moved from the deck to a hand',
    (s) => s.hands[0].unshift(s.deck.splice(s.deck.indexOf(Math.min(...s.deck)), 1)[0]),
  ],
  ['a discard while the deck has cards', (s) => s.discard.push({ seat: 0, card: 'raven1', turn: 1 })],
  ['a captured vessel that is worth more', (s) => s.stacks[0][0].gold++],
  ['a vessel on a captured vessel', (s) => s.stacks[0][0].cards.push('vessel2')],
  ['a vessel without its name', (s) => (s.sea[0].vessel = 'v9')],
  ['the sea out of order', (s) => s.sea.reverse()],
  ['a launch after its attacks', (s) => (s.sea[0].launchedTurn = s.turnNumber)],
  ['two cards of one turn', (s) => (s.sea[0].trumps[0].turn = s.sea[1].launchedTurn)],
  ['a card of a turn to come', (s) => (s.sea[0].trumps[1].turn = 99)],
  ['a strength miscounted', (s) => s.sea[0].forces[0].strength++],
  ['a force without pirates', (s) => (s.sea[0].forces[0].pirates = [])],
  ['a side with two suits', (s) => (s.sea[0].forces[1].side = 1)],
  ['a suit with two sides', (s) => (s.sea[0].forces[1].suit = 'kraken')],
  ['a pirate of another suit', (s) => (s.sea[0].forces[0].suit = 'star')],
  ['a pirate of another side', (s) => (s.sea[0].forces[0].pirates[0].seat = 0)],
  ['a captain without pirates', (s) => (s.sea[0].trumps[0].side = 0)],
  ['a captain before his pirate', (s) => swapTurns(s.sea[0].trumps[0], s.sea[0].forces[0].pirates[0])],
  ['an admiral on a foreign vessel', (s) => (s.sea[0].owner = 2)],
  ['trumps out of order', (s) => s.sea[0].trumps.reverse()],
  ['a pirate among the trumps', (s) => (s.sea[0].trumps[0].card = 'kraken1')],
  ['a leader at his own turn', (s) => (s.sea[0].trumps[1] = { ...s.sea[0].trumps[1], side: 1, seat: 1 })],
  ['a turn too many', (s) => s.turnNumber++],
  ['nobody’s turn', (s) => (s.turnSeat = 3)],
  ['a seat sitting out with cards', (s) => (s.sittingOut[0] = true)],
  ['an end too early', (s) => (s.phase = 'gameOver')],
  ['an unclaimed vessel before the end', (s) => s.unclaimed.push(s.stacks[0].pop()!)],
  ['partners among three', (s) => (s.mode = 'partnership')],
  ['an admiral for partners who are none', (s) => (s.options = { ...s.options, admiralOnPartnerVessel: true })],
  ['a stack too many', (s) => s.stacks.push([])],
];

function swapTurns(a: Placed, b: Placed): void {
  [a.turn, b.turn] = [b.turn, a.turn];
}

describe('faults', () => {
  it.each(spoilt)('notice %s', (_, spoil) => {
    const state = spoilable();
    expect(korsar.faults(state)).toEqual([]);
    spoil(state);
    expect(korsar.faults(state)).not.toEqual([]);
  });

  it('notice a game that should have ended, and a seat that can do nothing', () => {
    const { state } = new Scene(['', '', '', ''], { mode: 'partnership' }).later(['B1', 'B2', 'G1', '']);
    state.hands[2] = [];
    state.hands[0] = [rankOf('kraken1'), rankOf('serpent1')].sort((a, b) => a - b);
    expect(korsar.faults(state)).toEqual(['The game should have ended.']);
    state.turnSeat = 3;
    expect(korsar.faults(state)).toContain('Seat 3 can do nothing.');
  });
});
