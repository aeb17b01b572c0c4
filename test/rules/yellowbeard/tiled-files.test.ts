/** What comes beside a map, or instead of one: parts in other files, other files of Tiled's, and layers that are not there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import { readTiled } from '../../../src/rules/yellowbeard/tiled/read.ts';
import { messageText } from '../../../src/tools/message-text.ts';
import { table as german } from '../../../src/words/yellowbeard/de/maps.ts';
import { mapMessages } from '../../../src/words/yellowbeard/maps.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are spoiled in every way.
type Any = any;

const short = oceans['short-voyage'];
const bundled = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');
const sea = readFileSync('test/rules/yellowbeard/tiled/sea.tsx.txt', 'utf8');
const layer = (map: Any, name: string) => map.layers.find((one: Any) => one.name === name);

function edited(edit: (map: Any) => void): string {
  const map = JSON.parse(bundled);
  edit(map);
  return JSON.stringify(map);
}

/** Sentences about a map, in both languages, errors first. */
async function told(text: string, beside: Record<string, string> = {}) {
  const files = Object.entries(beside).map(([name, part]) => ({ name, text: part }));
  const { ocean, errors, warnings } = await readTiled(text, 'mine.tmj', files);
  const said = [...errors, ...warnings].map(({ says, facts }) => messageText(mapMessages[says], facts));
  const inGerman = [...errors, ...warnings].map(({ says, facts }) =>
    messageText((german as Record<string, string>)[says], facts),
  );
  return { ocean, said: said.join('\n'), inGerman: inGerman.join('\n') };
}

describe('a tileset in a file of its own', () => {
  const outside = (source: string) => edited((map) => (map.tilesets = [{ firstgid: 1, source }]));

  it.each<[string, string, Record<string, string>]>([
    ['with capitals of another system', 'sea.tsx', { 'Sea.TSX': sea }],
    ['with letters as macOS writes them', 'Übersee.tsx', { ['Übersee.tsx'.normalize('NFD')]: sea }],
    ['in a folder of Windows', 'C:\\maps\\sea.tsx', { 'sea.tsx': sea }],
    ['with apostrophes for quotes', 'sea.tsx', { 'sea.tsx': sea.replaceAll('"', "'") }],
    ['with a mark, and lines of Windows', 'sea.tsx', { 'sea.tsx': `\uFEFF${sea.replaceAll('\n', '\r\n')}` }],
    [
      'with a document type and comments',
      'sea.tsx',
      { 'sea.tsx': sea.replace('?>', '?><!DOCTYPE tileset [<!ENTITY a "<map>">]><!-- <map> -->') },
    ],
    ['with letters as numbers', 'sea.tsx', { 'sea.tsx': sea.replace('Island', '&#73;sl&#x61;nd') }],
  ])('is taken %s', async (_, source, beside) => {
    expect(await told(outside(source), beside)).toEqual({ ocean: short, said: '', inGerman: '' });
  });

  it.each([
    ['cut off', sea.slice(0, 150)],
    ['empty', ''],
    ['a map', bundled],
    ['a picture', '\u0089PNG\r\n'],
    ['a comment without an end', `<!--${sea}`],
  ])('is said to be unreadable where it is %s', async (_, text) => {
    const { ocean, said, inGerman } = await told(outside('sea.tsx'), { 'sea.tsx': text });
    expect([ocean, said]).toEqual([
      null,
      expect.stringMatching(/^sea\.tsx came with the map, but cannot be read.*\.$/),
    ]);
    expect(inGerman).toMatch(/^sea\.tsx lag bei/);
  });

  it('need not come where it is there for decoration alone', async () => {
    const text = edited((map) => {
      map.tilesets.push({ firstgid: 4, source: 'trees.tsx' });
      const { data, ...above } = layer(map, 'terrain');
      map.layers.push({ ...above, name: 'trees', data: data.map(() => 4) });
    });
    expect(await told(text)).toMatchObject({ ocean: short, said: '' });
    const used = edited((map) => {
      map.tilesets.push({ firstgid: 4, source: 'trees.tsx' });
      const [one] = layer(map, 'harbours').objects;
      Object.assign(one, { gid: 4, width: 64, height: 64 });
    });
    expect(await told(used)).toMatchObject({ ocean: null, said: expect.stringContaining('trees.tsx') });
  });

  it('of the same name as another one is nobody’s', async () => {
    const text = edited((map) => {
      map.tilesets = ['a', 'b'].map((folder, i) => ({ firstgid: 1 + 9 * i, source: `${folder}/sea.tsx` }));
    });
    expect((await told(text, { 'sea.tsx': sea })).said).toMatch(/sea\.tsx.*Embed Tileset/);
  });
});

it('a template gives what its instance does not say, one property at a time', async () => {
  const property = (name: string, value: string) => ({ name, type: 'string', value });
  const text = edited((map) => {
    const [{ id, x, y }] = layer(map, 'harbours').objects;
    layer(map, 'harbours').objects[0] = { id, template: 'port.tx', x, y, properties: [property('note', 'mine')] };
  });
  const port = `<template><object name='Port' type='Harbour' visible="0"><properties><property name="id" value="north"/></properties><point/></object></template>`;
  const { ocean, said } = await told(text, { 'port.tx': port });
  expect(ocean?.harbours[0]).toMatchObject({ id: 'north', name: 'Port' });
  expect(said).toMatch(/^Hidden in Tiled/);
});

