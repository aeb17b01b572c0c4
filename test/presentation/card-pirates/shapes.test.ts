/** Hands of Card Pirates on every screen shape: targets a finger can tell apart, nothing cut off, every card in reach. */
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/controller/room.ts';
import { Match } from '../../../src/match/match.ts';
import { human } from '../../../src/presentation/card-pirates/hand/human.ts';
import { planFor } from '../../../src/presentation/card-pirates/layout/plan.ts';
import { handPlan } from '../../../src/presentation/card-pirates/layout/plan-hand.ts';
import type { SeatChoice } from '../../../src/presentation/hands/human.ts';
import type { Target } from '../../../src/presentation/hands/picker.ts';
import type { Screen } from '../../../src/presentation/screens/sketch.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { CardPirates, Options, Phase, View } from '../../../src/rules/card-pirates/types.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';

const shapes = Object.values(frames);
const names = ['Anne', 'Bart', 'Calico', 'Mary'];
const suits = ['C', 'D', 'H', 'S'];
const box = ['10', '9', '8', '7', '6', '5', '4', '3', '2'].flatMap((rank) => suits.map((suit) => rank + suit));

const found = new Map<string, Match<CardPirates>>();

/** The first position of some game in this phase. Nobody plays on from it. */
function at(phase: Phase, options: Partial<Options> = {}): Match<CardPirates> {
  const key = `${phase} ${JSON.stringify(options)}`;
  const match = found.get(key) ?? search(phase, options);
  found.set(key, match);
  return match;
}

function search(phase: Phase, options: Partial<Options>): Match<CardPirates> {
  for (let i = 0; i < 200; i++) {
    const match = Match.create(cardPirates, { seats: 4, seed: seedFrom(`${phase} ${i}`), options });
    const dice = seededDice(seedFrom(`${phase} ${i}`), 'bots');
    for (let n = 0; n < 120 && match.toAct.length > 0; n++) {
      if (match.position.state.phase === phase) return match;
      match.act(match.toAct[0], pick(match.legal(match.toAct[0]), dice));
    }
  }
  throw new Error(`No game came to ${phase}.`);
}

/** What the captain to act sees who looks, with a hand of so many cards. */
function turnAt(phase: Phase, frame: Frame, cards?: number, options?: Partial<Options>): SeatChoice {
  const match = at(phase, options);
  const [seat] = match.toAct;
  const open = phase.startsWith('setup');
  const view: View = match.view(open ? 'table' : seat);
  const own = cards === undefined || !view.own ? view.own : { ...view.own, hand: box.slice(0, cards) };
  const choices = cardPirates.choices?.(match.position.state, seat) ?? [];
  return { seat, names, view: { ...view, own }, choices, looking: !open, curtain: true, frame };
}

const screenOf = (choice: SeatChoice, page = 0): Screen =>
  human.screen(choice, { ...human.begin(choice), page } as never, null);

const phases: Phase[] = [
  'turn.move',
  'arrive.storm',
  'arrive.exchange',
  'battle.attack',
  'battle.defend',
  'battle.give',
];
const sizes = [1, 4, 7, 9, 10, 11, 12, 13, 16, 18, 20, 21, 27, 36];

/** From one to the next, a finger needs so much. */
const reach = 96;

const clear = (a: Target, b: Target) => a.x + a.w <= b.x + 0.01 || a.y + a.h <= b.y + 0.01;

