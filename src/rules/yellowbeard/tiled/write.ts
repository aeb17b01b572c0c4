/** A map the other way round: as the ASCII form of section 11 and as a Tiled file that people can start from. */
import { drawChart } from '../map.ts';
import type { Ocean, Square } from '../types.ts';

/** Writes the map as text with letters and numbers at the edge, as in 11.2. */
export function asciiOf(ocean: Ocean): string {
  const { width, height, names, cells, strait, sea } = drawChart(ocean);
  const marks = new Map<Square, string>();
  for (const { square } of ocean.sites) marks.set(square, '$');
  for (const { square } of ocean.harbours) marks.set(square, 'H');
  const letter = (square: Square, x: number, y: number) =>
    marks.get(square) ?? (strait[cells.get(square)!] && sea[cells.get(square)!] ? '=' : ocean.rows[y][x]);
  const pad = width > 26 ? 2 : 1;
  const head = names.slice(0, width).map((name) => name.slice(0, -1).padStart(pad));
  const lines = Array.from({ length: height }, (_, y) => {
    const row = names.slice(y * width, (y + 1) * width).map((square, x) => letter(square, x, y).padStart(pad));
    return `${String(y + 1).padStart(3)}   ${row.join(' ')}`;
  });
  return [`      ${head.join(' ')}`, ...lines].join('\n');
}

const tileSize = 64;
const gids: Readonly<Record<string, number>> = { '~': 1, o: 2, '#': 3 };

/** Writes the map as Tiled JSON 1.10 with the tileset `sea.png` beside it. */
export function tiledOf(ocean: Ocean): string {
  const { width, names } = drawChart(ocean);
  let nextId = 1;
  const object = (type: string, square: Square, name: string, id?: string) => {
    const cell = names.indexOf(square);
    const place = {
      id: nextId++,
      name,
      type,
      point: true,
      x: (cell % width) * tileSize + tileSize / 2,
      y: Math.floor(cell / width) * tileSize + tileSize / 2,
      width: 0,
      height: 0,
      rotation: 0,
      visible: true,
    };
    return id === undefined || id === square ? place : { ...place, properties: [property('id', id)] };
  };
  const layers = [
    ['straits', ocean.straits.map(({ square, name }) => object('Strait', square, name))],
    ['harbours', ocean.harbours.map(({ square, name, id }) => object('Harbour', square, name, id))],
    ['treasure', ocean.sites.map(({ square, id }) => object('TreasureSite', square, '', id))],
    ['islands', ocean.islands.map(({ square, name }) => object('Island', square, name))],
  ] as const;
  const data = ocean.rows.flatMap((row) => [...row].map((letter) => gids[letter]));
  const look = { x: 0, y: 0, opacity: 1, visible: true };
  const map = {
    type: 'map',
    class: 'YellowbeardMap',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    compressionlevel: -1,
    width,
    height: ocean.rows.length,
    tilewidth: tileSize,
    tileheight: tileSize,
    nextlayerid: layers.length + 2,
    nextobjectid: nextId,
    properties: [
      property('author', ocean.author),
      ...Object.entries(ocean.counts).map(([name, value]) => property(name, value)),
      property('mapId', ocean.id),
      property('title', ocean.title),
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    tilesets: [tileset],
    layers: [
      { id: 1, type: 'tilelayer', name: 'terrain', width, height: ocean.rows.length, ...look, data },
      ...layers.map(([name, objects], i) => ({
        id: i + 2,
        type: 'objectgroup',
        name,
        draworder: 'topdown',
        ...look,
        objects,
      })),
    ],
  };
  return print(map);
}

/**
 * Prints long lists on lines of their own, one object or one row of tiles a line: a change of the map is a change of a
 * line.
 */
function print(map: { width: number; layers: readonly object[] }): string {
  const lists: string[] = [];
  const aside = (lines: readonly string[]) => `@${lists.push(`[\n    ${lines.join(',\n    ')}\n   ]`) - 1}`;
  const text = JSON.stringify(
    map,
    (name, value) => {
      if (!Array.isArray(value) || value.length === 0 || ['layers', 'tilesets'].includes(name)) return value;
      if (name !== 'data') return aside(value.map((one) => JSON.stringify(one)));
      const rows = Array.from({ length: value.length / map.width }, (_, y) =>
        value.slice(y * map.width, (y + 1) * map.width).join(', '),
      );
      return aside(rows);
    },
    1,
  );
  return `${text.replace(/"@(\d+)"/g, (_, index) => lists[Number(index)])}\n`;
}

function property(name: string, value: string | number) {
  return { name, type: typeof value === 'number' ? 'int' : 'string', value };
}

const tileset = {
  firstgid: 1,
  name: 'sea',
  tilewidth: tileSize,
  tileheight: tileSize,
  tilecount: 3,
  columns: 3,
  image: 'sea.png',
  imagewidth: 3 * tileSize,
  imageheight: tileSize,
  margin: 0,
  spacing: 0,
  tiles: [
    { id: 0, type: 'Ocean' },
    { id: 1, type: 'Island' },
    { id: 2, type: 'Mainland' },
  ],
};
