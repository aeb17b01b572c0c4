/**
 * `npm run loudness`: mixes the demo of every game offline, as it was recorded, and measures it (ITU-R BS.1770). `--cues`
 * measures every cue by itself as well; `--timeline FILE` takes another list of moments (JSON: [{at, cue, pan?, rate?}]);
 * `--wav DIR` keeps the mixes; `--record [GAME]` first drives the demos once more and keeps what they sound.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArgs } from './args.ts';
import { ffmpeg, requireFfmpeg } from './sound/encode.ts';
import { integrated, loudest, rms, truePeak } from './sound/meter.ts';
import { mix, type SoundMoment } from './sound/mixer.ts';
import { record, timelineText } from './sound/record.ts';
import { lengthMs, listedIn, loops, type Painted, paintAll } from './sound/sheet.ts';
import { decibels, peak } from './sound/signal.ts';
import { centroid } from './sound/spectrum.ts';
import { games, soundOf } from './sound/strips.ts';

/** Gives the path of a game's recorded demo. */
const timelineOf = (game: string): string => `src/tools/games/${game}/timeline.json`;

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: {
    timeline: { type: 'string' },
    wav: { type: 'string' },
    cues: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
/** Bounds of a game's demo: LUFS of the whole, of the music and of what is around the table, dBTP, dB of the limiter. */
const bounds = {
  whole: { is: -23, by: 1.5 },
  music: { is: -30, by: 2 },
  around: { is: -36, by: 3 },
  truePeak: -1,
  // Above this one hears that a shot is pressed down.
  limited: 3,
} as const;
const round = (x: number): number => Math.round(x * 10) / 10;

requireFfmpeg();
if (values.record) await recordDemos(positionals);
const files = values.timeline
  ? [[path.basename(values.timeline, '.json'), values.timeline] as const]
  : games.map((game) => [game, timelineOf(game)] as const);
const timelines = files.map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as SoundMoment[]] as const);

const named = new Set(timelines.flatMap(([, moments]) => moments.map(({ cue }) => cue)));
const tracks = [...named].flatMap((cue) => /^music:([^+]+)/.exec(cue)?.slice(1) ?? []);
const painted = paintAll(loops.filter(({ name }) => name === 'sea' || tracks.some((track) => name.startsWith(track))));
if (values.cues) tellCues(painted);
const results = timelines.map(([name, moments]) => [name, measure(name, moments)] as const);
console.table(Object.fromEntries(results.map(([name, { facts }]) => [name, facts])));
const good = results.every(([, result]) => result.good);
console.table(Object.fromEntries(results.map(([name, { bounds }]) => [name, bounds])));
console.log(good ? 'All within their bounds.' : 'NOT all within their bounds.');
process.exitCode = good ? 0 : 1;

async function recordDemos(named: readonly string[]): Promise<void> {
  for (const game of named.length > 0 ? named : games) {
    const { seats, options, last } = soundOf[game].demo;
    const moments = await record({ game, seats, seed: 'loudness', options }, last);
    writeFileSync(timelineOf(game), timelineText(moments));
    console.log(`${game}: ${moments.length} moments in ${Math.round((moments.at(-1)?.at ?? 0) / 1000)} s.`);
  }
}

function measure(name: string, moments: readonly SoundMoment[]) {
  const { sound, music, around, limited, limitedAt, unknown } = mix(painted, moments);
  if (unknown.length > 0) console.error(`${name}: no such sounds: ${[...new Set(unknown)].join(', ')}.`);
  const wav = path.join(values.wav ?? 'node_modules/.cache/captains-table/loudness', `${name}.wav`);
  mkdirSync(path.dirname(wav), { recursive: true });
  const report = ffmpeg(sound, ['-af', 'ebur128=peak=true', '-c:a', 'pcm_f32le', wav]);
  const summary = report.slice(report.lastIndexOf('Summary:'));
  const theirs = (label: string): number => Number(new RegExp(`${label}:\\s+(-?[\\d.]+)`).exec(summary)?.[1]);
  const top = truePeak(sound);
  const within = { whole: integrated(sound), music: integrated(music), around: integrated(around) };
  const parts = Object.entries(within).map(([part, lufs]) => {
    const { is, by } = bounds[part as keyof typeof within];
    return { part, text: `${round(lufs)} (${is} +-${by})`, good: Math.abs(lufs - is) <= by };
  });
  return {
    facts: {
      cues: moments.filter(({ cue }) => cue in listedIn(painted.map)).length,
      seconds: Math.round(lengthMs(sound) / 1000),
      'ffmpeg LUFS': theirs('I'),
      'ffmpeg dBTP': theirs('Peak'),
      'limiter at s': round(limitedAt / 1000),
    },
    bounds: {
      ...Object.fromEntries(parts.map(({ part, text }) => [`${part} LUFS`, text])),
      dBTP: `${round(top)} (at most ${bounds.truePeak})`,
      'limiter dB': `${round(-limited)} (at most ${bounds.limited})`,
    },
    good:
      parts.every((part) => part.good) && top <= bounds.truePeak && limited >= -bounds.limited && unknown.length === 0,
  };
}

function tellCues({ takes, beds, map }: Painted): void {
  const listed = listedIn(map);
  const row = (name: string) => {
    const [sound] = takes.get(name)!;
    return {
      ms: Math.round(lengthMs(sound!)),
      db: listed[name]!.db,
      gain: listed[name]!.gain,
      peak: round(decibels(peak(sound!))),
      rms: round(rms(sound!)),
      'loudest 100 ms': round(loudest(sound!)),
      'centroid Hz': Math.round(centroid(sound!)),
    };
  };
  console.table(Object.fromEntries([...takes.keys()].map((name) => [name, row(name)])));
  for (const [name, bed] of beds)
    console.log(`${name}: ${round(integrated(bed))} LUFS in the file, played at ${map.loops[name]!.gain} dB`);
}
