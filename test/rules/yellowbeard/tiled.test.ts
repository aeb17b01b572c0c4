/** Maps that real Tiled wrote, see tiled/make.mjs, and those of versions that are not in Debian: each is what Tiled shows, or refused in a sentence. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import { readTiled } from '../../../src/rules/yellowbeard/tiled/read.ts';
import { messageText } from '../../../src/tools/message-text.ts';
import { table as german } from '../../../src/words/yellowbeard/de/maps.ts';
import { mapMessages } from '../../../src/words/yellowbeard/maps.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are spoiled in every way.
type Any = any;

const folder = 'test/rules/yellowbeard/tiled';
const file = (name: string) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') });
/** A part of a map; it lies there by another name, because compilers take .tsx for theirs. */
const part = (name: string) => ({ ...file(`${name}.txt`), name });
const shown: Record<string, { beside: string[]; rows: string[]; straits: string[] }> = JSON.parse(
  file('shown.json').text,
);
const short = oceans['short-voyage'];
const bundled = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');

function edited(edit: (map: Any) => void): string {
  const map = JSON.parse(bundled);
  edit(map);
  return JSON.stringify(map);
}

const layer = (map: Any, name: string) => map.layers.find((one: Any) => one.name === name);
const set = (map: Any, name: string, value: unknown, type = 'string') => {
  map.properties = [...map.properties.filter((one: Any) => one.name !== name), { name, type, value }];
};

/** Reads a map and says everything about it, in both languages; the answer is the English. */
async function told(text: string, name = 'mine.tmj', beside: { name: string; text: string }[] = []) {
  const report = await readTiled(text, name, beside);
  const said = [...report.errors, ...report.warnings].map(({ says, facts }) => {
    expect(messageText((german as Record<string, string>)[says], facts)).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
    return messageText(mapMessages[says], facts);
  });
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  return { ...report, said };
}

describe('what Tiled 1.8.2 writes is played as its rasterizer shows it', () => {
  // Where the straits lie elsewhere some lie on land: no word of the file, but of the map.
  it.each(Object.entries(shown))('%s', async (name, { beside, rows, straits }) => {
    const { drawn, errors } = await readTiled(file(`${name}.tmj`).text, `${name}.tmj`, beside.map(part));
    expect(errors.filter(({ code }) => code !== 'STRAIT_ON_LAND')).toEqual([]);
    expect(drawn?.rows).toEqual(rows);
    expect(drawn?.straits.map(({ square }) => square)).toEqual(straits);
    if (name === 'external-tileset') expect(drawn).toEqual(short);
  });
});

describe('parts of a map in files of their own', () => {
  it.each([
    ['external-tileset', 'sea.tsx'],
    ['templates', 'strait.tx'],
  ])('%s: without it the file is named, and nothing else is guessed at', async (name, missing) => {
    const { errors, said } = await told(file(`${name}.tmj`).text, `${name}.tmj`);
    expect(errors.map(({ code }) => code)).toEqual(['FILE_BESIDE']);
    expect(said.join()).toContain(missing);
  });

  it('are taken in JSON, too', async () => {
    const map = JSON.parse(bundled);
    const { firstgid, ...sea } = map.tilesets[0];
    map.tilesets = [{ firstgid, source: '../../sets/sea.tsj' }];
    for (const one of layer(map, 'harbours').objects) {
      for (const key of ['type', 'point', 'width', 'height', 'rotation', 'visible']) delete one[key];
      one.template = 'templates/harbour.tj';
    }
    const harbour = {
      type: 'template',
      object: { name: '', type: 'Harbour', point: true, width: 0, height: 0, rotation: 0 },
    };
    const parts = [
      { name: 'sea.tsj', text: JSON.stringify({ ...sea, type: 'tileset' }) },
      { name: 'harbour.tj', text: JSON.stringify(harbour) },
    ];
    expect(await told(JSON.stringify(map), 'mine.tmj', parts)).toMatchObject({ ocean: short, said: [] });
    for (const { text, name } of parts) {
      const { isPart, said } = await told(text, name);
      expect(isPart).toBe(true);
      expect(said[0]).toContain('together with its map');
    }
  });

  it('a template with a tile lies as its tileset says, in whatever file that is', async () => {
    const map = JSON.parse(bundled);
    for (const one of layer(map, 'straits').objects) {
      for (const key of ['type', 'point', 'width', 'height', 'rotation']) delete one[key];
      Object.assign(one, { template: 'strait.tx', x: one.x, y: one.y + 32 });
    }
    const tx =
      '<template><tileset firstgid="1" source="marks.tsx"/><object gid="2" width="64" height="64"><!-- <object gid="9"/> --></object></template>';
    const tsx = '<tileset name="marks" objectalignment="bottom"><tile id="0"/><tile id="1" class="Strait"/></tileset>';
    const parts = [
      { name: 'strait.tx', text: tx },
      { name: 'marks.tsx', text: tsx },
    ];
    expect((await told(JSON.stringify(map), 'mine.tmj', parts)).ocean).toEqual(short);
    const [half] = (await told(JSON.stringify(map), 'mine.tmj', parts.slice(0, 1))).said;
    expect(half).toContain('marks.tsx');
  });
});

