/** Files that a page is given are read by the browser, in its own time: tests wait for that, not for so many frames. */
import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** How many files the page has read. */
    __read?: number;
  }
}

/** Before the page opens. */
export async function countFiles(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    window.__read = 0;
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      const read = await arrayBuffer.call(this);
      if (this instanceof File) window.__read!++;
      return read;
    };
  });
}

/** Gives the page a file and waits until it has read it. */
export async function untilRead(page: Page, give: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => window.__read!);
  await give();
  await page.waitForFunction((n) => window.__read! > n, before, { polling: 20 });
}
