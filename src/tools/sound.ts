/**
 * `npm run sound`: paints every cue and loop and writes what the page loads, with the map of it all in assets/common/sound/cues.json.
 * `--look DIR [NAME ...]` writes sheets with a picture of each sound (or of the named ones) instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encode, requireFfmpeg } from './sound/encode.ts';
import { look } from './sound/look.ts';
import { led, withAprons } from './sound/sea.ts';
import { peakOf, seamAt, stepAt } from './sound/seam.ts';
import { loops, paintAll, type SoundMap } from './sound/sheet.ts';
import { games, leisurely, stripFile, strips } from './sound/strips.ts';
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
  for (const loop of loops)
    sizes[loop.name] = encode(
      loop.leads ? led(beds.get(loop.name)!) : withAprons(beds.get(loop.name)!),
      `assets/${loop.file}`,
      loop,
    );
  for (const together of new Set(loops.filter(({ leads }) => !leads).map(({ group }) => group))) {
    const group = loops.filter((loop) => loop.group === together);
    const start = seamAt(
      group.map(({ file }) => `assets/${file}`),
      group[0]!.ms,
    );
    for (const { name } of group) map.loops[name]!.at[0] = start;
  }
  writeFileSync('assets/common/sound/cues.json', mapText(map));
  console.table(sizes);
  tellWhole(sizes);
  tellEdges();
  for (const game of games) {
    const first = ['common', game, 'sea', `${game}-shanty`, `${game}-intro`, `${game}-tension`];
    const later = [leisurely, `${game}-second`, `${game}-soft`, `${game}-around`];
    const [now, then] = [first, later].map((parts) => parts.reduce((sum, name) => sum + sizes[name]!.webm, 0));
    console.log(`${game}: ${kilobytes(now!)} of Opus at once, ${kilobytes(then!)} when there is time.`);
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** Tells what a device keeps that has the whole table on it: all files of one format. */
function tellWhole(sizes: Record<string, { webm: number; mp3: number }>): void {
  for (const format of ['webm', 'mp3'] as const) {
    const whole = Object.values(sizes).reduce((sum, size) => sum + size[format], 0);
    const most = format === 'webm' ? ', at most 6000 kB' : ', for browsers without Opus';
    console.log(`All files in ${format}: ${kilobytes(whole)}${most}.`);
  }
}

/** Measures the files as a player decodes them: the peak of every strip, and the step at the seam of every loop. */
function tellEdges(): void {
  const map = JSON.parse(readFileSync('assets/common/sound/cues.json', 'utf8')) as SoundMap;
  const rows = [
    ...strips.map((strip) => [strip, { 'peak dBFS': peakOf(`assets/${stripFile(strip)}`) }] as const),
    ...loops.map(({ name, file, leads }) => {
      const edge = leads ? {} : { 'seam, 1 = largest step nearby': stepAt(`assets/${file}`, map.loops[name]!.at) };
      return [name, { 'peak dBFS': peakOf(`assets/${file}`), ...edge }] as const;
    }),
  ];
  console.table(Object.fromEntries(rows));
}
