/** Cost of a first visit: bytes over the wire, scripts among them, and time until the first picture. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { filesBelow } from './dist.ts';
import type { Served } from './serve.ts';
import { median } from './statistics.ts';
import { Stop } from './stop.ts';

const viewport = { width: 1920, height: 1080 };

const isScript = (file: string): boolean => file.endsWith('.js');

/** Adds up what scripts weigh, compressed as well as gzip can. */
const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);

/** Weighs every script of a build, in bytes after gzip. */
export const gzippedScripts = (dir: string): number => gzipped(filesBelow(dir).filter(isScript));

/** Bytes that a first visit may fetch until its first own action: pictures, sounds and scripts together. */
export const mostUntilOwnAction = 4_500_000;

export interface FirstVisit {
  /** Counted by the server: everything it sent, workers and headers included. */
  bytes: number;
  /** Bytes that came afterwards, while nobody waited for them: the first own action needs none of them. */
  later: number;
  /** Bytes of the scripts that it fetched, after gzip. */
  scripts: number;
  /** Milliseconds from the navigation to the page's mark `first-frame`. */
  firstFrameMs: number;
}

/** Waits until nothing has come for so many milliseconds. */
async function untilStill(server: Served, still: number): Promise<void> {
  let bytes = -1;
  while (bytes !== server.bytesSent()) {
    bytes = server.bytesSent();
    await new Promise((resolve) => setTimeout(resolve, still));
  }
}

/** Waits for the first picture, and gives the milliseconds from the navigation to it. */
async function untilFirstFrame(page: Page): Promise<number> {
  const mark = () => performance.getEntriesByName('first-frame')[0]?.startTime ?? null;
  const deadline = Date.now() + 60_000;
  let ms = await page.evaluate(mark);
  while (ms === null) {
    if (Date.now() > deadline) throw new Stop('The page never set performance.mark("first-frame").');
    await new Promise((resolve) => setTimeout(resolve, 50));
    ms = await page.evaluate(mark);
  }
  return ms;
}

/** Visits an address as a stranger, and gives the milliseconds until the first picture. */
export async function firstPicture(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await untilFirstFrame(page);
  } finally {
    await context.close();
  }
}

async function oneVisit(browser: Browser, server: Served, dir: string, address: string, still: number | null) {
  // A new context is a new visitor: nothing cached, nothing stored.
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const before = server.bytesSent();
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(server.url + address);
    const firstFrameMs = await untilFirstFrame(page);
    await page.waitForLoadState('networkidle');
    const scripts = gzipped([...asked].filter(isScript).map((name) => path.join(dir, name)));
    const bytes = server.bytesSent() - before;
    if (still !== null) await untilStill(server, still);
    return { bytes, later: server.bytesSent() - before - bytes, scripts, firstFrameMs };
  } finally {
    await context.close();
  }
}

/** Visits an address of a served build several times, each time as a stranger, and gives the medians. */
export async function firstVisit(
  browser: Browser,
  server: Served,
  dir: string,
  address: string,
  visits = 5,
  /** Milliseconds without a byte after which nothing more comes: longer than the page waits for leisure. */
  still = 15_000,
): Promise<FirstVisit> {
  const done: FirstVisit[] = [];
  // One visitor stays: to wait for what comes later takes longer than all the rest.
  for (let i = 0; i < visits; i++) done.push(await oneVisit(browser, server, dir, address, i === 0 ? still : null));
  return {
    bytes: median(done.map((visit) => visit.bytes)),
    later: done[0]!.later,
    scripts: median(done.map((visit) => visit.scripts)),
    firstFrameMs: median(done.map((visit) => visit.firstFrameMs)),
  };
}

/** Lists the visits that fetch more than they may until the first own action, each in a line. */
export const tooHeavy = (visits: Readonly<Record<string, Pick<FirstVisit, 'bytes'>>>): string[] =>
  Object.entries(visits)
    .filter(([, { bytes }]) => !(bytes <= mostUntilOwnAction))
    .map(([name, { bytes }]) => `  ${name}: ${bytes} bytes of ${mostUntilOwnAction}`);
