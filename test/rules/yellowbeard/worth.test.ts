/** The instinct: not how strong it is, but that it points the right way. */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { atSea, type Placing, type Scene } from './scene.ts';

const worthOf = (placing: Placing, seat: number) => yellowbeard.worth(atSea().place(placing).state, seat);

describe('worth for the Pirate', () => {
  it('out of sight is better than in sight, far is better than near', () => {
    const far = worthOf({ pirate: 'H11', ships: { 1: 'O2' } }, 0);
    const near = worthOf({ pirate: 'H11', ships: { 1: 'H13' } }, 0);
    expect(far).toBeGreaterThan(near);
    const behind = worthOf({ pirate: 'H11', ships: { 1: 'K11' } }, 0);
    expect(behind).toBeGreaterThan(near);
  });

  it('a chest aboard is better than a chest beside him, and that better than a chest away', () => {
    const beside = worthOf({ pirate: 'K11', chests: ['J11'] }, 0);
    expect(worthOf({ pirate: 'K11', chests: ['J11'], loaded: 'J11' }, 0)).toBeGreaterThan(beside);
    expect(beside).toBeGreaterThan(worthOf({ pirate: 'N11', chests: ['J11'] }, 0));
  });

  it('with enough of them, a harbour', () => {
    const stolen = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6'];
    expect(worthOf({ pirate: 'C13', stolen, chests: ['J11'] }, 0)).toBeGreaterThan(
      worthOf({ pirate: 'K11', stolen, chests: ['J11'] }, 0),
    );
  });
});

describe('worth for the Navy', () => {
  it('a shot that can hit counts', () => {
    const seen = (pirate: string, roll: number) => {
      const scene = atSea()
        .place({ pirate, ships: { 1: 'L9' }, ship: 1 })
        .roll(roll);
      scene.do({ type: 'rollDie' }, { type: 'lookFirst' });
      return yellowbeard.worth(scene.state, 1);
    };
    expect(seen('L13', 4)).toBeGreaterThan(900);
    expect(seen('L13', 3)).toBeLessThan(300);
    expect(seen('N11', 4)).toBeGreaterThan(900);
  });

  it('ships apart are better than ships in a heap', () => {
    const apart = { 1: 'C8', 2: 'L9', 3: 'P4', 4: 'H13', 5: 'D3' };
    expect(worthOf({ ships: apart }, 1)).toBeGreaterThan(worthOf({}, 1));
  });
});

describe('a greedy bot', () => {
  const decide = (scene: Scene, seat: number) => {
    const legal = yellowbeard.legal(scene.state, seat);
    return greedy.decide(yellowbeard, scene.view(seat), legal, seat, seededDice(seedFrom('greedy'), 'bots'));
  };

  it('fires where it hits', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'N14', square: 'N13' }).sail('M13', 'L13');
    scene.state.ships[0] = 'L9';
    scene.state.watch[0] = scene.state.ships.join(' ');
    scene.roll(4).do({ type: 'rollDie' }, { type: 'lookFirst' });
    const action = decide(scene, 1);
    const hits = action.type === 'fire' ? action.direction === 'S' : 'path' in action && action.path.at(-1) === 'L13';
    expect(hits).toBe(true);
  });

  it('loads when nobody is near', () => {
    const scene = atSea().do({ type: 'depart', harbour: 'Q8', square: 'P8' }).sail('P7', 'P6');
    scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }).do({ type: 'stay' });
    expect(decide(scene, 0)).toEqual({ type: 'load', site: 'Q6' });
  });
});
