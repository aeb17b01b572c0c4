/** What a first visit costs: bytes over the wire, and time until the first picture. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { filesBelow } from './dist.ts';
import type { Served } from './serve.ts';
import { median } from './statistics.ts';
import { Stop } from './stop.ts';

/** Every script of the build, compressed as well as gzip can. */
export function gzippedScripts(dir: string): number {
  const scripts = filesBelow(dir).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

export interface FirstVisit {
  /** Counted by the server: everything it sent, workers and headers included. */
  bytes: number;
  /** Milliseconds from the navigation to the page's mark `first-frame`. */
  firstFrameMs: number;
}

async function oneVisit(browser: Browser, server: Served, address: string): Promise<FirstVisit> {
  // A new context is a new visitor: nothing cached, nothing stored.
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  try {
    const page = await context.newPage();
    const before = server.bytesSent();
    await page.goto(server.url + address);
    const mark = () => performance.getEntriesByName('first-frame')[0]?.startTime ?? null;
    const deadline = Date.now() + 60_000;
    let firstFrameMs = await page.evaluate(mark);
    while (firstFrameMs === null) {
      if (Date.now() > deadline) throw new Stop('The page never set performance.mark("first-frame").');
      await new Promise((resolve) => setTimeout(resolve, 50));
      firstFrameMs = await page.evaluate(mark);
    }
    await page.waitForLoadState('networkidle');
    return { bytes: server.bytesSent() - before, firstFrameMs };
  } finally {
    await context.close();
  }
}

export async function firstVisit(browser: Browser, server: Served, address: string, visits = 5): Promise<FirstVisit> {
  const done: FirstVisit[] = [];
  for (let i = 0; i < visits; i++) done.push(await oneVisit(browser, server, address));
  return {
    bytes: median(done.map((visit) => visit.bytes)),
    firstFrameMs: median(done.map((visit) => visit.firstFrameMs)),
  };
}
