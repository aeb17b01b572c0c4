/** Frames that fail one after the other: what is private is hidden with the first, and after a while everything ends. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDrawing } from '../../src/app/page/keep-drawing.ts';

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

/** A table of which every part may fail. */
function table() {
  const clock = { now: 0 };
  const seen = { secret: false, fails: false, ended: 0, beats: 0 };
  const style = { visibility: '' };
  const game = {
    canvas: { style } as HTMLCanvasElement,
    step() {
      if (seen.fails) throw new Error('A planted fault.');
    },
  };
  const reel = { fail: () => seen.beats-- > 0 };
  const doors = { showsSecret: () => seen.secret, end: () => void seen.ended++ };
  const read = () => clock.now;
  keepDrawing(game as never, { reel } as never, doors, { running: read, wall: read });
  const frame = (ms = 16) => {
    clock.now += ms;
    (game.step as (time: number, delta: number) => void)(clock.now, ms);
    return style.visibility;
  };
  return { seen, frame };
}

it('hides a hand in the very frame that fails, and shows it again when a frame comes out well', () => {
  const { seen, frame } = table();
  seen.secret = true;
  expect(frame()).toBe('');
  seen.fails = true;
  expect(frame()).toBe('hidden');
  expect(frame()).toBe('hidden');
  seen.fails = false;
  expect(frame()).toBe('');
});

it('hides a hand that has been covered since, because the picture without it was never drawn', () => {
  const { seen, frame } = table();
  seen.secret = true;
  frame();
  seen.fails = true;
  seen.secret = false;
  expect(frame()).toBe('hidden');
  seen.fails = false;
  expect(frame()).toBe('');
  seen.fails = true;
  expect(frame()).toBe('');
});

it('hides a hand that comes while frames fail: half of it may be drawn', () => {
  const { seen, frame } = table();
  frame();
  seen.fails = true;
  expect(frame()).toBe('');
  seen.secret = true;
  expect(frame()).toBe('hidden');
});

it('hides a hand over a beat that fails, too', () => {
  const { seen, frame } = table();
  seen.secret = true;
  frame();
  Object.assign(seen, { fails: true, beats: 9 });
  expect(frame()).toBe('hidden');
});

it('shows an open table as it was, and ends everything, once, when no frame comes out well for three seconds', () => {
  const { seen, frame } = table();
  frame();
  seen.fails = true;
  for (let n = 0; n < 29; n++) expect(frame(100)).toBe('');
  expect(seen.ended).toBe(0);
  for (let n = 0; n < 9; n++) frame(100);
  expect(seen.ended).toBe(1);
  expect(reportError).toHaveBeenCalledTimes(1);
});

it('goes on for ever where every other frame fails', () => {
  const { seen, frame } = table();
  for (let n = 0; n < 200; n++) {
    seen.fails = n % 2 === 0;
    frame(100);
  }
  expect(seen.ended).toBe(0);
});
