/** The told view of Yellowbeard: folding what somebody is sent over what he knew must give his view, after every action. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import { blank, type Known, viewAfter } from '../../../src/presentation/yellowbeard/score/view-after.ts';
import { type Dice, pick } from '../../../src/rules/dice.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Action } from '../../../src/rules/yellowbeard/types.ts';
import { times } from '../../how-much.ts';
import { crowded } from '../crowded.ts';
import { randomGame } from '../random-game.ts';

/** Salvos are rare among all the ways a ship may sail, and looks before them, too. */
function choose(actions: Action[], dice: Dice): Action {
  const bold = actions.filter(({ type }) => ['fire', 'lookFirst'].includes(type));
  return bold.length > 0 && dice.below(3) > 0 ? pick(bold, dice) : pick(actions, dice);
}

/** Games of every number of captains and set of options. */
const matches = times(2, 6);

const ways: [number, object][] = [
  [2, { turnLimit: 30 }],
  [3, { turnLimit: 25, rounds: 'rotation', autoSetup: true }],
  [4, { turnLimit: 20, telescope: 'four', secondAim: 'afterRoll', rounds: 3 }],
  [6, { turnLimit: 20, shot: 'upTo', firstPirate: 2, rounds: 2 }],
  [5, { turnLimit: 30, map: 'short-voyage', rounds: 4 }],
  // Eight ships on a small sea: they hit each other.
  [6, { turnLimit: 60, map: 'short-voyage', shot: 'upTo', autoSetup: true, rounds: 3, counts: crowded }],
];

describe('the told view of Yellowbeard', () => {
  const seen = new Set<string>();
  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: equals the view after every action, for the room, pirate and captain`, () => {
      let compared = 0;
      for (let n = 0; n < matches; n++) {
        for (const viewer of ['table', 0, 1] as const) {
          let told: Known | null = null;
          randomGame(yellowbeard, { seats, options, seed: `tell ${n}`, viewer, choose }, (events, view) => {
            for (const event of events) seen.add(event.type === 'RoundEnded' ? event.reason : event.type);
            const before: Known = told ?? blank(view);
            told = events.reduce<Known>((known, event) => viewAfter(known, event), before);
            expect(viewOf(told)).toEqual(view);
            compared++;
          });
        }
      }
      expect(compared).toBeGreaterThan(matches * 3 * 40);
    });
  }

  it('and these matches had what there is', () => {
    for (const type of ['TreasureStolen', 'NavySunk', 'PirateTokenRemoved', 'MatchEnded', 'PirateRolePassed'])
      expect([...seen]).toContain(type);
    for (const reason of ['sunk', 'rammed', 'limit']) expect([...seen]).toContain(reason);
  });
});
