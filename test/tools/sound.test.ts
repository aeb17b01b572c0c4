import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cues, render, takeName } from '../../src/tools/sound/cues.ts';
import { integrated, truePeak } from '../../src/tools/sound/meter.ts';
import { apronMs, sea, withAprons } from '../../src/tools/sound/sea.ts';
import { shanty, tension } from '../../src/tools/sound/shanty.ts';
import { gapMs, loops, type SoundMap } from '../../src/tools/sound/sheet.ts';
import { decibels, draw, peak, rate, type Stereo } from '../../src/tools/sound/signal.ts';

import { games, soundOf, stripFile, strips } from '../../src/tools/sound/strips.ts';
import { few } from '../how-much.ts';

const map: SoundMap = JSON.parse(readFileSync('assets/common/sound/cues.json', 'utf8'));

/** Chapter 12 of the art direction; the others are named in later chapters without a length. */
const chapter: Record<string, number> = {
  creak: 400,
  gull: 700,
  'focus-move': 60,
  press: 110,
  refuse: 220,
  'card-lift': 80,
  'card-slide': 200,
  'card-land': 70,
  'card-flip': 120,
  shuffle: 700,
  coin: 140,
  'turn-bell': 900,
  ready: 300,
  fuse: 260,
  cannon: 1100,
  impact: 500,
  splash: 800,
  boarding: 1200,
  tie: 600,
  storm: 1800,
  curse: 1500,
  capture: 900,
  escape: 700,
  swords: 700,
  'curtain-open': 500,
  'curtain-close': 180,
  win: 7000,
  'near-miss': 3000,
  die: 650,
  'captain-slam': 1000,
  admiral: 900,
  'chest-open': 400,
  'chest-shut': 400,
  anchor: 700,
  bury: 400,
  dig: 400,
  telescope: 900,
  nay: 500,
  aye: 1400,
  quill: 2400,
  sinking: 2600,
  'harbour-open': 1200,
  'harbour-closed': 800,
};

describe('the strips', () => {
  const segments = Object.assign({}, ...Object.values(map.sprites)) as Record<string, [number, number]>;

  test('have every take of every cue, each where it belongs, and nothing else', () => {
    for (const strip of strips) {
      const here = cues.filter((cue) => cue.strip === strip);
      const names = here.flatMap((cue) => cue.takes.map((_, take) => takeName(cue, take)));
      expect(Object.keys(map.sprites[strip]!)).toEqual(names);
    }
    expect(new Set(cues.map(({ name }) => name)).size).toBe(cues.length);
    for (const name of Object.keys(chapter)) expect(segments).toHaveProperty([name]);
  });

  test('lengths are those of chapter 12 within a tenth', () => {
    for (const [name, ms] of Object.entries(chapter)) expect(Math.abs(segments[name]![1] / ms - 1)).toBeLessThan(0.1);
  });

  test('segments lie one after another with 200 ms of silence between', () => {
    for (const sprite of Object.values(map.sprites)) {
      let end = 0;
      for (const [start, length] of Object.values(sprite)) {
        expect(start - end).toBeGreaterThanOrEqual(gapMs);
        end = start + length;
      }
    }
  });

  test('what a game loads before its first picture moves is at most 600 kB, with its drum 720 kB', () => {
    const size = (file: string): number => statSync(`assets/${file}.webm`).size;
    for (const game of games) {
      const named = (name: string) => loops.find((loop) => loop.name === name)!.file;
      const first = [stripFile('common'), stripFile(game), named('sea'), named(`${game}-shanty`)];
      const bytes = first.reduce((all, file) => all + size(file), 0);
      expect(bytes).toBeLessThanOrEqual(600_000);
      expect(bytes + size(named(`${game}-tension`))).toBeLessThanOrEqual(720_000);
    }
  });

  test('the quill has one take: whatever is written sounds alike', () => {
    expect(cues.find(({ name }) => name === 'quill')!.takes).toHaveLength(1);
  });
});

/** A hash of the samples, near enough: one changed sample changes it. */
const print = (sound: Stereo): number =>
  sound.flatMap((s) => [...s]).reduce((all, x) => Math.imul(all ^ Math.round(x * 1e9), 0x01000193) >>> 0, 0x811c9dc5);

