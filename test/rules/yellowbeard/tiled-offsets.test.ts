/** Layers that do not lie on each other's squares: each object counts for the square that Tiled shows it on, or is refused where that is none. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import { readTiled } from '../../../src/rules/yellowbeard/tiled/read.ts';
import { messageText } from '../../../src/tools/message-text.ts';
import { table as german } from '../../../src/words/yellowbeard/de/maps.ts';
import { mapMessages } from '../../../src/words/yellowbeard/maps.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are spoiled in every way.
type Any = any;
type Edit = (map: Any) => void;

const short = oceans['short-voyage'];
const bundled = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');
/** Pixels of a square. */
const side = 64;

const layer = (map: Any, name: string) => map.layers.find((one: Any) => one.name === name);
const places = ['straits', 'harbours', 'treasure', 'islands'];
const move =
  (name: string, x: number, y = 0): Edit =>
  (map) =>
    Object.assign(layer(map, name), { offsetx: x * side, offsety: y * side });
/** Puts layers into a group, which is moved. */
const group =
  (names: readonly string[], props: object, inner: Edit = () => {}): Edit =>
  (map) => {
    inner(map);
    const inside = map.layers.filter(({ name }: Any) => names.includes(name));
    const rest = map.layers.filter(({ name }: Any) => !names.includes(name));
    const around = { id: 90, name: 'all', type: 'group', opacity: 1, visible: true, x: 0, y: 0, ...props };
    map.layers = [{ ...around, layers: inside }, ...rest];
  };

/** Reads a map that is edited so, and tells everything that is said of it, in both languages. */
async function read(edit: Edit) {
  const map = JSON.parse(bundled);
  edit(map);
  const report = await readTiled(JSON.stringify(map), 'mine.tmj');
  const said = [...report.errors, ...report.warnings].map(({ says, facts }) => {
    expect(messageText((german as Record<string, string>)[says], facts)).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
    return messageText(mapMessages[says], facts);
  });
  return { ...report, said: said.join('\n') };
}

/** Name of the square so many columns further east. */
const east = (square: string, by: number) =>
  square.replace(/^[A-Z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));

describe('an object that lies between two squares, because layers are moved by parts of them, is refused', () => {
  it.each<[string, Edit, RegExp]>([
    ['the terrain half a square east', move('terrain', 0.5), /"straits" .*between two squares: .*whole squares/],
    ['the terrain half a square west', move('terrain', -0.5), /"harbours" .*between/],
    ['the terrain a square and a half', move('terrain', 1.5), /"treasure" .*between/],
    ['the terrain half a square south', move('terrain', 0, 0.5), /"straits" .*between/],
    ['the terrain to the corners', move('terrain', 0.5, -0.5), /"straits" .*between/],
    ['the places, not the terrain', move('harbours', -0.5), /^In the layer "harbours" [^\n]*between/],
    ['two groups of a quarter', group(['terrain'], { offsetx: 16 }, move('terrain', 0.25)), /"harbours" .*between/],
    ['half a square but what nobody sees', move('terrain', 0.4999), /"straits" .*between/],
  ])('%s', async (_, edit, sentence) => {
    const { ocean, said } = await read(edit);
    expect(ocean).toBeNull();
    expect(said).toMatch(sentence);
  });
});

describe('layers that are moved by other parts of squares are played as Tiled shows them', () => {
  it.each<[string, Edit, number]>([
    ['0.3 of a square', move('terrain', 0.3), 0],
    ['0.3 of a square back', move('terrain', -0.3, -0.3), 0],
    ['0.7 of a square', move('terrain', 0.7), -1],
    ['a square', move('terrain', 1), -1],
    ['two squares and a fifth back', move('terrain', -2.2), 2],
    ['groups that add up to a square', group(['terrain'], { offsetx: 21.3 }, move('terrain', 42.7 / 64)), -1],
    ['less than a pixel', move('terrain', 0.4 / side, 0.9 / side), 0],
    ['all of them by half a square', group(['terrain', ...places], { offsetx: 32, offsety: -32 }), 0],
  ])('%s', async (_, edit, columns) => {
    const { drawn, said } = await read(edit);
    const squares = short.straits.map(({ square }) => east(square, columns));
    expect(drawn?.straits.map(({ square }) => square)).toEqual(squares);
    expect(drawn?.rows).toEqual(short.rows);
    expect(said).not.toMatch(/between two squares/);
    if (columns === 0) expect({ ...drawn, id: short.id, title: short.title }).toEqual(short);
  });
});

describe('an object that was put on a line counts for the square to its right or below, and that is said', () => {
  const toCorners: Edit = (map) => {
    for (const one of map.layers.flatMap((each: Any) => each.objects ?? []))
      Object.assign(one, { x: one.x - 32, y: one.y - 32 });
  };
  it.each<[string, Edit]>([
    ['all at the corners, as snapping puts them', toCorners],
    [
      'and the terrain by less than a pixel',
      (map) => {
        toCorners(map);
        move('terrain', 0.4 / side, 0.4 / side)(map);
      },
    ],
    [
      'and everything by half a square',
      (map) => {
        toCorners(map);
        group(['terrain', ...places], { offsetx: 32 })(map);
      },
    ],
  ])('%s', async (_, edit) => {
    const { ocean, warnings, said } = await read(edit);
    expect(ocean).toMatchObject({ straits: short.straits, harbours: short.harbours, sites: short.sites });
    expect(said).toBe('An object on the line between two squares counts for the one on its right, or below.');
    expect(warnings[0].squares).toContain(short.straits[0].square);
  });
});

describe('layers that Tiled moves as its view moves', () => {
  it.each<[string, Edit, string | null]>([
    ['one of the places', (map) => (layer(map, 'straits').parallaxx = 0.5), 'straits'],
    ['upwards only', (map) => (layer(map, 'treasure').parallaxy = 0), 'treasure'],
    ['the terrain alone', (map) => (layer(map, 'terrain').parallaxx = 2), 'straits, harbours, treasure, islands'],
    ['a group', group(['harbours', 'straits'], { parallaxx: 1.5 }), 'straits, harbours'],
    ['all of them alike', group(['terrain', ...places], { parallaxx: 0.5, parallaxy: 0.5 }), null],
    [
      'a group and its layer, which make up for each other',
      group(['straits'], { parallaxx: 2 }, (map) => (layer(map, 'straits').parallaxx = 0.5)),
      null,
    ],
    [
      'decoration',
      (map) => map.layers.push({ ...layer(map, 'straits'), name: 'clouds', objects: [], parallaxx: 0.1 }),
      null,
    ],
  ])('%s', async (_, edit, layers) => {
    const { ocean, said } = await read(edit);
    expect(ocean).toMatchObject({ rows: short.rows, straits: short.straits, harbours: short.harbours });
    if (layers) expect(said).toMatch(`The layer "${layers}" moves over the terrain`);
    else expect(said).toBe('');
  });
});
