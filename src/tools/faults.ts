/** Faults for pictures of what the house says about them: what is missing, or what is refused. */
import type { Page } from 'playwright-core';

export const faults = {
  webgl: (page: Page) =>
    page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return /webgl/.test(kind) ? null : (getContext as (...all: unknown[]) => unknown).call(this, kind, ...rest);
      } as typeof getContext;
    }),
  storage: (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }),
  fonts: (page: Page) => page.route(/\.woff2/, (route) => route.abort()),
  /** Breaks requests that come after the title. */
  game: (page: Page) =>
    page.route(/1x-0.*\.webp/, async (route) => {
      const open = await page.evaluate(() => window.stage !== undefined).catch(() => false);
      return open ? route.abort() : route.continue();
    }),
  title: (page: Page) => page.route(/background-cabin.*\.webp/, (route) => route.abort()),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

/** Milliseconds until an operator's office hears a number. */
const waits = { open: 0, shut: 40_000 } as const;
export type OfficeWait = keyof typeof waits;

/** Answers at the operator's office in place of the launcher: every number is the right one, once one is heard. */
export const openOffice = (page: Page, office: OfficeWait): Promise<unknown> =>
  page.route('**/office', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'GET' ? { office: true, wait: waits[office], version: '1.0.0' } : { open: true },
    }),
  );

export type Fault = keyof typeof faults;

/** The host's dice come from the machine; for pictures they come from a number, so that they are the same every time. */
const seeded = `{ let n = 1; crypto.getRandomValues = (into) => {
  for (let i = 0; i < into.length; i++) into[i] = n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
  return into;
}; }`;

/** Gives the code of the host's Worker something to run before it starts. */
export async function prepareHost(page: Page, fault: Fault | undefined): Promise<void> {
  const refused = "Object.defineProperty(self, 'indexedDB', { value: undefined, configurable: true });";
  await page.route(/host\.worker.*\.js/, async (route) => {
    const answer = await route.fetch();
    const before = fault === 'storage' ? `${seeded}${refused}` : seeded;
    await route.fulfill({ response: answer, body: `${before}\n${await answer.text()}` });
  });
}
