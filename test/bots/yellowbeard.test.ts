/** Instincts of Yellowbeard: what they do in positions where it is plain what is to be done, and that they do not peek. */
import { describe, expect, it } from 'vitest';
import { levels, type QuickBot } from '../../src/bots/index.ts';
import { instinctive } from '../../src/bots/instinct.ts';
import { random } from '../../src/bots/random.ts';
import { searching } from '../../src/bots/searching.ts';
import { hunchOf } from '../../src/bots/yellowbeard/hunch.ts';
import { Match } from '../../src/match/match.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { beliefOf } from '../../src/rules/yellowbeard/belief.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import { traceOf } from '../../src/rules/yellowbeard/trace.ts';
import type { Action, Options } from '../../src/rules/yellowbeard/types.ts';
import { atSea, type Scene, standard } from '../rules/yellowbeard/scene.ts';

describe.each(['bosun', 'admiral'] as const)('%s', (level) => {
  const decide = (scene: Scene, seat: number, seed = 'instinct') =>
    levels[level].decide(
      yellowbeard,
      scene.view(seat),
      yellowbeard.legal(scene.state, seat),
      seat,
      seededDice(seedFrom(seed), 'bots'),
    );

  describe('a hunting captain', () => {
    const sighted = (ships: string[], roll: number, ...way: string[]) => {
      const scene = atSea(2, {}, { ships })
        .do({ type: 'depart', harbour: 'N14', square: 'N13' })
        .sail(...way);
      return scene.roll(roll).do({ type: 'rollDie' }, { type: 'lookFirst' });
    };

    it('rams what it sees when the roll fits', () => {
      expect(decide(sighted(['L9', 'B2', 'C2', 'D2', 'B3'], 4, 'M13', 'L13'), 1)).toMatchObject({
        type: 'move',
        path: expect.arrayContaining(['L13']),
      });
    });

    it('else tries the guns, once it is known where they have to point', () => {
      const scene = sighted(['L9', 'B2', 'C2', 'D2', 'B3'], 3, 'M13', 'L13');
      expect(decide(scene, 1)).toEqual({ type: 'holdFirst' });
      expect(decide(scene.do({ type: 'holdFirst' }), 1)).toEqual({ type: 'fire', direction: 'S' });
    });

    it('believes in every place that is possible, in no other, and all in all once', () => {
      const scene = sighted(['E3', 'B2', 'C2', 'D2', 'B3'], 2, 'M13', 'L13').do({ type: 'stay' });
      scene.sail('L12').roll(1).do({ type: 'rollDie' });
      const { now } = traceOf(scene.view('table'));
      for (const { shares } of [beliefOf(scene.view(1)), hunchOf(scene.view(1))]) {
        let sum = 0;
        shares.forEach((share, cell) => {
          sum += share;
          expect(share > 0).toBe([...now.values()].some((set) => set[cell] === 1));
        });
        expect(sum).toBeCloseTo(1, 9);
      }
    });
  });

  describe('a careful pirate', () => {
    it('loads a chest that nobody can keep from him', () => {
      const scene = atSea().do({ type: 'depart', harbour: 'Q8', square: 'Q9' }).sail('R9', 'R10');
      scene.roll(1).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'stay' });
      scene.state.chests = [...scene.state.chests, 'Q10'];
      expect(decide(scene, 0)).toEqual({ type: 'load', site: 'Q10' });
    });

    it('does not end his turn under the bows of the next ship', () => {
      for (let i = 0; i < 8; i++) {
        const scene = atSea(2, {}, { ships: ['N11', 'B2', 'C2', 'D2', 'B3'] });
        scene.do({ type: 'depart', harbour: 'N14', square: 'N13' });
        const action = decide(scene, 0, `bows ${i}`) as Extract<Action, { type: 'sail' }>;
        expect(['N12', 'N10', 'O11', 'M11']).not.toContain(action.path.at(-1));
      }
    });

    it('tries a harbour when all that is left to do is to escape', () => {
      const stolen = ['C4', 'D4', 'I3', 'J4', 'M4', 'Q6'];
      const scene = atSea().place({ pirate: 'D13', stolen, chests: ['J11'], ships: { 1: 'R1', 2: 'Q1', 3: 'P1' } });
      expect(decide(scene, 0)).toMatchObject({ type: 'sail', tryHarbour: expect.any(String) });
    });
  });

  describe('instincts', () => {
    it('decide the same for a captain wherever the pirate is, and for the pirate whatever the garrisons are', () => {
      const dice = seededDice(seedFrom('alike'), 'effects');
      const bots = seededDice(seedFrom('alike'), 'bots');
      const options: Options = { ...standard, map: 'short-voyage', turnLimit: 12 };
      const state = yellowbeard.setup(2, options, dice, {}, () => {});
      let compared = 0;
      while (yellowbeard.toAct(state).length > 0) {
        const [seat] = yellowbeard.toAct(state);
        const other = yellowbeard.permute(state, seat, dice);
        const decided = [state, other].map((one) =>
          levels[level].decide(
            yellowbeard,
            yellowbeard.view(one, seat),
            yellowbeard.legal(one, seat),
            seat,
            seededDice(seedFrom(`${compared}`), 'bots'),
          ),
        );
        expect(decided[0]).toEqual(decided[1]);
        compared++;
        const legal = yellowbeard.legal(state, seat);
        yellowbeard.play(state, seat, random.decide(yellowbeard, {} as never, legal, seat, bots), () => {}, dice);
      }
      expect(compared).toBeGreaterThan(30);
    });
  });
});

