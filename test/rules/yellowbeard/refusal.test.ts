/** Every code of section 5, in the order of its checks. Refusals change nothing: `refused` compares the state. */
import { describe, expect, it } from 'vitest';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Action } from '../../../src/rules/yellowbeard/types.ts';
import { atSea, Scene } from './scene.ts';

describe('refusals', () => {
  const one: Action[] = [
    { type: 'rollForRole' },
    { type: 'placeChest', site: 'J11' },
    { type: 'placeShip', ship: 1, square: 'L9' },
    { type: 'depart', harbour: 'C14', square: 'C13' },
    { type: 'sail', path: [] },
    { type: 'load', site: 'J11' },
    { type: 'rollDie' },
    { type: 'moveFirst', path: [] },
    { type: 'lookFirst' },
    { type: 'fire', direction: 'N' },
    { type: 'holdFirst' },
    { type: 'cease' },
    { type: 'move', path: [] },
    { type: 'stay' },
    { type: 'nextRound' },
  ];
  const scenes: [string, () => Scene, Action['type'][]][] = [
    ['setup.roles', () => new Scene(3, { firstPirate: 'roll' }), ['rollForRole']],
    ['setup.chests', () => new Scene(3), ['placeChest']],
    [
      'setup.ships',
      () => new Scene(3, {}, { chests: ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6', 'N8', 'E9', 'J11', 'F13'] }),
      ['placeShip'],
    ],
    ['setup.departure', () => atSea(3), ['depart']],
    ['pirate', () => atSea(3).place({ pirate: 'K11' }), ['sail', 'load']],
    ['navy.roll', () => atSea(3).place({ pirate: 'K11', ship: 1 }), ['rollDie']],
    [
      'navy.decide',
      () => atSea(3).place({ pirate: 'K11', ship: 1 }).do({ type: 'rollDie' }),
      ['moveFirst', 'lookFirst'],
    ],
    [
      'navy.unseen',
      () => atSea(3).place({ pirate: 'K11', ship: 1 }).do({ type: 'rollDie' }, { type: 'lookFirst' }),
      ['move', 'stay'],
    ],
    [
      'navy.seen',
      () =>
        atSea(3)
          .place({ pirate: 'L11', ships: { 1: 'L9' }, ship: 1 })
          .do({ type: 'rollDie' }, { type: 'lookFirst' }),
      ['fire', 'holdFirst', 'move', 'stay'],
    ],
    [
      'navy.salvo2',
      () =>
        atSea(3)
          .place({ pirate: 'L11', ships: { 1: 'L9' }, ship: 1 })
          .do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'holdFirst' }),
      ['fire', 'cease'],
    ],
  ];

  it.each(scenes)('WRONG_PHASE and NOT_YOUR_TURN in %s', (phase, start, allowed) => {
    const scene = start();
    expect(scene.state.phase).toBe(phase);
    const seats = yellowbeard.toAct(scene.state);
    for (const action of one) {
      const right = allowed.includes(action.type);
      for (const seat of [0, 1, 2]) {
        const code = scene.refused(action, seat);
        if (!right) expect(code).toBe('WRONG_PHASE');
        else if (!seats.includes(seat)) expect(code).toBe('NOT_YOUR_TURN');
        else expect(['WRONG_PHASE', 'NOT_YOUR_TURN']).not.toContain(code);
      }
    }
  });

  it('GAME_OVER comes before everything', () => {
    const scene = atSea(3)
      .place({ pirate: 'L13', ships: { 1: 'L9' }, ship: 1 })
      .roll(4);
    scene.do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'fire', direction: 'S' });
    expect(scene.state.phase).toBe('over');
    expect(yellowbeard.toAct(scene.state)).toEqual([]);
    for (const action of one) for (const seat of [0, 1, 2]) expect(scene.refused(action, seat)).toBe('GAME_OVER');
  });

  it('between rounds nothing but the next one', () => {
    const scene = atSea(3, { rounds: 2 })
      .place({ pirate: 'L13', ships: { 1: 'L9' }, ship: 1 })
      .roll(4);
    scene.do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'fire', direction: 'S' });
    expect(yellowbeard.toAct(scene.state)).toEqual([0, 1, 2]);
    for (const action of one)
      expect(scene.refused(action, 1)).toBe(action.type === 'nextRound' ? undefined : 'WRONG_PHASE');
  });

  it('sail: adjacency, way, ship, chests, garrison, in this order', () => {
    const scene = atSea().place({ pirate: 'B3', ships: { 1: 'B4', 2: 'D2', 3: 'D3', 4: 'D5', 5: 'E5' } });
    const code = (path: string[], tryHarbour?: string) =>
      scene.refused({ type: 'sail', path, ...(tryHarbour && { tryHarbour }) });
    expect(code(['B2'], 'A3')).toBe('NOT_ADJACENT');
    expect(code(['B2'], 'nowhere')).toBe('NOT_ADJACENT');
    expect(code(['C4', 'B3'], 'A3')).toBe('PATH_BROKEN');
    expect(code(['C3', 'B3'], 'A3')).toBe('PATH_REPEATS');
    expect(code(['B4'])).toBe('SQUARE_TAKEN');
    expect(code([], 'A3')).toBe('TOO_FEW_CHESTS');
    scene.place({ pirate: 'B3', stolen: ['a', 'b', 'c', 'd', 'e', 'f'], chests: [] });
    expect(code([], 'A3')).toBeUndefined();
    scene.state.turned.push('A3');
    expect(code([], 'A3')).toBe('HARBOUR_KNOWN');
  });

  it('load: adjacency, anchor, chest', () => {
    const scene = atSea().place({ pirate: 'K11', turn: 0 });
    const code = (site: string) => scene.refused({ type: 'load', site });
    expect(code('F13')).toBe('NOT_ADJACENT');
    expect(code('J11')).toBe('NOT_AT_ANCHOR');
    scene.place({ pirate: 'K11', chests: ['F13'] });
    expect(code('J11')).toBe('CHEST_GONE');
    scene.place({ pirate: 'K11', chests: ['J11'], loaded: 'J11' });
    expect(code('J11')).toBe('CHEST_GONE');
    scene.place({ pirate: 'K11', chests: ['J11'] });
    expect(code('J11')).toBeUndefined();
  });

  it('5 legality of the Navy does not look at the pirate', () => {
    const texts = ['M9', 'L10', 'B5', 'L13', 'K9'].map((pirate) => {
      const scene = atSea(3)
        .place({ pirate, ships: { 1: 'L9' }, ship: 1 })
        .roll(2)
        .do({ type: 'rollDie' });
      const tried = [['L10', 'L11'], ['M9', 'M10'], ['K9', 'J9'], ['L8', 'L7'], ['L10']].map((path) =>
        scene.refused({ type: 'moveFirst', path }),
      );
      return JSON.stringify([yellowbeard.legal(scene.state, 1), tried, yellowbeard.toAct(scene.state)]);
    });
    expect(new Set(texts).size).toBe(1);
  });

  it('an action of no shape is refused as well', () => {
    const scene = atSea(3).place({ pirate: 'L11', ships: { 1: 'L9' }, ship: 1 });
    scene.do({ type: 'rollDie' }, { type: 'lookFirst' });
    expect(scene.refused({ type: 'fire', direction: 'NE' as 'N' })).toBe('BAD_ACTION');
    expect(scene.refused({ type: 'toString' } as unknown as Action)).toBe('WRONG_PHASE');
  });
});
