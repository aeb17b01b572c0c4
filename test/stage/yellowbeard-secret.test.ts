/** The room learns nothing from how a pirate's turn is told: whatever he does, the same events, tables and beats. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { redact } from '../../src/rules/game.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import type { Action, Event, State, View } from '../../src/rules/yellowbeard/types.ts';
import { frames } from '../../src/stage/shapes.ts';
import { script } from '../../src/stage/yellowbeard/score.ts';

const names = ['Anne', 'Bart', 'Calico'];

/** Beats and final table of one action, as the room has them. */
function told(state: State, seat: number, action: Action, before: View): { beats: string; table: string; after: View } {
  const events: Event[] = [];
  yellowbeard.play(state, seat, action, (event) => events.push(event), seededDice(seedFrom('none'), 'deck'));
  let view = before;
  const beats = events
    .flatMap((event) => redact(event, 'table') ?? [])
    .map((event) => {
      const known = view;
      view = script.tell(view, event);
      return script.beat(event, known, view, names, frames.wide);
    });
  const table = [...script.layout(view, names, frames.wide).values()];
  return { beats: JSON.stringify(beats), table: JSON.stringify(table), after: view };
}

it('every way to sail, to lie at anchor and to load is told with the same cues at the same times', () => {
  const options = v.parse(yellowbeard.options, { turnLimit: 30, autoSetup: true });
  let compared = 0;
  let loads = 0;
  for (let n = 0; n < 3; n++) {
    const dice = seededDice(seedFrom(`secret ${n}`), 'deck');
    const choice = seededDice(seedFrom(`secret ${n}`), 'bots');
    const state = yellowbeard.setup(3, options, dice, {}, () => {});
    for (let seat = yellowbeard.toAct(state)[0]; seat !== undefined; seat = yellowbeard.toAct(state)[0]) {
      const actions = yellowbeard.legal(state, seat);
      const quiet = actions.filter(
        (action) => action.type === 'load' || (action.type === 'sail' && !action.tryHarbour),
      );
      const wanted = quiet.filter(({ type }) => type === 'load');
      // The last turn ends the round, and the log is everybody's.
      if (state.phase === 'pirate' && state.turn < 29) {
        const before = yellowbeard.view(state, 'table');
        const some = [...wanted, quiet[0], quiet[quiet.length - 1], pick(quiet, choice)];
        const all = some.map((action) => told(structuredClone(state), seat, action, before));
        for (const one of all) {
          expect(one.beats).toBe(all[0].beats);
          expect(one.table).toBe(all[0].table);
          expect(one.after).toEqual(all[0].after);
          compared++;
        }
        loads += wanted.length;
      }
      const action = wanted.length > 0 ? wanted[0] : pick(actions, choice);
      yellowbeard.play(state, seat, action, () => {}, dice);
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(loads).toBeGreaterThan(2);
});
