/** A hand of Korsar on every screen shape: all can be read, nothing lies on anything, and a finger finds every target. */
import Phaser from 'phaser';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shape } from '../../src/controller/room.ts';
import { handScreen } from '../../src/presentation/korsar/hand/hand.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { cardOf } from '../../src/rules/korsar/cards.ts';
import { korsar } from '../../src/rules/korsar/game.ts';
import type { View } from '../../src/rules/korsar/types.ts';
import { words } from '../../src/words/korsar/table.ts';
import { few, outermost } from '../how-much.ts';
import { troubles } from './boxes.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const long = [
  'Maximilian Mom',
  'Wilhelmina Jum',
  'Bartholomew II',
  'Konstantin Wum',
  'Gwendolyn Womb',
  'Ermengarde Kom',
  'Hieronymus Mux',
  'Philomena Wump',
];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'korsar', 'korsar-ships', 'korsar-large', 'shell']);
});
afterAll(() => stage.close());

interface Held {
  view: View;
  seat: number;
}

/** Hands to choose from, of some games: the first, the fullest seas, the most cards, an empty deck. */
function held(seats: number, options: object): Held[] {
  const all: Held[] = [];
  for (let n = 0; n < 3; n++) {
    const dice = seededDice(seedFrom(`hand ${n}`), 'deck');
    const choice = seededDice(seedFrom(`hand ${n}`), 'bots');
    const state = korsar.setup(seats, v.parse(korsar.options, options), dice, {}, () => {});
    for (let seat = korsar.toAct(state)[0]; seat !== undefined; seat = korsar.toAct(state)[0]) {
      all.push({ view: korsar.view(state, seat), seat });
      korsar.play(state, seat, pick(korsar.legal(state, seat), choice), () => {}, dice);
    }
  }
  const cards = ({ view, seat }: Held) => view.seats[seat].cards?.length ?? 0;
  const most = (of: (one: Held) => number) => [...all].sort((a, b) => of(b) - of(a)).slice(0, 3);
  const empty = all.filter(({ view }) => view.deck === 0);
  return [all[0], ...most(({ view }) => view.sea.length), ...most(cards), ...empty.slice(0, 2), ...empty.slice(-1)];
}

const sizes: Record<Shape, [number, number]> = {
  wide: [960, 540],
  ten: [960, 600],
  four: [960, 720],
  portrait: [540, 960],
};

const ways: [number, object][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, object] => [seats, {}]),
  [4, { mode: 'partnership' }],
];

/** Every kind of card once chosen, pointing at nothing and at a ship; nothing chosen. */
function* screens({ view, seat }: Held, shape: Shape, curtain: boolean): Generator<Screen> {
  const drawn = (chosen: number | null, focus: string | null) =>
    handScreen({ view, seat, names: long, chosen, focus, curtain, frame: frames[shape] });
  yield drawn(null, null);
  const kinds = new Set<string>();
  for (const [place, card] of (view.seats[seat].cards ?? []).entries()) {
    const { kind, suit } = cardOf(card)!;
    if (kinds.has(`${kind} ${suit}`)) continue;
    kinds.add(`${kind} ${suit}`);
    yield drawn(place, null);
    for (const { vessel } of view.sea.slice(0, 3)) yield drawn(place, `ship|${vessel}`);
  }
}

/** What a finger could miss, in sentences. Cards lie closer than a finger only where there are too many for the screen. */
function missed({ targets, pauseAt }: Screen, shape: Shape): string[] {
  const { width, height } = frames[shape];
  const out: string[] = [];
  const all = pauseAt ? [...targets, { id: 'pause', x: pauseAt.x - 36, y: pauseAt.y - 42, w: 72, h: 84 }] : targets;
  for (const [i, a] of all.entries()) {
    const cards = a.id.startsWith('card|');
    if (a.id !== 'pause' && (a.h < 84 || (a.w < 96 && !cards))) out.push(`${a.id} is small: ${a.w} x ${a.h}`);
    if (cards && a.w < 60) out.push(`${a.id} is narrow: ${a.w}`);
    if (a.x < 0 || a.y < 0 || a.x + a.w > width || a.y + a.h > height) out.push(`${a.id} leaves the screen`);
    for (const b of all.slice(i + 1)) {
      const apart = a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
      if (!apart) out.push(`${a.id} and ${b.id} lie on each other`);
    }
  }
  return out;
}

/** Cards of a hand lie in a fan, and many of them in two rows: what is printed below is hidden by those in front. */
const fanned = (trouble: string) =>
  /of (hand|partner):\d+ (lies on ".*" of|is cut by) (hand|partner):/.test(trouble) ||
  [words().captain, words().admiral].some((name) =>
    new RegExp(`^"${name}" of hand:\\d+ lies on "\\d+" of words`).test(trouble),
  );

describe('a hand of Korsar', () => {
  for (const shape of few(2, outermost(Object.keys(sizes) as Shape[]))) {
    for (const [seats, options] of ways) {
      it(`can be read and chosen from: ${shape}, ${seats} captains, ${JSON.stringify(options)}`, () => {
        const { cast } = stage.scene;
        stage.game.scale.resize(...sizes[shape]);
        expect(cast.frame).toBe(frames[shape]);
        const found = new Set<string>();
        let shown = 0;
        for (const one of held(seats, options)) {
          for (const curtain of [true, false]) {
            for (const screen of screens(one, shape, curtain)) {
              cast.show(new Map(screen.placements.map((placement) => [placement.id, placement])));
              shown++;
              for (const trouble of [...troubles(cast), ...missed(screen, shape)])
                if (!fanned(trouble)) found.add(trouble);
            }
          }
        }
        expect(shown).toBeGreaterThan(30);
        expect([...found].join('\n')).toBe('');
      });
    }
  }
});
