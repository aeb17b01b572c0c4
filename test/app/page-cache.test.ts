/** What happens to the table when its page is left for another address, and when the browser brings that page back. */
import { beforeEach, expect, it, vi } from 'vitest';
import { watchPageCache } from '../../src/app/page/page-cache.ts';
import { takenUp } from '../../src/app/page/taken-up.ts';
import { shelf } from './shelf.ts';

beforeEach(() => {
  const kept = shelf();
  const removeItem = () => {
    kept.text = null;
  };
  vi.stubGlobal('sessionStorage', Object.assign(kept, { removeItem }));
});

/** `leaves`: whether the host can be ended. */
function watched(match: string | null, leaves = true) {
  const page = new EventTarget();
  const seen = { left: 0, reloads: 0 };
  const leave = () => {
    seen.left++;
    return leaves;
  };
  watchPageCache(page, { leave, played: () => match, reload: () => void seen.reloads++ });
  const tell = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { seen, tell };
}

it('a page that is kept for going back gives the table back when it is left', () => {
  const { seen, tell } = watched('m1');
  tell('pageshow', false);
  expect(seen.left).toBe(0);
  tell('pagehide', true);
  expect(seen).toEqual({ left: 1, reloads: 0 });
});

it('a page that is thrown away takes its host with it', () => {
  const { seen, tell } = watched('m1');
  tell('pagehide', false);
  expect(seen).toEqual({ left: 0, reloads: 0 });
});

it.each(['m1', null])('a page that comes back is loaded anew and goes on with what was played: %s', (match) => {
  const { seen, tell } = watched(match);
  tell('pagehide', true);
  // Not yet: another page of this window may be opened in between.
  expect(takenUp()).toBeNull();
  tell('pageshow', true);
  expect(seen.reloads).toBe(1);
  expect(takenUp()).toBe(match);
});

it('a page whose host had to stay goes on as it was', () => {
  const { seen, tell } = watched('m1', false);
  tell('pagehide', true);
  tell('pageshow', true);
  expect(seen).toEqual({ left: 1, reloads: 0 });
  expect(takenUp()).toBeNull();
});

it('a page that is only shown is not loaded anew', () => {
  const { seen, tell } = watched('m1');
  tell('pageshow', false);
  tell('pageshow', true);
  expect(seen.reloads).toBe(0);
});
