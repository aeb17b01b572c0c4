/** `faults` must notice: every spoiled state is one that no game reaches. */
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { indexOf } from '../../../src/rules/card-pirates/map.ts';
import type { State } from '../../../src/rules/card-pirates/types.ts';
import { Scene } from './scene.ts';

const sailing = () =>
  Scene.of({ ships: ['B3', 'C2', 'E5'], hands: ['5C 9C 4D KH', '3H KD QS', '2S 7H'], sea: { D4: '8D | JH 6S' } });
const attacking = () => sailing().sail(0, '5C', 'C2').act(0, { type: 'commit', card: '9C' });
const defending = () => attacking().act(0, { type: 'ready' });
const giving = () => defending().fight(1, '3H');
const landing = () => Scene.of({ ships: ['B5', 'E1'], hands: ['3D QH'] }).sail(0, '3D', 'A5');
const storming = () => Scene.of({ ships: ['C3', 'E1'], hands: ['3D QH'], sea: { C2: '' } }).sail(0, '3D', 'C2');
const paying = () => Scene.of({ ships: ['C3'], hands: ['3D QH'] }).sail(0, '3D', 'C2');
const shifting = () =>
  Scene.start(2, { treacherousSeas: true }, { firstSeat: 0 }).act(0, { type: 'shiftSea', from: 'B2', to: 'B0' });
const picking = () => Scene.start(2, { randomIslands: true }, { firstSeat: 0 });
const ended = () => Scene.of({ ships: ['C3', 'E1'], hands: ['3D QH'], stack: 0 }).sail(0, '3D', 'C2');
const at = (state: State, square: string) => state.places[indexOf(square)]!;

const spoiled: [string, () => Scene, (state: State) => unknown][] = [
  ['a card gone', sailing, (s) => s.stack.pop()],
  ['a card twice', sailing, (s) => s.stack.push(s.stack[0])],
  ['a card for another', sailing, (s) => (s.stack[0] = s.stack[1])],
  ['a card that is none', sailing, (s) => (s.stack[0] = '1C')],
  ['an unsorted hand', sailing, (s) => s.seats[0].hand.reverse()],
  ['unsorted cards face down', sailing, (s) => at(s, 'D4').faceDown.reverse()],
  ['a King lying open', sailing, (s) => at(s, 'C4').faceUp.push(s.seats[0].hand.shift()!)],
  ['an open card on an island', sailing, (s) => at(s, 'A1').faceUp.push(s.seats[0].hand.pop()!)],
  ['hidden cards that lie open', sailing, (s) => (s.options.hiddenCards = true)],
  ['a fifth island', sailing, (s) => (at(s, 'C4').island = at(s, 'C4').faceDown.pop()!)],
  ['two islands of a suit', sailing, (s) => ([at(s, 'A1').island, s.seats[0].hand[0]] = ['KH', 'AC'])],
  ['a square missing', sailing, (s) => (s.places[3] = null)],
  ['a ring without treacherous seas', sailing, (s) => s.places.push({ island: null, faceUp: [], faceDown: [] })],
  ['a ship off the chart', sailing, (s) => (s.seats[0].ship = 'C0')],
  ['a ship nowhere', sailing, (s) => (s.seats[0].ship = null)],
  ['three ships at sea', sailing, (s) => s.seats.map((seat) => (seat.ship = 'C2'))],
  ['the wrong seat', sailing, (s) => (s.active = 1)],
  ['a turn after the cap', sailing, (s) => Object.assign(s, { turn: 4, options: { ...s.options, turnCap: 3 } })],
  ['a battle without one', sailing, (s) => (s.phase = 'battle.attack')],
  ['an arrival in the middle of the sea', sailing, (s) => (s.phase = 'arrive.exchange')],
  [
    'a storm among cards',
    sailing,
    (s) => {
      at(s, 'B3').faceDown = s.stack.splice(0, 1);
      s.phase = 'arrive.storm';
    },
  ],
  ['discards with company', sailing, (s) => s.discards.push(s.stack.pop()!)],
  ['a departure in a turn', sailing, (s) => (s.departure = { card: null, path: ['C4'] })],
  ['an end without a reason', sailing, (s) => (s.phase = 'over')],
  ['a reason without an end', sailing, (s) => (s.ended = 'cap')],
  ['an island picked without the variant', sailing, (s) => (s.claimed[0] = 'C')],
  ['four committed cards', attacking, (s) => s.battle!.attack.push(...s.stack.splice(0, 3))],
  ['a committed King', attacking, (s) => s.battle!.attack.unshift(s.seats[0].hand.shift()!)],
  ['an early defence', attacking, (s) => s.battle!.defence.push(s.seats[1].hand.pop()!)],
  ['fighters apart', attacking, (s) => (s.seats[0].ship = 'B3')],
  ['a stranger attacking', attacking, (s) => (s.battle!.attacker = 2)],
  ['a defence against nothing', defending, (s) => s.stack.push(s.battle!.attack.pop()!)],
  ['a defence without crew', defending, (s) => s.stack.push(s.seats[1].hand.pop()!)],
  [
    'a mixed side',
    defending,
    (s) => {
      s.options.sameSuitBattle = true;
      s.battle!.attack.push(s.seats[0].hand.pop()!);
    },
  ],
  ['a winner who was not there', giving, (s) => (s.battle!.winner = 2)],
  ['a winner without cards', giving, (s) => s.stack.push(...s.seats[0].hand.splice(0))],
  ['a winner too early', defending, (s) => (s.battle!.winner = 0)],
  [
    'an exchange at a closed island',
    landing,
    (s) => {
      const jack = s.stack.indexOf('JH');
      if (jack < 0) throw new Error('The Jack is not in the stack.');
      s.stack[jack] = 'AH';
      at(s, 'A5').island = 'JH';
    },
  ],
  ['an exchange with an empty hand', landing, (s) => s.stack.push(...s.seats[0].hand.splice(0))],
  ['a toll from an empty hand', storming, (s) => s.stack.push(...s.seats[0].hand.splice(0))],
  ['nothing to set aside', paying, (s) => s.stack.push(...s.seats[0].hand.splice(0))],
  ['a departure forgotten', paying, (s) => (s.departure = null)],
  [
    'an island in the ring',
    shifting,
    (s) => {
      at(s, 'B0').island = 'AC';
      at(s, 'A1').island = null;
      at(s, 'A1').faceDown = at(s, 'B0').faceDown.splice(0);
    },
  ],
  ['a shift not counted', shifting, (s) => s.shifted--],
  ['the wrong seat shifting', shifting, (s) => (s.active = 0)],
  ['a hand before the deal', shifting, (s) => s.seats[0].hand.push(s.stack.pop()!)],
  ['seas that are done', shifting, (s) => (s.phase = 'turn.move')],
  ['an island picked twice', picking, (s) => (s.claimed = ['C', 'C'])],
  ['all islands picked', picking, (s) => (s.claimed = ['C', 'D'])],
  ['a full stack at the end', ended, (s) => s.stack.push(at(s, 'B1').faceDown.pop()!)],
  ['a voyage in company', ended, (s) => (s.ended = 'voyage')],
  ['Jacks that are Aces', ended, (s) => (s.ended = 'jacks')],
];

describe('faults', () => {
  it.each(spoiled)('notice %s', (_, make, spoil) => {
    const { state } = make();
    expect(cardPirates.faults(state)).toEqual([]);
    spoil(state);
    expect(cardPirates.faults(state)).not.toEqual([]);
  });
});
