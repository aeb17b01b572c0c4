/** Maps and games that are dropped outside of their rooms: people read what has become of each, and why. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChosenFile } from '../../src/app/page/files.ts';
import { openShelf } from '../../src/app/page/shelf.ts';
import { offerDropped } from '../../src/app/replays/dropped-files.ts';
import { fetchGame, staged } from '../../src/presentation/index.ts';
import { droppedScreen } from '../../src/presentation/screens/dropped.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

// The code of a game comes in its own time, which no frame counts.
beforeAll(async () => {
  await fetchGame('yellowbeard');
  await staged('yellowbeard').ownMaps?.fetchSentences();
});
afterEach(() => vi.unstubAllGlobals());

const good = JSON.parse(readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8'));

function titled(title: string, change: (map: typeof good) => void = () => {}): string {
  const map = structuredClone(good);
  map.properties.find((one: { name: string }) => one.name === 'title').value = title;
  change(map);
  return JSON.stringify(map);
}

/** Drops files, takes them in, and answers what is said then. */
async function dropped(house: SilentHouse, ...files: [name: string, text: string][]): Promise<string> {
  const { prompter, desk: host } = house;
  const chosen: ChosenFile[] = files.map(([name, text]) => ({ name, text }));
  const table = { prompter, host, shelf: openShelf(), fetchRoom: <T>(code: Promise<T>) => code, unattended: false };
  await house.untilAsked();
  const done = offerDropped(chosen, table);
  await house.untilAsked((ids) => ids.includes('take'));
  await house.tap('take');
  await house.untilAsked((ids) => ids.length === 1);
  const said = house.words.join('\n');
  await house.pass(600);
  await house.tap('close');
  await done;
  return said;
}

it('a map that cannot be played is refused with the reason', async () => {
  const house = await openSilentHouse();
  const said = await dropped(
    house,
    ['voyage.tmj', titled('Voyage')],
    ['b.world', '{"maps": []}'],
    ['c.tmj', titled('C', (map) => (map.tilesets = [{ firstgid: 1, source: 'sea.tsx' }]))],
  );
  expect(said).toMatch(/“voyage\.tmj” is saved.*Not playable yet: “b\.world” and “c\.tmj”/);
  expect(said).toMatch(/“b\.world”: This is a world/);
  expect(said).toMatch(/“c\.tmj”: The tiles .*sea\.tsx.*Embed Tileset/);
});

it('another map of the same name is told where it can be replaced, and nothing is asked that nobody can answer', async () => {
  const shelf = new Map<string, string>();
  const house = await openSilentHouse({ shelf });
  await dropped(house, ['bay.tmj', titled('Old')]);
  const said = await dropped(house, ['bay.tmj', titled('New')]);
  expect(said).toMatch(/another map called “bay\.tmj”.*drop the file in “Your own maps”/);
  expect(said).not.toContain('?');
  expect(shelf.get('captains-table/maps')).toContain('Old');
});

it.each(Object.values(frames))('lines have room on $shape windows, however many and long they are', (frame) => {
  for (const [count, length] of [
    [1, 10],
    [1, 300],
    [2, 170],
    [6, 20],
    [7, 20],
    [100, 60],
    [30, 170],
  ]) {
    const lines = Array.from({ length: count }, (_, i) => `${i} `.padEnd(length, 'wreck '));
    const { placements, targets } = droppedScreen({ lines, takes: true, focus: null, frame });
    const notes = placements.filter(({ kind, props }) => kind === 'words' && (props as { wrap: number }).wrap > 500);
    const texts = notes.map(({ props }) => (props as { text: string }).text).filter((text) => /^(\d+ |\+ )/.test(text));
    const shown = texts.filter((text) => !text.startsWith('+'));
    expect(shown).toEqual(lines.slice(0, shown.length));
    expect(shown.length).toBeGreaterThanOrEqual(1);
    if (shown.length < count) expect(texts.at(-1)).toBe(`+ ${count - shown.length}`);
    const places = notes.filter(({ props }) => texts.includes((props as { text: string }).text));
    const reach = places.map(({ y, props }) => ({ y: y ?? 0, high: (props as { high: number }).high }));
    const button = targets.find(({ id }) => id === 'take');
    for (const [i, one] of reach.entries()) {
      expect(one.y + one.high / 2).toBeLessThanOrEqual((button?.y ?? 0) + 1);
      if (i > 0) expect(one.y - one.high / 2).toBeGreaterThanOrEqual(reach[i - 1].y + reach[i - 1].high / 2 - 1);
    }
  }
});