describe.each(shapes)('on $shape', (frame) => {
  it.each(phases)('%s: every card of every hand can be touched', (phase) => {
    for (const cards of sizes) {
      const turn = turnAt(phase, frame, cards);
      const found = new Set<string>();
      for (let page = 0; page < 5; page++) {
        const { targets } = screenOf(turn, page);
        const held = targets.filter(({ id }) => /^(card|more)\|/.test(id));
        for (const a of held) {
          found.add(a.id);
          expect(a.w, `${cards} cards, ${a.id}`).toBeGreaterThanOrEqual(reach);
          expect(a.h, `${cards} cards, ${a.id}`).toBeGreaterThanOrEqual(reach);
          // What lies below the edge of the screen cannot be touched.
          expect(a.y + reach).toBeLessThanOrEqual(frame.height);
          expect(a.x).toBeGreaterThanOrEqual(frame.width * 0.05 - 12);
          expect(a.x + a.w).toBeLessThanOrEqual(frame.width * 0.95 + 12);
          for (const b of held) {
            const apart = a === b || clear(a, b) || clear(b, a);
            expect(apart, `${cards} cards, ${a.id} and ${b.id}`).toBe(true);
          }
        }
      }
      found.delete('more|');
      expect(found.size).toBe(cards);
    }
  });

  it.each(phases)('%s: buttons lie clear of cards and of each other, inside the screen', (phase) => {
    for (const cards of [4, 7, 13, 20]) {
      const { targets } = screenOf(turnAt(phase, frame, cards));
      for (const a of targets) {
        if (/^(card|row|to|more)\|/.test(a.id)) continue;
        expect(a.w, a.id).toBeGreaterThanOrEqual(reach);
        expect(a.h, a.id).toBeGreaterThanOrEqual(reach);
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.w).toBeLessThanOrEqual(frame.width);
        expect(a.y + a.h).toBeLessThanOrEqual(frame.height);
        for (const b of targets) {
          const apart = a === b || clear(a, b) || clear(b, a);
          expect(apart, `${cards} cards, ${a.id} and ${b.id}`).toBe(true);
        }
      }
    }
  });

  it.each(phases)('%s: no card lies under a button, chosen or not', (phase) => {
    for (const cards of sizes) {
      const { placements, targets } = screenOf(turnAt(phase, frame, cards));
      const buttons = targets.filter(({ id }) => !/^(card|row|to|more)\|/.test(id));
      for (const { id, x, y, scale } of placements.filter((piece) => piece.id.startsWith('held:'))) {
        const held = { w: 128 * scale, h: 178 * scale };
        const card = { id, x: x - held.w / 2, y: y - held.h / 2, ...held } as Target;
        for (const button of buttons)
          expect(clear(card, button) || clear(button, card), `${cards} cards, ${id} and ${button.id}`).toBe(true);
      }
    }
  });

  it.each(phases)('%s: every card is seen whole, chosen and to be buried, too', (phase) => {
    for (const cards of sizes) {
      const turn = turnAt(phase, frame, cards);
      for (const chosen of [{}, { card: box[cards - 1] }, { bury: box.slice(0, cards) }]) {
        const { placements } = human.screen(turn, { ...human.begin(turn), ...chosen } as never, null);
        const held = placements.filter(({ id }) => id.startsWith('held:'));
        expect(held.length).toBeGreaterThan(0);
        for (const { id, y, scale } of held)
          expect(y + 89 * scale, `${id} of ${cards} cards`).toBeLessThanOrEqual(frame.height);
      }
    }
  });

  it.each([false, true])('with treacherous seas %s no square lies under the tray', (treacherousSeas) => {
    const turn = turnAt('turn.move', frame, undefined, { treacherousSeas });
    const { seas } = planFor(turn.view as View, frame);
    expect(seas.y + seas.h).toBeLessThanOrEqual(handPlan(frame).top);
  });

  it.each(['setup.islands', 'setup.seas'] as const)('%s: squares and buttons do not lie on each other', (phase) => {
    const turn = turnAt(phase, frame, undefined, { treacherousSeas: true, randomIslands: true });
    for (const from of [null, phase === 'setup.islands' ? 'C' : 'C3']) {
      const { targets } = human.screen(turn, { ...human.begin(turn), from } as never, null);
      for (const a of targets)
        for (const b of targets) {
          const apart = a === b || clear(a, b) || clear(b, a);
          expect(apart, `${a.id} and ${b.id}`).toBe(true);
        }
    }
  });
});
