/** What deliberate input is, and what is nobody: every kind of device, with what it does when nobody has a hand on it. */
import { describe, expect, it } from 'vitest';
import { Noise, type Sign, Stroke, stroke, type Verdict } from '../../../src/stage/hands/noise.ts';

const frame = 1000 / 60;
const minutes = 120_000;

/** Tells when a pointer that lies at such places was taken for somebody's; the first sight of it is left out. */
function strokes(at: (ms: number, step: number) => { x: number; y: number }, every = frame, long = minutes): number[] {
  const pointer = new Stroke();
  const seen: number[] = [];
  for (let step = 0, ms = 0; ms < long; step++, ms = step * every) {
    const { x, y } = at(ms, step);
    if (pointer.see(x, y, ms) === 'far' && ms > stroke.within) seen.push(ms);
  }
  return seen;
}

/** Chance with a seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const middle = { x: 640, y: 360 };

describe('a pointer that nobody holds', () => {
  const chance = dice(1);
  const shakes = (by: number) => () => ({
    x: middle.x + (chance() * 2 - 1) * by,
    y: middle.y + (chance() * 2 - 1) * by,
  });
  it.each<[string, (ms: number, step: number) => { x: number; y: number }]>([
    ['trembles by a pixel', (_, step) => ({ x: middle.x + (step % 2), y: middle.y })],
    ['trembles by three pixels in all directions', shakes(3)],
    ['shakes by twenty pixels', shakes(20)],
    ['drifts by ten pixels in a second', (ms) => ({ x: middle.x + ms / 100, y: middle.y })],
    ['drifts by forty', (ms) => ({ x: middle.x + ms / 25, y: middle.y - ms / 1000 })],
    ['lies on a table that a tram shakes every ten seconds', (ms) => (ms % 10_000 < 800 ? shakes(12)() : middle)],
    ['swings to and fro', (ms) => ({ x: middle.x + 25 * Math.sin(ms / 300), y: middle.y })],
    [
      'turns in a small circle',
      (ms) => ({ x: middle.x + 15 * Math.cos(ms / 50), y: middle.y + 15 * Math.sin(ms / 50) }),
    ],
  ])('%s', (_, at) => expect(strokes(at)).toEqual([]));

  it('wanders by chance, which is hardly ever taken for a hand', () => {
    const at = { ...middle };
    const wander = () => {
      at.x += Math.round(chance() * 4 - 2);
      at.y += Math.round(chance() * 4 - 2);
      return { ...at };
    };
    expect(strokes(wander, frame, minutes * 10).length / ((minutes * 10) / 1000)).toBeLessThan(1);
  });
});

describe('a pointer that somebody moves', () => {
  const along =
    (speed: number, from = 5000, long = 6000) =>
    (ms: number) => ({
      x: middle.x + (speed * Math.min(Math.max(0, ms - from), long)) / 1000,
      y: middle.y,
    });
  it.each<[string, (ms: number, step: number) => { x: number; y: number }]>([
    ['in one stroke', along(900, 5000, 400)],
    ['slowly, at sixty pixels in a second', along(60)],
    ['slowly, with a hand that shakes', (ms) => ({ ...along(80)(ms), y: middle.y + 6 * Math.sin(ms / 30) })],
    ['in stops and starts', (ms) => ({ x: middle.x + 40 * Math.floor(Math.max(0, ms - 5000) / 500), y: middle.y })],
    ['at once, after it has rested for long', (ms) => (ms < 60_000 ? middle : { x: 100, y: 100 })],
    ['in a wide circle', (ms) => ({ x: middle.x + 100 * Math.cos(ms / 500), y: middle.y + 100 * Math.sin(ms / 500) })],
  ])('%s', (_, at) => expect(strokes(at).length).toBeGreaterThan(0));

  it('at ten pictures in a second, and at a thousand', () => {
    for (const every of [100, 1]) expect(strokes(along(300, 5000, 500), every, 10_000).length).toBeGreaterThan(0);
  });

  it('is followed to the last pixel; a small move afterwards shows nobody', () => {
    const pointer = new Stroke();
    pointer.see(0, 0, 0);
    expect(pointer.see(200, 0, 5000)).toBe('far');
    expect(pointer.see(201, 0, 5200)).toBe('far');
    expect(pointer.see(203, 0, 9000)).toBe('still');
    expect(pointer.see(220, 0, 9100)).toBe('near');
    expect(pointer.see(222, 0, 9200)).toBe('still');
  });
});

/** Gives the verdicts on what comes at these times. */
function judged(times: readonly number[], sign: (i: number) => Sign, noise = new Noise()): Verdict[] {
  return times.map((at, i) => noise.judge(sign(i), at));
}
const each = (every: number, long = minutes) => Array.from({ length: Math.floor(long / every) }, (_, i) => i * every);
const lastCount = (verdicts: readonly Verdict[], times: readonly number[]) => times[verdicts.lastIndexOf('counts')];
const press = (source: string, at?: { x: number; y: number }): Sign => ({ kind: 'press', source, ...(at && { at }) });

