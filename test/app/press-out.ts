/** People at the silent house who press what can be chosen, by chance, until another game is offered. */
import { expect } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { judgeWords } from '../presentation/spoken.ts';
import type { SilentHouse } from './silent-house.ts';

/** What leads away from the choice, or does not end it. */
const besides = ['explain', 'pause', 'undo', 'last-round', 'aid', 'hide'];

const isOver = (ids: readonly string[]) => ids.includes('again') && !ids.includes('pause');

/** Presses until another game is offered; answers how often somebody looked behind the curtain. */
export async function playOut(house: SilentHouse, seed: string): Promise<{ looks: number; presses: number }> {
  const dice = seededDice(seedFrom(seed), 'bots');
  const done = { looks: 0, presses: 0 };
  for (; done.presses < 6000; done.presses++) {
    const ids = await house.untilAsked();
    judgeWords(house.prompter.picker.offered);
    if (isOver(ids)) return done;
    const free = house.prompter.picker.offered.filter(({ id, refusal }) => !refusal && !besides.includes(id));
    if (free.length === 0) throw new Error(`Nothing can be chosen among ${ids.join(', ')}.`);
    const { id } = pick(free, dice);
    // Now and then somebody leaves the window: whatever is private goes, and the game goes on where it was.
    if (dice.below(9) === 0) {
      house.window.leave();
      await house.untilAsked();
      expect(house.desk.lookedAt).toBeNull();
      continue;
    }
    if (id === 'reveal') done.looks++;
    await house.tap(id);
  }
  throw new Error(`Still no end after ${done.presses} presses: ${house.ids().join(', ')}.`);
}
