/**
 * `npm run sound`: paints every cue and loop and writes what the page loads, plus the list of cues in src/stage/cues.ts.
 * `--look DIR [NAME ...]` writes sheets with a picture of each sound (or of the named ones) instead.
 */
import { writeFileSync } from 'node:fs';
import { encode, requireFfmpeg } from './sound/encode.ts';
import { look } from './sound/look.ts';
import { withAprons } from './sound/sea.ts';
import { seamAt } from './sound/seam.ts';
import { loops, paintAll } from './sound/sheet.ts';
import { cueModule, mapText } from './sound/table.ts';

const [, , option, folder = 'build/sound', ...names] = process.argv;
if (option === '--look') await look(folder, names);
else build();

function build(): void {
  requireFfmpeg();
  const { map, strip, beds } = paintAll();
  const sizes: Record<string, { webm: number; mp3: number }> = {};
  sizes.cues = encode(strip, 'assets/common/sound/cues', { opus: '64k', mp3: '96k' });
  for (const loop of loops) sizes[loop.name] = encode(withAprons(beds.get(loop.name)!), `assets/${loop.file}`, loop);
  for (const together of [['sea'], ['shanty', 'tension', 'whistle']]) {
    const group = loops.filter(({ name }) => together.includes(name));
    const start = seamAt(
      group.map(({ file }) => `assets/${file}`),
      group[0]!.ms,
    );
    for (const { name } of group) map.loops[name]!.at[0] = start;
  }
  writeFileSync('assets/common/sound/cues.json', mapText(map));
  writeFileSync('src/stage/cues.ts', cueModule(map));
  console.table(sizes);
  const game = ['cues', 'sea', 'shanty', 'tension'].reduce((all, name) => all + sizes[name]!.webm, 0);
  console.log(
    `${Object.keys(map.sprite).length} segments; Treasure Fleet loads ${Math.round(game / 1000)} kB of Opus.`,
  );
}
