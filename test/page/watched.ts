/**
 * Tells the watchdog whatever a page has done for a test, however the test asked for it, and what the page asks for itself
 * while it opens. How long a single step may take is for nobody but the watchdog to say.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { progress } from '../progress.ts';

const told = ['evaluate', 'screenshot', 'goto', 'reload', 'close'] as const;

type Loose = Record<string, (...args: unknown[]) => Promise<unknown>>;

function watchedPage(page: Page): Page {
  const loose = page as unknown as Loose;
  for (const name of told) {
    const real = loose[name].bind(page);
    loose[name] = async (...args) => {
      const answer = await real(...args);
      progress(`page.${name}`);
      return answer;
    };
  }
  for (const name of ['response', 'load', 'worker'] as const)
    page.on(name as 'load', () => progress(`a page's ${name}`));
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
  browser.newContext = async (...args) => watchedContext(await newContext(...args));
  return browser;
}
