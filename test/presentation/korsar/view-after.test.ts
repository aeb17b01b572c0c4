/** The told view of Korsar: folding what somebody is sent over what he knew must give his view, after every action. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import { blank, type Known, viewAfter } from '../../../src/presentation/korsar/score/view-after.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { randomGame } from '../random-game.ts';

const ways: [number, object][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, object] => [seats, {}]),
  [4, { mode: 'partnership' }],
  [3, { openStacks: true }],
  [6, { openStacks: true, admiralOnPartnerVessel: true }],
];

describe('the told view of Korsar', () => {
  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: equals the view after every action, for the room and a seat`, () => {
      let compared = 0;
      for (let n = 0; n < 4; n++) {
        for (const viewer of ['table', (n * 3) % seats] as const) {
          let told: Known | null = null;
          randomGame(korsar, { seats, options, seed: `tell ${n}`, viewer }, (events, view) => {
            const before: Known = told ?? blank(view);
            told = events.reduce<Known>((known, event) => viewAfter(known, event), before);
            expect(viewOf(told)).toEqual(view);
            compared++;
          });
        }
      }
      expect(compared).toBeGreaterThan(4 * 2 * 60);
    });
  }
});