describe('what is no map', () => {
  it.each([
    ['a world', '{"maps": [{"fileName": "a.tmj"}], "type": "world"}', /world/, /Welt/],
    ['a page with a map of links', '<!DOCTYPE html><html><map name="a"/></html>', /not a JSON map/, /keine Karte/],
    ['a tileset that is cut off', sea.slice(0, 150), /damaged/, /beschädigt/],
  ])('%s', async (_, text, english, deutsch) => {
    const { ocean, said, inGerman } = await told(text);
    expect([ocean, english.test(said), deutsch.test(inGerman)]).toEqual([null, true, true]);
  });

  it.each(['isometric', 'staggered', 'hexagonal', 'oblique', 'of tomorrow'])(
    '%s, in words of the language',
    async (orientation) => {
      const { ocean, inGerman } = await told(edited((map) => (map.orientation = orientation)));
      expect(ocean).toBeNull();
      expect(inGerman).not.toContain(orientation);
      expect(inGerman).toMatch(/^Die Karte ist (isometrisch|versetzt|sechseckig|schräg|nicht orthogonal);/);
    },
  );

  it('takes no time, however it is built', async () => {
    // Each of these made a matcher of texts try every way to read it.
    for (const part of ['<!-- -->', '<?>', '<!---->', '<!--', '<!DOCTYPE ', '[', '<a b="', ' ']) {
      const many = part.repeat(1_900_000 / part.length);
      for (const text of [`<?xml?>${many}`, `<tileset>${many}</tileset>`]) expect((await told(text)).ocean).toBeNull();
    }
    const tilesets = Array.from({ length: 50_000 }, (_, i) => ({ firstgid: i + 1, source: `${i}/${i % 9}.tsx` }));
    expect((await told(edited((map) => Object.assign(map, { tilesets })))).ocean).toBeNull();
  });
});

describe('what is not there', () => {
  it.each<[string, (map: Any) => void, RegExp, RegExp]>([
    [
      'harbours by another name, of another class',
      (map) => {
        const ports = layer(map, 'harbours');
        ports.name = 'ports';
        for (const one of ports.objects) one.type = 'port';
      },
      /no object layer called "harbours".*F2/,
      /Objektebene „harbours“ fehlt/,
    ],
    [
      'no treasure',
      (map) => (map.layers = map.layers.filter((one: Any) => one.name !== 'treasure')),
      /"treasure"/,
      /„treasure“ fehlt/,
    ],
    [
      'an infinite map without a tile',
      (map) => {
        Object.assign(map, { infinite: true, width: 0, height: 0 });
        Object.assign(layer(map, 'terrain'), { data: undefined, chunks: [], width: 0, height: 0 });
      },
      /"terrain" is empty/,
      /„terrain“ ist leer/,
    ],
    ['a map of no squares', (map) => Object.assign(map, { width: 0, height: 0 }), /0 x 0/, /0 x 0/],
    [
      'a terrain that was never drawn',
      (map) => (layer(map, 'terrain').data = layer(map, 'terrain').data.map(() => 0)),
      /is empty/,
      /ist leer/,
    ],
    [
      'fewer than none',
      (map) => map.properties.push({ name: 'chests', type: 'int', value: 0 }),
      /from 1 to 700: chests/,
      /von 1 bis 700: chests/,
    ],
    [
      'garrisons below none',
      (map) => map.properties.push({ name: 'openGarrisons', type: 'int', value: -1 }),
      /from 0 to 700/,
      /von 0 bis 700/,
    ],
  ])('%s', async (_, edit, english, deutsch) => {
    const { ocean, said, inGerman } = await told(edited(edit));
    expect(ocean).toBeNull();
    expect(said).toMatch(english);
    expect(inGerman).toMatch(deutsch);
  });

  it('straits as tiles: renaming their layer would not help', async () => {
    const { ocean, said } = await told(
      edited((map) => {
        map.tilesets[0].tiles.push({ id: 3, type: 'Strait' });
        const { data, ...above } = layer(map, 'terrain');
        map.layers = map.layers.filter((one: Any) => one.name !== 'straits');
        map.layers.push({ ...above, name: 'straits', data: data.map((_: number, i: number) => (i === 44 ? 4 : 0)) });
      }),
    );
    expect(ocean?.straits).toEqual([]);
    expect(said).toMatch(/^Tiles in the layer "straits".*object layer "straits"/);
  });
});

describe('a map on which nobody could put to sea', () => {
  const withHarbours = (harbours: number, ships: number) =>
    edited((map) => {
      layer(map, 'harbours').objects.length = harbours;
      const counts = { openGarrisons: harbours, closedGarrisons: 0, navyShips: ships };
      for (const [name, value] of Object.entries(counts)) map.properties.push({ name, type: 'int', value });
    });

  it.each([
    [0, 1],
    [1, 4],
    [2, 8],
    [3, 8],
  ])('%i harbours, %i ships', async (harbours, ships) => {
    const { ocean, said, inGerman } = await told(withHarbours(harbours, ships));
    expect([ocean, said]).toEqual([null, expect.stringMatching(/^The Navy’s \d ships could close all harbours/)]);
    expect(inGerman).toMatch(/alle Häfen versperren/);
  });

  it('one square more than there are ships is enough', async () => {
    expect((await told(withHarbours(2, 1))).ocean).not.toBeNull();
  });
});
