/** Every event of a random game with the told views before and after it, as the controller would tell them. */
import * as v from 'valibot';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { redact } from '../../src/rules/game.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import type { Event, View } from '../../src/rules/treasure-fleet/types.ts';

export interface Told {
  event: Event;
  before: View;
  after: View;
}

export const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];

export function* story(seats: number, options: Record<string, unknown>, seed: string): Generator<Told> {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = treasureFleet.setup(seats, v.parse(treasureFleet.options, options), dice, {}, emit);
  let before = script.blank(treasureFleet.view(state, 'table'));
  for (;;) {
    for (const event of events.flatMap((each) => redact(each, 'table') ?? [])) {
      const after = script.tell(before, event);
      yield { event, before, after };
      before = after;
    }
    events = [];
    const seat = treasureFleet.toAct(state)[0];
    if (seat === undefined) return;
    treasureFleet.play(state, seat, pick(treasureFleet.legal(state, seat), choice), emit, dice);
  }
}

/** The first event of some kind, in game after game. */
export function find(seats: number, options: Record<string, unknown>, wanted: (told: Told) => boolean): Told {
  for (let n = 0; n < 200; n++) {
    for (const told of story(seats, options, `find ${n}`)) if (wanted(told)) return told;
  }
  throw new Error('No game has such an event.');
}
