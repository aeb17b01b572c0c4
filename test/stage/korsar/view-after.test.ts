/** The told view of Korsar: folding what somebody is sent over what he knew must give his view, after every action. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Event, View } from '../../../src/rules/korsar/types.ts';
import { blank, type Known, viewAfter } from '../../../src/stage/korsar/score/view-after.ts';

/** Plays a random game and calls `step` with what the viewer was sent and sees after every action. */
function game(
  seats: number,
  chosen: object,
  seed: string,
  viewer: Viewer,
  step: (events: Event[], view: View) => void,
) {
  const options = v.parse(korsar.options, chosen);
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const send = () => {
    step(
      events.flatMap((event) => redact(event, viewer) ?? []),
      korsar.view(state, viewer),
    );
    events = [];
  };
  const state = korsar.setup(seats, options, dice, {}, emit);
  send();
  for (let seat = korsar.toAct(state)[0]; seat !== undefined; seat = korsar.toAct(state)[0]) {
    korsar.play(state, seat, pick(korsar.legal(state, seat), choice), emit, dice);
    send();
  }
}

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
          game(seats, options, `tell ${n}`, viewer, (events, view) => {
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
