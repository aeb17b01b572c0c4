/** Section 10: who may know what, row by row. */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/match/hash.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import { completenessFaults } from '../../contract/completeness.ts';
import { rareRows, yellowbeardFacts } from '../../facts/yellowbeard.ts';
import { atSea, type Scene } from './scene.ts';

const others = [1, 2, 'table'] as const;

/** Two turns at sea, a chest aboard, nobody near. */
function underWay(): Scene {
  const scene = atSea(3).do({ type: 'depart', harbour: 'Q8', square: 'P8' }).sail('P7', 'P6');
  scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
  return scene.do({ type: 'load', site: 'Q6' });
}

describe('10 hidden information', () => {
  it('Y31 square, path, harbour, log, load: the Pirate’s alone until the end', () => {
    const scene = underWay();
    expect(scene.view(0).quarry).toEqual({
      harbour: 'Q8',
      square: 'P6',
      log: ['P8-P7-P6 (Q6)'],
      loaded: 'Q6',
      aboard: 1,
    });
    for (const viewer of others) {
      const view = scene.view(viewer);
      expect(view.quarry).toBeNull();
      expect(view.token).toBeNull();
      expect(view.lastSeen).toBeNull();
      expect(JSON.stringify(view)).not.toMatch(/P6|P7|P8|loaded|aboard":1/);
    }
  });

  it('Y31 his square while sighted, the last sighting afterwards', () => {
    const scene = atSea(3).place({ pirate: 'M9', ships: { 1: 'L9' }, ship: 1 });
    scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' });
    for (const viewer of others) expect(scene.view(viewer).token).toBe('M9');
    scene.do({ type: 'stay' });
    for (const viewer of others) {
      expect(scene.view(viewer)).toMatchObject({ token: null, lastSeen: { square: 'M9', turn: 1 }, quarry: null });
    }
  });

  it('Y31 garrisons face-down are nobody’s, the Pirate’s neither', () => {
    const scene = underWay();
    for (const viewer of [0, ...others] as const) {
      expect(Object.values(scene.view(viewer).garrisons)).toEqual(Array(11).fill(null));
    }
    expect(JSON.stringify([0, ...others].map((viewer) => scene.view(viewer as 0)))).not.toMatch(/"open"|"closed"/);
  });

  it('captains and the table see the same', () => {
    const scene = underWay();
    const [one, two, table] = others.map((viewer) => ({ ...scene.view(viewer), viewer: null }));
    expect(two).toEqual(one);
    expect(table).toEqual(one);
  });

  it('the number of steps, or whether he loads, changes nothing for others', () => {
    const turn = (act: (scene: Scene) => Scene) => {
      const scene = atSea(3).do({ type: 'depart', harbour: 'Q8', square: 'Q9' }).sail();
      scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
      act(scene);
      return others.map((viewer) => [scene.sent(viewer), scene.view(viewer), yellowbeard.legal(scene.state, 2)]);
    };
    const anchored = turn((scene) => scene.sail());
    expect(turn((scene) => scene.sail('P9', 'O9', 'N9'))).toEqual(anchored);
    expect(turn((scene) => scene.sail('R9'))).toEqual(anchored);
  });

  it('rows that chance seldom brings about', () => {
    const facts = { ...yellowbeardFacts, facts: rareRows };
    const met = new Set<string>();
    const six = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6'];
    const tested = atSea(3).place({ pirate: 'C12', turn: 9, stolen: six, chests: ['E9', 'F13'], open: ['F2'] });
    tested.do({ type: 'sail', path: ['C13'], tryHarbour: 'C14' });
    const sunk = atSea(3, { secondAim: 'afterRoll' }).place({ pirate: 'L11', ships: { 1: 'L9', 2: 'L13' }, ship: 1 });
    sunk.roll(4, 3).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'fire', direction: 'S' });
    for (const { state } of [tested, sunk]) {
      const position = { state, dice: [] };
      const dice = seededDice(seedFrom('rows'), 'effects');
      expect(completenessFaults(yellowbeard, facts, position, 3, dice, met)).toEqual([]);
    }
    expect([...met].sort()).toEqual(rareRows.map((fact) => fact.row).sort());
  });

  it('an own map is copied, never shared', () => {
    const map = structuredClone(oceans['short-voyage']);
    const scene = atSea(2, { map }, { chests: ['G2', 'G4', 'J3', 'D4', 'G6', 'K6'], ships: ['B2', 'C2', 'D2', 'E2'] });
    const view = scene.view(0);
    expect(view.options.map).toEqual(map);
    expect(view.options.map).not.toBe(scene.state.options.map);
    expect(canonicalJson(view.counts)).toBe(canonicalJson(map.counts));
  });
});
