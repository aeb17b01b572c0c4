/** The room for maps of people's own: everything that is dropped gets an answer, and nothing goes without a word. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { catchDrops } from '../../src/app/page/files.ts';
import type { MapFile } from '../../src/rules/game.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const good = JSON.parse(readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8'));
const place = 'captains-table/maps';

/** A map of this title; `more`: characters that it has besides. */
function titled(title: string, more = 0): string {
  const map = structuredClone(good);
  map.properties.find((one: { name: string }) => one.name === 'title').value = title;
  if (more > 0) map.properties.push({ name: 'note', type: 'string', value: 'x'.repeat(more) });
  return JSON.stringify(map);
}

async function room(shelf: Map<string, string>): Promise<SilentHouse> {
  const house = await openSilentHouse({ shelf });
  catchDrops(window);
  for (const id of ['game:yellowbeard', 'more', 'maps']) await house.tap(id);
  return house;
}

async function drop(
  house: SilentHouse,
  ...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]
): Promise<void> {
  const list = files.map(([name, text]) => new File([text], name));
  window.dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { files: list } }));
  for (let i = 0; i < 5; i++) await house.pass(50);
}

const kept = (shelf: Map<string, string>): MapFile[] => JSON.parse(shelf.get(place) ?? '[]');
const titles = (shelf: Map<string, string>) => kept(shelf).map(({ text }) => JSON.parse(text).title);
/** Labels of the maps on the page that is shown. */
const listed = (house: SilentHouse) =>
  (house.prompter.hands?.targets ?? []).filter(({ id }) => id.startsWith('map:')).map(({ label }) => label);

/** Turns a page, well after the press before it. */
async function turn(house: SilentHouse): Promise<void> {
  await house.pass(600);
  await house.tap('page:later');
}

it('two hundred maps in one drop are all kept, listed by pages, and offered on the set-up', async () => {
  const shelf = new Map<string, string>();
  const house = await room(shelf);
  const names = Array.from({ length: 200 }, (_, i) => `Ocean ${i + 1}`);
  await drop(house, ...names.map((name) => [`${name}.tmj`, titled(name)] as [string, string]));
  expect(kept(shelf)).toHaveLength(200);
  const seen: (string | undefined)[] = [];
  for (let page = 0; page < 34; page++) {
    seen.push(...listed(house));
    if (page < 33) await turn(house);
  }
  expect(new Set(seen)).toEqual(new Set(names));
  await house.tap('close');
  await house.tap('close');
  // So many are chosen from the list, those of the game among them.
  await house.tap('option:map');
  for (let page = 0; page < 33; page++) await turn(house);
  expect(listed(house)).toContain('The Pirate Round');
  await house.tap('page:earlier');
  const [, chosen] = listed(house);
  await house.tap(house.ids().filter((id) => id.startsWith('map:'))[1]);
  await house.tap('play');
  expect(house.words.join()).toContain(chosen);
  // Tonight's visitors find them again.
  const next = await room(shelf);
  expect(listed(next)).toHaveLength(6);
});

it('files of one drop are all taken, each with its answer', async () => {
  const shelf = new Map<string, string>();
  const house = await room(shelf);
  await drop(house, ['a.tmj', titled('A')], ['b.tmj', 'ahoy'], ['c.tmj', titled('C', 425_000)], ['d.tmx', '<map/>']);
  expect(titles(shelf).sort()).toEqual(['A', 'C']);
  expect(listed(house)).toHaveLength(4);
  const words = house.words.join('\n');
  for (const name of ['“a.tmj”', '“b.tmj”', '“c.tmj”', '“d.tmx”']) expect(words).toContain(name);
});

it('a tileset beside its map is used, and is no map by itself', async () => {
  const shelf = new Map<string, string>();
  const map = structuredClone(good);
  const { firstgid, ...sea } = map.tilesets[0];
  map.tilesets = [{ firstgid, source: '../sets/sea.tsj' }];
  const house = await room(shelf);
  await drop(house, ['sea.tsj', JSON.stringify({ ...sea, type: 'tileset' })], ['bay.tmj', JSON.stringify(map)]);
  expect(kept(shelf).map(({ name }) => name)).toEqual(['bay.tmj']);
  expect(listed(house)).toHaveLength(1);
  // What is kept needs no other file.
  const next = await room(shelf);
  expect(next.prompter.hands?.targets.find(({ id }) => id === 'play')?.refusal).toBeUndefined();
  await drop(next, ['sea.tsj', JSON.stringify({ ...sea, type: 'tileset' })]);
  expect(next.words.join()).toContain('This is a tileset');
});

it('another map of the same name is asked about, and the same one is not', async () => {
  const shelf = new Map<string, string>();
  const house = await room(shelf);
  await drop(house, ['bay.tmj', titled('Old')]);
  await drop(house, ['bay.tmj', titled('Old')]);
  expect(listed(house)).toEqual(['Old']);
  await drop(house, ['bay.tmj', titled('New')]);
  expect(titles(shelf)).toEqual(['Old']);
  expect(house.words.join()).toContain('Replace it with the new one?');
  await house.tap('remove');
  expect([titles(shelf), listed(house)]).toEqual([['Old'], ['Old']]);
  await drop(house, ['bay.tmj', titled('New')]);
  await house.tap('replace');
  expect([titles(shelf), listed(house)]).toEqual([['New'], ['New']]);
  // One with faults takes no place.
  await drop(house, ['bay.tmj', 'ahoy']);
  expect([titles(shelf), listed(house)]).toEqual([['New'], ['bay.tmj', 'New']]);
});

