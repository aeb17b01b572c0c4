/** A harbour tavern: twenty people who talk of nothing in particular, mugs, boards, a laugh, a fire. */

import { type Around, aroundMs, strewn } from '../../sound/around.ts';
import { clink, knock, wave } from '../../sound/bodies.ts';
import type { Chance } from '../../sound/chance.ts';
import { band, formants, high, low } from '../../sound/filter.ts';
import { held, hit, line } from '../../sound/shape.ts';
import { type Mono, put, shaped, silence, stereo, sum } from '../../sound/signal.ts';

/** Lets somebody say a sentence without a word: four to nine vowels at the pace of talk, heard through the room. */
function sentence(c: Chance): Mono {
  const root = c.between(95, 215);
  const size = c.between(0.92, 1.12);
  const count = Math.round(c.between(4, 9));
  const out = stereo(count * 210 + 300);
  let at = 5;
  for (let n = 0; n < count; n++) {
    const ms = c.between(110, 230);
    const hz = root * (1.14 - (0.26 * n) / count) * c.between(0.94, 1.08);
    const voice = wave(
      ms,
      line([0, hz], [ms * 0.4, hz * 1.04], [ms, hz * 0.94]),
      [1, 0.6, 0.5, 0.36, 0.28, 0.2, 0.16, 0.1],
    );
    const open = c.between(330, 760);
    const bright = c.between(800, 1900);
    const vowel = formants(voice, [
      [line([0, open * size * 0.8], [ms * 0.5, open * size], [ms, open * size * 0.85]), 5, 1],
      [bright * size, 7, 0.5],
    ]);
    put(out, shaped(vowel, held(24, 60, ms)), at, c.between(0.6, 1));
    if (c.between(0, 1) < 0.4) put(out, shaped(high(low(c.hiss(70), 3600), 1500), held(15, 30, 70)), at - 30, 0.05);
    at += ms * c.between(0.9, 1.15);
  }
  return low(out[0], 1900);
}

function laugh(c: Chance): Mono {
  const root = c.between(140, 260);
  const parts: Mono[] = [];
  for (let n = 0; n < 6; n++) {
    const hz = root * (1.2 - 0.06 * n);
    const breath = silence(1400);
    const ha = formants(wave(120, line([0, hz], [120, hz * 0.9]), [1, 0.6, 0.5, 0.3, 0.2]), [
      [720, 5, 1],
      [1250, 7, 0.5],
    ]);
    breath.set(shaped(ha, held(18, 60, 120)), Math.round(48 * (n * 165 + c.between(0, 15))));
    parts.push(breath.map((x) => x * (1 - 0.12 * n)));
  }
  return low(sum(...parts), 2200);
}

export const around: Around = (loop, c) => {
  loop.bed((noise) => low(noise, 260, Math.SQRT1_2, 2), 0.12, 3, 0.7);
  loop.bed((noise) => band(noise, 620, 0.8, 2), 0.05, 4, 0.5, 0.4);
  // The crowd far off, and somebody at the next table now and then.
  for (const at of strewn(c, 150)) loop.put(sentence(c), at, c.between(0.12, 0.3));
  for (const at of strewn(c, 9)) loop.put(sentence(c), at, c.between(0.4, 0.55));
  for (const at of strewn(c, 4)) loop.put(laugh(c), at, c.between(0.25, 0.45));
  for (const at of strewn(c, 16)) {
    const mug = low(clink(c, c.between(900, 1700), c.between(70, 160), 0.5), 4200);
    loop.put(mug, at, c.between(0.05, 0.14));
    loop.put(knock(c, c.between(170, 260), 70, 1000, 0.4), at + c.between(5, 160), c.between(0.12, 0.3));
  }
  for (let at = 0; at < aroundMs; at += c.between(60, 420))
    loop.put(shaped(band(c.hiss(14), c.between(900, 2600), 1.6), hit(0.8, 9)), at, c.between(0.06, 0.3));
};
