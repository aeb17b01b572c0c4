/** Bosuns of Treasure Fleet do not all open alike: whoever always loaded the same would be read. */
import { expect, it } from 'vitest';
import { levels } from '../../src/bots/index.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { kindOf } from '../../src/rules/treasure-fleet/cards.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { times } from '../how-much.ts';
import { standard } from '../rules/treasure-fleet/scene.ts';

const deals = times(15, 100);

it(`no first load is more usual than three of five in ${deals} deals`, () => {
  const loads = new Map<string, number>();
  const count = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1);
  for (let n = 0; n < deals; n++) {
    const [deck, bots] = (['deck', 'bots'] as const).map((stream) => seededDice(seedFrom(`load ${n}`), stream));
    const state = treasureFleet.setup(4, standard, deck, {}, undefined);
    const legal = treasureFleet.legal(state, 0);
    const action = levels.bosun.decide(treasureFleet, treasureFleet.view(state, 0), legal, 0, bots);
    if (action.type !== 'load') throw new Error(`${action.type} is no load.`);
    const kinds = action.cards.map(kindOf).sort().reverse();
    count(loads, kinds.join());
  }
  const spread = [...loads].sort(([, a], [, b]) => b - a);
  console.info(`First loads of ${deals}: ${spread.map(([load, many]) => `${load} ${many}`).join('; ')}.`);
  expect(spread.length).toBeGreaterThan(5);
  for (const [load, many] of spread) expect(many / deals, load).toBeLessThan(0.6);
});
