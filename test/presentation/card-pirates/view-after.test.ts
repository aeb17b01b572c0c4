/** The told view of Card Pirates: folding what somebody is sent over what he knew must give his view, after every action. */
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import type { Known } from '../../../src/presentation/card-pirates/score/aside.ts';
import { blank, viewAfter } from '../../../src/presentation/card-pirates/score/view-after.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Action, View } from '../../../src/rules/card-pirates/types.ts';
import { type Dice, pick } from '../../../src/rules/dice.ts';
import { times } from '../../how-much.ts';
import { randomGame } from '../random-game.ts';

/** Games of every number of captains and set of options. */
const matches = times(1, 4);

/** Not a step back, or a battle of random choices would never begin. */
function choose(actions: Action[], choice: Dice): Action {
  return pick(
    actions.filter(({ type }) => type !== 'takeBack'),
    choice,
  );
}

/** What no event tells, and no picture shows: what a hand or a ship could do, and choices that are not announced. */
function shown(view: View): View {
  const choosing = view.step === 'battle.attack' || view.step === 'battle.defend';
  return {
    ...view,
    targets: [],
    driftTargets: [],
    own: view.own && {
      hand: choosing ? [] : view.own.hand,
      committed: [],
      mustBury: 0,
      departure: null,
    },
    // Solo: the seat itself knows that it has chosen to leave.
    step: view.step === 'depart.setAside' ? 'turn.move' : view.step,
  };
}

const flags = ['hiddenCards', 'treacherousSeas', 'randomIslands', 'simplePolitics', 'advancedSailing'];
const ways: [number, object][] = [
  ...[1, 2, 3, 4].map((seats): [number, object] => [seats, {}]),
  ...flags.map((flag, i): [number, object] => [(i % 4) + 1, { [flag]: true }]),
  ...[1, 2, 3, 4].map((seats): [number, object] => [
    seats,
    { hiddenCards: true, treacherousSeas: true, randomIslands: true },
  ]),
  [2, { middleStart: true }],
  [3, { middleStart: true, randomIslands: true, treacherousSeas: true }],
  [4, { sameSuitBattle: true }],
];

describe('the told view of Card Pirates', () => {
  for (const [seats, options] of ways) {
    it(`${seats} seats, ${JSON.stringify(options)}: equals the view after every action, for the room and a seat`, () => {
      let compared = 0;
      for (let n = 0; n < matches; n++) {
        for (const viewer of ['table', n % seats] as const) {
          let told: Known | null = null;
          randomGame(
            cardPirates,
            { seats, options: { turnCap: 60, ...options }, seed: `tell ${n}`, viewer, choose },
            (events, view) => {
              const before: Known = told ?? blank(view);
              told = events.reduce<Known>((known, event) => viewAfter(known, event), before);
              expect(shown(viewOf(told)), events.map(({ type }) => type).join()).toEqual(shown(view));
              compared++;
            },
          );
        }
      }
      expect(compared).toBeGreaterThan(matches * 2 * 8);
    });
  }
});
