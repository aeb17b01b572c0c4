/** Seconds that are promised to people, on clocks that stop, jump and tick at their own pace. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterPassed, type Passage, PromisedTime, TimeSince } from '../../src/host/promised-time.ts';
import { mishapsOfClocks, SetClocks } from '../set-clocks.ts';

function open() {
  const machine = new SetClocks(Date.UTC(2030, 0, 1));
  const time = new PromisedTime(machine);
  const look = (ran: number, day = ran): Passage => {
    machine.pass(ran, day);
    return time.look();
  };
  return { machine, look };
}

const day = 86_400_000;

describe('time that passes', () => {
  it.each([144, 60, 30, 5, 0.7])('is a minute after a minute at %d frames a second', (hertz) => {
    const { look } = open();
    let sum = 0;
    for (let i = 0; i < 60 * hertz; i++) sum += look(1000 / hertz).passed;
    expect(sum).toBeCloseTo(60_000, -3);
  });

  it('is no longer where both clocks tick in coarse steps of their own', () => {
    const { machine, look } = open();
    let sum = 0;
    for (let t = 0; t < 600_000; t += 16) {
      const [ran, wall] = [5000 + Math.floor(t / 100) * 100, Date.UTC(2030, 0, 1) + Math.floor(t / 15) * 15];
      sum += look(ran - machine.running(), wall - machine.wall()).passed;
    }
    expect(sum).toBeGreaterThan(599_000);
    expect(sum).toBeLessThan(601_000);
  });

  it.each([
    ['a minute in which the running clock stood still', 0, 60_000, 60_000],
    ['a minute that both have seen', 60_000, 60_000, 60_000],
    ['a minute that the wall’s clock has not seen', 60_000, 0, 60_000],
    ['a night', 100, 9 * 3_600_000, 9 * 3_600_000],
  ])('is the longer of the two: %s', (_, ran, wall, passed) => {
    expect(open().look(ran, wall)).toMatchObject({ passed, most: passed, gap: true });
  });

  it.each([
    ['set back by an hour', -3_600_000],
    ['set back by three weeks', -21 * day],
    ['set back to 1970', -Date.UTC(2030, 0, 1)],
  ])('is what the running clock says where the other was %s', (_, wall) => {
    const { look } = open();
    expect(look(16, wall)).toMatchObject({ passed: 16, most: 16, gap: false, leap: wall - 16 });
    expect(look(16)).toEqual({ passed: 16, most: 16, least: 16, gap: false, leap: 0 });
  });

  it.each([
    ['three weeks', 21 * day],
    ['ten years', 3650 * day],
  ])('leaves out %s that the wall’s clock was set forward, and covers what is private once', (_, wall) => {
    const { look } = open();
    expect(look(16, wall)).toMatchObject({ passed: 16, gap: true });
    expect(look(16)).toEqual({ passed: 16, most: 16, least: 16, gap: false, leap: 0 });
  });

  it('never runs backwards with a running clock that does', () => {
    const { look } = open();
    expect(look(-500, 16).passed).toBeGreaterThanOrEqual(0);
    expect(look(-500, -500).passed).toBe(0);
  });

  it('has a gap after more than two seconds, and not before', () => {
    expect(open().look(1900).gap).toBe(false);
    expect(open().look(2100).gap).toBe(true);
    expect(open().look(0, 1900).gap).toBe(false);
    expect(open().look(0, 2100).gap).toBe(true);
  });
});

describe('the time since something', () => {
  it.each(mishapsOfClocks)('is at least what the running clock says: %s', (_, happens) => {
    const clocks = new SetClocks();
    const since = new TimeSince(clocks);
    let last = 0;
    for (const looks of [1, 1, 0, 1]) {
      clocks.pass(10_000);
      happens(clocks);
      if (looks) last = since.read().least;
    }
    expect(last).toBe(40_000);
    const { passed, most } = since.read();
    expect(passed).toBeGreaterThanOrEqual(last);
    expect(most).toBeGreaterThanOrEqual(passed);
  });

  it('has the hours that the machine slept, but in the least of it', () => {
    const clocks = new SetClocks();
    const since = new TimeSince(clocks);
    clocks.pass(1000);
    clocks.pass(0, 7_200_000);
    clocks.pass(1000);
    expect(since.read()).toEqual({ passed: 7_202_000, most: 7_202_000, least: 2000 });
  });
});

describe('what comes after some seconds', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['both clocks go on', 12_000, 0],
    ['the machine sleeps an hour', 1200, 3_600_000],
    ['the wall’s clock is set back', 12_000, -86_400_000],
    ['the wall’s clock is set forward by weeks', 12_000, 21 * day],
    ['the wall’s clock is set forward by a minute', 1200, 60_000],
  ])('comes once, in its time: %s', (_, within, leap) => {
    vi.useFakeTimers();
    let times = 0;
    afterPassed(12_000, () => times++);
    vi.advanceTimersByTime(1000);
    expect(times).toBe(0);
    vi.setSystemTime(Date.now() + leap);
    vi.advanceTimersByTime(within - 1000 + 200);
    expect(times).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(times).toBe(1);
  });

  it('does not come when it was called off', () => {
    vi.useFakeTimers();
    let times = 0;
    const callOff = afterPassed(1000, () => times++);
    vi.advanceTimersByTime(900);
    callOff();
    vi.advanceTimersByTime(60_000);
    expect(times).toBe(0);
  });
});