describe('what repeats without a press', () => {
  it.each(['mouse', 'pad 0 stick'])('counts for ten seconds: %s', (source) => {
    for (const every of [100, 700, 3000]) {
      const times = each(every);
      expect(
        lastCount(
          judged(times, () => ({ kind: 'motion', source })),
          times,
        ),
      ).toBeLessThan(10_000);
    }
  });

  it('counts again as soon as somebody presses, for ten seconds more', () => {
    const noise = new Noise();
    const motion: Sign = { kind: 'motion', source: 'mouse' };
    judged(each(100, 30_000), () => motion, noise);
    expect(noise.judge(press('keys confirm'), 30_000)).toBe('counts');
    expect(noise.judge(motion, 30_100)).toBe('counts');
    expect(noise.judge(motion, 41_000)).toBe('acts');
  });

  it('what is held after a press that did not count does not count either', () => {
    const noise = new Noise();
    const pull = press('pad 0 pull');
    for (let at = 0; at < 60_000; at += 1000) {
      const verdict = noise.judge(pull, at);
      expect(noise.judge({ kind: 'again', source: 'pad 0 pull' }, at + 500)).toBe(verdict);
    }
    expect(noise.judge({ kind: 'again', source: 'pad 0 pull' }, 59_600)).toBe('acts');
    noise.meant(60_000);
    expect(noise.judge({ kind: 'again', source: 'pad 0 pull' }, 60_100)).toBe('counts');
  });

  it('a button that fires every forty seconds and changes nothing is nobody in the end', () => {
    const times = each(40_000, 1_200_000);
    expect(
      lastCount(
        judged(times, () => press('pad 0 pull')),
        times,
      ),
    ).toBeLessThan(240_000);
  });

  it('is judged for each source: a stick that flickers takes nothing from another', () => {
    const noise = new Noise();
    judged(each(100, 30_000), () => ({ kind: 'motion', source: 'pad 0 stick' }), noise);
    expect(noise.judge({ kind: 'motion', source: 'pad 1 stick' }, 30_000)).toBe('counts');
  });

  it('a key that is held counts for ten seconds, whatever else is pressed then, and one that was never pressed not at all', () => {
    const noise = new Noise();
    noise.judge(press('keys up'), 0);
    const held: Sign = { kind: 'again', source: 'keys up' };
    expect(noise.judge(held, 9000)).toBe('counts');
    expect(noise.judge(held, 10_000)).toBe('nothing');
    noise.judge(press('keys down'), 11_000);
    expect(noise.judge(held, 11_100)).toBe('nothing');
    noise.judge(press('keys up'), 12_000);
    expect(noise.judge(held, 12_100)).toBe('counts');
    expect(noise.judge({ kind: 'again', source: 'typed a' }, 12_100)).toBe('nothing');
  });
});

describe('presses that nobody makes', () => {
  const chance = dice(7);
  it.each([200, 1000, 3000, 9000])('a fly at one place, every %i ms', (every) => {
    const times = each(every);
    const fly = () => press('touch', { x: 700 + chance() * 8, y: 300 + chance() * 8 });
    const verdicts = judged(times, fly);
    expect(lastCount(verdicts, times)).toBeLessThan(20_000);
  });

  it('two drops of water, one beside the other', () => {
    const times = each(500);
    const verdicts = judged(times, (i) => press('touch', i % 2 ? { x: 700, y: 300 } : { x: 900, y: 500 }));
    expect(lastCount(verdicts, times)).toBeLessThanOrEqual(11_000);
  });

  it.each([33, 100, 350])(
    'a key or a button that flickers every %i ms does nothing after ten seconds, even where it chooses',
    (every) => {
      const noise = new Noise();
      const times = each(every);
      const verdicts = times.map((at) => {
        const verdict = noise.judge(press('pad 0 confirm'), at);
        noise.meant(at);
        return verdict;
      });
      expect(verdicts.at(-1)).toBe('nothing');
      expect(lastCount(verdicts, times)).toBeLessThan(10_500);
    },
  );

  it('a cup on two keys that come in turn and change nothing', () => {
    const times = each(700);
    const verdicts = judged(times, (i) => press(i % 2 ? 'keys up' : 'keys back'));
    expect(lastCount(verdicts, times)).toBeLessThan(11_000);
  });
});

describe('presses of people', () => {
  it('one key, one tap: at once, and after hours', () => {
    const noise = new Noise();
    for (const at of [0, 7_200_000, 7_300_000]) {
      expect(noise.judge(press('keys confirm'), at)).toBe('counts');
      expect(noise.judge(press('touch', { x: 1, y: 1 }), at)).toBe('counts');
    }
  });

  it('the same button again and again, as long as that changes something', () => {
    const noise = new Noise();
    for (const at of each(600)) {
      expect(noise.judge(press('touch', { x: 500, y: 500 }), at)).toBe('counts');
      noise.meant(at);
    }
  });

  it('fingers that look for something to choose, here and there', () => {
    const chance = dice(3);
    const noise = new Noise();
    for (const at of each(1500, 60_000))
      expect(noise.judge(press('touch', { x: chance() * 1920, y: chance() * 1080 }), at)).toBe('counts');
  });

  it('a place where nothing was, when something lies there', () => {
    const noise = new Noise();
    const there = press('touch', { x: 500, y: 500 });
    judged(each(2000, 20_000), () => there, noise);
    expect(noise.judge(there, 20_000)).toBe('acts');
    noise.meant(20_000);
    expect(noise.judge(there, 21_000)).toBe('counts');
  });

  it('keys in haste, with the pauses that hands make', () => {
    const noise = new Noise();
    for (let at = 0; at < minutes; at += at % 9000 > 8000 ? 1200 : 150) {
      expect(noise.judge(press('keys right'), at)).toBe('counts');
      noise.meant(at);
    }
  });
});
