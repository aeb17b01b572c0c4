/** Opens the title of the built page for a journey, and sits people down at Korsar. */
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { type Hand, pass, untilAsked } from './hands.ts';
import type { House } from './open-page.ts';

export async function openTitle(house: House, hand: Hand) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await hand.prepare?.(page);
  await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 200);
  return { page, troubles, close: () => context.close() };
}

/** From the title to the first question of a game of people only. */
export async function sitDown(house: House, hand: Hand, seats: number) {
  const opened = await openTitle(house, hand);
  const { page } = opened;
  await hand.choose(page, 'game:korsar');
  await untilAsked(page);
  await hand.choose(page, `count:${seats}`);
  for (let seat = 1; seat < seats; seat++) {
    await untilAsked(page);
    await hand.choose(page, `person:${seat}`);
  }
  await hand.choose(page, 'sail');
  await untilAsked(page);
  return opened;
}
