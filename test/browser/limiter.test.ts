/** The last thing before the loudspeaker, in the browser's own mixer. */
import { expect, test } from 'vitest';
import { limitMaster } from '../../src/stage/sound/limiter.ts';

const rate = 48_000;

/** A burst of 200 Hz, silent for 0.1 s before and 0.6 s after, through the limiter. Returns the peak while it sounds. */
async function through(level: number, trimDb: number): Promise<number> {
  const ctx = new OfflineAudioContext(2, rate * 4, rate);
  const masterGain = ctx.createGain();
  masterGain.connect(ctx.destination);
  const trim = limitMaster({ ctx: ctx as unknown as AudioContext, masterGain });
  trim(trimDb);
  const tone = ctx.createOscillator();
  tone.frequency.value = 200;
  const volume = ctx.createGain();
  volume.gain.value = level;
  tone.connect(volume).connect(masterGain);
  // The knob has come to rest by then.
  tone.start(2.9);
  tone.stop(3.4);
  const left = (await ctx.startRendering()).getChannelData(0);
  return left.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
}

const db = (x: number): number => 20 * Math.log10(x);

test('below its threshold nothing changes but what the knob says', async () => {
  expect(db(await through(0.1, 0))).toBeCloseTo(-20, 0);
  expect(db(await through(0.1, 8))).toBeCloseTo(-12, 0);
  expect(db(await through(0.1, -2))).toBeCloseTo(-22, 0);
});

test('a hit that is far too loud stays below -1 dB', async () => {
  for (const [level, trim] of [
    [0.7, 12],
    [1, 12],
    [2, 0],
  ] as const)
    expect(db(await through(level, trim))).toBeLessThan(-1);
});
