/** The told view of Yellowbeard: folding what somebody is sent over what he knew must give his view, after every action. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Event, View } from '../../../src/rules/yellowbeard/types.ts';
import { blank, type Known, viewAfter } from '../../../src/stage/yellowbeard/score/view-after.ts';
import { crowded } from '../crowded.ts';

/** Plays a random match and calls `step` with what the viewer was sent and sees after every action. */
function game(
  seats: number,
  chosen: object,
  seed: string,
  viewer: Viewer,
  step: (events: Event[], view: View) => void,
) {
  const options = v.parse(yellowbeard.options, chosen);
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const send = () => {
    step(
      events.flatMap((event) => redact(event, viewer) ?? []),
      yellowbeard.view(state, viewer),
    );
    events = [];
  };
  const state = yellowbeard.setup(seats, options, dice, {}, emit);
  send();
  for (let seat = yellowbeard.toAct(state)[0]; seat !== undefined; seat = yellowbeard.toAct(state)[0]) {
    const actions = yellowbeard.legal(state, seat);
    // Salvos are rare among all the ways a ship may sail, and looks before them, too.
    const bold = actions.filter(({ type }) => ['fire', 'lookFirst'].includes(type));
    const chosenAction = bold.length > 0 && choice.below(3) > 0 ? pick(bold, choice) : pick(actions, choice);
    yellowbeard.play(state, seat, chosenAction, emit, dice);
    send();
  }
}

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
      for (let n = 0; n < 6; n++) {
        for (const viewer of ['table', 0, 1] as const) {
          let told: Known | null = null;
          game(seats, options, `tell ${n}`, viewer, (events, view) => {
            for (const event of events) seen.add(event.type === 'RoundEnded' ? event.reason : event.type);
            const before: Known = told ?? blank(view);
            told = events.reduce<Known>((known, event) => viewAfter(known, event), before);
            expect(viewOf(told)).toEqual(view);
            compared++;
          });
        }
      }
      expect(compared).toBeGreaterThan(6 * 3 * 40);
    });
  }

  it('and these matches had what there is', () => {
    for (const type of ['TreasureStolen', 'NavySunk', 'PirateTokenRemoved', 'MatchEnded', 'PirateRolePassed'])
      expect([...seen]).toContain(type);
    for (const reason of ['sunk', 'rammed', 'limit']) expect([...seen]).toContain(reason);
  });
});
