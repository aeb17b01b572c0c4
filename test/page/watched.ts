/**
 * Tells the watchdog whatever a page has done for a test, however the test asked for it, and what the page asks for itself
 * while it opens. How long a single step may take is for nobody but the watchdog to say.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { progress, waitFor } from '../progress.ts';

/** What a page is asked for step by step: each of these that is done is progress. */
const told = ['evaluate', 'screenshot', 'goto', 'reload', 'close'] as const;
/** What is only waited for, and named for whoever waits in vain. */
const awaited = ['waitForFunction', 'waitForSelector', 'waitForEvent', 'waitForLoadState'] as const;

type Loose = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Gives a step's name with what it asks, a line of it. */
const nameOf = (step: string, asked: unknown): string =>
  `page.${step}(${String(asked).replace(/\s+/g, ' ').slice(0, 160)})`;

function watchedPage(page: Page): Page {
  const loose = page as unknown as Loose;
  for (const name of [...told, ...awaited]) {
    const real = loose[name].bind(page);
    const counts = (told as readonly string[]).includes(name);
    loose[name] = async (...args) => {
      const answer = await waitFor(nameOf(name, args[0] ?? ''), real(...args));
      if (counts) progress(`page.${name}`);
      return answer;
    };
  }
  for (const name of ['response', 'load', 'worker'] as const)
    page.on(name as 'load', () => progress(`a page's ${name}`, true));
  return page;
}

export function watchedContext(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(0);
  const newPage = context.newPage.bind(context);
  context.newPage = async () => watchedPage(await newPage());
  return context;
}

export function watched(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...args) => watchedContext(await waitFor('a window of the browser', newContext(...args)));
  return browser;
}
