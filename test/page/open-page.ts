/** The built program, served as `npm start` serves it, in a real Chromium. */
import type { Browser, Page } from 'playwright-core';
import { findChromium } from '../../src/tools/chromium.ts';
import { dist, freshDist } from '../../src/tools/dist.ts';
import { launch } from '../../src/tools/drive.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { waitFor } from '../progress.ts';
import { seeded } from './seeded.ts';
import { watched } from './watched.ts';

export interface House {
  browser: Browser;
  served: Served;
  /** Where its files lie. */
  folder: string;
  /** Opens a page whose every request, error and console message is kept. */
  open(query: string): Promise<Visit>;
  close(): Promise<void>;
}

export interface Visit {
  page: Page;
  requests: string[];
  /** Uncaught errors, failed loads, console errors: none are expected. */
  troubles: string[];
  notice(): Promise<string | null>;
  close(): Promise<void>;
}

/** `folder`: another program than the product, built already. */
export async function openHouse(folder?: string): Promise<House> {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium; `npm test` installs one.');
  if (folder === undefined) await waitFor('the built program', freshDist());
  const served = await waitFor('a server', serve(folder ?? dist));
  const browser = seeded(watched(await waitFor('a browser', launch(path))));
  return {
    browser,
    served,
    folder: folder ?? dist,
    async open(query) {
      const context = await browser.newContext({ viewport: { width: 960, height: 540 } });
      const page = await context.newPage();
      const requests: string[] = [];
      const troubles: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
      page.on('response', (response) => {
        if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
      });
      page.on('pageerror', (error) => troubles.push(String(error.stack)));
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(message.text());
      });
      await page.goto(`${served.url}${query}`);
      return {
        page,
        requests,
        troubles,
        notice: () =>
          page.evaluate(() => {
            const box = document.getElementById('notice');
            return box && !box.hidden ? box.textContent : null;
          }),
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}
