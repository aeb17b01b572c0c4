/** What the built page may do and load: its policy stands in it and in the header, and text never becomes a script. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
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

/** Ways in which a page that is under way may send something to another address. */
const ways: Record<string, string> = {
  fetch: `fetch(to, { mode: 'no-cors' })`,
  beacon: 'navigator.sendBeacon(to)',
  picture: 'new Image().src = to',
  sound: 'new Audio(to).load()',
  font: `new FontFace('other', 'url(' + to + ')').load()`,
  socket: `new WebSocket(to.replace('http', 'ws'))`,
  stream: 'new EventSource(to)',
  style: link('stylesheet'),
  prefetch: link('prefetch'),
  frame: `document.body.append(Object.assign(document.createElement('iframe'), { src: to }))`,
  form: `document.body.appendChild(Object.assign(document.createElement('form'), { action: to, target: '_blank' })).submit()`,
};

function link(rel: string): string {
  return `document.head.append(Object.assign(document.createElement('link'), { rel: '${rel}', href: to }))`;
}

const wayOf = ({ url }: IncomingMessage): string => String(url).replace(/^\/|\?$/g, '');

/** Tries all ways on a page and gives those on which something has come to another server of this machine. */
async function leaves(page: Page): Promise<string[]> {
  const came = new Set<string>();
  const other = createServer((req, res) => {
    came.add(wayOf(req));
    res.end();
  });
  other.on('upgrade', (req, socket) => {
    came.add(wayOf(req));
    socket.destroy();
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  for (const [way, code] of Object.entries(ways))
    await page.evaluate(
      `(() => { const to = 'http://127.0.0.1:${port}/${way}'; try { Promise.resolve(${code}).catch(() => {}) } catch {} })()`,
    );
  await page.waitForTimeout(1500);
  other.closeAllConnections();
  await new Promise((closed) => other.close(closed));
  return [...came];
}

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

  it('lets nothing leave for another address', async () => {
    const context = await house.browser.newContext();
    const page = await context.newPage();
    await page.goto(`${house.served.url}?renderer=canvas`);
    expect(await leaves(page)).toEqual([]);
    await context.close();
  });

  it('and without it everything would: the test above sees the difference', async () => {
    const text = (await (await fetch(house.served.url)).text()).replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      '',
    );
    // A server of its own: where a page was answered by the test, Chromium lets it ask no other of this machine.
    const bare = createServer((_, res) => res.setHeader('content-type', 'text/html').end(text));
    await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening));
    const context = await house.browser.newContext();
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(bare.address() as AddressInfo).port}/`);
    expect((await leaves(page)).sort()).toEqual(Object.keys(ways).sort());
    await context.close();
    bare.closeAllConnections();
    await new Promise((closed) => bare.close(closed));
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