describe('every cue', () => {
  for (const cue of cues.filter(({ ms }) => ms < 6000))
    test(cue.name, () => {
      const sound = render(cue);
      expect(decibels(peak(sound))).toBeCloseTo(-3, 1);
      for (const side of sound) {
        expect(Math.abs(side[0]!)).toBeLessThan(1e-3);
        expect(Math.abs(side.at(-1)!)).toBeLessThan(1e-3);
        expect(Math.abs(side.reduce((a, b) => a + b, 0) / side.length)).toBeLessThan(2e-3);
        expect(Math.sqrt(side.reduce((a, b) => a + b * b, 0) / side.length)).toBeGreaterThan(0.003);
      }
    });

  test('is painted alike every time', () => {
    const press = cues.find(({ name }) => name === 'press')!;
    expect(print(render(press))).toBe(print(render(press)));
  });
});

/** Step and change of slope across the seam, against the largest within 40 ms of it: above 1 it would click. */
function seam(loop: Stereo): number {
  const worst = loop.map((side) => {
    const near = Array.from({ length: 4000 }, (_, k) => side[(side.length - 2000 + k) % side.length]!);
    const steps = near.slice(1).map((x, k) => x - near[k]!);
    const bends = steps.slice(1).map((x, k) => x - steps[k]!);
    const most = (list: number[], seams: number[]): number =>
      Math.max(...seams.map((k) => Math.abs(list[k]!))) /
      Math.max(...list.filter((_, k) => !seams.includes(k)).map(Math.abs));
    return Math.max(most(steps, [1999]), most(bends, [1998, 1999]));
  });
  return Math.max(...worst);
}

describe('loops', () => {
  test('the sea has no seam', () => {
    expect(seam(sea())).toBeLessThanOrEqual(1);
  });

  // To play a shanty takes longer than all cues together.
  for (const game of few(0, games))
    test(`shanty and tension of ${game} have none and are equally long`, () => {
      const [a, b] = [shanty(game, soundOf[game].song), tension(game, soundOf[game].song)];
      expect(a[0].length).toBe(b[0].length);
      expect(map.loops[`${game}-shanty`]!.at).toEqual(map.loops[`${game}-tension`]!.at);
      expect(seam(a)).toBeLessThanOrEqual(1);
      expect(seam(b)).toBeLessThanOrEqual(1);
    });

  test('every bar of every shanty is full, in D dorian, at 84 to 96 beats a minute', () => {
    for (const { song } of Object.values(soundOf)) {
      expect(song.bpm).toBeGreaterThanOrEqual(84);
      expect(song.bpm).toBeLessThanOrEqual(96);
      expect(song.chords).toHaveLength(song.tune.length);
      for (const bar of [...song.tune, ...(song.over ?? [])]) {
        const notes = bar.split(' ').map((note) => note.split(':'));
        expect(notes.reduce((all, [, count]) => all + Number(count), 0)).toBe(song.bar);
        for (const [name] of notes) expect(name).toMatch(/^([A-G]\d|r)$/);
      }
      // The last note is the key's own.
      expect(song.tune.at(-1)).toMatch(/^D4/);
    }
  });

  test('loop points lie inside aprons that repeat the loop', () => {
    const small = draw(1000, (s) => Math.sin(2 * Math.PI * 3 * s));
    const [side] = withAprons([small, small]);
    const apron = (apronMs * rate) / 1000;
    expect(side.length).toBe(small.length + 2 * apron);
    expect(side[0]).toBe(small[small.length - apron]);
    expect(side.at(-1)).toBe(small[apron - 1]);
    for (const { name, ms } of loops) {
      const [start, length] = map.loops[name]!.at;
      expect(Math.abs(start - apronMs)).toBeLessThanOrEqual(apronMs - 20);
      expect(length).toBe(ms);
    }
  });
});

describe('the meter', () => {
  const tone = (hz: number, db: number): Stereo => {
    const side = draw(5000, (s) => 10 ** (db / 20) * Math.sin(2 * Math.PI * hz * s));
    return [side, side];
  };
  test('reads -23 LUFS for the 1 kHz tone at -23 dBFS of EBU Tech 3341', () => {
    expect(Math.abs(integrated(tone(1000, -23)) + 23)).toBeLessThan(0.1);
  });
  test('gates silence out', () => {
    const [side] = tone(1000, -23);
    const long = new Float64Array(side.length * 3);
    long.set(side);
    expect(Math.abs(integrated([long, long]) + 23)).toBeLessThan(0.2);
  });
  test('finds the peak between samples', () => {
    const side = draw(100, (s) => 0.5 * Math.sin(2 * Math.PI * 12_000 * s + Math.PI / 4));
    expect(decibels(peak([side, side]))).toBeCloseTo(-9, 0);
    expect(Math.abs(truePeak([side, side]) + 6)).toBeLessThan(0.3);
  });
});
