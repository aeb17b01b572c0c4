/** The page as a visitor opens it: the address, the Worker, the first picture, and what it never does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { few, outermost } from '../how-much.ts';
import { until } from '../progress.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe('the page', () => {
  for (const renderer of few(1, ['webgl', 'canvas'])) {
    it(`starts a demo straight from the address and draws it with ${renderer}`, async () => {
      const visit = await house.open(`?demo=treasure-fleet&seats=3&seed=page&speed=express&renderer=${renderer}`);
      await visit.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, {
        polling: 100,
      });
      // The mark is set while the picture is drawn; it is on the screen some frames later.
      const picture = await until(
        'the picture on the screen',
        () => visit.page.screenshot(),
        (taken) => new Set(taken).size > 200,
      );
      expect(picture.length).toBeGreaterThan(150_000);
      expect(await visit.notice()).toBeNull();
      expect(visit.troubles).toEqual([]);
      expect(visit.requests.length).toBeGreaterThan(10);
      for (const url of visit.requests) expect(url.startsWith(house.served.url) || url.startsWith('blob:')).toBe(true);
      await visit.close();
    });
  }

  const wrong: [string, RegExp][] = [
    ['?demo=chess', /no game “chess”/],
    ['?demo=treasure-fleet&seats=9', /cannot be played by 9/],
    ['?demo=treasure-fleet&seats=four', /“seats=four”/],
    ['?demo=treasure-fleet&options=tornado', /tornado/],
    ['?demo=treasure-fleet&options={', /options in the address cannot be read/],
    ['?demo=treasure-fleet&seats=3&options=scoreNeutral', /cannot be played by 3/],
    ['?demo=treasure-fleet&speed=warp', /“speed=warp”/],
    ['?demo=treasure-fleet&bots=shark', /no computer captain "shark"/],
    ['?colour=blue', /“colour”/],
    ['?demo=<img src=x onerror=alert(1)>', /no game “<img/],
  ];
  it('names what is wrong in an address, as text, and breaks nothing', async () => {
    for (const [query, sentence] of few(4, outermost(wrong))) {
      const visit = await house.open(query);
      await visit.page.waitForSelector('#notice:not([hidden])');
      expect(await visit.notice(), query).toMatch(sentence);
      // Nothing of the address becomes markup: there is the one link that is ours.
      const markup = await visit.page.locator('#notice *').evaluateAll((all) => all.map((each) => each.outerHTML));
      expect(markup, query).toEqual([expect.stringMatching(/^<a href="\/[^?"]*">To the title screen<\/a>$/)]);
      expect(visit.troubles, query).toEqual([]);
      await visit.close();
    }
  });

  it('leads from a wrong address to the title', async () => {
    const visit = await house.open('?colour=blue');
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 100 });
    expect(await visit.notice()).toBeNull();
    await visit.close();
  });

  it('says so when a picture cannot be read', async () => {
    const context = await house.browser.newContext();
    const page = await context.newPage();
    await page.route(/1x-0-.*\.webp$/, (route) => route.fulfill({ status: 200, contentType: 'image/webp', body: 'x' }));
    await page.goto(`${house.served.url}?renderer=canvas`);
    await page.waitForSelector('#notice:not([hidden])');
    expect(await page.locator('#notice').textContent()).toMatch(/picture .* could not be read/);
    await context.close();
  });
});
