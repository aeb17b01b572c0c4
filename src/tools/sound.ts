/**
 * `npm run sound`: paints every cue and loop and writes what the page loads, with the map of it all in assets/common/sound/cues.json.
 * `--look DIR [NAME ...]` writes sheets with a picture of each sound (or of the named ones) instead.
 */
import { writeFileSync } from 'node:fs';
import { encode, requireFfmpeg } from './sound/encode.ts';
import { look } from './sound/look.ts';
import { withAprons } from './sound/sea.ts';
import { seamAt } from './sound/seam.ts';
import { loops, paintAll } from './sound/sheet.ts';
import { games, stripFile } from './sound/strips.ts';
import { mapText } from './sound/table.ts';

const [, , option, folder = 'build/sound', ...names] = process.argv;
if (option === '--look') await look(folder, names);
else build();

function build(): void {
  requireFfmpeg();
  const { map, strips, beds } = paintAll();
  const sizes: Record<string, { webm: number; mp3: number }> = {};
  for (const [name, strip] of strips)
    sizes[name] = encode(strip, `assets/${stripFile(name)}`, { opus: '40k', mp3: '96k' });
  for (const loop of loops) sizes[loop.name] = encode(withAprons(beds.get(loop.name)!), `assets/${loop.file}`, loop);
  for (const together of new Set(loops.map(({ group }) => group))) {
    const group = loops.filter((loop) => loop.group === together);
    const start = seamAt(
      group.map(({ file }) => `assets/${file}`),
      group[0]!.ms,
    );
    for (const { name } of group) map.loops[name]!.at[0] = start;
  }
  writeFileSync('assets/common/sound/cues.json', mapText(map));
  console.table(sizes);
  for (const game of games) {
    const parts = ['common', game, 'sea', `${game}-shanty`];
    const all = parts.reduce((sum, name) => sum + sizes[name]!.webm, 0);
    console.log(`${game} loads ${Math.round(all / 1000)} kB of Opus, and the drum when it is tense.`);
  }
}
