/** Every error and warning of 11.1, from files spoiled in one point, and files that mean harm. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { oceanOf, oceans } from '../../../src/rules/yellowbeard/map.ts';
import { mapErrors, mapWarnings } from '../../../src/rules/yellowbeard/map-check.ts';
import { maxMapLength } from '../../../src/rules/yellowbeard/tiled/file.ts';
import { readTiled } from '../../../src/rules/yellowbeard/tiled/read.ts';
import { tiledOf } from '../../../src/rules/yellowbeard/tiled/write.ts';
import type { Ocean } from '../../../src/rules/yellowbeard/types.ts';
import { messageText } from '../../../src/tools/message-text.ts';
import { mapMessages } from '../../../src/words/yellowbeard/maps.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are spoiled in every way.
type Any = any;

const standard = oceans['yellowbeards-ocean'];

function spoiled(spoil: (map: Any) => void, ocean = standard): string {
  const map = JSON.parse(tiledOf(ocean));
  spoil(map);
  return JSON.stringify(map);
}

const layer = (map: Any, name: string) => map.layers.find((one: Any) => one.name === name);
const cellOf = (square: string) => (Number(square.slice(1)) - 1) * 18 + square.charCodeAt(0) - 65;
const paint = (map: Any, square: string, gid: number) => {
  layer(map, 'terrain').data[cellOf(square)] = gid;
};
const put = (map: Any, name: string, square: string) => {
  const objects = layer(map, name).objects;
  const [x, y] = [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];
  objects.push({ ...objects[0], x: x * 64 + 32, y: y * 64 + 32 });
};
const set = (map: Any, name: string, value: unknown) => {
  map.properties.find((one: Any) => one.name === name).value = value;
};

const codes = async (text: string) => {
  const report = await readTiled(text);
  return [...report.errors, ...report.warnings].map((problem) => problem.code);
};

const [ocean, island, mainland] = [1, 2, 3];

/** An ocean of `~` with these rows of land and everything else as it must be. */
function openSea(width: number, height: number, land: Record<number, string> = {}): Ocean {
  const rows = Array.from({ length: height }, (_, y) => (land[y] ?? '').padEnd(width, '~').replaceAll('', ' ').trim());
  return oceanOf({ ...standard, id: 'open', rows, harbours: {}, islands: {}, straits: {} });
}

