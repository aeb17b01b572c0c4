/** The plain table, tried with the toy game: a game in words alone is told and played without a piece of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/controller/told.ts';
import type { SeatChoice } from '../../src/presentation/hands/human.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type GameAction, redact, type Seat, type Viewer } from '../../src/rules/game.ts';
import { type Event, parley, type State } from '../toy/parley.ts';
import { stage } from '../toy/presentation/stage.ts';
import { registries } from '../toy/registries.ts';

const names = ['Anne', 'Bart', 'Calico'];

/** Calls `step` with what happened and what stands, after the set-up and after every action. */
function play(seats: number, seed: string, step: (events: readonly Event[], state: State) => void): void {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  let events: Event[] = [];
  const emit = (event: Event) => void events.push(event);
  const state = parley.setup(seats, v.parse(parley.options, {}), dice, {}, emit);
  step(events, state);
  for (let seat = parley.toAct(state)[0]; seat !== undefined; seat = parley.toAct(state)[0]) {
    events = [];
    parley.play(state, seat, pick(parley.legal(state, seat), choice), emit, dice);
    step(events, state);
  }
}

const choiceOf = (state: State, seat: Seat, legal: readonly GameAction[], curtain: boolean): SeatChoice => ({
  seat,
  names,
  view: parley.view(state, seat),
  choices: [],
  legal,
  looking: true,
  curtain,
});

/** What pressing these targets, one after the other, comes to. */
function pressed(choice: SeatChoice, ids: readonly string[]): GameAction | null {
  let state = stage.human.begin(choice);
  for (const id of ids) {
    expect(stage.human.screen(choice, state, null).targets.map((target) => target.id)).toContain(id);
    const step = stage.human.press(choice, state, id);
    if ('act' in step) return step.act;
    if ('state' in step) state = step.state;
  }
  return null;
}

describe('a game in words alone', () => {
  test('is told as the host has it, after every action, to the room and to each seat', () => {
    let compared = 0;
    for (const seats of [2, 3])
      for (const viewer of ['table', 0, 1] as Viewer[])
        for (let n = 0; n < 6; n++) {
          let told: object | null = null;
          play(seats, `told ${n}`, (events, state) => {
            const sent = events.flatMap((event) => redact(event, viewer) ?? []);
            const view = parley.view(state, viewer);
            told = sent.reduce<object>((known, event) => stage.script.tell(known, event), told ?? view);
            expect(viewOf(told)).toEqual(view);
            compared++;
          });
        }
    expect(compared).toBeGreaterThan(300);
  });

  test('every action has words of its own, and a way of presses that leads to exactly that action', () => {
    let positions = 0;
    for (let n = 0; positions < 200; n++)
      play(2 + (n % 2), `ways ${n}`, (_, state) => {
        const seat = parley.toAct(state)[0];
        if (seat === undefined) return;
        positions++;
        const legal = parley.legal(state, seat);
        const choice = choiceOf(state, seat, legal, n % 2 === 0);
        const words = legal.map((action) => stage.human.describe?.(choice, action));
        expect(new Set(words).size).toBe(legal.length);
        for (const action of legal) expect(pressed(choice, stage.human.way?.(choice, action) ?? [])).toEqual(action);
      });
  });

  test('more actions than a screen has room for lie on further pages', () => {
    play(2, 'pages', (_, state) => {
      const legal = Array.from({ length: 43 }, (_, card) => ({ type: 'play', card }));
      const choice = choiceOf(state, 0, legal, true);
      for (const action of legal) expect(pressed(choice, stage.human.way?.(choice, action) ?? [])).toEqual(action);
      const screen = stage.human.screen(choice, stage.human.begin(choice), null);
      expect(screen.targets.filter(({ id }) => id.startsWith('do|'))).toHaveLength(10);
      for (const { x, y, w, h } of screen.targets) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(frames.wide.width);
        expect(y + h).toBeLessThanOrEqual(frames.wide.height);
      }
    });
  });

  test('an action that the host does not list has no way', () => {
    play(2, 'none', (events, state) => {
      if (events[0]?.type !== 'Dealt') return;
      const choice = choiceOf(state, 0, parley.legal(state, 0), true);
      expect(stage.human.way?.(choice, { type: 'roll' })).toEqual([]);
      expect(stage.human.press(choice, stage.human.begin(choice), 'do|99')).toHaveProperty('refuse');
    });
  });

  test('what only a seat knows stands on its own screen and never on the table', () => {
    play(2, 'secrets', (_, state) => {
      const { hand } = parley.view(state, 0);
      const text = (placements: Iterable<{ props: Readonly<Record<string, unknown>> }>) =>
        [...placements].map(({ props }) => props.text).join('\n');
      const own = `Your cards: ${hand?.join(', ') || 'none'}`;
      const choice = choiceOf(state, 0, [], true);
      expect(text(stage.human.screen(choice, stage.human.begin(choice), null).placements)).toContain(own);
      const table = stage.script.layout(parley.view(state, 'table'), names, frames.wide).values();
      expect(text(table)).not.toContain('Your');
    });
  });

  test('takes at most 300 lines of stage, and none of them draws a piece', () => {
    const files = readdirSync('test/toy/presentation').map((name) =>
      readFileSync(`test/toy/presentation/${name}`, 'utf8'),
    );
    expect(files.join('').split('\n').length).toBeLessThanOrEqual(300);
    expect(registries.map(({ file }) => file)).not.toContain('src/stage/drawings.ts');
    expect(files.join('')).not.toMatch(/phaser|pieces|effects/i);
  });
});
