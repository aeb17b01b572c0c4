/** The room learns nothing from how a pirate's turn is told: whatever he does, the same events, tables and beats. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { frames } from '../../../src/presentation/shapes.ts';
import { logPages } from '../../../src/presentation/yellowbeard/board/log-pages.ts';
import { script } from '../../../src/presentation/yellowbeard/score/score.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import type { Action, Event, State, View } from '../../../src/rules/yellowbeard/types.ts';

const names = ['Anne', 'Bart', 'Calico'];

interface Told {
  beats: string;
  sounds: string;
  log: string;
  table: string;
  after: View;
}

/** What could be different: a fault of somebody who tells it. */
interface Fault {
  /** The room is told what only he may know. */
  viewer?: number;
  /** A beat sounds as what he does. */
  sounds?: (action: Action) => number;
}

/** Beats, sounds, log and final table of one action, as the room has them. */
function told(state: State, seat: number, action: Action, past: readonly Event[], fault: Fault = {}): Told {
  const events: Event[] = [];
  let view = yellowbeard.view(state, 'table');
  yellowbeard.play(state, seat, action, (event) => events.push(event), seededDice(seedFrom('none'), 'deck'));
  const open = events.flatMap((event) => redact(event, fault.viewer ?? 'table') ?? []);
  const beats = open.map((event) => {
    const known = view;
    view = script.tell(view, event);
    const beat = script.beat(event, known, view, names, frames.wide);
    const rate = fault.sounds?.(action);
    return rate ? { ...beat, cues: [...beat.cues, { at: 0, sound: { name: 'creak', rate } }] } : beat;
  });
  const sounds = beats.flatMap(({ cues }) => cues.flatMap(({ at, sound }) => (sound ? [{ at, sound }] : [])));
  const table = [...script.layout(view, names, frames.wide).values()];
  return {
    beats: JSON.stringify(beats),
    sounds: JSON.stringify(sounds),
    log: JSON.stringify(logPages([...past, ...open], names)),
    table: JSON.stringify(table),
    after: view,
  };
}

/** Every pirate turn of a few rounds, with what he might have done instead, told for the room. */
function* turns(fault?: Fault): Generator<{ all: Told[]; loads: number }> {
  const options = v.parse(yellowbeard.options, { turnLimit: 30, autoSetup: true });
  for (let n = 0; n < 3; n++) {
    const dice = seededDice(seedFrom(`secret ${n}`), 'deck');
    const choice = seededDice(seedFrom(`secret ${n}`), 'bots');
    const past: Event[] = [];
    const emit = (event: Event) => past.push(...(redact(event, 'table') ? [redact(event, 'table') as Event] : []));
    const state = yellowbeard.setup(3, options, dice, {}, emit);
    for (let seat = yellowbeard.toAct(state)[0]; seat !== undefined; seat = yellowbeard.toAct(state)[0]) {
      const actions = yellowbeard.legal(state, seat);
      const quiet = actions.filter(
        (action) => action.type === 'load' || (action.type === 'sail' && !action.tryHarbour),
      );
      const wanted = quiet.filter(({ type }) => type === 'load');
      // The last turn ends the round, and the log is everybody's.
      if (state.phase === 'pirate' && state.turn < 29) {
        const some = [...wanted, quiet[0], quiet[quiet.length - 1], pick(quiet, choice)];
        const all = some.map((action) =>
          told(structuredClone(state), seat, action, past, fault?.viewer === undefined ? fault : { viewer: seat }),
        );
        yield { all, loads: wanted.length };
      }
      const action = wanted.length > 0 ? wanted[0] : pick(actions, choice);
      yellowbeard.play(state, seat, action, emit, dice);
    }
  }
}

it('every way to sail, to lie at anchor and to load is told with the same cues, sounds and log at the same times', () => {
  let compared = 0;
  let thefts = 0;
  for (const { all, loads } of turns()) {
    for (const one of all) {
      expect(one).toEqual(all[0]);
      compared++;
    }
    thefts += loads;
  }
  expect(compared).toBeGreaterThan(100);
  expect(thefts).toBeGreaterThan(2);
});

it('a sound that tells, and a log that tells, would be caught', () => {
  const caught = (fault: Fault, part: keyof Told) => {
    let differs = 0;
    for (const { all } of turns(fault)) differs += all.some((one) => one[part] !== all[0][part]) ? 1 : 0;
    return differs;
  };
  expect(
    caught({ sounds: (action) => (action.type === 'sail' ? 1 + action.path.length / 10 : 2) }, 'sounds'),
  ).toBeGreaterThan(30);
  expect(caught({ viewer: 0 }, 'log')).toBeGreaterThan(30);
});