describe('errors', () => {
  it.each<[string, string, (map: Any) => void]>([
    ['MAP_SIZE', 'too narrow', (map) => (map.width = 12)],
    ['MAP_SIZE', 'too tall', (map) => (map.height = 53)],
    ['TERRAIN_UNKNOWN', 'a tile of no tileset', (map) => paint(map, 'K11', 99)],
    ['TERRAIN_UNKNOWN', 'a tile without a class', (map) => (map.tilesets[0].tiles[0] = { id: 0 })],
    ['TERRAIN_UNKNOWN', 'a tile that is no number', (map) => (layer(map, 'terrain').data[5] = 'sea')],
    ['OCEAN_SPLIT', 'Y34 two lakes', (map) => paint(map, 'L14', mainland)],
    ['HARBOUR_COUNT', 'Y34 ten harbours', (map) => layer(map, 'harbours').objects.pop()],
    [
      'HARBOURS_CLOSED_IN',
      'one harbour, five ships',
      (map) => {
        layer(map, 'harbours').objects.length = 1;
        set(map, 'openGarrisons', 1);
        set(map, 'closedGarrisons', 0);
      },
    ],
    ['HARBOUR_COUNT', 'more garrisons than harbours', (map) => set(map, 'openGarrisons', 6)],
    ['HARBOUR_ON_WATER', 'its land washed away', (map) => paint(map, 'R3', ocean)],
    ['HARBOUR_NO_WATER', 'its access square filled up', (map) => paint(map, 'B3', mainland)],
    ['SITE_NOT_ISLAND', 'Y34 a site on the mainland', (map) => paint(map, 'M4', mainland)],
    ['SITE_NOT_ISLAND', 'a site at sea', (map) => put(map, 'treasure', 'K11')],
    [
      'SITE_NO_WATER',
      'a site inland',
      (map) => {
        put(map, 'treasure', 'H7');
        paint(map, 'H8', island);
        paint(map, 'G7', island);
      },
    ],
    ['SITE_CAPACITY', 'too many chests', (map) => set(map, 'chests', 20)],
    [
      'SITE_CAPACITY',
      'one chest per island is not enough',
      (map) => {
        set(map, 'maxChestsPerIsland', 1);
        set(map, 'chests', 12);
      },
    ],
    ['STRAIT_ON_LAND', 'a strait on land', (map) => put(map, 'straits', 'A1')],
    ['DUPLICATE_OBJECT', 'two straits', (map) => put(map, 'straits', 'E6')],
    ['DUPLICATE_OBJECT', 'two sites', (map) => put(map, 'treasure', 'J11')],
    ['DUPLICATE_OBJECT', 'a harbour on a site', (map) => put(map, 'harbours', 'J11')],
    [
      'DUPLICATE_OBJECT',
      'two ids alike',
      (map) => {
        layer(map, 'treasure').objects[0].properties = [{ name: 'id', type: 'string', value: 'J11' }];
      },
    ],
    ['COUNT_RANGE', 'more to escape than there are', (map) => set(map, 'chestsToEscape', 11)],
    ['COUNT_RANGE', 'no chest to escape', (map) => set(map, 'chestsToEscape', 0)],
    ['COUNT_RANGE', 'nine ships', (map) => set(map, 'navyShips', 9)],
    ['COUNT_RANGE', 'half a chest', (map) => set(map, 'chests', 1.5)],
    ['COUNT_RANGE', 'a count in words', (map) => set(map, 'chests', 'ten')],
    ['OBJECT_OUTSIDE', 'beyond the edge', (map) => (layer(map, 'treasure').objects[0].x = 18 * 64)],
    ['OBJECT_OUTSIDE', 'before the edge', (map) => (layer(map, 'islands').objects[0].y = -1)],
    ['BAD_PROPERTY', 'a title that is a number', (map) => set(map, 'title', 7)],
    ['LAYER_MISSING', 'no terrain', (map) => (layer(map, 'terrain').name = 'ground')],
    ['NOT_A_MAP', 'compressed tiles', (map) => (layer(map, 'terrain').data = 'eJztwTEBAAAA')],
    ['NOT_A_MAP', 'too few tiles', (map) => layer(map, 'terrain').data.pop()],
    ['NOT_A_MAP', 'an isometric map', (map) => (map.orientation = 'isometric')],
    ['FILE_BESIDE', 'a tileset in another file', (map) => (map.tilesets = [{ source: 'sea.tsx' }])],
    ['NOT_A_MAP', 'an object without a place', (map) => (layer(map, 'treasure').objects[0].x = null)],
    [
      'TOO_LARGE',
      'more objects than squares',
      (map) => {
        layer(map, 'treasure').objects = Array(701).fill(layer(map, 'treasure').objects[0]);
      },
    ],
    ['TOO_LARGE', 'hundreds of layers', (map) => (map.layers = Array(201).fill({ type: 'tilelayer' }))],
    [
      'TOO_LARGE',
      'groups in groups in groups',
      (map) => {
        let inner: Any = { type: 'tilelayer', name: 'terrain' };
        for (let i = 0; i < 20; i++) inner = { type: 'group', layers: [inner] };
        map.layers = [inner];
      },
    ],
  ])('%s: %s', async (code, _, spoil) => {
    const report = await readTiled(spoiled(spoil));
    expect(report.ocean).toBeNull();
    expect(report.errors.map((error) => error.code)).toContain(code);
    for (const { says, facts } of report.errors)
      expect(messageText(mapMessages[says], facts)).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('each says nothing on the others’ account', async () => {
    expect(await codes(spoiled((map) => paint(map, 'L14', mainland)))).toEqual(['OCEAN_SPLIT', 'STRAIT_ON_LAND']);
    expect(await codes(spoiled((map) => layer(map, 'harbours').objects.pop()))).toEqual(['HARBOUR_COUNT']);
    expect(await codes(spoiled((map) => set(map, 'navyShips', 9)))).toEqual(['COUNT_RANGE']);
  });

  it('COUNT_RANGE: fewer ships than a quarter of the ocean', async () => {
    const pond = openSea(13, 11, Object.fromEntries(Array.from({ length: 9 }, (_, y) => [y, '#'.repeat(13)])));
    expect(await codes(tiledOf({ ...pond, counts: { ...pond.counts, navyShips: 7 } }))).toContain('COUNT_RANGE');
  });

  it.each([
    ['NOT_JSON', 'not JSON', '<map version="1.10">'],
    ['NOT_A_MAP', 'no object', '[]'],
    ['NOT_A_MAP', 'null', 'null'],
    ['NOT_A_MAP', 'a map of negative size', spoiled((map) => (map.width = -18))],
    ['NOT_A_MAP', 'a map of broken size', spoiled((map) => (map.width = 18.5))],
    ['MAP_SIZE', 'a map of a million columns', spoiled((map) => (map.width = 1e6))],
    ['TOO_LARGE', 'a book', ' '.repeat(maxMapLength + 1)],
    ['TOO_LARGE', 'a very deep list', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['NOT_A_MAP', 'layers that are none', spoiled((map) => (map.layers = [null, 7]))],
    [
      'NOT_A_MAP',
      'a class called like a part of every object',
      spoiled((map) => (map.layers[0].data = { length: 270 })),
    ],
    ['TERRAIN_UNKNOWN', 'an inherited name', spoiled((map) => (map.tilesets[0].tiles[0].type = 'constructor'))],
  ])('%s: %s', async (code, _, text) => {
    expect(await codes(text)).toContain(code);
  });

  it('every error is met above', () => {
    expect(mapErrors.length).toBe(20);
  });
});

describe('warnings', () => {
  const warned = async (map: Ocean) => (await readTiled(tiledOf(map))).warnings.map((warning) => warning.code);

  it('none for the standard map', async () => {
    expect(await warned(standard)).toEqual([]);
  });

  it('SEALABLE: a bay of more than three squares behind straits', async () => {
    const bay = structuredClone(standard);
    // The Gulf of Mexico with every way out NO PASSING: E6, G2, G3 and G4.
    bay.straits = [...standard.straits, ...['G2', 'G3', 'G4'].map((square) => ({ square, name: '' }))];
    const report = await readTiled(tiledOf(bay));
    expect(report.errors).toEqual([]);
    expect(report.warnings.map((warning) => warning.code)).toEqual(['SEALABLE']);
    expect(report.warnings[0].squares).toContain('B2');
  });

  it('LONE_HARBOUR: three harbours with one landing', async () => {
    const crowded = structuredClone(standard);
    // Maracaibo lies at L15; two more harbours to the west and, on a new row of land, to the south of it.
    crowded.rows.push('#'.repeat(18));
    crowded.harbours = crowded.harbours.filter(({ id }) => !['F2', 'B8'].includes(id));
    crowded.harbours.push({ id: 'K15', name: 'Coro', square: 'K15' });
    crowded.harbours.push({ id: 'L16', name: 'Gibraltar', square: 'L16' });
    expect(await warned(crowded)).toEqual(['LONE_HARBOUR']);
  });

  it('CLOSE_QUARTERS and NO_SAMPLE: a small open sea', async () => {
    const land = { 0: 'HHHHHHHHHHH##', 7: '$'.repeat(13), 8: 'o'.repeat(13), 9: 'o'.repeat(13), 10: 'o'.repeat(13) };
    const sea = openSea(13, 11, land);
    sea.counts = { ...sea.counts, maxChestsPerIsland: 10 };
    expect((await readTiled(tiledOf(sea))).errors).toEqual([]);
    expect(await warned(sea)).toEqual(['CLOSE_QUARTERS', 'NO_SAMPLE']);
  });

  it('OBJECT_IGNORED: of another class', async () => {
    expect(await codes(spoiled((map) => (layer(map, 'islands').objects[0].type = 'Whale')))).toEqual([
      'OBJECT_IGNORED',
    ]);
  });

  it('OBJECT_ON_LINE: between two squares', async () => {
    expect(await codes(spoiled((map) => (layer(map, 'harbours').objects[0].x -= 32)))).toContain('OBJECT_ON_LINE');
  });

  it('LAYER_DRIFTS: parallax', async () => {
    expect(await codes(spoiled((map) => (layer(map, 'straits').parallaxx = 0.5)))).toEqual(['LAYER_DRIFTS']);
  });

  it('every warning is met above', () => {
    expect(mapWarnings.length).toBe(12);
  });
});

describe('11.4 the file format', () => {
  const read = async (spoil: (map: Any) => void) => {
    const report = await readTiled(spoiled(spoil), 'C:\\maps\\my sea.tmj');
    expect(report.errors).toEqual([]);
    return report.ocean!;
  };

  it('an empty square is ocean, flipped tiles are what they are', async () => {
    const map = await read((file) => {
      const { data } = layer(file, 'terrain');
      data.forEach((gid: number, i: number) => {
        data[i] = gid === 1 ? 0 : gid + 0xa0000000;
      });
    });
    expect(map).toEqual(standard);
  });

  it('classes are read from type, else from class', async () => {
    const map = await read((file) => {
      for (const one of [...file.tilesets[0].tiles, ...file.layers.flatMap((l: Any) => l.objects ?? [])]) {
        one.class = one.type;
        delete one.type;
      }
    });
    expect(map).toEqual(standard);
  });

  it('rectangles count by their centre, tile objects from their lower edge', async () => {
    const map = await read((file) => {
      for (const one of layer(file, 'treasure').objects) {
        delete one.point;
        Object.assign(one, { x: one.x - 20, y: one.y - 20, width: 40, height: 40 });
      }
      for (const one of layer(file, 'harbours').objects)
        Object.assign(one, { gid: 3, x: one.x - 32, y: one.y + 32, width: 64, height: 64 });
    });
    expect(map).toEqual(standard);
  });

  it('what is not said takes its default: names from the file, counts of the standard game', async () => {
    const map = await read((file) => {
      delete file.properties;
      for (const one of layer(file, 'harbours').objects) delete one.name;
      file.layers = file.layers.filter((one: Any) => !['islands', 'straits'].includes(one.name));
    });
    expect(map).toMatchObject({
      id: 'my sea',
      title: 'my sea',
      author: '',
      straits: [],
      islands: [],
      counts: standard.counts,
    });
    expect(map.harbours[0]).toEqual({ id: 'F2', name: 'F2', square: 'F2' });
  });

  it('ids of its own, layers in groups, decoration left aside', async () => {
    const map = await read((file) => {
      layer(file, 'treasure').objects[0].properties = [{ name: 'id', type: 'string', value: 'lucayas-1' }];
      file.layers = [
        { type: 'group', name: 'all', layers: file.layers },
        { type: 'imagelayer', name: 'decor', image: 'x' },
      ];
    });
    expect(map.sites[0]).toEqual({ id: 'lucayas-1', square: 'I3' });
  });

  it('words are cut, and never too long', async () => {
    const map = await read((file) => set(file, 'title', 'x'.repeat(100_000)));
    expect(map.title.length).toBe(60);
  });
});

describe('the largest map', () => {
  it('52 x 52 is read without complaint but for the sample, and played to the end', async () => {
    const rows = Array.from({ length: 52 }, (_, y) =>
      Array.from({ length: 52 }, (_, x) => {
        if (y === 0) return x < 22 && x % 2 === 0 ? 'H' : '#';
        return y % 4 === 2 && x % 4 === 2 ? '$' : '~';
      }).join(' '),
    );
    const map = oceanOf({ ...standard, id: 'large', rows, harbours: {}, islands: {}, straits: {} });
    const report = await readTiled(tiledOf(map));
    expect(report.errors).toEqual([]);
    expect(report.warnings.map((warning) => warning.code)).toEqual(['NO_SAMPLE']);
    expect(report.ocean!.sites.at(-1)!.square).toBe('AY51');
    const dice = seededDice(seedFrom('large'), 'deck');
    const options = {
      ...v.parse(yellowbeard.options, { map: report.ocean, firstPirate: 0 }),
      turnLimit: 6,
      autoSetup: true,
    };
    const state = yellowbeard.setup(2, options, dice, {}, () => {});
    while (yellowbeard.toAct(state).length > 0) {
      const [seat] = yellowbeard.toAct(state);
      yellowbeard.play(state, seat, pick(yellowbeard.legal(state, seat), dice), () => {}, dice);
      expect(yellowbeard.faults(state)).toEqual([]);
    }
    expect(state.phase).toBe('over');
  });
});
