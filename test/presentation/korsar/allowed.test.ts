/** What the hand says a card may do is what the rules allow, for every card and ship of many games. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SeatChoice } from '../../../src/presentation/hands/human.ts';
import type { Target } from '../../../src/presentation/hands/picker.ts';
import { choosing } from '../../../src/presentation/korsar/choosing.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { attackError } from '../../../src/rules/korsar/open.ts';
import type { Action } from '../../../src/rules/korsar/types.ts';
import { words } from '../../../src/words/korsar/table.ts';

const { human } = choosing;
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

describe('choosing at Korsar', () => {
  for (const [seats, options] of [
    [3, {}],
    [4, { mode: 'partnership' }],
    [8, { admiralOnPartnerVessel: true }],
  ] as [number, object][]) {
    it(`${seats} seats, ${JSON.stringify(options)}: presses reach every legal action, refusals are those of the rules`, () => {
      const dice = seededDice(seedFrom('allowed'), 'deck');
      const choice = seededDice(seedFrom('allowed'), 'bots');
      const state = korsar.setup(seats, v.parse(korsar.options, options), dice, {}, () => {});
      let asked = 0;
      for (let seat = korsar.toAct(state)[0]; seat !== undefined; seat = korsar.toAct(state)[0]) {
        const view = korsar.view(state, seat);
        const turn: SeatChoice = { seat, names, view, choices: [], looking: true, curtain: true };
        const reached = new Set<string>();
        const press = (state: { chosen: number | null }, { id }: Target, targets: readonly Target[]) => {
          const step = human.press(turn, state, id, targets);
          if ('act' in step) reached.add(JSON.stringify(step.act));
          return step;
        };
        const screen = human.screen(turn, { chosen: null }, null);
        for (const ship of screen.targets.filter(({ id }) => id.startsWith('ship|'))) {
          // Nobody is told to draw where there is nothing to draw.
          const pressed = human.press(turn, { chosen: null }, ship.id);
          const { chooseCard, chooseLast, drawOnly } = words().hand;
          const first = view.seats[seat].cards?.length === 0 ? drawOnly : chooseCard;
          const sentence = screen.targets.some(({ id }) => id === 'draw') ? first : chooseLast;
          expect([ship.refusal, pressed]).toEqual([sentence, { refuse: sentence }]);
        }
        for (const target of screen.targets) if (!target.refusal) press({ chosen: null }, target, screen.targets);
        for (const [i, card] of (view.seats[seat].cards ?? []).entries()) {
          const { targets } = human.screen(turn, { chosen: i }, null);
          for (const target of targets) {
            if (target.id.startsWith('card') || target.id === 'hide') continue;
            const step = press({ chosen: i }, target, targets);
            if (target.refusal) expect(step, target.id).toEqual({ refuse: target.refusal });
          }
          for (const vessel of view.sea) {
            const code = attackError(view, seat, card, vessel);
            for (const type of ['playPirate', 'playCaptain', 'playAdmiral'] as const) {
              const refused = korsar.refusal(state, seat, { type, card, vessel: vessel.vessel } as Action);
              if (refused?.code !== 'WRONG_CARD_KIND') expect(refused?.code ?? null).toBe(code);
              asked++;
            }
          }
        }
        const legal = korsar.legal(state, seat).map((action) => JSON.stringify(action));
        for (const action of legal) expect(reached, action).toContain(action);
        korsar.play(state, seat, pick(korsar.legal(state, seat), choice), () => {}, dice);
      }
      expect(asked).toBeGreaterThan(500);
    });
  }
});
