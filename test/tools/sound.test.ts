import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { segmentsOf, stripNames } from '../../src/stage/sound/cues.ts';
import { around } from '../../src/tools/sound/around.ts';
import { cues, render } from '../../src/tools/sound/cues.ts';
import { integrated, truePeak } from '../../src/tools/sound/meter.ts';
import { apronMs, sea, withAprons } from '../../src/tools/sound/sea.ts';
import { intro, second, shanty, soft, tension } from '../../src/tools/sound/shanty.ts';
import { gapMs, listedIn, loops, type SoundMap } from '../../src/tools/sound/sheet.ts';
import { decibels, draw, peak, rate, type Stereo } from '../../src/tools/sound/signal.ts';

import { introOf, type Strain, softOf, songMs, strainMs } from '../../src/tools/sound/song.ts';
import { games, leisurely, soundOf, stripFile, strips } from '../../src/tools/sound/strips.ts';
import { few } from '../how-much.ts';

const map: SoundMap = JSON.parse(readFileSync('assets/common/sound/cues.json', 'utf8'));

/** Milliseconds that these cues are meant to last; the others have no length that was set. */
const meant: Record<string, number> = {
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
  // With the shores that answer, and the thunder's roll (section 6 of the second act).
  cannon: 2600,
  impact: 500,
  splash: 800,
  boarding: 1200,
  tie: 600,
  storm: 3400,
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
  quill: 1600,
  sinking: 2600,
  'harbour-open': 1200,
  'harbour-closed': 800,
};

describe('the strips', () => {
  const listed = Object.assign({}, ...Object.values(map.strips)) as Record<string, { ms: number }>;

  test('have every take of every cue, each where it belongs, and nothing else', () => {
    for (const strip of strips) {
      const here = cues.filter((cue) => cue.strip === strip);
      const names = here.map(({ name, takes }) => [name, takes.length]);
      expect(Object.entries(map.strips[strip]!).map(([name, { takes = 1 }]) => [name, takes])).toEqual(names);
    }
    expect(new Set(cues.map(({ name }) => name)).size).toBe(cues.length);
    for (const name of Object.keys(meant)) expect(listed).toHaveProperty([name]);
  });

  test('lengths are as meant within a tenth', () => {
    for (const [name, ms] of Object.entries(meant)) expect(Math.abs(listed[name]!.ms / ms - 1)).toBeLessThan(0.1);
  });

  test('takes lie one after another with 200 ms of silence between', () => {
    expect(gapMs).toBe(200);
    for (const strip of stripNames) {
      let end = 0;
      for (const [start, length] of Object.values(segmentsOf(strip))) {
        expect(start - end).toBe(gapMs);
        end = start + length;
      }
    }
  });

  const size = (file: string): number => statSync(`assets/${file}.webm`).size;
  const named = (name: string) => loops.find((loop) => loop.name === name)!.file;

  test('every strip and every loop is there in both formats; a device that keeps them all keeps at most 6 MB', () => {
    const all = [...strips.map(stripFile), ...loops.map(({ file }) => file)];
    expect(new Set(all).size).toBe(all.length);
    for (const file of all)
      expect(existsSync(`assets/${file}.webm`) && existsSync(`assets/${file}.mp3`), file).toBe(true);
    expect(all.reduce((bytes, file) => bytes + size(file), 0)).toBeLessThanOrEqual(6_000_000);
    expect(map.files).toEqual(Object.fromEntries(strips.map((strip) => [strip, stripFile(strip)])));
  });

  // Of the 4.5 MB until the first own action, which `npm run bench` measures.
  test('what a game begins with is at most 760 kB, with its drum 900 kB', () => {
    for (const game of games) {
      const first = [
        stripFile('common'),
        stripFile(game),
        named('sea'),
        named(`${game}-shanty`),
        named(`${game}-intro`),
      ];
      const bytes = first.reduce((all, file) => all + size(file), 0);
      expect(bytes).toBeLessThanOrEqual(760_000);
      expect(bytes + size(named(`${game}-tension`))).toBeLessThanOrEqual(900_000);
    }
  });

  test('the quill has one take: whatever is written sounds alike', () => {
    expect(cues.find(({ name }) => name === 'quill')!.takes).toHaveLength(1);
  });
});

