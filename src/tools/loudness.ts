/**
 * `npm run loudness`: mixes a whole game offline and measures it (ITU-R BS.1770), and every cue by itself.
 * `--timeline FILE` takes another list of moments (JSON: [{at, cue, pan?}]); `--wav FILE` keeps the mix.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ffmpeg, requireFfmpeg } from './sound/encode.ts';
import { integrated, loudest, rms, truePeak } from './sound/meter.ts';
import { type Moment, mix } from './sound/mixer.ts';
import { lengthMs, paintAll } from './sound/sheet.ts';
import { decibels, peak, type Stereo } from './sound/signal.ts';
import { centroid } from './sound/spectrum.ts';

const option = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const round = (x: number): number => Math.round(x * 10) / 10;

requireFfmpeg();
const timeline = option('--timeline', 'src/tools/sound/demo-timeline.json');
const moments: Moment[] = JSON.parse(readFileSync(timeline, 'utf8'));
const painted = paintAll();
const { levels } = painted.map;

console.table(
  Object.fromEntries(
    [...painted.takes].map(([name, [sound]]) => [
      name,
      {
        ms: Math.round(lengthMs(sound!)),
        db: levels[name]!.db,
        gain: levels[name]!.gain,
        peak: round(decibels(peak(sound!))),
        rms: round(rms(sound!)),
        'loudest 100 ms': round(loudest(sound!)),
        'centroid Hz': Math.round(centroid(sound!)),
      },
    ]),
  ),
);
const { sound, limited, unknown } = mix(painted, moments);
const wav = option('--wav', path.join('node_modules', '.cache', 'captains-table', 'loudness', 'mix.wav'));
mkdirSync(path.dirname(wav), { recursive: true });
const report = ffmpeg(sound, ['-af', 'ebur128=peak=true', '-c:a', 'pcm_f32le', wav]);
const summary = report.slice(report.lastIndexOf('Summary:'));
const theirs = (label: string): number => Number(new RegExp(`${label}:\\s+(-?[\\d.]+)`).exec(summary)?.[1]);

const cued = moments.filter(({ cue }) => levels[cue]);
const parts: Record<string, Stereo> = { ...Object.fromEntries(painted.beds) };
for (const [name, bed] of Object.entries(parts))
  console.log(`${name}: ${round(integrated(bed))} LUFS in the file, played at ${painted.map.loops[name]!.gain} dB`);
const ours = { loudness: integrated(sound), top: truePeak(sound) };
console.table({
  'this program': { 'integrated LUFS': round(ours.loudness), 'true peak dBTP': round(ours.top) },
  'ffmpeg ebur128': { 'integrated LUFS': theirs('I'), 'true peak dBTP': theirs('Peak') },
});
console.log(
  `${timeline}: ${cued.length} cues in ${Math.round(lengthMs(sound) / 1000)} s; the limiter took ${round(-limited)} dB at most.`,
);
if (unknown.length > 0) console.error(`No such cues: ${[...new Set(unknown)].join(', ')}.`);
const good = Math.abs(ours.loudness + 23) <= 2 && ours.top <= -1;
console.log(good ? 'Within -23 LUFS +-2 and -1 dBTP.' : 'NOT within -23 LUFS +-2 and -1 dBTP.');
process.exitCode = good && unknown.length === 0 ? 0 : 1;
