/** What lives on a table at rest: the same every time, rare, seen whole, one at a time, and nowhere that asks for quiet. */
import { describe, expect, it } from 'vitest';
import { LifeClock } from '../../src/stage/pieces/sea-life-clock.ts';
import {
  type LifeKind,
  lasts,
  lifeAt,
  nextLife,
  type Outlook,
  pauseBefore,
} from '../../src/stage/pieces/sea-life-order.ts';
import { gustAt, gusts, gustTurn, lampLasts, lampLow } from '../../src/stage/stir.ts';

const counts = Array.from({ length: 200 }, (_, n) => n);

describe('life on the water', () => {
  it('comes five to eleven seconds after what was before, and all kinds of a water come, none twice running', () => {
    for (const n of counts) {
      expect(pauseBefore(n)).toBeGreaterThanOrEqual(5000);
      expect(pauseBefore(n)).toBeLessThanOrEqual(11_000);
      expect(pauseBefore(n)).toBe(pauseBefore(n));
      expect(nextLife(n, 'chart')).toEqual(nextLife(n, 'chart'));
      for (const from of ['deck', 'board', 'chart'] as const)
        expect(nextLife(n, from).kind).not.toBe(nextLife(n + 1, from).kind);
    }
    const kinds = (from: Outlook) => [...new Set(counts.map((n) => nextLife(n, from).kind))].sort();
    expect(kinds('deck')).toEqual(['boat', 'fish', 'gull', 'gust', 'lightning', 'sail', 'shadow']);
    expect(kinds('board')).toEqual(['fish', 'gust', 'perch', 'shadow', 'whale']);
    expect(kinds('chart')).toEqual(['crab', 'fish', 'gust', 'lamp', 'perch', 'shadow', 'whale']);
  });

  it('comes up at many places, not at one', () => {
    const places = new Set(counts.map((n) => Math.floor(nextLife(n, 'deck').across * 10)));
    expect(places.size).toBe(10);
  });

  it('begins and ends unseen, or under the water, and lasts as long as it is said to', () => {
    for (const kind of Object.keys(lasts) as LifeKind[]) {
      expect(lifeAt(kind, -1)).toBeNull();
      expect(lifeAt(kind, lasts[kind])).toBeNull();
      const strength = counts.map((i) => ({ ...lifeAt(kind, (lasts[kind] * i) / counts.length)! }));
      expect(Math.max(...strength.map(({ alpha }) => alpha))).toBeGreaterThan(0.4);
      const [first, last] = [strength[0], strength.at(-1)!];
      // A fish leaps from the line of the water and falls back to it.
      expect(kind === 'fish' ? first.dy : first.alpha).toBeCloseTo(0, 5);
      expect(last.alpha).toBeLessThan(0.2);
    }
  });

  it('never changes its light quicker than a tenth of a second from dark to bright', () => {
    for (let at = 0; at + 100 < lasts.lightning; at += 10) {
      const before = lifeAt('lightning', at)!.alpha;
      expect(Math.abs(lifeAt('lightning', at + 100)!.alpha - before)).toBeLessThan(0.3);
    }
    const low = (at: number) => lampLow({ stir: { kind: 'lamp', at, strength: 1, across: 0 } });
    for (let at = 0; at < lampLasts; at += 10) expect(Math.abs(low(at + 100) - low(at))).toBeLessThan(0.3);
    expect(Math.max(...counts.map((n) => low((lampLasts * n) / 200)))).toBeGreaterThan(0.5);
  });
});

/** Lets a table rest for ten minutes at sixty frames a second, and tells what was there at which moments. */
function rest(table: Partial<Parameters<LifeClock['tick']>[1]>, telling: (time: number) => boolean = () => false) {
  const clock = new LifeClock('deck');
  const seen: { time: number; kind: LifeKind; strength: number }[] = [];
  for (let time = 0; time < 600_000; time += 50) {
    clock.tick(time, { still: false, telling: telling(time), ...table });
    if (clock.kind !== null) seen.push({ time, kind: clock.kind, strength: clock.strength });
  }
  return seen;
}

describe('a table at rest', () => {
  it('is quiet for five seconds at first, then one thing comes after another', () => {
    const seen = rest({});
    expect(seen[0]!.time).toBeGreaterThanOrEqual(5000);
    const begins = seen.filter(({ time }, i) => time - (seen[i - 1]?.time ?? 0) > 50);
    expect(begins.length).toBeGreaterThan(24);
    expect(begins.length).toBeLessThan(75);
    expect(rest({})).toEqual(seen);
  });

  it('keeps still with reduced motion and with high contrast', () => {
    for (const table of [{ still: true }, { contrast: true }]) expect(rest(table)).toEqual([]);
  });

  it('keeps still while something is told, and for three seconds after; what is there goes', () => {
    expect(rest({}, () => true)).toEqual([]);
    // A beat of a second, with rests of two.
    expect(rest({}, (time) => time % 3000 < 1000)).toEqual([]);
    const [first] = rest({});
    const from = first!.time + 500;
    const cut = rest({}, (time) => time >= from && time <= 200_000);
    const there = cut.filter(({ time }) => time >= from && time < 200_000);
    expect(there.length).toBeGreaterThan(0);
    expect(there.map(({ strength }) => strength)).toEqual(there.map((_, i) => expect.closeTo(1 - (i + 1) / 6, 5)));
    expect(cut.find(({ time }) => time > from + 300)!.time).toBeGreaterThanOrEqual(203_000);
  });
});

describe('a gust', () => {
  const reach = { left: 0, top: 0, right: 1920, bottom: 1080 };
  const at = (ms: number) => ({ stir: { kind: 'gust', at: ms, strength: 1, across: 0 } as const, reach });

  it('goes over the table from left to right, and leaves everything as it was', () => {
    const hardest = (x: number) =>
      counts.map((n) => ({ ms: n * 12, blows: gustAt(at(n * 12), x) })).sort((a, b) => b.blows - a.blows)[0]!;
    expect(hardest(1900).ms - hardest(0).ms).toBeGreaterThan(900);
    expect(hardest(0).blows).toBeCloseTo(1, 2);
    for (const x of [-200, 0, 960, 1920, 2500])
      for (const ms of [0, gusts.crosses + gusts.blows]) {
        expect(gustAt(at(ms), x)).toBeCloseTo(0, 5);
        expect(gustTurn(at(ms), x)).toBe(0);
      }
  });

  it('is felt nowhere while something else stirs, or nothing can', () => {
    expect(gustAt({ reach }, 500)).toBe(0);
    expect(gustAt({ reach, stir: { kind: 'crab', at: 800, strength: 1, across: 0 } }, 500)).toBe(0);
  });
});
