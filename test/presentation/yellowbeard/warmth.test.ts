/** What the red ink says of squares is deserved: the darker it is, the more often he is there. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { levels } from '../../../src/bots/index.ts';
import { warmthOf } from '../../../src/presentation/yellowbeard/layout/aid.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf } from '../../../src/rules/yellowbeard/map.ts';

const games = 20;

it('of the squares drawn as likelier many are true, of the darkest most, and he is on one that is drawn', () => {
  const drawn = [0, 0, 0, 0];
  const found = [0, 0, 0, 0];
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const seed = seedFrom(`warmth/${game}`);
    const [deck, bots] = [seededDice(seed, 'deck'), seededDice(seed, 'bots')];
    const options = v.parse(yellowbeard.options, { autoSetup: true, firstPirate: 0, turnLimit: 40 });
    const state = yellowbeard.setup(3, options, deck, {}, () => {});
    let latest = -1;
    while (state.phase !== 'over' && turns < 5000) {
      const [seat] = yellowbeard.toAct(state);
      const legal = yellowbeard.legal(state, seat);
      const action = levels.monkey.decide(yellowbeard, yellowbeard.view(state, seat), legal, seat, bots);
      yellowbeard.play(state, seat, action, () => {}, deck);
      if (!state.quarry || state.turn === latest) continue;
      latest = state.turn;
      const view = yellowbeard.view(state, 'table');
      const warmth = warmthOf(view);
      if (Object.keys(warmth).length === 0) continue;
      turns++;
      const here = String(chartOf(view.options.map).cells.get(state.quarry.square));
      expect(Object.keys(warmth)).toContain(here);
      for (const [cell, step] of Object.entries(warmth)) {
        drawn[step]++;
        if (cell === here) found[step]++;
      }
    }
  }
  const [, plain, likelier, darkest] = drawn.map((count, step) => found[step] / count);
  expect(turns).toBeGreaterThan(200);
  // The ink begins at an eighth and at a third of all tracks.
  expect(plain).toBeLessThan(1 / 8);
  expect(likelier).toBeGreaterThan(1 / 8);
  expect(darkest).toBeGreaterThan(1 / 3);
  expect(darkest).toBeGreaterThan(likelier);
});
