/** A battle of Card Pirates: nobody can find out whether somebody has put down a card already, by no button and no reason. */
import { expect, it } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import type { Action, View } from '../../src/rules/card-pirates/types.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { differences, shownAt } from './shown.ts';
import { choose, type Setting, TestTable } from './tables.ts';

await fetchGame('card-pirates');

/** Two tables at the beginning of the same choice. */
async function atBattle(step: View['step'], number: number): Promise<[TestTable, TestTable] | null> {
  const options = { turnCap: 60 };
  const setting: Setting = {
    id: 'card-pirates',
    seats: 2 + (number % 3),
    options,
    seed: `battle ${number}`,
    alone: null,
  };
  const tables: [TestTable, TestTable] = [await TestTable.open(setting), await TestTable.open(setting)];
  const dice = seededDice(seedFrom(setting.seed), 'effects');
  while (!tables[0].over) {
    if ((tables[0].batch.view as View).step === step) return tables;
    const { seat } = tables[0].next(dice);
    const action = choose(tables[0].legal(seat), dice);
    for (const table of tables) await table.act(seat, action);
  }
  return null;
}

for (const step of ['battle.attack', 'battle.defend'] as const)
  it(`${step}: one card put down, or two, or none, look the same to all others`, async () => {
    let battles = 0;
    let compared = 0;
    for (let number = 0; number < 200 && battles < 12; number++) {
      const tables = await atBattle(step, number);
      if (!tables) continue;
      battles++;
      const [chosen, waiting] = tables;
      const [seat] = chosen.batch.toAct;
      for (let cards = 0; cards < 2; cards++) {
        const commit = chosen.legal(seat).find(({ type }) => type === 'commit') as Action | undefined;
        if (!commit) break;
        await chosen.act(seat, commit);
        for (const table of tables) table.heard();
        for (const viewer of [...Array(chosen.setting.seats).keys(), 'table' as const]) {
          if (viewer === seat) continue;
          compared++;
          expect(differences(await shownAt(chosen, viewer), await shownAt(waiting, viewer))).toEqual([]);
        }
      }
    }
    expect(battles).toBe(12);
    expect(compared).toBeGreaterThan(40);
  });