describe('formats of other versions', () => {
  it('1.0: properties and tiles are objects', async () => {
    const text = edited((map) => {
      const pairs = map.properties.map(({ name, value }: Any) => [name, value]);
      map.properties = Object.fromEntries(pairs);
      map.propertytypes = Object.fromEntries(
        pairs.map(([name, value]: Any) => [name, typeof value === 'number' ? 'int' : 'string']),
      );
      const { tiles } = map.tilesets[0];
      map.tilesets[0].tiles = Object.fromEntries(tiles.map(({ id, type }: Any) => [id, { type }]));
      delete map.tiledversion;
      for (const one of layer(map, 'harbours').objects) one.properties = { id: one.name };
    });
    const { ocean, said } = await told(text);
    expect(said).toEqual([]);
    expect(ocean).toEqual(short);
  });

  it('1.9: class for type; 1.12: opacity, capsules, a list among the properties', async () => {
    const text = edited((map) => {
      for (const one of [...map.tilesets[0].tiles, ...map.layers.flatMap((l: Any) => l.objects ?? [])]) {
        one.class = one.type;
        delete one.type;
        one.opacity = 1;
      }
      for (const one of layer(map, 'straits').objects)
        Object.assign(one, { point: undefined, capsule: true, x: one.x - 10, y: one.y - 20, width: 20, height: 40 });
      set(map, 'tags', [{ type: 'string', value: 'a' }], 'list');
    });
    expect(await told(text)).toMatchObject({ ocean: short, said: [] });
  });

  it('base64 in chunks, and a byte order mark', async () => {
    const text = edited((map) => {
      const terrain = layer(map, 'terrain');
      const data = deflateSync(Buffer.from(Uint32Array.from(terrain.data).buffer)).toString('base64');
      const chunk = { x: -13, y: 22, width: 13, height: 11, data };
      Object.assign(terrain, {
        chunks: [chunk],
        encoding: 'base64',
        compression: 'zlib',
        data: undefined,
        startx: 0,
        starty: 0,
      });
      map.infinite = true;
      for (const one of map.layers.flatMap((l: Any) => l.objects ?? []))
        Object.assign(one, { x: one.x - 832, y: one.y + 22 * 64 });
    });
    expect(await told(`\uFEFF${text}`)).toMatchObject({ ocean: short, said: [] });
  });

  it('the map as it is kept is read as it is', async () => {
    expect(await told(JSON.stringify(short))).toMatchObject({ ocean: short, said: [] });
    expect((await told(JSON.stringify({ ...short, harbours: [] }))).errors.map(({ code }) => code)).toEqual([
      'HARBOUR_COUNT',
    ]);
    expect((await told(JSON.stringify({ ...short, rows: 7 }))).errors.map(({ code }) => code)).toEqual(['NOT_A_MAP']);
  });
});

