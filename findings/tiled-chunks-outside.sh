#!/usr/bin/env bash
# Tiled 1.8.2 writes chunks of an infinite map that reach out of the rectangle that their layer states.
#
# A layer says startx, starty, width and height. With an output chunk size of one's own (here 10 by 10) these stay in steps of
# 16, while the chunks lie in steps of that size: a reader that makes room for width by height squares loses tiles.
set -uo pipefail
for program in node tiled; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs tiled)"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export QT_QPA_PLATFORM=offscreen
tiled --version 2>/dev/null || { echo "missing: a Tiled that starts"; exit 2; }

cat >make.mjs <<'FILE'
import { writeFileSync } from 'node:fs';
const data = new Array(256).fill(0);
data[255] = 1;
const size = { width: 16, height: 16 };
const layer = { id: 1, name: 'ground', type: 'tilelayer', x: 0, y: 0, ...size, opacity: 1, visible: true };
const tiles = { tilewidth: 16, tileheight: 16, tilecount: 4, columns: 2, imagewidth: 32, imageheight: 32 };
const map = {
  type: 'map', version: '1.8', orientation: 'orthogonal', renderorder: 'right-down', infinite: true, ...size,
  tilewidth: 16, tileheight: 16, nextlayerid: 2, nextobjectid: 1,
  editorsettings: { chunksize: { width: 10, height: 10 } },
  tilesets: [{ firstgid: 1, name: 'a', ...tiles, image: 'a.png', margin: 0, spacing: 0 }],
  layers: [{ ...layer, startx: 0, starty: 0, chunks: [{ x: 0, y: 0, ...size, data }] }],
};
writeFileSync('map.json', JSON.stringify(map));
FILE
cat >look.mjs <<'FILE'
import { readFileSync } from 'node:fs';
const [layer] = JSON.parse(readFileSync('written.json', 'utf8')).layers;
const [left, right] = [layer.startx, layer.startx + layer.width];
const ends = layer.chunks.map((chunk) => `${chunk.x} to ${chunk.x + chunk.width}`).sort();
console.log(`expected: every chunk within the columns ${left} to ${right} of its layer`);
console.log(`seen:     chunks over the columns ${ends.join(' and ')}`);
process.exit(layer.chunks.some((chunk) => chunk.x < left || chunk.x + chunk.width > right) ? 0 : 1);
FILE
node make.mjs
tiled --export-map json map.json written.json 2>/dev/null || { echo "missing: a Tiled that exports"; exit 2; }
node look.mjs
