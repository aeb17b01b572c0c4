/** A page with WebGL whose picture is taken away. */
import type { Page } from 'playwright-core';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { until } from '../progress.ts';
import { finger, untilAsked, untilOpen } from './hands.ts';
import type { House } from './open-page.ts';

export async function enter(house: House, more = '') {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?renderer=webgl&speed=express${more}`);
  await untilOpen(page);
  await untilAsked(page);
  return { page, troubles, close: () => context.close() };
}

/** A person and a computer play; the person is asked. */
export async function sitDown(page: Page, game = 'treasure-fleet'): Promise<void> {
  await finger.choose(page, `game:${game}`);
  await untilAsked(page);
  await finger.choose(page, 'sail');
  await untilAsked(page);
}

/** Marks this page: a page that was loaded anew has no mark. */
export const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Takes the picture away, and gives it back where `back`. */
export async function lose(page: Page, back = true): Promise<void> {
  await page.evaluate(async (back) => {
    const canvas = document.querySelector('canvas')!;
    const gl = canvas.getContext('webgl') ?? canvas.getContext('webgl2');
    const loss = gl?.getExtension('WEBGL_lose_context');
    if (!loss) throw new Error('This browser cannot lose a context.');
    const told = (event: string) => new Promise((done) => canvas.addEventListener(event, done, { once: true }));
    const lost = told('webglcontextlost');
    loss.loseContext();
    await lost;
    if (!back) return;
    await new Promise((done) => setTimeout(done));
    const restored = told('webglcontextrestored');
    loss.restoreContext();
    await restored;
  }, back);
}

export const untilAnew = (page: Page) =>
  until(
    'a page that is loaded anew',
    () => isMarked(page).catch(() => true),
    (old) => !old,
  );