it('what was kept as a whole file before is still there, and goes when it is removed', async () => {
  const shelf = new Map([[place, JSON.stringify([{ name: 'bay.tmj', text: titled('Bay') }])]]);
  const house = await room(shelf);
  expect(listed(house)).toEqual(['Bay']);
  await house.tap('remove');
  await house.pass(600);
  await house.tap('remove');
  expect(kept(shelf)).toEqual([]);
});

it('a kept map is removed by two presses in a row, and one with faults by one', async () => {
  const shelf = new Map<string, string>();
  const house = await room(shelf);
  await drop(house, ['bay.tmj', titled('Bay')], ['cove.tmj', titled('Cove')]);
  const press = async (id: string) => {
    await house.pass(600);
    await house.tap(id);
  };
  const asks = () => house.words.some((words) => words.includes('Press again to remove it.'));
  await press('remove');
  expect([asks(), titles(shelf).length]).toEqual([true, 2]);
  // Whatever is done in between, it is asked anew.
  await press('map:1');
  expect(asks()).toBe(false);
  await press('remove');
  expect([asks(), titles(shelf).length]).toEqual([true, 2]);
  await drop(house, ['ahoy.tmj', 'ahoy']);
  expect(asks()).toBe(false);
  await press('remove');
  expect([asks(), listed(house)]).toEqual([false, expect.not.arrayContaining(['ahoy.tmj'])]);
  await press('remove');
  await press('remove');
  expect(titles(shelf)).toHaveLength(1);
  expect(house.words.join()).toMatch(/“(bay|cove)\.tmj” is removed\./);
});

/** A map whose file says more than the map: a place that does not count, and numbers that it leaves out. */
function withFaults(title: string): string {
  const map = JSON.parse(titled(title));
  const harbours = map.layers.find((one: { name: string }) => one.name === 'harbours').objects;
  harbours.push({ ...harbours[0], id: 900, name: 'Atlantis', type: 'City' });
  map.properties = map.properties.filter(({ name }: { name: string }) => name !== 'chests');
  return JSON.stringify(map);
}

it('what was said of the file of a map is kept with it, as long as the map is', async () => {
  const shelf = new Map<string, string>();
  const said = (house: SilentHouse) => {
    const words = house.words.join('\n');
    return [words.includes('do not count: Atlantis'), words.includes('chests = 10')];
  };
  await drop(await room(shelf), ['bay.tmj', withFaults('Bay')], ['cove.tmj', titled('Cove')]);
  const next = await room(shelf);
  await next.tap(next.prompter.hands?.targets.find(({ label }) => label === 'Bay')?.id ?? '');
  expect(said(next)).toEqual([true, true]);
  await next.pass(600);
  await next.tap(next.prompter.hands?.targets.find(({ label }) => label === 'Cove')?.id ?? '');
  expect(said(next)).toEqual([false, false]);
  // The file is mended, and the map is the same.
  const mended = JSON.parse(withFaults('Bay'));
  mended.properties.push({ name: 'chests', type: 'int', value: 10 });
  await drop(next, ['bay.tmj', JSON.stringify(mended)]);
  expect(said(next)).toEqual([true, false]);
  const last = await room(shelf);
  await last.tap(last.prompter.hands?.targets.find(({ label }) => label === 'Bay')?.id ?? '');
  expect(said(last)).toEqual([true, false]);
});

it('warnings that were kept by another version, or by nobody, do no harm', async () => {
  const shelf = new Map<string, string>();
  await drop(await room(shelf), ['bay.tmj', withFaults('Bay')]);
  const [bay] = JSON.parse(shelf.get(place) ?? '');
  const odd = [
    7,
    null,
    {},
    { code: 'HIDDEN', says: 'HIDDEN', facts: {}, squares: [] },
    { code: 'HIDDEN', says: 'constructor', facts: {}, squares: [] },
    { code: 'TOMORROW', says: 'TOMORROW', facts: { n: 1 }, squares: ['Z99'] },
    { code: 'HIDDEN', says: 'HIDDEN', facts: { names: 'Tortuga' }, squares: ['Z99'] },
  ];
  for (const warnings of ['none', odd, [...odd, ...Array(500).fill(odd[6])]]) {
    shelf.set(place, JSON.stringify([{ ...bay, warnings }]));
    const house = await room(shelf);
    expect(listed(house)).toEqual(['Bay']);
    expect(house.words.join('\n').match(/played all the same: Tortuga/g)?.length ?? 0).toBeLessThanOrEqual(12);
    expect(house.words.join('\n').includes('Tortuga')).toBe(warnings !== 'none');
  }
});

it('a map in UTF-16, as Windows writes it, is taken', async () => {
  const shelf = new Map<string, string>();
  const text = `\uFEFF${titled('Übersee')}`;
  const bytes = Buffer.from(text, 'utf16le');
  await drop(await room(shelf), ['a.tmj', Uint8Array.from(bytes)], ['b.tmj', Uint8Array.from(bytes.swap16())]);
  expect(titles(shelf)).toEqual(['Übersee', 'Übersee']);
});

it('the map that is asked about is in sight', async () => {
  const shelf = new Map<string, string>();
  const house = await room(shelf);
  await drop(house, ...Array.from({ length: 9 }, (_, i) => [`${i}.tmj`, titled(`Ocean ${i}`)] as [string, string]));
  expect(listed(house)).toContain('Ocean 8');
  await turn(house);
  expect(listed(house)).not.toContain('Ocean 8');
  await house.pass(600);
  await house.tap('remove');
  expect(house.words.join()).toContain('“8.tmj” will be gone');
  expect(listed(house)).toContain('Ocean 8');
});
