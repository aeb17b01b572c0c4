import { describe, expect, it } from 'vitest';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { rankingOf, winnersOf } from '../../../src/rules/yellowbeard/rounds.ts';
import type { RoundResult, State } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, publicFacts, type Scene } from './scene.ts';

/** Ends the round: the first ship sinks him. */
function sink(scene: Scene): Scene {
  scene.place({ pirate: 'L13', ships: { 1: 'L9' }, ship: 1 }).roll(4);
  return scene.do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'fire', direction: 'S' });
}

describe('the end of a round', () => {
  it('8 shows everybody the log, the harbour and all garrisons', () => {
    const open = ['F2', 'A3', 'R3', 'B8', 'Q8'];
    const scene = atSea(3, {}, { open }).do({ type: 'depart', harbour: 'N14', square: 'N13' }).sail('M13');
    scene.roll(6).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
    scene.sail('L13');
    scene.state.ships[1] = 'L9';
    scene.roll(4).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'fire', direction: 'S' });
    const closed = ['B11', 'R13', 'C14', 'H14', 'N14', 'M15'];
    const garrisons = Object.fromEntries([...open.map((id) => [id, 'open']), ...closed.map((id) => [id, 'closed'])]);
    expect(scene.told('RoundEnded')).toEqual([
      {
        type: 'RoundEnded',
        round: 1,
        winner: 'navy',
        reason: 'sunk',
        harbour: 'N14',
        square: 'L13',
        log: ['N13-M13', 'M13-L13'],
        garrisons,
        aboard: 0,
        turns: 2,
      },
    ]);
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(scene.view(viewer).quarry).toMatchObject({ harbour: 'N14', log: ['N13-M13', 'M13-L13'] });
      expect(scene.view(viewer).garrisons).toEqual(garrisons);
    }
    expect(scene.told('MatchEnded')[0].winners).toEqual([1, 2]);
    expect(yellowbeard.outcome(scene.state)).toEqual({ winners: [1, 2], points: [0, 1, 1] });
  });

  it('Y32 the next round: the part passes to the left, everything is fresh', () => {
    const scene = sink(atSea(3, { rounds: 'rotation', firstPirate: 2 }));
    expect(yellowbeard.toAct(scene.state)).toEqual([0, 1, 2]);
    expect(yellowbeard.outcome(scene.state)).toBeNull();
    const before = scene.state.garrisons;
    scene.act(1, { type: 'nextRound' });
    expect(publicFacts(scene.batch)).toEqual([
      { type: 'PirateRolePassed', seat: 0 },
      { type: 'PirateChosen', seat: 0, captains: [1, 2], owners: [1, 2, 1, 2, 1] },
    ]);
    expect(before.length).toBe(11);
    expect(scene.state).toMatchObject({
      phase: 'setup.chests',
      round: 2,
      pirate: 0,
      chests: [],
      stolen: [],
      ships: [null, null, null, null, null],
      sunk: [],
      garrisons: [],
      turned: [],
      quarry: null,
      turn: 0,
      watch: [],
      lastSeen: null,
    });
    expect(yellowbeard.faults(scene.state)).toEqual([]);
    expect(scene.view('table')).toMatchObject({
      round: 2,
      rounds: 3,
      results: [{ pirate: 2, winner: 'navy', catcher: 0 }],
    });
  });
});

describe('section 12', () => {
  const result = (pirate: number, more: Partial<RoundResult>): RoundResult => ({
    pirate,
    winner: more.reason === 'escaped' ? 'pirate' : 'navy',
    reason: 'limit',
    aboard: 0,
    turns: 30,
    catcher: null,
    ...more,
  });
  const ranked = (seats: number, results: RoundResult[], rounds: number | 'rotation' = 'rotation') => {
    const state = { seats, results, options: { rounds } } as unknown as State;
    return rankingOf(state);
  };
  const places = (seats: number, results: RoundResult[]) =>
    ranked(seats, results).map(({ seat, place }) => [seat, place]);

  const example = (second: number) => [
    result(0, { reason: 'escaped', aboard: 6, turns: 24 }),
    result(1, { reason: 'sunk', aboard: second, catcher: 0 }),
    result(2, { reason: 'rammed', aboard: 5, catcher: 1 }),
  ];

  it('R13 the worked example', () => {
    expect(ranked(3, example(4))).toEqual([
      { seat: 0, place: 1, escapes: 1, chests: 6, catches: 1, turns: 24 },
      { seat: 2, place: 2, escapes: 0, chests: 5, catches: 0, turns: 0 },
      { seat: 1, place: 3, escapes: 0, chests: 4, catches: 1, turns: 0 },
    ]);
  });

  it('R13 with five chests each the catch decides', () => {
    expect(places(3, example(5))).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('R13 of equal escapes the faster, and everything equal shares the place', () => {
    const away = (pirate: number, turns: number) => result(pirate, { reason: 'escaped', aboard: 6, turns });
    expect(places(2, [away(0, 26), away(1, 20)])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(places(2, [away(0, 20), away(1, 20)])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(winnersOf(ranked(2, [away(0, 20), away(1, 20)]))).toEqual([0, 1]);
  });

  it('a single round has a winning side', () => {
    expect(ranked(3, [result(1, { aboard: 5 })], 1).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ]);
    expect(winnersOf(ranked(3, [result(1, { reason: 'escaped' })], 1))).toEqual([1]);
  });
});
