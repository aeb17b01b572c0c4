/** The set-up says what computers see, and of each level and temper in a line how it plays, when somebody chooses it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { temperOf } from '../../src/bots/tempers.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { fill } from '../../src/words/message.ts';
import { openSilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(stagedGames))('the set-up of %s', (id, { levels = [], tempers }) => {
  it('says what computers see, and how the chosen one plays', async () => {
    const house = await openSilentHouse();
    await house.untilAsked((ids) => ids.includes(`game:${id}`));
    await house.tap(`game:${id}`);
    await house.untilAsked((ids) => ids.includes('bot:1'));
    const { ownSeat, levelLines, temperLines, levels: names } = shellWords();
    await house.tap('bot:1');
    expect(house.words).toContain(ownSeat);
    const said = new Set<string>();
    for (const level of levels) {
      const chosen = house.ids().includes(`level:1:${level}`);
      await house.tap(chosen ? `level:1:${level}` : 'level:1:next');
      const thinks = level === 'bosun' || level === 'admiral';
      const line = tempers && thinks ? temperLines[temperOf('Bart')] : levelLines[level];
      const manner = `${fill(line, { level: names[level] })}. ${ownSeat}`;
      expect(house.words).toContain(manner);
      said.add(manner);
    }
    expect(said.size).toBe(levels.length);
  });
});