/** A hash of the samples, near enough: one changed sample changes it. */
const print = (sound: Stereo): number =>
  sound.flatMap((s) => [...s]).reduce((all, x) => Math.imul(all ^ Math.round(x * 1e9), 0x01000193) >>> 0, 0x811c9dc5);

/** How often what is heard most has been painted anew. */
const takes: Record<string, number> = {
  cannon: 6,
  impact: 5,
  'card-lift': 4,
  'card-slide': 4,
  'card-land': 4,
  drum: 3,
  splash: 4,
  nay: 3,
};

const named = (name: string) => cues.find((cue) => cue.name === name)!;

/** The loudness of every 5 ms, both sides together. */
function course([left, right]: Stereo): number[] {
  const step = rate / 200;
  return Array.from({ length: Math.floor(left.length / step) }, (_, n) => {
    let power = 0;
    for (let i = n * step; i < (n + 1) * step; i++) power += left[i]! ** 2 + right[i]! ** 2;
    return 10 * Math.log10(power / step / 2 + 1e-12);
  });
}

describe('takes', () => {
  test.each(few(3, Object.entries(takes)))('%s has %i, and no two are the same', (name, count) => {
    const cue = named(name);
    expect(cue.takes).toHaveLength(count);
    expect(new Set(cue.takes.map((_, take) => print(render(cue, take)))).size).toBe(count);
  });

  test('what keeps its pitch, and is no bell or coin, has more than one', () => {
    for (const { name, tuned, takes } of cues)
      if (tuned && !/^coin|bell/.test(name)) expect(takes.length, name).toBeGreaterThan(1);
  });

  test('a cannon rolls over the water: its shores answer after 320, 610 and 1050 ms, twice as long as one is heard without them', () => {
    for (const take of [0, 5]) {
      const levels = course(render(named('cannon'), take));
      const most = Math.max(...levels);
      const around = (from: number, to: number) => Math.max(...levels.slice(from / 5, to / 5)) - most;
      for (const at of [320, 610, 1050]) expect(around(at, at + 250)).toBeGreaterThan(-33);
      // Without them it is 40 dB down after 0.74 s.
      expect(around(1350, 1500)).toBeGreaterThan(-40);
    }
  });

  test('thunder cracks at once and rolls for three seconds', () => {
    const levels = course(render(named('storm')));
    const most = Math.max(...levels);
    const crack = levels.slice(50, 70);
    // From wind to crack within 10 ms.
    expect(Math.max(...crack.slice(2).map((level, n) => level - crack[n]!))).toBeGreaterThan(10);
    expect(Math.max(...levels.slice(500, 600)) - most).toBeGreaterThan(-45);
  });
});

describe('the crew and the band', () => {
  test('eight throats, one for each seat, and three times two bars of the band: all in the strip that can wait', () => {
    const crew = cues.filter(({ strip }) => strip === leisurely);
    expect(crew.map(({ name }) => name)).toEqual([
      ...Array.from({ length: 8 }, (_, seat) => `shout-${seat + 1}`),
      'lead-sting',
      'prize-sting',
      'last-sting',
    ]);
    for (const { name, rest } of crew) expect(rest!.ms, name).toBeGreaterThanOrEqual(5000);
    const shouts = crew.filter(({ name }) => name.startsWith('shout'));
    expect(new Set(shouts.map((cue) => print(render(cue)))).size).toBe(8);
  });
});

