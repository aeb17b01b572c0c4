/**
 * From what is shown while nobody plays to the first own action in the game that was shown, and to what comes of it: touches
 * and seconds from the first touch on, at Normal, one person, a second before every touch; a quick game where nobody looks
 * after the table, and a whole one at home.
 */
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Retelling } from '../../src/app/telling/retelling.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { cutLists } from '../cut-lists.ts';
import { times } from '../how-much.ts';
import { besides, firstTried } from '../tried.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** Milliseconds that somebody looks before a touch, and the frame of the clock. */
const look = 1000;
const frame = 50;
/** What may be had from the first touch on. */
const most = { touches: 3, own: 10, consequence: 15 } as const;

/** Nobody touches the table until a cut of this game is shown. */
async function untilShown(house: SilentHouse, game: string): Promise<void> {
  const { title } = stagedGames[game];
  const shows = () => house.shell.playing instanceof Retelling && house.shell.playing.game.title === title;
  for (let s = 0; s < 900 && !shows(); s += 0.5) await house.pass(500, 500);
  expect(shows()).toBe(true);
  await house.pass(3000, 500);
}

async function firstSteps(game: string, begin: string, chance: string) {
  const query = begin === 'quick' ? 'kiosk' : '';
  const house = await openSilentHouse({ cuts: cutLists, query, settings: { speed: 'normal' }, chance });
  await untilShown(house, game);
  let ms = 0;
  let touches = 0;
  const pass = async (time: number) => {
    ms += time;
    await house.pass(time, frame);
  };
  const press = (id: string) => {
    const at = house.prompter.hands!.targets.find((each) => each.id === id)!;
    house.touch({ x: at.x + at.w / 2, y: at.y + at.h / 2 });
    touches++;
  };
  const asked = async (what: (ids: string[]) => boolean) => {
    await house.settle();
    while (!(house.prompter.hands && what(house.ids()))) {
      if (ms > 60_000) throw new Error(`Nobody is asked: ${house.ids().join(', ')}`);
      await pass(frame);
    }
  };
  house.touch({ x: 800, y: 300 });
  touches++;
  await asked((ids) => ids.includes(begin));
  await pass(look);
  press(begin);
  const free = () => house.prompter.picker.offered.filter(({ id, refusal }) => !refusal && !besides.includes(id));
  await asked((ids) => ids.includes('pause') && free().length > 0);
  const before = touches;
  // They look before they act.
  const own = ms + look;
  const told = house.scene.reel.beats;
  const pressed = new Set<string>();
  for (let presses = 0; presses < 12 && house.scene.reel.beats === told; presses++) {
    await asked(() => free().length > 0);
    await pass(look);
    // Whoever has tried a thing in vain tries another one.
    const fresh = free().filter(({ id }) => !pressed.has(id));
    const ids = (fresh.length > 0 ? fresh : free()).map(({ id }) => id);
    const id = firstTried(ids) ?? ids[0];
    pressed.add(id);
    press(id);
    await house.settle();
    for (let waited = 0; house.scene.reel.beats === told; waited += frame) {
      // A second press so soon would be a trembling finger's.
      if (waited >= 450 && house.prompter.hands) break;
      await pass(frame);
    }
  }
  expect(house.scene.reel.beats).toBeGreaterThan(told);
  return { touches: before + 1, own: own / 1000, consequence: ms / 1000 };
}

/** The most that was measured, as `npm run taste` prints it. */
const table = [
  `| from the first touch on | touches (${most.touches}) | s to the first own action (${most.own}) | s to what comes of it (${most.consequence}) |`,
  '|---|---|---|---|',
];
afterAll(() => console.log(table.join('\n')));

describe.each(Object.keys(stagedGames))('%s', (game) => {
  it.each(['quick', 'sail'])(
    'is played within three touches and ten seconds, and answers within fifteen: %s',
    async (begin) => {
      const rows: Awaited<ReturnType<typeof firstSteps>>[] = [];
      for (let i = 0; i < times(1, 10); i++) rows.push(await firstSteps(game, begin, `deed ${i}`));
      const [touches, own, consequence] = (['touches', 'own', 'consequence'] as const).map((figure) =>
        Math.max(...rows.map((row) => row[figure])),
      );
      const title = `${stagedGames[game].title}, ${begin === 'quick' ? 'quick game' : 'whole game'}`;
      table.push(`| ${title} | ${touches} | ${own.toFixed(1)} | ${consequence.toFixed(1)} |`);
      expect(touches).toBeLessThanOrEqual(most.touches);
      expect(own).toBeLessThanOrEqual(most.own);
      expect(consequence).toBeLessThanOrEqual(most.consequence);
    },
  );
});