describe("an Admiral's hunch", () => {
  it('finds a pirate who plans better than a belief in one who is merely drawn', () => {
    const dice = seededDice(seedFrom('hunch'), 'deck');
    const bots = seededDice(seedFrom('hunch'), 'bots');
    const state = yellowbeard.setup(
      2,
      { ...standard, firstPirate: 0, autoSetup: true, turnLimit: 12 },
      dice,
      {},
      () => {},
    );
    const found = { drawn: 0, planning: 0, turns: 0 };
    for (let toAct = yellowbeard.toAct(state); toAct.length > 0; toAct = yellowbeard.toAct(state)) {
      const [seat] = toAct;
      const view = yellowbeard.view(state, seat);
      if (state.phase === 'navy.decide') {
        const { chart, shares } = beliefOf(view);
        const cell = chart.cells.get(state.quarry!.square)!;
        found.drawn += Math.log2(shares[cell]);
        found.planning += Math.log2(hunchOf(view).shares[cell]);
        found.turns++;
      }
      const action = levels.bosun.decide(yellowbeard, view, yellowbeard.legal(state, seat), seat, bots);
      yellowbeard.play(state, seat, action, () => {}, dice);
    }
    expect(found.turns).toBeGreaterThan(6);
    expect(found.planning / found.turns).toBeGreaterThan(found.drawn / found.turns + 0.5);
  });

  it('is the same whatever was asked before', () => {
    const scene = atSea(2, {}, { ships: ['E3', 'B2', 'C2', 'D2', 'B3'] }).do({
      type: 'depart',
      harbour: 'N14',
      square: 'N13',
    });
    scene.sail('M13', 'L13').roll(2).do({ type: 'rollDie' }, { type: 'lookFirst' }, { type: 'stay' });
    const before = scene.view(1);
    hunchOf(before);
    scene.sail('L12').roll(1).do({ type: 'rollDie' });
    const onwards = hunchOf(scene.view(1)).shares;
    hunchOf(atSea(2, {}, { ships: ['L9', 'B2', 'C2', 'D2', 'B3'] }).view(1));
    expect(hunchOf(scene.view(1)).shares).toEqual(onwards);
  });
});

describe('instincts', () => {
  it('leave to thought what they have nothing to say about', () => {
    const match = Match.create(treasureFleet, { seats: 4, seed: seedFrom('greedy') });
    const by = (bot: QuickBot) =>
      bot.decide(treasureFleet, match.view(0), match.legal(0), 0, seededDice(seedFrom('same'), 'bots'));
    const thoughtful = searching('bosun', 40);
    expect(by(instinctive('bosun', thoughtful))).toEqual(by(thoughtful));
  });
});
