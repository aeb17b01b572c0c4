/**
 * Words and the ring of the captain to move: when the turn passes on, a beat says whose it is, or dims what was said of the
 * captain before. How dim words look is tested in test/browser/pace.test.ts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGame, staged } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { passed } from '../../src/presentation/telling/stagecraft.ts';
import { toolsOfGames } from '../../src/tools/games.ts';
import { Desk } from '../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

describe.each(toolsOfGames)('a turn that passes on in %s', (game, { marks, visit }) => {
  beforeAll(async () => {
    await fetchGame(game);
  });

  it('leaves no words about the captain before at full strength', async () => {
    const { script } = staged(game);
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({ game, seats: 4, options: visit ?? {}, seed: 'turns', bots: ['lots'], names });
    if (!opened.ok) throw new Error(opened.refused.code);
    let told = script.blank(opened.batch.view);
    let turns = 0;
    for (let batch: typeof opened.batch | null = opened.batch; batch && turns < 12; batch = await desk.advance()) {
      for (const event of batch.events) {
        const after = script.tell(told, event);
        if (event.type === marks.turn) {
          const { caption, cues } = script.beat(event, told, after, names, frames.wide);
          if (!caption) expect(cues, `turn ${turns} of ${game}`).toContainEqual(passed);
          turns++;
        }
        told = after;
      }
      told = { ...batch.view };
    }
    expect(turns).toBeGreaterThanOrEqual(12);
  });
});
