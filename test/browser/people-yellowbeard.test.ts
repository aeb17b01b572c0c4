/** What people choose on at Yellowbeard's table, on every screen shape: chart, orders and controls can be read and touched. */
import Phaser from 'phaser';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import type { SeatChoice } from '../../src/presentation/hands/human.ts';
import { withControls } from '../../src/presentation/screens/controls.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { aidAt, pauseAt } from '../../src/presentation/yellowbeard/board/setup-form.ts';
import { type Choosing, human } from '../../src/presentation/yellowbeard/hand/human.ts';
import { script } from '../../src/presentation/yellowbeard/score/score.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { GameAction } from '../../src/rules/game.ts';
import { yellowbeard } from '../../src/rules/yellowbeard/game.ts';
import type { State } from '../../src/rules/yellowbeard/types.ts';
import type { Cast } from '../../src/stage/scene/cast.ts';
import { few, outermost } from '../how-much.ts';
import { troubles, wordsOf } from './boxes.ts';
import { largeSea } from './large-sea.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const names = ['Maximilian Mom', 'Wilhelmina Jum', 'Bartholomew II', 'Konstantin Wum', 'Gwendolyn Womb', 'Ching'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'yellowbeard', 'shell']);
});
afterAll(() => stage.close());

const sizes: Record<Shape, [number, number]> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

/** One turn of each kind that a match has, with the state behind it. */
function turns(seats: number, chosen: object, frame: SeatChoice['frame']): Map<string, SeatChoice> {
  const dice = seededDice(seedFrom(`people ${seats}`), 'deck');
  const choice = seededDice(seedFrom(`people ${seats}`), 'bots');
  const state: State = yellowbeard.setup(seats, v.parse(yellowbeard.options, chosen), dice, {}, () => {});
  const found = new Map<string, SeatChoice>();
  for (;;) {
    const seat = yellowbeard.toAct(state)[0];
    if (seat === undefined) return found;
    const actions = yellowbeard.legal(state, seat);
    const secret = state.phase === 'pirate' || state.phase === 'setup.departure';
    const view = yellowbeard.view(state, secret ? seat : 'table');
    const choices = (yellowbeard.choices?.(state, seat) ?? []) as GameAction[];
    const kind = state.phase === 'pirate' && actions.some(({ type }) => type === 'load') ? 'load' : state.phase;
    found.set(kind, { seat, names, view, choices, looking: secret, curtain: true, frame });
    if (secret) found.set(`${kind} alone`, { seat, names, view, choices, looking: true, curtain: false, frame });
    const useful = actions.filter(({ type }) => ['fire', 'lookFirst', 'load'].includes(type));
    const action = useful.length > 0 && choice.below(3) > 0 ? pick(useful, choice) : pick(actions, choice);
    yellowbeard.play(state, seat, action, () => {}, dice);
  }
}

/** The screen as it comes up, and what it becomes by pressing on. */
function screens(choice: SeatChoice): [string, Screen][] {
  const made: [string, Screen][] = [];
  const begun = human.begin(choice) as Choosing;
  const show = (state: Choosing, what: string) => {
    made.push([what, human.screen(choice, state, null)]);
    return made[made.length - 1][1];
  };
  const press = (state: Choosing, id: string) => {
    const step = human.press(choice, state, id);
    return 'state' in step ? step.state : null;
  };
  const first = show(begun, 'first');
  for (const wanted of [/^at\|/, /^sail$/, /^fire$/, /^gaze\|/]) {
    const targets = first.targets.filter(({ id, refusal }) => wanted.test(id) && !refusal);
    const next = targets.length > 0 ? press(begun, targets[targets.length - 1].id) : null;
    if (!next) continue;
    const second = show(next, String(wanted));
    const further = second.targets.find(({ id }) => id.startsWith('to|'));
    const last = further ? press(next, further.id) : null;
    if (last) show(last, 'to');
  }
  return made;
}

