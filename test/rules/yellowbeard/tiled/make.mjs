/**
 * Makes the maps of this folder with Debian's Tiled 1.8.2, and `shown.json` with what Tiled's own rasterizer shows of each:
 * the terrain, and the square of every strait. Run by hand, from the project's root: `node test/rules/yellowbeard/tiled/make.mjs`, then `npm run format`.
 * It needs the package tiled.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

const here = import.meta.dirname;
const work = mkdtempSync(path.join(tmpdir(), 'tiled-'));
const bundled = JSON.parse(readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8'));
copyFileSync('assets/yellowbeard/sea.png', path.join(work, 'sea.png'));

function run(program, args) {
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };
  const { status, stderr } = spawnSync(program, args, { cwd: work, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}

const layer = (map, name) => map.layers.find((one) => one.name === name);
const terrain = (map) => layer(map, 'terrain');
/** Bytes of the terrain as Tiled writes them in Base64. */
const bytes = (map) => Buffer.from(Uint32Array.from(terrain(map).data).buffer);
const packed = (compression, pack) => (map) =>
  Object.assign(terrain(map), { data: pack(bytes(map)).toString('base64'), encoding: 'base64', compression });
/** Turns the straits into tile objects that Tiled shows on the same squares as long as nothing else changes. */
const asTiles = (map, change = () => ({})) => {
  const straits = layer(map, 'straits');
  straits.objects = straits.objects.map(({ point, ...one }, i) => {
    const tile = { ...one, gid: 1, x: one.x - 32, y: one.y + 32, width: 64, height: 64 };
    return { ...tile, ...change(tile, i) };
  });
};
const alignments = ['topleft', 'top', 'topright', 'left', 'center', 'right', 'bottomleft', 'bottom', 'bottomright'];
/** Moves what Tiled would show by another alignment back onto its square, and turns it by a quarter around its place. */
const aligned = (alignment, turned) => (map) => {
  map.tilesets[0].objectalignment = alignment;
  const x = /left/.test(alignment) ? 0 : /right/.test(alignment) ? 64 : 32;
  const y = /top/.test(alignment) ? 0 : /bottom/.test(alignment) ? 64 : 32;
  asTiles(map, (tile, i) => ({ x: tile.x + x, y: tile.y - 64 + y, rotation: turned ? 90 * (i + 1) : 0 }));
};
/** Takes the terrain apart into chunks of this size, moved by so many squares. */
const infinite = (size, dx, dy) => (map) => {
  const { data, width, height, ...rest } = terrain(map);
  const at = (x, y) => (x >= 0 && y >= 0 && x < width && y < height ? data[y * width + x] : 0);
  const chunks = [];
  for (let y = Math.floor(dy / size) * size; y < dy + height; y += size)
    for (let x = Math.floor(dx / size) * size; x < dx + width; x += size) {
      const part = Array.from({ length: size * size }, (_, i) =>
        at(x - dx + (i % size), y - dy + Math.floor(i / size)),
      );
      chunks.push({ x, y, width: size, height: size, data: part });
    }
  const of = { startx: chunks[0].x, starty: chunks[0].y, width, height, chunks };
  map.layers[map.layers.indexOf(terrain(map))] = { ...rest, ...of };
  map.infinite = true;
  if (size !== 16) map.editorsettings = { chunksize: { width: size, height: size } };
  for (const one of map.layers.flatMap(({ objects }) => objects ?? [])) {
    one.x += dx * 64;
    one.y += dy * 64;
  }
};
const shape = (more) => (map) => {
  const straits = layer(map, 'straits');
  straits.objects = straits.objects.map(({ point, ...one }, i) => ({ ...one, ...more(one, i) }));
};

