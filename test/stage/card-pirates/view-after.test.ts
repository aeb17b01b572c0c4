/** The told view of Card Pirates: folding what somebody is sent over what he knew must give his view, after every action. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Action, Event, View } from '../../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import type { Known } from '../../../src/stage/card-pirates/score/aside.ts';
import { blank, viewAfter } from '../../../src/stage/card-pirates/score/view-after.ts';

/** Plays a random game and calls `step` with what the viewer was sent and sees after every action. */
function game(
  seats: number,
  chosen: object,
  seed: string,
  viewer: Viewer,
  step: (events: Event[], view: View) => void,
) {
  const options = v.parse(cardPirates.options, { turnCap: 60, ...chosen });
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const send = () => {
    step(
      events.flatMap((event) => redact(event, viewer) ?? []),
      cardPirates.view(state, viewer),
    );
    events = [];
  };
  const state = cardPirates.setup(seats, options, dice, {}, emit);
  send();
  for (let seat = cardPirates.toAct(state)[0]; seat !== undefined; seat = cardPirates.toAct(state)[0]) {
    cardPirates.play(state, seat, choose(cardPirates.legal(state, seat), choice), emit, dice);
    send();
  }
}

/** Not a step back, or a battle of random choices would never begin. */
function choose(actions: readonly Action[], choice: Parameters<typeof pick>[1]): Action {
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
      for (let n = 0; n < 4; n++) {
        for (const viewer of ['table', n % seats] as const) {
          let told: Known | null = null;
          game(seats, options, `tell ${n}`, viewer, (events, view) => {
            const before: Known = told ?? blank(view);
            told = events.reduce<Known>((known, event) => viewAfter(known, event), before);
            expect(shown(viewOf(told)), events.map(({ type }) => type).join()).toEqual(shown(view));
            compared++;
          });
        }
      }
      expect(compared).toBeGreaterThan(4 * 2 * 8);
    });
  }
});