describe('people at Yellowbeard', () => {
  for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
    for (const [seats, options] of [
      [2, { turnLimit: 14 }],
      [6, { turnLimit: 14, map: 'pirate-round', rounds: 2, secondAim: 'afterRoll' }],
      [3, { turnLimit: 6, map: largeSea(52, 52), autoSetup: true }],
    ] as const) {
      const sea = 'map' in options && typeof options.map === 'object' ? 'a large sea' : 'a map of ours';
      it(`can read and touch all of it: ${shape}, ${seats} captains, ${sea}`, () => {
        const frame = frames[shape];
        const { cast, overlay } = stage.scene;
        stage.game.scale.resize(...sizes[shape]);
        const found = new Set<string>();
        const seen = new Set<string>();
        for (const [kind, turn] of turns(seats, options, frame)) {
          for (const [what, plain] of screens(turn)) {
            const secret = human.secret(turn);
            const aid = { ...aidAt(frame), on: true };
            const screen =
              secret && turn.curtain
                ? plain
                : withControls(plain, null, { undo: true, pause: pauseAt(0, {}, [], frame), aid });
            expect(screen.frame).toBe(frame);
            cast.show(secret ? new Map() : script.layout(turn.view as never, names, frame));
            stage.scene.setOver(screen);
            overlay.show(new Map(screen.placements.map((placement) => [placement.id, placement])));
            seen.add(kind);
            if (secret) {
              for (const trouble of covered(overlay, screen, /^(pause|undo|aid)$/))
                found.add(`${kind} ${what}: ${trouble}`);
              expect(wordsOf(overlay).length).toBeGreaterThan(8);
              for (const trouble of troubles(overlay)) found.add(`${kind} ${what}: ${trouble}`);
            } else {
              for (const trouble of covered(cast, screen)) found.add(`${kind} ${what}: ${trouble}`);
            }
            if (!secret) for (const trouble of troubles(overlay)) found.add(`${kind} ${what}: ${trouble}`);
            for (const { id, x, y, w, h } of screen.targets) {
              const inside = x >= 0 && y >= 0 && x + w <= frame.width && y + h <= frame.height;
              if (!inside) found.add(`${kind} ${what}: ${id} leaves the screen (${x}, ${y}, ${w}, ${h})`);
            }
            for (const trouble of overlapping(screen)) found.add(`${kind} ${what}: ${trouble}`);
          }
        }
        expect([...seen]).toEqual(expect.arrayContaining(['pirate', 'pirate alone', 'navy.decide', 'navy.unseen']));
        expect([...found].slice(0, 30).join('\n')).toBe('');
      });
    }
  }
});

/** Buttons that lie on each other; squares of the map may lie under the arrows at its edges and under guns. */
function overlapping({ targets, placements }: Screen): string[] {
  const buttons = new Set(placements.filter(({ kind }) => kind === 'button').map(({ id }) => id));
  const all = targets.filter(({ id }) => buttons.has(id) && !/^(fire|gaze)\|/.test(id));
  return all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((b) => `${a.id} lies on ${b.id}`),
  );
}

/** Words under a button that are not its own. Where a screen lies, taking back has half of the legend; guns and arrows lie over the sea. */
function covered(cast: Cast, { placements, frame }: Screen, which = /^(?!fire|gaze)/): string[] {
  const lies = frame?.shape === 'wide' || frame?.shape === 'ten';
  const onLegend = (id: string, piece: string) => lies && id === 'undo' && piece === 'legend';
  const buttons = placements.filter(({ id, kind }) => kind === 'button' && which.test(id));
  return buttons.flatMap(({ id, x, y, props }) => {
    const [w, h] = [Number(props.w), Number(props.h)];
    return wordsOf(cast)
      .filter((a) => a.left < x + w / 2 && x - w / 2 < a.right && a.top < y + h / 2 && y - h / 2 < a.bottom)
      .filter(({ piece }) => piece !== id && !onLegend(id, piece))
      .map(({ text, piece }) => `"${text}" of ${piece} is covered by ${id}`);
  });
}