/** Every map: how it differs from the Short Voyage, and how Tiled exports it. */
const maps = {
  plain: {},
  base64: { edit: packed('', (raw) => raw) },
  zlib: { edit: packed('zlib', deflateSync) },
  gzip: { edit: packed('gzip', gzipSync) },
  infinite: { edit: infinite(16, 0, 0) },
  'infinite-negative': { edit: infinite(16, -20, -7) },
  'infinite-chunks-of-8': { edit: infinite(8, 3, -5) },
  offsets: { edit: (map) => Object.assign(layer(map, 'straits'), { offsetx: 64, offsety: -64 }) },
  'offset-all': {
    edit(map) {
      for (const one of map.layers) Object.assign(one, { offsetx: one.name === 'straits' ? 104 : 40, offsety: -24 });
    },
  },
  groups: {
    edit(map) {
      const inner = { type: 'group', name: 'places', id: 90, offsetx: -64, opacity: 1, visible: true, x: 0, y: 0 };
      const outer = { type: 'group', name: 'all', id: 91, offsety: 64, opacity: 1, visible: true, x: 0, y: 0 };
      const straits = layer(map, 'straits');
      const rest = map.layers.filter((one) => one !== straits);
      map.layers = [...rest, { ...outer, layers: [{ ...inner, layers: [straits] }] }];
    },
  },
  'two-terrains': {
    edit(map) {
      const over = structuredClone(terrain(map));
      const data = over.data.map((_, i) => (i % 13 === 6 && i > 60 ? 2 : 0));
      map.layers.splice(1, 0, { ...over, id: 80, data, offsetx: 64 });
    },
  },
  rectangles: { edit: shape(({ x, y }) => ({ x: x - 20, y: y - 24, width: 44, height: 50 })) },
  'rectangles-turned': { edit: shape(({ x, y }, i) => ({ x, y, width: 50, height: 40, rotation: 90 * (i + 1) })) },
  polygons: {
    edit: shape(({ x, y }, i) => ({
      x: x + 25,
      y: y + 28,
      rotation: 45 * i,
      polygon: [
        { x: 0, y: 0 },
        { x: -50, y: -6 },
        { x: -44, y: -50 },
        { x: 2, y: -40 },
      ],
    })),
  },
  'tiles-flipped': { edit: (map) => asTiles(map, (_tile, i) => ({ gid: 1 + 0x20000000 * (1 + 2 * i), width: 128 })) },
  'tiles-drawn-aside': {
    edit(map) {
      map.tilesets[0].tileoffset = { x: 64, y: -32 };
      asTiles(map, () => ({ height: 128 }));
      for (const one of map.layers) if (one !== terrain(map)) Object.assign(one, { offsetx: 64, offsety: -32 });
    },
  },
  'classes-of-tiles': {
    edit(map) {
      map.tilesets[0].tiles.push({ id: 3, type: 'Strait' });
      Object.assign(map.tilesets[0], { tilecount: 4, columns: 4, imagewidth: 256 });
      asTiles(map, () => ({ gid: 4, type: '' }));
    },
  },
  ...Object.fromEntries(alignments.map((one) => [`aligned-${one}`, { edit: aligned(one, false) }])),
  ...Object.fromEntries(['top', 'right', 'center'].map((one) => [`turned-${one}`, { edit: aligned(one, true) }])),
  'external-tileset': {
    beside: ['sea.tsx'],
    edit(map) {
      map.tilesets = [{ firstgid: 1, source: 'sea.tsx' }];
    },
  },
  templates: {
    beside: ['strait.tx'],
    edit: shape(({ x, y }, i) => ({ id: 70 + i, template: 'strait.tx', x: x - 20, y: y - 24 })),
    strip: ['name', 'type', 'width', 'height', 'rotation', 'visible'],
  },
};

