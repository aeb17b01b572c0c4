/** Drives the page by hand in a headless Chromium, through the hook it offers. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type {} from '../controller/stage-hook.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import type { MomentStep } from './moments.ts';
import { epoch, installClock } from './page-clock.ts';
import { Stop } from './stop.ts';

export interface ViewportSize {
  width: number;
  height: number;
}

/** Virtual time within which an event must come: longer than any demo. */
const patience = 30 * 60_000;
const startsWithin = 60_000;

export function launch(executablePath: string): Promise<Browser> {
  // No sandbox: it needs rights that root and containers do not have, and the only page we open is our own.
  return chromium.launch({ executablePath, chromiumSandbox: false, args: chromiumFlags });
}

/** Opens a browser whose storage lies in this folder, as a visitor's does. */
export async function openProfile(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const executablePath = findChromium() ?? undefined;
  const flags = { executablePath, chromiumSandbox: false, args: chromiumFlags };
  return chromium.launchPersistentContext(folder, { ...flags, ...options });
}

export interface DrivenPage {
  page: Page;
  walk(steps: readonly MomentStep[]): Promise<void>;
  advance(ms: number): Promise<void>;
  drawCalls(): Promise<number>;
  close(): Promise<void>;
}

/** Opens an address with time standing still. Throws Stop when the page breaks or offers no hook. */
export async function drive(
  browser: Browser,
  url: string,
  size: ViewportSize,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<DrivenPage> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await prepare?.(page);

  const sound = <T>(value: T): T => {
    if (errors.length > 0) throw new Stop(`The page broke at ${url}: ${errors[0].stack ?? errors[0].message}`);
    return value;
  };
  const close = () => context.close();
  try {
    await page.goto(url, { waitUntil: 'load', timeout: startsWithin });
    await waitForStage(page);
    sound(null);
  } catch (error) {
    await close();
    sound(null);
    throw error;
  }

  const advance = async (ms: number) => sound(await page.evaluate((ms) => window.stage!.advance(ms), ms));
  const until = async (type: string) => {
    const came = await page.evaluate(([type, ms]) => window.stage!.until(type, ms), [type, patience] as const);
    if (!sound(came)) throw new Stop(`${type} did not come at ${url}.`);
  };
  const pass = async (ms: number) => sound(await page.evaluate((ms) => window.stage!.pass(ms), ms));
  const untilAsked = async () => {
    // What the host has still to answer is no reason for time to go on: how much of it passed would be chance.
    await pass(0);
    for (let spent = 0; spent < patience; spent += 500) {
      if (await page.evaluate(() => window.stage!.hands() !== null)) return;
      await pass(500);
    }
    throw new Stop(`Nobody was asked anything at ${url}.`);
  };
  /** Chooses something as a mouse does. */
  const choose = async (id: string) => {
    await untilAsked();
    const hands = await page.evaluate(() => window.stage!.hands()!);
    const target = hands.targets.find((each) => each.id === id) ?? hands.targets.find((each) => each.id.startsWith(id));
    if (!target) throw new Stop(`There is no ${id} at ${url}: ${hands.targets.map((each) => each.id).join(', ')}.`);
    const { x, y, scale } = hands.at;
    await page.mouse.click(x + (target.x + target.w / 2) * scale, y + (target.y + target.h / 2) * scale);
    await pass(400);
  };
  const drop = async (name: string, text: string) => {
    await page.evaluate(
      ([name, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name, { type: 'application/json' }));
        window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text] as const,
    );
    // It is judged in the host, which has a clock of its own.
    for (let i = 0; i < 40; i++) await pass(50);
  };
  return {
    page,
    advance,
    async walk(steps) {
      for (const step of steps) {
        if ('advance' in step) await advance(step.advance);
        else if ('pass' in step) await pass(step.pass);
        else if ('asked' in step) await untilAsked();
        else if ('choose' in step) await choose(step.choose);
        else if ('drop' in step) await drop(step.drop, step.text());
        else if ('pull' in step) {
          await page.evaluate(() => window.pullPad!());
          await pass(50);
        } else if ('pad' in step) {
          for (const on of [true, false]) {
            await page.evaluate(([button, pressed]) => window.pressPad!(button, pressed), [step.pad, on] as const);
            await pass(50);
          }
        } else if ('press' in step) {
          await page.keyboard.press(step.press);
          await pass(50);
        } else for (let i = 0; i < (step.times ?? 1); i++) await until(step.until);
      }
    },
    drawCalls: () => page.evaluate(() => window.stage!.drawCalls()),
    close,
  };
}

/** Polls from outside: the page's own timers and frames may stand still. */
async function waitForStage(page: Page): Promise<void> {
  const deadline = Date.now() + startsWithin;
  while (!(await page.evaluate(() => Boolean(window.stage)))) {
    if (Date.now() > deadline) throw new Stop('The page offers no window.stage, so it cannot be driven by hand.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Stop('The page never became ready.')), startsWithin).unref();
  });
  await Promise.race([page.evaluate(() => window.stage!.ready), late]);
}
