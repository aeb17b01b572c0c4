/** The told view: folding what the room is sent over what it knew must give the view, after every action. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Event, View } from '../../../src/rules/treasure-fleet/types.ts';
import { script } from '../../../src/stage/treasure-fleet/score/score.ts';

const optionSets = [false, true].flatMap((storms) =>
  [false, true].flatMap((cursedShips) => [false, true].map((scoreNeutral) => ({ storms, cursedShips, scoreNeutral }))),
);

/** Plays a random game and calls `step` with what the viewer was sent and sees after every action. */
function game(
  seats: number,
  chosen: object,
  seed: string,
  viewer: Viewer,
  step: (events: Event[], view: View) => void,
) {
  const options = v.parse(treasureFleet.options, chosen);
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const send = () => {
    step(
      events.flatMap((event) => redact(event, viewer) ?? []),
      treasureFleet.view(state, viewer),
    );
    events = [];
  };
  const state = treasureFleet.setup(seats, options, dice, {}, emit);
  send();
  for (let seat = treasureFleet.toAct(state)[0]; seat !== undefined; seat = treasureFleet.toAct(state)[0]) {
    treasureFleet.play(state, seat, pick(treasureFleet.legal(state, seat), choice), emit, dice);
    send();
  }
}

describe('the told view of Treasure Fleet', () => {
  for (const seats of [2, 3, 4, 5]) {
    for (const options of optionSets) {
      if (options.scoreNeutral && seats !== 2) continue;
      it(`${seats} seats, ${JSON.stringify(options)}: equals the view after every action, for the room and a seat`, () => {
        let compared = 0;
        for (let n = 0; n < 4; n++) {
          for (const viewer of ['table', n % seats] as const) {
            let told: View | null = null;
            game(seats, options, `tell ${n}`, viewer, (events, view) => {
              const before: View = told ?? script.blank(view);
              told = events.reduce((known, event) => script.tell(known, event), before);
              expect(told).toEqual(view);
              compared++;
            });
          }
        }
        expect(compared).toBeGreaterThan(4 * 2 * 30);
      });
    }
  }
});