describe('what cannot be played is refused with what to press', () => {
  const zip = (compression: string, data: string) => (map: Any) =>
    Object.assign(layer(map, 'terrain'), { data, encoding: 'base64', compression });
  it.each<[string, string, RegExp]>([
    ['zstd', edited(zip('zstd', 'KLUv/SAEIQAAAQAAAA==')), /"terrain".*Tile Layer Format to CSV/],
    ['a compression of tomorrow', edited(zip('brotli', 'AAAA')), /Tile Layer Format/],
    ['zlib that is damaged', edited(zip('zlib', 'eJztwTEBAAAAwqD1T20N')), /Tile Layer Format/],
    [
      'zlib of far more than the map',
      edited(zip('zlib', deflateSync(Buffer.alloc(5e6)).toString('base64'))),
      /Tile Layer/,
    ],
    ['no base64', edited(zip('', '*')), /Tile Layer Format/],
    ['isometric', edited((map) => (map.orientation = 'isometric')), /isometric.*set Orientation to Orthogonal/],
    ['oblique', edited((map) => (map.orientation = 'oblique')), /oblique.*Orthogonal/],
    ['TMX', '<?xml version="1.0"?><map version="1.8"><object type="Harbour"/></map>', /TMX.*JSON map files/],
    ['TMX of LDtk', '<map><objectgroup><object id="1" name="Harbour"/></objectgroup></map>', /LDtk.*classes/],
    ['LDtk', '{"__header__": {"fileType": "LDtk Project JSON"}, "levels": []}', /LDtk.*Tiled/],
    ['Lua', 'return { version = "1.5" }', /Save As/],
    ['csv', '0,0,0\n0,0,0', /Save As/],
    ['a record', '{"format": 2, "game": "korsar", "steps": []}', /Games played/],
    ['a world', '{"maps": [], "type": "world"}', /world of several maps/],
    ['half a file', bundled.slice(0, 2000), /Save As/],
    ['no terrain', edited((map) => (layer(map, 'terrain').name = 'Tile Layer 1')), /"terrain".*F2/],
    [
      'half a square between two terrains',
      edited((map) => map.layers.unshift({ ...layer(map, 'terrain'), offsetx: 32 })),
      /offsets of its layers and tilesets/,
    ],
    ['a number that is none', edited((map) => set(map, 'chests', [6], 'list')), /chests.*type int/],
    ['text that is none', edited((map) => set(map, 'title', { value: 1 }, 'class')), /title.*type string/],
  ])('%s', async (_, text, sentence) => {
    const { ocean, said } = await told(text);
    expect(ocean).toBeNull();
    expect(said[0]).toMatch(sentence);
    // No words of the library that checks shapes.
    expect(said.join()).not.toMatch(/Invalid|Expected|received|undefined|must be /);
  });

  it('one message a kind, with names and squares', async () => {
    const text = edited((map) => {
      for (const one of layer(map, 'harbours').objects) one.type = '';
      for (const one of layer(map, 'treasure').objects) one.x = -100;
      for (const name of Object.keys(short.counts)) set(map, name, 'many');
    });
    const { errors, warnings, said } = await told(text);
    const all = [...errors, ...warnings].map(({ code }) => code);
    expect(new Set(all).size).toBe(all.length);
    expect(said.join('\n')).toMatch(/chests, chestsToEscape/);
    expect(said.join('\n')).toMatch(/"harbours".*C1, K1/);
    expect(said.join('\n')).toMatch(/"treasure".*#15/);
    expect(warnings.find(({ code }) => code === 'OBJECT_IGNORED')?.squares).toContain('M2');
  });
});

it('a terrain without opacity covers nothing', async () => {
  const report = await readTiled(
    edited((map) => {
      const { data, ...above } = layer(map, 'terrain');
      map.layers.push({ ...above, opacity: 0, data: data.map(() => 2) });
    }),
  );
  expect([report.drawn?.rows, report.errors]).toEqual([short.rows, []]);
});

describe('what is taken in another way than it may be meant is said', () => {
  it.each<[string, string, RegExp]>([
    ['no numbers', edited((map) => (map.properties = [])), /chests = 10, chestsToEscape = 6, .*navyShips = 5/],
    [
      'one is misspelt',
      edited((map) => (map.properties.find((p: Any) => p.name === 'navyShips').name = 'ships')),
      /navyShips = 5/,
    ],
    ['an unknown layer', edited((map) => (layer(map, 'straits').name = 'Meerengen')), /"Meerengen".*"straits"/],
    [
      'tiles elsewhere',
      edited((map) => map.layers.push({ ...layer(map, 'terrain'), name: 'land' })),
      /"land".*"terrain"/,
    ],
    ['a hidden layer', edited((map) => (layer(map, 'straits').visible = false)), /Hidden.*straits/],
    ['a layer without opacity', edited((map) => (layer(map, 'straits').opacity = 0)), /Hidden.*straits/],
    [
      'a group without opacity',
      edited((map) => {
        const around = { id: 90, name: 'places', type: 'group', opacity: 0, visible: true, x: 0, y: 0 };
        const [terrain, ...layers] = map.layers;
        map.layers = [terrain, { ...around, layers }];
      }),
      /Hidden.*straits, harbours, treasure/,
    ],
    ['an object without opacity', edited((map) => (layer(map, 'straits').objects[0].opacity = 0)), /Hidden.*F4/],
    ['a hidden object', edited((map) => (layer(map, 'straits').objects[0].visible = false)), /Hidden.*F4/],
    [
      'a rectangle over three squares',
      edited((map) =>
        Object.assign(layer(map, 'straits').objects[0], { x: 256, y: 200, width: 192, height: 40, point: false }),
      ),
      /several squares/,
    ],
    [
      'an island’s name in the water',
      edited((map) =>
        layer(map, 'islands').objects.push({ ...layer(map, 'straits').objects[0], type: 'Island', name: 'Utopia' }),
      ),
      /must stand on the island/,
    ],
  ])('%s', async (_, text, sentence) => {
    const { ocean, said } = await told(text);
    expect(ocean).not.toBeNull();
    expect(said.join('\n')).toMatch(sentence);
  });
});

describe('words', () => {
  const word = async (value: string) =>
    (
      await told(
        edited((map) => set(map, 'title', value)),
        'mine.tmj',
      )
    ).ocean?.title;

  it('of several lines are one line, empty ones are the name of the file', async () => {
    expect(await word('Line one\nLine two\r\n\tLine three')).toBe('Line one Line two Line three');
    for (const nothing of ['', '  \n ', '\ud83c']) expect(await word(nothing)).toBe('mine');
  });

  it('are cut between letters', async () => {
    const flag = '🇫🇷';
    expect(await word(`a${flag.repeat(40)}`)).toBe(`a${flag.repeat(14)}`);
    expect(await word(`${'é'.normalize('NFD').repeat(40)}`)).toBe('é'.normalize('NFD').repeat(30));
    expect(await word('x'.repeat(70))).toBe('x'.repeat(60));
  });
});

describe('names are taken as they are meant', () => {
  it('in capitals, with spaces, as text, within a class', async () => {
    const text = edited((map) => {
      for (const one of map.layers) one.name = ` ${one.name.toUpperCase()}`;
      map.properties = [
        {
          name: 'Voyage',
          type: 'class',
          propertytype: 'Voyage',
          value: { ...short.counts, chests: '6', Title: short.title },
        },
        { name: 'AUTHOR', type: 'string', value: short.author },
        { name: 'mapid', type: 'string', value: short.id },
      ];
    });
    expect(await told(text)).toMatchObject({ ocean: short, said: [] });
  });
});
