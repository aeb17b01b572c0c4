/** The told view: folding what the room is sent over what it knew must give the view, after every action. */

import { describe, expect, it } from 'vitest';
import { script } from '../../../src/presentation/treasure-fleet/score/score.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { View } from '../../../src/rules/treasure-fleet/types.ts';
import { times } from '../../how-much.ts';
import { randomGame } from '../random-game.ts';

/** Games of every number of captains and set of options. */
const matches = times(1, 4);

const optionSets = [false, true].flatMap((storms) =>
  [false, true].flatMap((cursedShips) => [false, true].map((scoreNeutral) => ({ storms, cursedShips, scoreNeutral }))),
);

describe('the told view of Treasure Fleet', () => {
  for (const seats of [2, 3, 4, 5]) {
    for (const options of optionSets) {
      if (options.scoreNeutral && seats !== 2) continue;
      it(`${seats} seats, ${JSON.stringify(options)}: equals the view after every action, for the room and a seat`, () => {
        let compared = 0;
        for (let n = 0; n < matches; n++) {
          for (const viewer of ['table', n % seats] as const) {
            let told: View | null = null;
            randomGame(treasureFleet, { seats, options, seed: `tell ${n}`, viewer }, (events, view) => {
              const before: View = told ?? script.blank(view);
              told = events.reduce((known, event) => script.tell(known, event), before);
              expect(told).toEqual(view);
              compared++;
            });
          }
        }
        expect(compared).toBeGreaterThan(matches * 2 * 30);
      });
    }
  }
});
