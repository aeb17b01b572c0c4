/** A window follows its screen, where nobody else sees to that, and is left alone where it does already. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenedBrowser } from '../../src/tools/kiosk/browser.ts';
import { isWhole, WholeScreen } from '../../src/tools/kiosk/whole-screen.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser on this screen; `obeys` tells whether its window does what it is told. */
function browser(obeys = true) {
  const state = { window: [1050, 700], screen: [1280, 720], corner: [0, 0], asked: [] as object[] };
  const send = async (what: string, { bounds }: { bounds?: Record<string, number | string> } = {}) => {
    if (what === 'Browser.getWindowForTarget') return { windowId: 7 };
    state.asked.push(bounds!);
    if (obeys && typeof bounds?.width === 'number') state.window = [bounds.width, Number(bounds.height)];
    return {};
  };
  const evaluate = async (look: () => unknown) => {
    vi.stubGlobal('innerWidth', state.window[0]);
    vi.stubGlobal('innerHeight', state.window[1]);
    const [width, height] = state.screen;
    vi.stubGlobal('screen', { width, height, availLeft: state.corner[0], availTop: state.corner[1] });
    return look();
  };
  const opened = { page: { evaluate }, context: { newCDPSession: async () => ({ send, detach: async () => {} }) } };
  return { state, opened: opened as unknown as OpenedBrowser };
}

const sight = (window: [number, number], screen: [number, number]) => ({ window, screen, corner: [0, 0] as const });

describe('a window is as large as its screen', () => {
  it.each([
    ['to the pixel', sight([1280, 720], [1280, 720]), true],
    ['and a pixel, as it is made', sight([1281, 721], [1280, 720]), true],
    ['with a rounded pixel', sight([1535, 864], [1536, 864]), true],
    ['a screen that has grown', sight([1281, 721], [1920, 1080]), false],
    ['a screen that is smaller', sight([1281, 721], [800, 600]), false],
    ['a screen that was turned', sight([1281, 721], [720, 1280]), false],
    ['a screen that is off', sight([1281, 721], [1, 1]), true],
  ])('%s', (_, seen, whole) => {
    expect(isWhole(seen)).toBe(whole);
  });
});

it('every screen that is plugged in is filled at the next look', async () => {
  const { state, opened } = browser();
  const whole = new WholeScreen(() => 0);
  for (const screen of [
    [1280, 720],
    [1920, 1080],
    [800, 600],
    [1080, 1920],
    [1, 1],
    [1920, 1080],
  ]) {
    state.screen = screen;
    const before = state.window;
    await whole.look(opened);
    expect(state.window).toEqual(screen[0] === 1 ? before : screen.map((pixels) => pixels + 1));
  }
  expect(state.asked.at(-1)).toEqual({ windowState: 'fullscreen' });
});

it('one that fills it is not touched', async () => {
  const { state, opened } = browser();
  state.window = [1280, 720];
  await new WholeScreen().look(opened);
  expect(state.asked).toEqual([]);
});

it('a second screen is filled where it begins', async () => {
  const { state, opened } = browser();
  state.corner = [1920, 40];
  await new WholeScreen().look(opened);
  expect(state.asked).toContainEqual({ left: 1920, top: 40, width: 1281, height: 721 });
});

it('a window manager that does not follow is asked more and more rarely; another screen is tried at once', async () => {
  const { state, opened } = browser(false);
  let now = 0;
  const whole = new WholeScreen(() => now);
  for (; now < 60_000; now += 500) await whole.look(opened);
  const tries = state.asked.length / 3;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(8);
  state.screen = [1920, 1080];
  await whole.look(opened);
  expect(state.asked.length / 3).toBe(tries + 1);
});

it('a page that gives no answer is left alone', async () => {
  const { state, opened } = browser();
  opened.page.evaluate = async () => {
    throw new Error('The page is gone.');
  };
  await new WholeScreen().look(opened);
  expect(state.asked).toEqual([]);
});
