#!/usr/bin/env bash
# Tiled 1.8.2 keeps 15 digits of an object's place in JSON, and only 6 in TMX, its own format: a map loses places by being saved.
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
const point = { id: 1, name: 'p', type: '', x: 12345.6789012345, y: 8, width: 0, height: 0, rotation: 0, visible: true, point: true };
const map = {
  type: 'map', version: '1.8', orientation: 'orthogonal', renderorder: 'right-down', infinite: false, width: 1000, height: 1,
  tilewidth: 16, tileheight: 16, nextlayerid: 2, nextobjectid: 2, tilesets: [],
  layers: [{ id: 1, name: 'places', type: 'objectgroup', draworder: 'topdown', x: 0, y: 0, opacity: 1, visible: true, objects: [point] }],
};
writeFileSync('map.json', JSON.stringify(map));
FILE
cat >look.mjs <<'FILE'
import { readFileSync } from 'node:fs';
const json = JSON.parse(readFileSync('written.json', 'utf8')).layers[0].objects[0].x;
const tmx = Number(/<object [^>]*\bx="([^"]*)"/.exec(readFileSync('written.tmx', 'utf8'))?.[1]);
console.log('expected: x = 12345.6789012345 in both formats');
console.log(`seen:     ${json} in JSON, ${tmx} in TMX`);
process.exit(json === 12345.6789012345 && tmx === 12345.7 ? 0 : 1);
FILE
node make.mjs
for format in json tmx; do
  tiled --export-map "$format" map.json "written.$format" 2>/dev/null || { echo "missing: a Tiled that exports"; exit 2; }
done
node look.mjs