describe('every cue', () => {
  for (const cue of few(
    16,
    cues.filter(({ ms }) => ms < 6000),
  ))
    test(cue.name, () => {
      const sound = render(cue);
      expect(decibels(peak(sound))).toBeCloseTo(cue.peak ?? -3, 1);
      // It rings out: nothing is cut off.
      const levels = course(sound);
      expect(levels.at(-1)! - Math.max(...levels)).toBeLessThan(-38);
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

  for (const game of few(0, games))
    test(`what answers the tune of ${game}, its soft strain and what is heard around its table have none`, () => {
      const { song, around: paint } = soundOf[game];
      const strains: [Stereo, Strain][] = [
        [second(game, song), song.second],
        [soft(game, song), softOf(song)],
      ];
      for (const [sound, strain] of strains) {
        expect(seam(sound)).toBeLessThanOrEqual(1);
        // A whole number of times in the tune's place.
        expect((songMs(song) / strainMs(song, strain)) % 1).toBeCloseTo(0, 6);
      }
      const loop = around(game, paint);
      expect(loop[0].length).toBe(60 * rate);
      expect(seam(loop)).toBeLessThanOrEqual(1);
    });

  test('the drum of an intro grows, and it has rung out when the next bar is over', () => {
    const [game] = games as [string];
    const { song } = soundOf[game];
    const sound = intro(game, song);
    const levels = course(sound);
    const half = strainMs(song, introOf(song)) / 10;
    expect(Math.max(...levels.slice(half))).toBeGreaterThan(Math.max(...levels.slice(0, half * 0.6)));
    expect(levels.at(-1)!).toBeLessThan(-60);
  });

  test('every bar of every shanty is full, in D dorian, at 84 to 96 beats a minute', () => {
    for (const { song } of Object.values(soundOf)) {
      expect(song.bpm).toBeGreaterThanOrEqual(84);
      expect(song.bpm).toBeLessThanOrEqual(96);
      expect(song.chords).toHaveLength(song.tune.length);
      expect(song.second.chords).toHaveLength(song.second.tune.length);
      for (const bar of [...song.tune, ...song.second.tune, ...(song.over ?? [])]) {
        const notes = bar.split(' ').map((note) => note.split(':'));
        expect(notes.reduce((all, [, count]) => all + Number(count), 0)).toBe(song.bar);
        for (const [name] of notes) expect(name).toMatch(/^([A-G]\d|r)$/);
      }
      // The last note is the key's own.
      for (const last of [song.tune.at(-1), song.second.tune.at(-1)]) expect(last).toMatch(/D4:\d( r:\d)?$/);
    }
  });

  test('loop points lie inside aprons that repeat the loop', () => {
    const small = draw(1000, (s) => Math.sin(2 * Math.PI * 3 * s));
    const [side] = withAprons([small, small]);
    const apron = (apronMs * rate) / 1000;
    expect(side.length).toBe(small.length + 2 * apron);
    expect(side[0]).toBe(small[small.length - apron]);
    expect(side.at(-1)).toBe(small[apron - 1]);
    for (const { name, ms, leads } of loops) {
      const [start, length] = map.loops[name]!.at;
      expect(map.loops[name]!.leads).toBe(leads);
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

describe('the recorded demo of', () => {
  type Moment = { at: number; cue: string };
  /** Lists what is wrong with a timeline: what it names does not exist any more, or it goes back in time. */
  const wrongIn = (moments: readonly Moment[], game: string): string[] => {
    const listed = listedIn(map);
    const tunes = ['music:none', `music:${game}`, `music:${game}+tension`];
    const back = moments.filter(({ at }, i) => i > 0 && at < moments[i - 1]!.at);
    const unknown = moments.filter(({ cue }) => !(cue in listed) && !tunes.includes(cue));
    return [...unknown.map(({ cue }) => cue), ...back.map(({ at }) => `back to ${at}`)];
  };

  for (const game of games)
    test(`${game} begins with its tune and names cues that exist`, () => {
      const moments: Moment[] = JSON.parse(readFileSync(`src/tools/games/${game}/timeline.json`, 'utf8'));
      expect(moments[0]).toMatchObject({ at: 0, cue: `music:${game}` });
      expect(moments.length).toBeGreaterThan(300);
      expect(wrongIn(moments, game)).toEqual([]);
      const planted = [...moments, { at: 0, cue: 'a cue that was renamed' }, { at: 0, cue: 'music:another' }];
      expect(wrongIn(planted, game)).toEqual(['a cue that was renamed', 'music:another', 'back to 0']);
    });
});
