/** What a captain must be able to name: squares by letters and numbers, the card just drawn, the turns that are left. */
import { expect, it } from 'vitest';
import { Match } from '../../../src/match/match.ts';
import { human } from '../../../src/presentation/card-pirates/hand/human.ts';
import { layoutGrid } from '../../../src/presentation/card-pirates/layout/chart.ts';
import { endsByTurns } from '../../../src/presentation/card-pirates/layout/column.ts';
import { planFor, tileAt } from '../../../src/presentation/card-pirates/layout/plan.ts';
import { cardNoun } from '../../../src/presentation/card-pirates/naming.ts';
import type { SeatChoice } from '../../../src/presentation/hands/human.ts';
import { frames } from '../../../src/presentation/shapes.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { seedFrom } from '../../../src/rules/dice.ts';
import { handWords } from '../../../src/words/card-pirates/hand.ts';
import { fill } from '../../../src/words/message.ts';

const open = (turnCap = 120) => Match.create(cardPirates, { seats: 2, seed: seedFrom('places'), options: { turnCap } });

it.each(Object.entries(frames))('%s: every letter stands under its column, every number beside its row', (_, frame) => {
  const plan = planFor(open().view('table'), frame);
  const { x, y, props } = layoutGrid(plan);
  const { across, down, height } = props as Record<'across' | 'down', { from: number; step: number }> & {
    height: number;
  };
  for (const [column, letter] of [...'ABCDE'].entries())
    for (let row = 1; row <= 5; row++) {
      const tile = tileAt(plan, `${letter}${row}`);
      expect(x + across.from + column * across.step).toBeCloseTo(tile.x, 6);
      expect(y + down.from + (row - 1) * down.step).toBeCloseTo(tile.y, 6);
      expect(tile.y).toBeLessThan(y + height);
    }
});

it('marks the card that was just drawn, and no other', () => {
  const just = (card: string) => fill(handWords().justDrawn, { card: cardNoun(card) });
  const ends = fill(handWords().justDrawn, { card: '|' }).split('|');
  const match = open();
  while (match.view('table').step !== 'turn.move') {
    const [seat] = match.toAct;
    match.act(seat, match.legal(seat)[0]);
  }
  const [seat] = match.toAct;
  const view = match.view(seat);
  const choices = cardPirates.choices?.(match.position.state, seat) ?? [];
  const turn: SeatChoice = { seat, names: ['Anne', 'Bart'], view, choices, looking: true, curtain: true };
  const marked = (news: SeatChoice['news']): string[] => {
    const heard = { ...turn, ...(news && { news }) };
    const { targets } = human.screen(heard, human.begin(heard), null);
    return targets.map(({ label }) => label).filter((label) => ends.every((end) => label.includes(end)));
  };
  const [first, second] = view.own!.hand;
  const drew = (by: number, card: string) => ({ type: 'CardDrawn', seat: by, card });
  expect(marked(undefined)).toEqual([]);
  expect(marked([drew(seat, first)])).toEqual([just(first)]);
  expect(marked([drew(seat, second)])).toEqual([just(second)]);
  expect(marked([drew(1 - seat, first)])).toEqual([]);
});

it('says how many turns there are only when they may end the game', () => {
  const view = (turn: number, turnCap: number) => ({ ...open(turnCap).view('table'), turn });
  expect(endsByTurns(view(5, 200))).toBe(false);
  expect(endsByTurns(view(184, 200))).toBe(false);
  expect(endsByTurns(view(185, 200))).toBe(true);
  expect(endsByTurns(view(5000, 0))).toBe(false);
});
