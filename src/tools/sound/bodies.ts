/** Things that sound when struck, plucked or blown: the material of every recipe. */
import type { Chance } from './chance.ts';
import { band, low } from './filter.ts';
import { hit } from './shape.ts';
import { type Curve, type Mono, rate, samples, shaped, silence, sum } from './signal.ts';

/** Adds up decaying sines: [hz, level, t60 ms]. Phases from chance keep the first sample from piling up. */
export function modes(
  c: Chance,
  ms: number,
  attack: number,
  list: readonly (readonly [number, number, number])[],
): Mono {
  const out = silence(ms);
  for (const [hz, level, t60] of list) {
    const phase = c.between(0, 2 * Math.PI);
    const shape = hit(attack, t60);
    for (let i = 0; i < out.length; i++) {
      out[i]! += level * shape(i / rate) * Math.sin((2 * Math.PI * hz * i) / rate + phase);
    }
  }
  return out;
}

/** Knocks on a board of wood; `hard` is how bright the touch is in Hz. Higher modes die sooner. */
export function knock(c: Chance, hz: number, t60: number, hard = 1200, touch = 0.5): Mono {
  const ms = t60 * 1.2 + 20;
  const list = [1, 1.63, 2.41, 3.27, 4.6].map(
    (r, n) => [hz * r * c.between(0.985, 1.015), [1, 0.6, 0.38, 0.2, 0.1][n]!, t60 / r ** 0.8] as const,
  );
  const skin = shaped(low(low(c.hiss(ms), hard), hard * 1.5), hit(1.5, 26));
  return sum(
    modes(c, ms, 1.6, list),
    shaped(skin, () => touch * 3),
  );
}

/** Strikes a small piece of brass or iron. */
export function clink(c: Chance, hz: number, t60: number, bright = 0.5): Mono {
  const list = [1, 1.47, 2.09, 2.56, 3.93].map(
    (r, n) => [hz * r * c.between(0.98, 1.02), n === 0 ? 1 : bright ** n, t60 / r ** 0.6] as const,
  );
  return modes(c, t60 * 1.1, 1.2, list);
}

/** Rings a bell: hum, prime, minor third, fifth, octave and two above. Close pairs beat as cast bronze does. */
export function bell(c: Chance, hz: number, ms: number, t60: number): Mono {
  const list: (readonly [number, number, number])[] = [
    [hz * 0.5, 0.35, t60 * 1.3],
    [hz, 1, t60],
    [hz * 1.003, 0.4, t60],
    [hz * 1.19, 0.45, t60 * 0.75],
    [hz * 1.5, 0.22, t60 * 0.6],
    [hz * 2, 0.5, t60 * 0.5],
    [hz * 2.006, 0.2, t60 * 0.5],
    [hz * 2.66, 0.16, t60 * 0.3],
    [hz * 4.1, 0.06, t60 * 0.16],
  ];
  return modes(c, ms, 2.5, list);
}

/** Beats a skin drum whose pitch sags after the stroke; `stick` is the noise of the beater. */
export function drum(c: Chance, hz: number, t60: number, stick = 0.3): Mono {
  const ms = t60 * 1.1;
  const sag: Curve = (s) => 1 + 0.32 * Math.exp(-s / 0.022);
  const body = [1, 1.59, 2.14, 2.65].map((r, n) => {
    const turns = glide(ms, (s) => hz * r * sag(s), c.between(0, 1));
    return shaped(turns, (s) => [1, 0.42, 0.22, 0.1][n]! * hit(3, t60 / r)(s));
  });
  const beater = shaped(low(c.hiss(ms), hz * 9), hit(1.5, 45));
  return sum(
    ...body,
    shaped(beater, () => stick * 2),
  );
}

/** Makes a sine whose frequency moves. */
export function glide(ms: number, hz: Curve, phase = 0): Mono {
  let turns = phase;
  return silence(ms).map((_, i) => {
    const value = Math.sin(2 * Math.PI * turns);
    turns += hz(i / rate) / rate;
    return value;
  });
}

/** Reads one period of a sum of harmonics at a moving pitch. */
export function wave(ms: number, hz: Curve, harmonics: readonly number[], phase = 0): Mono {
  const size = 2048;
  const table = new Float64Array(size + 1).map((_, i) =>
    harmonics.reduce((all, level, n) => all + level * Math.sin((2 * Math.PI * (n + 1) * i) / size), 0),
  );
  let turns = phase;
  return silence(ms).map((_, i) => {
    const place = (turns - Math.floor(turns)) * size;
    const index = Math.floor(place);
    turns += hz(i / rate) / rate;
    return table[index]! + (place - index) * (table[index + 1]! - table[index]!);
  });
}

/** Plucks a string or rope (Karplus-Strong with a fractional delay). */
export function pluck(c: Chance, hz: number, ms: number, t60: number, dull = 0.5): Mono {
  const period = rate / hz - 0.5;
  const whole = Math.floor(period);
  const rest = period - whole;
  const ring = low(c.hiss((1000 * (whole + 2)) / rate), 900 + hz * 4);
  const keep = 10 ** (-3 / ((t60 / 1000) * hz));
  const out = silence(ms);
  let last = 0;
  for (let i = 0; i < out.length; i++) {
    const at = i % (whole + 1);
    const now = ring[at]! * (1 - rest) + ring[(at + 1) % (whole + 1)]! * rest;
    out[i] = now;
    ring[at] = keep * ((1 - dull * 0.5) * now + dull * 0.5 * last);
    last = now;
  }
  return out;
}

/**
 * Strains a rope or a timber that slips and sticks under load: ticks at a moving rate through the wood's resonances.
 */
export function strain(c: Chance, ms: number, perSecond: Curve, wood: readonly number[], rough = 0.25): Mono {
  const ticks = silence(ms);
  let next = 0;
  while (next < ticks.length) {
    const strength = c.between(0.5, 1);
    for (let i = 0; i < samples(0.7) && next + i < ticks.length; i++) ticks[next + i]! += strength * c.between(0.2, 1);
    next += Math.max(40, Math.round((rate / perSecond(next / rate)) * c.between(1 - rough, 1 + rough)));
  }
  return sum(...wood.map((hz, n) => shaped(band(ticks, hz, 7 + n), () => 1 / (1 + 0.6 * n))));
}
