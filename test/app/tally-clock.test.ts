/** The days of Figures where the machine's clock is wrong: nothing is lost, and what can be known is put right. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/app/operator/figures.ts';
import { Tally } from '../../src/app/unattended/tally.ts';
import { shelf } from './shelf.ts';

const hour = 3_600_000;
const day = 24 * hour;
const right = new Date(2026, 10, 28, 12).getTime();

/** A page whose own clock begins at 0, and a machine's clock that is set. */
function page(start: number, kept = shelf(null)) {
  const time = { own: 0, base: start };
  const tally = new Tally(
    kept,
    () => new Date(time.base + time.own),
    () => time.own,
  );
  const starts = (n = 1) => {
    for (let i = 0; i < n; i++) tally.note({ about: 'korsar', what: 'starts' });
  };
  const said = () => tally.lines().map((line) => `${line.day} ${line.hour} ${line.amount}`);
  return { time, tally, starts, said, kept };
}

describe('a clock that was wrong until the network came', () => {
  it.each([
    ['in 1970', new Date(1970, 0, 1, 5).getTime()],
    ['weeks behind', right - 40 * day],
    ['years ahead', right + 3000 * day],
    ['an hour ahead', right + hour],
  ])('%s: what was counted before lies on the day and hour when it was', (_, wrong) => {
    const { time, starts, said } = page(wrong);
    starts(2);
    time.own += 2 * hour;
    starts();
    time.base = right;
    expect(said()).toEqual(['2026-11-28 12 2', '2026-11-28 14 1']);
    starts();
    expect(said()).toEqual(['2026-11-28 12 2', '2026-11-28 14 2']);
  });

  it('that jumps at each count loses nothing, and the last time is believed', () => {
    const { time, starts, said, tally } = page(right);
    for (const base of [0, right + 900 * day, right - 20 * day, 5, right]) {
      time.base = base;
      starts();
    }
    expect(said()).toEqual(['2026-11-28 12 5']);
    expect(tally.lines().every(({ amount }) => amount > 0)).toBe(true);
  });

  it('less than a week behind is known by what was counted before', () => {
    const { starts, kept } = page(right - day);
    starts();
    const next = page(right - 3 * day, kept);
    next.starts();
    next.time.base = right;
    expect(next.said()).toEqual(['2026-11-27 12 1', '2026-11-28 12 1']);
  });

  it('and a machine that slept are told apart: what was counted yesterday stays there', () => {
    const { time, starts, said } = page(right);
    starts();
    time.base += 20 * hour;
    starts();
    time.base = right + 9 * day;
    expect(said()).toEqual(['2026-11-28 12 1', '2026-12-07 12 1']);
  });

  it('is no matter of an hour in spring or autumn', () => {
    const { time, starts, tally } = page(new Date(2026, 9, 24, 23).getTime());
    for (let n = 0; n < 6; n++) {
      starts();
      time.own += hour;
    }
    expect(tally.lines().reduce((sum, { amount }) => sum + amount, 0)).toBe(6);
  });
});

describe('days of a wrong clock', () => {
  it('push out no day that was counted later, and the forty latest to be counted stay', () => {
    const kept = shelf(null);
    for (let n = 0; n < 60; n++) page(n < 45 ? right + (3000 + n) * day : right + n * day, kept).starts();
    const { tally } = page(right + 60 * day, kept);
    const days = new Set(tally.lines().map((line) => line.day));
    expect(days.size).toBe(40);
    expect([...days].filter((each) => each < '2030')).toHaveLength(15);
  });

  it('are no part of today and of this week, and of the whole', () => {
    const kept = shelf(null);
    page(right + 3000 * day, kept).starts();
    const { tally, starts } = page(right, kept);
    starts();
    const now = new Date(right);
    expect(
      [linesOf(tally, 'today', now), linesOf(tally, 'week', now), linesOf(tally, 'all', now)].map((l) => l.length),
    ).toEqual([1, 1, 2]);
  });
});