/** The tileset and a template in files of their own, as Tiled writes them. */
function makeParts() {
  const { firstgid, ...sea } = bundled.tilesets[0];
  writeFileSync(path.join(work, 'sea.json'), JSON.stringify({ ...sea, type: 'tileset', version: '1.8' }));
  run('tiled', ['--export-tileset', 'tsx', 'sea.json', 'sea.tsx']);
  const object = '<object name="a &amp; b" type="Strait" width="44" height="50"/>';
  writeFileSync(
    path.join(work, 'strait.tx'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<template>\n ${object}\n</template>\n`,
  );
  // By another name: compilers take .tsx for theirs.
  for (const name of ['sea.tsx', 'strait.tx']) copyFileSync(path.join(work, name), path.join(here, `${name}.txt`));
}

async function picture(file, ...show) {
  run('tmxrasterizer', [...show.flatMap((name) => ['--show-layer', name]), file, 'shown.png']);
  const { data, info } = await sharp(path.join(work, 'shown.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = (x, y) => data[(y * info.width + x) * 4 + 3];
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (alpha(x, y) > 20) {
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
  /** Mean colour of a square. */
  const mean = (x, y) => {
    const sum = [0, 0, 0];
    for (let j = 8; j < 56; j++)
      for (let i = 8; i < 56; i++) for (let c = 0; c < 3; c++) sum[c] += data[((y + j) * info.width + x + i) * 4 + c];
    return sum.map((one) => one / 48 ** 2);
  };
  return { left, top, right, bottom, mean };
}

const colours = await (async () => {
  const { data, info } = await sharp('assets/yellowbeard/sea.png')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 64, 128].map((left) => {
    const sum = [0, 0, 0];
    for (let y = 8; y < 56; y++)
      for (let x = 8; x < 56; x++) for (let c = 0; c < 3; c++) sum[c] += data[(y * info.width + left + x) * 4 + c];
    return sum.map((one) => one / 48 ** 2);
  });
})();
const nearest = (colour) => {
  const far = colours.map((one) => Math.hypot(...one.map((c, i) => c - colour[i])));
  return '~o#'[far.indexOf(Math.min(...far))];
};
const squareName = (column, row) => String.fromCharCode(65 + column) + (row + 1);

makeParts();
const shown = {};
for (const [name, { edit = () => {}, beside = [], strip = [] }] of Object.entries(maps)) {
  const map = structuredClone(bundled);
  edit(map);
  for (const one of layer(map, 'straits')?.objects ?? []) for (const key of strip) delete one[key];
  writeFileSync(path.join(work, 'source.tmj'), JSON.stringify(map));
  run('tiled', ['--export-map', 'json', '--minimize', 'source.tmj', `${name}.tmj`]);
  copyFileSync(path.join(work, `${name}.tmj`), path.join(here, `${name}.tmj`));
  const made = JSON.parse(readFileSync(path.join(work, `${name}.tmj`), 'utf8'));
  const whole = await picture(`${name}.tmj`, 'terrain');
  const [columns, rows] = [13, 11];
  const terrainRows = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => nearest(whole.mean(whole.left + 64 * x, whole.top + 64 * y))).join(''),
  );
  const straits = [];
  const find = (layers) =>
    layers.flatMap((one) => (one.layers ? find(one.layers) : one.name === 'straits' ? [one] : []));
  const [found] = find(made.layers);
  for (const object of found.objects) {
    const all = found.objects;
    found.objects = [object];
    writeFileSync(path.join(work, 'one.tmj'), JSON.stringify(made));
    found.objects = all;
    const { left, top, right, bottom } = await picture('one.tmj', 'straits', 'places', 'all');
    // The pin of a point stands on it.
    const y = object.point ? bottom - 4 : (top + bottom) / 2;
    straits.push(squareName(Math.floor(((left + right) / 2 - whole.left) / 64), Math.floor((y - whole.top) / 64)));
  }
  shown[name] = { beside, rows: terrainRows, straits };
  console.log(name, straits.join(' '));
}
writeFileSync(path.join(here, 'shown.json'), `${JSON.stringify(shown, null, 1)}\n`);
rmSync(work, { recursive: true });
