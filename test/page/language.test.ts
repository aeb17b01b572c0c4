/**
 * The language of the built page: as the browser prefers, as it is chosen on the title, kept, and changed in a running match:
 * every word that is written from then on is of that language.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, type Hand, hands, keyboard, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

declare global {
  interface Window {
    /** Every text that was written since it was emptied. */
    __written?: string[];
  }
}

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Keeps what is written: words are written again whenever they change. */
function keepWritten(): void {
  window.__written = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    window.__written?.push(text);
    return fillText.call(this, text, ...place);
  };
}

async function open(query: string, { locale = 'en-GB', hand }: { locale?: string; hand?: Hand } = {}) {
  const context = await house.browser.newContext({
    ...{ locale, viewport: { width: 960, height: 540 }, hasTouch: true },
  });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.addInitScript(keepWritten);
  await hand?.prepare?.(page);
  await page.goto(`${house.served.url}?renderer=canvas&speed=express&${query}`);
  await untilOpen(page);
  await untilAsked(page);
  return { page, troubles, close: () => context.close() };
}

/** What was written since it was asked for last. */
const written = (page: Page): Promise<string[]> => page.evaluate(() => window.__written!.splice(0));
const tongue = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('captains-table/settings') ?? '{}').language);

/** Chooses, and waits until somebody is asked again: words of another language may have to come first. */
async function choose(page: Page, hand: Hand, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await hand.choose(page, id);
    await untilAsked(page);
  }
}

/** Until the page names this language as its own. */
const untilSpoken = (page: Page, lang: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang, { polling: 50 });

describe('the language of the title', () => {
  it('is the one that the browser prefers', async () => {
    const german = await open('', { locale: 'de-DE' });
    expect(await written(german.page)).toEqual(
      expect.arrayContaining(['Mitwirkende', 'Vier Piratenspiele,', 'English']),
    );
    expect(await tongue(german.page)).toBe('de-DE');
    expect(german.troubles).toEqual([]);
    await german.close();
    const other = await open('', { locale: 'sw-KE' });
    expect(await written(other.page)).toEqual(expect.arrayContaining(['Credits', 'Deutsch']));
    expect(await tongue(other.page)).toBe('en-GB');
    await other.close();
  });

  it('is said in the language of the browser also where the address is wrong', async () => {
    const context = await house.browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(`${house.served.url}?colour=blue`);
    await page.waitForSelector('#notice:not([hidden])');
    expect(await page.locator('#notice').textContent()).toContain('Die Adresse fragt nach „colour“');
    await context.close();
  });

  for (const [name, hand] of Object.entries(fewOf(1, { keyboard, finger, gamepad }))) {
    it(`is changed by ${name}, and kept`, async () => {
      const { page, troubles, close } = await open('', { hand });
      await written(page);
      await hand.choose(page, 'language');
      await untilSpoken(page, 'de-DE');
      await untilAsked(page);
      expect(await written(page)).toEqual(expect.arrayContaining(['Mitwirkende', 'Partien', 'English']));
      expect(await kept(page)).toBe('de');
      await page.reload();
      await untilOpen(page);
      await untilAsked(page);
      expect(await written(page)).toContain('Mitwirkende');
      expect(await tongue(page)).toBe('de-DE');
      await hand.choose(page, 'language');
      await untilSpoken(page, 'en-GB');
      expect(await kept(page)).toBe('en');
      expect(troubles).toEqual([]);
      await close();
    });
  }
});

/** Letters that only the pseudo-language has. */
const isPseudo = (text: string) => /[åçđéƒĝĥîĵķļñöþŕšŧûŵý]/.test(text);

describe('in a running match of Treasure Fleet', () => {
  it('the settings change the words of the table, the hand, the boards and the log', async () => {
    const { page, troubles, close } = await open('language=pseudo&game=treasure-fleet');
    await choose(page, finger, 'count:2', 'sail');
    const ids = async () => (await hands(page))?.targets.map(({ id }) => id) ?? [];
    for (let card = 0; card < 3; card++) {
      const deck = (await ids()).filter((id) => id.startsWith('deck|'));
      await choose(page, finger, deck[0]);
    }
    // A word of the table, of the hand and of the boards.
    expect((await written(page)).filter(isPseudo).length).toBeGreaterThan(5);
    await choose(page, finger, 'pause', 'settings');
    await written(page);
    await choose(page, finger, 'language:en');
    await untilSpoken(page, 'en-GB');
    await pass(page, 100);
    const board = await written(page);
    // The row took the focus before it was changed; then the table is laid anew behind the board, and the board.
    const anew = board.slice(board.findLastIndex(isPseudo) + 1);
    expect(anew).toEqual(expect.arrayContaining(['Untouched', 'Settings', 'Back to the table']));
    await choose(page, finger, 'close');
    expect(await written(page)).toEqual(expect.arrayContaining(['The last round', 'What happened', 'The rules']));
    await choose(page, finger, 'log');
    const log = await written(page);
    expect(log).toContain('Outcome');
    expect(log.filter(isPseudo)).toEqual([]);
    await choose(page, finger, 'close', 'stay');
    const hand = await written(page);
    expect(hand.filter(isPseudo)).toEqual([]);
    expect(hand.length).toBeGreaterThan(0);
    expect(await kept(page)).toBe('en');
    expect(troubles).toEqual([]);
    await close();
  });
});
