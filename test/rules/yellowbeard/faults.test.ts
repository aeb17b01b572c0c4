/** `faults` must notice: every spoiled state is one that no game reaches. */
import { describe, expect, it } from 'vitest';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { State } from '../../../src/rules/yellowbeard/types.ts';
import { atSea } from './scene.ts';

/** The Pirate has stolen Q6 and is sighted. */
function sighted(): State {
  const scene = atSea(3, {}, { ships: ['P3', 'B2', 'C2', 'D2', 'B3'] });
  const idle = () => scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
  scene.do({ type: 'depart', harbour: 'Q8', square: 'Q9' }).sail('R9', 'R8', 'R7');
  idle();
  scene.sail('R6');
  idle();
  scene.do({ type: 'load', site: 'Q6' });
  idle();
  scene.sail('R5', 'Q5', 'P5');
  idle();
  scene.sail();
  idle();
  scene.sail();
  scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' });
  expect(scene.state.phase).toBe('navy.seen');
  return scene.state;
}

describe('faults', () => {
  it.each([
    ['another seat count', (s) => (s.seats = 7)],
    ['no pirate', (s) => (s.pirate = null)],
    ['a pirate who is no seat', (s) => (s.pirate = 3)],
    ['a phase that is none', (s) => (s.phase = 'navy.nap' as 'over')],
    ['two ships on one square', (s) => (s.ships[1] = s.ships[2])],
    ['a ship on land', (s) => (s.ships[1] = 'A1')],
    ['a ship gone without a shot', (s) => (s.ships[1] = null)],
    ['a sunk ship afloat', (s) => s.sunk.push(2)],
    [
      'the turn of a sunk ship',
      (s) => {
        s.ships[0] = null;
        s.sunk.push(1);
      },
    ],
    ['the pirate on a ship', (s) => (s.ships[1] = s.quarry!.square)],
    ['a chest gone', (s) => s.chests.pop()],
    ['a chest twice', (s) => s.chests.push(s.chests[0])],
    ['a chest at sea', (s) => (s.chests[0] = 'K11')],
    ['three chests on one island', (s) => s.chests.splice(0, 3, 'G5', 'I6', 'J7')],
    ['a theft that the log does not know', (s) => s.stolen.push(s.chests.pop()!)],
    ['a loaded chest that the log does not know', (s) => (s.quarry!.loaded = s.chests[0])],
    ['six open garrisons', (s) => (s.garrisons[s.garrisons.indexOf('closed')] = 'open')],
    ['a garrison gone', (s) => s.garrisons.pop()],
    ['a test that nobody saw', (s) => s.turned.push('C14')],
    ['a phase without a roll', (s) => (s.roll = null)],
    ['a range too early', (s) => (s.range = 3)],
    ['no token', (s) => (s.token = null)],
    ['the token elsewhere', (s) => (s.token = 'K11')],
    ['a turn too many', (s) => s.turn++],
    ['a turn beyond the limit', (s) => (s.options = { ...s.options, turnLimit: 3 })],
    ['a sighting in the future', (s) => (s.lastSeen = { square: 'K11', turn: 99 })],
    ['no pirate ship', (s) => (s.quarry = null)],
    ['a line of the log gone', (s) => s.quarry!.log.pop()],
    ['a jump in the log', (s) => (s.quarry!.log[1] = 'R9-R10')],
    ['four steps', (s) => (s.quarry!.log[0] = 'Q9-R9-R8-R7-R6')],
    ['a step over land', (s) => (s.quarry!.log[0] = 'Q9-Q8-R8-R7')],
    ['another departure', (s) => (s.quarry!.harbour = 'C14')],
    ['a ship on his square that did not ram him', (s) => (s.watch[s.watch.length - 1] += ` >${s.quarry!.square}`)],
    ['a place that he cannot have reached', (s) => (s.quarry = { ...s.quarry!, square: 'C13' })],
    ['a result too early', (s) => s.results.push({ ...noResult })],
    ['another round', (s) => (s.round = 2)],
  ] as [string, (state: State) => unknown][])('notice %s', (_, spoil) => {
    const state = sighted();
    expect(yellowbeard.faults(state)).toEqual([]);
    spoil(state);
    expect(yellowbeard.faults(state)).not.toEqual([]);
  });

  const noResult = { pirate: 0, winner: 'navy', reason: 'limit', aboard: 0, turns: 1, catcher: null } as const;
});
