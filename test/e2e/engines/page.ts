/** A tab of another engine as the helpers of the page tests know a page: what these use of it, and no more. */
import type { Page } from 'playwright-core';
import { progress, until, waitFor } from '../../progress.ts';
import type { Tab } from './tab.ts';

/** Codes that WebDriver has for keys without a letter. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Writes a value down as code: JSON would make null of what is undefined. */
const written = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(written).join()}]` : (JSON.stringify(value) ?? 'undefined');

export interface EnginePage {
  /** For helpers of the page tests. */
  page: Page;
  tab: Tab;
  /** Everything that went wrong in the page since it was opened, in all documents that it had. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

export function pageOf(tab: Tab): EnginePage {
  const found: string[] = [];
  const step = async <T>(name: string, done: Promise<T>): Promise<T> => {
    const answer = await waitFor(name, done);
    progress(name);
    return answer;
  };
  const run = <T>(source: unknown, arg?: unknown): Promise<T> => {
    const code = typeof source === 'string' ? source : `(${source})(${written(arg)})`;
    return step(`a page's answer to ${code.replace(/\s+/g, ' ').slice(0, 160)}`, tab.run(code)) as Promise<T>;
  };
  /** Errors are kept in the document, which goes away. */
  const gather = async () => {
    found.push(...(await run<string[]>(() => window.__troubles?.splice(0) ?? [])));
  };
  const going = async (name: string, go: () => Promise<void>) => {
    await gather();
    await step(name, go());
  };
  const click = (x: number, y: number) => step('a press', tab.click(x, y));
  const page = {
    evaluate: run,
    waitForFunction: (source: unknown, arg: unknown) => until(String(source), () => run<unknown>(source, arg), Boolean),
    goto: (url: string) => going(`the page ${url}`, () => tab.goto(url)),
    reload: () => going('the page once more', () => tab.reload()),
    goBack: () => going('the page before', () => tab.travel(-1)),
    goForward: () => going('the page after', () => tab.travel(1)),
    touchscreen: { tap: click },
    mouse: { click },
    keyboard: { press: (key: string) => step(`the key ${key}`, tab.key(keys[key] ?? key)) },
  };
  return {
    page: page as unknown as Page,
    tab,
    async troubles() {
      await gather();
      return found;
    },
    close: () => step('the end of a page', tab.close()),
  };
}
