/** The ship's band. Every note is a mono sound that starts at its stroke and ends silent. */
import { glide, modes, wave } from './bodies.ts';
import type { Chance } from './chance.ts';
import { band, low } from './filter.ts';
import { held, hit } from './shape.ts';
import { type Mono, scaled, shaped, sum } from './signal.ts';

const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Turns "F#5" into Hz, A4 = 440. */
export function pitch(name: string): number {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new Error(`No such note: ${name}`);
  const key = steps[letter]! + (sharp ? 1 : 0) + 12 * (Number(octave) + 1);
  return 440 * 2 ** ((key - 69) / 12);
}

/** Plays a concertina reed pair, a few cents apart; the bellows lean into the note and let go. */
export function concertina(c: Chance, hz: number, ms: number, bite = 1): Mono {
  const harmonics = Array.from({ length: Math.min(18, Math.floor(7000 / hz)) }, (_, n) => {
    const f = hz * (n + 1);
    const nasal = 1 + 1.3 * Math.exp(-(((f - 1500) / 700) ** 2));
    return (nasal * (n % 2 === 0 ? 1 : 0.62)) / (n + 1) ** 1.15;
  });
  const length = ms + 45;
  const a = wave(length, () => hz * 1.0017, harmonics, c.between(0, 1));
  const b = wave(length, () => hz * 0.9984, harmonics, c.between(0, 1));
  const bellows = held(22 / bite, 55, length);
  return shaped(low(sum(a, b), 5200), (s) => 0.28 * bellows(s) * (0.86 + 0.14 * Math.exp(-s / 0.09)));
}

/** Plays a low whistle: nearly a sine, breath around it, vibrato that comes late. */
export function whistle(c: Chance, hz: number, ms: number): Mono {
  const length = ms + 30;
  const sway = (s: number) =>
    1 + 0.0035 * Math.min(1, Math.max(0, (s - 0.22) / 0.25)) * Math.sin(2 * Math.PI * 5.2 * s);
  const scoop = (s: number) => 1 - 0.018 * Math.exp(-s / 0.018);
  const tone = wave(length, (s) => hz * sway(s) * scoop(s), [1, 0.2, 0.09, 0.02], c.between(0, 1));
  const breath = band(c.hiss(length), hz * 1.01, 6);
  const chiff = shaped(band(c.hiss(length), hz * 2.3, 2), hit(6, 60));
  const blow = held(28, 45, length);
  return shaped(sum(scaled(tone, 0.7), scaled(breath, 0.35), scaled(chiff, 0.22)), blow);
}

/** Plays a horn: dull when soft, brighter as the breath comes. */
export function horn(c: Chance, hz: number, ms: number, bright = 1): Mono {
  const count = Math.min(14, Math.floor(5000 / hz));
  const phase = c.between(0, 1);
  const bend = (s: number) => hz * (1 - 0.02 * Math.exp(-s / 0.03));
  const dull = wave(
    ms,
    bend,
    Array.from({ length: count }, (_, n) => 1 / (n + 1) ** 2.2),
    phase,
  );
  const open = wave(
    ms,
    bend,
    Array.from({ length: count }, (_, n) => 1 / (n + 1) ** 1.1),
    phase,
  );
  const breath = held(45, 90, ms);
  return dull.map((x, i) => {
    const s = i / 48_000;
    const b = breath(s);
    const shine = bright * b * (0.35 + 0.4 * Math.exp(-s / 0.12));
    return 0.4 * b * (x * (1 - shine) + open[i]! * shine);
  });
}

/** Strikes the bodhran: `doum` with the heel of the tipper, `tak` near the rim. */
export function doum(c: Chance, strength = 1): Mono {
  const body = shaped(
    glide(420, (s) => 72 + 46 * Math.exp(-s / 0.03), 0),
    hit(4, 360),
  );
  const skin = modes(c, 420, 2.5, [
    [148, 0.35, 170],
    [214, 0.18, 120],
    [318, 0.08, 80],
  ]);
  const touch = shaped(low(c.hiss(420), 900 + 500 * strength), hit(2, 50));
  return scaled(sum(body, skin, scaled(touch, 0.55)), strength);
}

export function tak(c: Chance, strength = 1): Mono {
  const skin = modes(c, 160, 1.8, [
    [226, 0.5, 110],
    [342, 0.4, 80],
    [518, 0.25, 60],
    [790, 0.12, 40],
  ]);
  const touch = shaped(low(c.hiss(160), 2600), hit(1.8, 38));
  return scaled(sum(skin, scaled(touch, 0.7)), 0.55 * strength);
}
