/** The opening of a quick game: how captains stand and what is at stake, for a moment before anybody is asked. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { openingScreen } from '../../src/presentation/screens/opening.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { games } from '../../src/rules/index.ts';
import { speak } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { seatCounts } from '../contract/option-sets.ts';
import { deskOf, tasteOf } from './quick-games.ts';
import { openSilentHouse } from './silent-house.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak(languages[0]);
});

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Wilhelmine von'];

describe.each(Object.keys(stagedGames))('%s', (id) => {
  it('lies whole on every shape, with every captain, in every language', async () => {
    await fetchGame(id);
    for (const seats of seatCounts(games[id])) {
      const opened = await deskOf(`opening ${id} ${seats}`).openMatch(tasteOf(id, seats, 1));
      if (!opened.ok) continue;
      for (const language of languages) {
        await speak(language);
        const opening = staged(id).opening!(opened.batch.view, names.slice(0, seats));
        expect(opening.standings).toHaveLength(seats);
        expect(opening.line).toMatch(/^[A-ZÄÖÜ\d][^{}]{15,90}$/);
        for (const frame of Object.values(frames)) {
          const { placements } = openingScreen(opening, names.slice(0, seats), 1, frame);
          const sheets = placements.filter(({ kind }) => kind === 'sheet');
          expect(sheets).toHaveLength(seats + 1);
          const boxes = sheets.map(({ x, y, props }) => ({ x, y, w: Number(props.w), h: Number(props.h) }));
          for (const [i, a] of boxes.entries()) {
            expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= frame.width && a.y + a.h <= frame.height).toBe(true);
            for (const b of boxes.slice(i + 1))
              expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
          }
          // Nothing of it is seen as it begins to slide.
          const unseen = openingScreen(opening, names.slice(0, seats), 0, frame).placements;
          for (const { y } of unseen) expect(y < 0 || y > frame.height).toBe(true);
        }
      }
    }
  });
});

it('counts no gold in Korsar that lies face down for whoever plays', async () => {
  await fetchGame('korsar');
  const opened = await deskOf('face down').openMatch(tasteOf('korsar', 4, 1));
  if (!opened.ok) throw new Error(opened.refused.code);
  const [own, ...others] = staged('korsar').opening!(opened.batch.view, names.slice(0, 4)).standings;
  expect(own).toMatch(/^\d+ gold$/);
  for (const each of others) expect(each).toMatch(/^\d+ ships?$/);
});

describe('in the house', () => {
  async function begun() {
    const house = await openSilentHouse();
    await house.tap('game:treasure-fleet');
    await house.untilAsked();
    await house.tap('quick');
    return house;
  }
  const stands = (house: Awaited<ReturnType<typeof begun>>) => house.words.some((word) => / leads? with \d/.test(word));

  async function standing(house: Awaited<ReturnType<typeof begun>>) {
    for (let i = 0; i < 100 && !stands(house); i++) await house.pass(50);
    expect(stands(house)).toBe(true);
  }

  it('stands for a moment, and whoever plays is asked then', async () => {
    const house = await begun();
    await standing(house);
    expect(house.ids()).toEqual([]);
    await house.untilAsked();
    expect(stands(house)).toBe(false);
  });

  it('goes at the first press, which does nothing else', async () => {
    const house = await begun();
    await standing(house);
    const from = house.prompter.clock;
    await house.key({ kind: 'confirm' });
    await house.untilAsked();
    expect(stands(house)).toBe(false);
    expect(house.prompter.clock - from).toBeLessThan(1000);
  });
});
