/** When a picture that was lost has the page loaded anew, and what the page that comes is told. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Mishaps } from '../../src/app/page/mishaps.ts';
import { takenUp } from '../../src/app/page/taken-up.ts';
import { watchPicture } from '../../src/app/unattended/lost-picture.ts';
import { shelf } from './shelf.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const kept = shelf();
  const removeItem = () => {
    kept.text = null;
  };
  vi.stubGlobal('sessionStorage', Object.assign(kept, { removeItem }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched(match: string | null) {
  const canvas = new EventTarget();
  const mishaps = new Mishaps();
  const seen = { mishaps, reloads: 0 };
  const reload = () => void seen.reloads++;
  watchPicture(canvas as HTMLCanvasElement, { mishaps, played: () => match, reload });
  const tell = (what: 'lost' | 'restored') => canvas.dispatchEvent(new Event(`webglcontext${what}`));
  return { seen, tell };
}

it('comes back once in a while without more', () => {
  const { seen, tell } = watched('m1');
  for (let losses = 0; losses < 5; losses++) {
    tell('lost');
    vi.advanceTimersByTime(2000);
    tell('restored');
    vi.advanceTimersByTime(180_000);
  }
  expect(seen.reloads).toBe(0);
  expect(seen.mishaps.latest).toMatchObject([{ what: 'PictureLost', times: 5 }]);
});

it('is not waited for for ever', () => {
  const { seen, tell } = watched(null);
  tell('lost');
  vi.advanceTimersByTime(9000);
  expect(seen.reloads).toBe(0);
  vi.advanceTimersByTime(2000);
  expect(seen.reloads).toBe(1);
  expect(takenUp()).toBeNull();
});

it('soon after the first time has the page loaded anew, which is told the match once', () => {
  const { seen, tell } = watched('m1');
  tell('lost');
  tell('restored');
  vi.advanceTimersByTime(60_000);
  tell('lost');
  expect(seen.reloads).toBe(1);
  expect(takenUp()).toBe('m1');
  expect(takenUp()).toBeNull();
});
