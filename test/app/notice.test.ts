/** A sentence that only has to be read goes away by itself, in its seconds, whatever becomes of the clocks and of the frames. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notice, remark } from '../../src/app/page/notice.ts';

interface Box {
  hidden: boolean;
  textContent: string;
  dataset: object;
  style: object;
}
let box: Box;
let press: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  box = { hidden: true, textContent: '', dataset: {}, style: {} };
  const page = new EventTarget();
  press = () => page.dispatchEvent(new Event('keydown'));
  vi.stubGlobal('document', { getElementById: () => box });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const second = 1000;
const day = 86_400_000;

it.each([
  ['both clocks go on', 0, 12],
  ['the machine slept for an hour', 3_600_000, 2],
  ['the clock was set forward by a minute', 60_000, 2],
  ['the clock was set forward by weeks', 21 * day, 12],
  ['the clock was set back by an hour', -3_600_000, 12],
  ['the clock was set back by weeks', -21 * day, 12],
])('goes after twelve seconds: %s', (_, leap, goes) => {
  remark('The disk is full.');
  vi.advanceTimersByTime(1.5 * second);
  expect(box).toMatchObject({ hidden: false, textContent: 'The disk is full.' });
  vi.setSystemTime(Date.now() + leap);
  let seconds = 1.5;
  for (; !box.hidden && seconds < 60; seconds += 0.5) vi.advanceTimersByTime(second / 2);
  expect(seconds).toBeGreaterThanOrEqual(goes - 0.5);
  expect(seconds).toBeLessThanOrEqual(goes + 0.5);
});

it('goes at a press, not at one that was on its way when it came', () => {
  remark('The disk is full.');
  vi.advanceTimersByTime(0.5 * second);
  press();
  expect(box.hidden).toBe(false);
  vi.advanceTimersByTime(0.6 * second);
  press();
  expect(box.hidden).toBe(true);
});

it('goes at the first press after the machine slept', () => {
  remark('The disk is full.');
  vi.setSystemTime(Date.now() + 600 * second);
  press();
  expect(box.hidden).toBe(true);
});

it('takes nothing away that was said since, and comes over nothing', () => {
  remark('The disk is full.');
  notice('The table is lost.');
  vi.advanceTimersByTime(60 * second);
  expect(box).toMatchObject({ hidden: false, textContent: 'The table is lost.' });
  remark('The disk is full.');
  expect(box.textContent).toBe('The table is lost.');
});
