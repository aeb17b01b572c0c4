/** What the built page may do and load: its policy stands in it and in the header, and text never becomes a script. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerPolicy, pagePolicy } from '../../src/tools/page/policy.ts';
import { type House, openHouse } from './open-page.ts';
import { serveChanged } from './served.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Tries to make text into a script in one of the usual ways; answers the name of the error. */
const attempts: Record<string, string> = {
  'markup is put into the page': `document.body.innerHTML = '<b>ahoy</b>'`,
  'a script gets its text': `document.createElement('script').textContent = 'window.taken = 1'`,
  'a script gets its address': `document.createElement('script').src = '/assets/other.js'`,
  'a Worker is started by text': `new Worker('/assets/other.js', { type: 'module' })`,
  'a Worker is started from a blob': `new Worker(URL.createObjectURL(new Blob(['1'])))`,
  'a service worker is registered': `navigator.serviceWorker.register('/other.js')`,
  'a policy of another name is made': `trustedTypes.createPolicy('other', { createScriptURL: (s) => s })`,
  'a default policy is made': `trustedTypes.createPolicy('default', { createHTML: (s) => s })`,
  'our policy is made a second time': `trustedTypes.createPolicy('captains-table', { createScriptURL: (s) => s })`,
};

describe('the policy', () => {
  it('stands in the page before anything else, and the header says the same and who may frame it', async () => {
    const answer = await fetch(house.served.url);
    const text = (await answer.text()).replaceAll('&#39;', "'");
    expect(text).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy"/);
    expect(/content="([^"]*)"/.exec(text)?.[1]).toBe(pagePolicy);
    expect(answer.headers.get('content-security-policy')).toBe(headerPolicy);
    expect(headerPolicy).toBe(`${pagePolicy}; frame-ancestors 'self'`);
  });

  it('lets the whole house work: the title, the Worker, a demo', async () => {
    for (const query of ['?renderer=canvas', '?demo=korsar&speed=express&renderer=canvas']) {
      const visit = await house.open(query);
      await visit.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, {
        polling: 100,
      });
      expect(visit.page.workers().length).toBe(1);
      expect(visit.troubles).toEqual([]);
      await visit.close();
    }
  });

  it('makes a script of nothing that is text', async () => {
    const visit = await house.open('?renderer=canvas');
    await visit.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, {
      polling: 100,
    });
    for (const [what, code] of Object.entries(attempts)) {
      // Evaluated by the protocol, which no policy concerns; what it does then is the page's own doing.
      const tried = `(async () => { try { await (${code}); return 'done' } catch (e) { return e.name } })()`;
      expect(await visit.page.evaluate(tried), what).toBe('TypeError');
    }
    await visit.close();
  });

  it('holds where the server sends no header', async () => {
    const context = await house.browser.newContext();
    const page = await context.newPage();
    await page.route('**/*', (route) =>
      serveChanged(route, (file) => {
        const { 'content-security-policy': _, ...headers } = file.headers();
        return { headers };
      }),
    );
    await page.goto(`${house.served.url}?renderer=canvas`);
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, { polling: 100 });
    expect(page.workers().length).toBe(1);
    const ended = await page.evaluate(
      `(() => { try { document.body.innerHTML = '<b>a</b>' } catch (e) { return e.name } })()`,
    );
    expect(ended).toBe('TypeError');
    await context.close();
  });
});
