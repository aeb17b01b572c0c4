/** A fault that ends everything on a kiosk: it stands long enough to be read, and longer each time it comes again at once. */
import { afterEach, expect, it, vi } from 'vitest';
import { catchDrops } from '../../src/app/page/files.ts';
import { faultStands, hidePointer, keepAwake, keepPage } from '../../src/app/unattended/kiosk-window.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The same for a page that was just loaded: it knows of no fault but from its storage. */
async function load() {
  vi.resetModules();
  return import('../../src/app/unattended/kiosk-window.ts');
}

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

it('the page is loaded anew, later each time, and soon again after it has been open for a minute', async () => {
  vi.useFakeTimers();
  const replaced: string[] = [];
  vi.stubGlobal('location', { replace: (to: string) => replaced.push(to) });
  const kept = shelf();
  /** A page has a fault as soon as it is open: how long that stands. */
  const stands = async (open = true, lasts = 0): Promise<number> => {
    const page = await load();
    const before = replaced.length;
    if (open) page.noFault(kept);
    vi.advanceTimersByTime(lasts);
    page.reloadLater('/?kiosk', kept);
    // What fails because of it.
    page.reloadLater('/?kiosk', kept);
    let ms = 0;
    for (; replaced.length === before; ms += 1000) vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(1_000_000);
    expect(replaced.length).toBe(before + 1);
    return ms;
  };
  // Whether it opened or not, and however long the fault stands: only a house that was open without one counts.
  for (const earlier of [0, 1, 2, 3, 4]) expect(await stands(earlier !== 1)).toBe(faultStands(earlier));
  expect(faultStands(3)).toBeGreaterThan(60_000);
  expect(await stands(true, 59_999)).toBe(faultStands(5));
  expect(await stands(true, 60_000)).toBe(faultStands(0));
  expect(faultStands(100)).toBe(faultStands(50));
});

it('a storage that refuses is no reason to stay', async () => {
  vi.useFakeTimers();
  const replaced: string[] = [];
  vi.stubGlobal('location', { replace: (to: string) => replaced.push(to) });
  const refuses = {
    getItem: () => {
      throw new Error('no');
    },
  } as unknown as Storage;
  (await load()).reloadLater('/?kiosk', refuses);
  vi.advanceTimersByTime(faultStands(0));
  expect(replaced).toEqual(['/?kiosk']);
});

it('the pointer is hidden when the mouse rests for 3 s, and a finger does not bring it back', () => {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal('window', Object.assign(window, { setTimeout }));
  const page = { style: { cursor: '' } };
  hidePointer(page as HTMLElement);
  const move = (pointerType: string) => window.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }));
  vi.advanceTimersByTime(2999);
  expect(page.style.cursor).toBe('');
  vi.advanceTimersByTime(1);
  expect(page.style.cursor).toBe('none');
  move('touch');
  expect(page.style.cursor).toBe('none');
  move('mouse');
  expect(page.style.cursor).toBe('');
  vi.advanceTimersByTime(2000);
  move('mouse');
  vi.advanceTimersByTime(2999);
  expect(page.style.cursor).toBe('');
  vi.advanceTimersByTime(1);
  expect(page.style.cursor).toBe('none');
});

it('the screen is kept awake, and again when the window is seen again; a browser that refuses does no harm', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let asked = 0;
  const request = async () => {
    asked++;
    throw new DOMException('not now', 'NotAllowedError');
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  keepAwake();
  expect(asked).toBe(1);
  for (const seen of ['hidden', 'visible']) {
    document.visibilityState = seen;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(asked).toBe(2);
  vi.stubGlobal('navigator', {});
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
});

it('keys of the browser are not for visitors; those of the house and letters are', () => {
  const heard: ((event: object) => void)[] = [];
  const kinds: string[] = [];
  vi.stubGlobal('window', {
    addEventListener: (kind: string, hear: (event: object) => void) => {
      kinds.push(kind);
      heard.push(hear);
    },
  });
  keepPage();
  catchDrops(window);
  const kept = (key: string, held: object = {}, letters = false): boolean => {
    let prevented = false;
    const event = { key, ctrlKey: false, altKey: false, metaKey: false, ...held };
    const more = { getModifierState: () => letters, preventDefault: () => (prevented = true) };
    heard[0]({ ...event, ...more });
    return prevented;
  };
  for (const key of [
    'F3',
    'F5',
    'F12',
    'BrowserBack',
    'BrowserHome',
    'BrowserForward',
    'LaunchApplication1',
    'LaunchMail',
  ])
    expect(kept(key), key).toBe(true);
  for (const key of ['i', 'u', 'p', 's', 'o']) expect(kept(key, { ctrlKey: true }), key).toBe(true);
  expect(kept('ArrowLeft', { altKey: true })).toBe(true);
  for (const key of ['F1', 'a', 'F', 'Enter', 'ArrowLeft']) expect(kept(key), key).toBe(false);
  // A file that is dropped would be opened in place of the table; the fourth button of a mouse leads back.
  for (const kind of ['dragover', 'drop', 'mouseup']) {
    let prevented = false;
    heard[kinds.indexOf(kind)]?.({ preventDefault: () => (prevented = true) });
    expect(prevented, kind).toBe(true);
  }
  // So would a wheel that makes the page larger, and no other.
  const turn = heard[kinds.indexOf('wheel')];
  for (const ctrlKey of [true, false]) {
    let prevented = false;
    turn?.({ ctrlKey, preventDefault: () => (prevented = true) });
    expect(prevented).toBe(ctrlKey);
  }
  expect(kept('ł', { ctrlKey: true, altKey: true }, true)).toBe(false);
});

it('a lock that the system takes back is asked for again, while the window is seen', async () => {
  vi.useFakeTimers();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const locks: EventTarget[] = [];
  const request = async () => {
    locks.push(new EventTarget());
    return locks.at(-1);
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  keepAwake();
  for (const [seen, asked] of [
    ['visible', 2],
    ['hidden', 2],
  ] as const) {
    await vi.advanceTimersByTimeAsync(0);
    document.visibilityState = seen;
    locks.at(-1)!.dispatchEvent(new Event('release'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(locks).toHaveLength(asked);
  }
});
