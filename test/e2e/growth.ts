/** What a page holds between two visits, and whether it holds more and more. */
import type { CDPSession, Page } from 'playwright-core';
import { loopNames, stripNames } from '../../src/stage/sound/cues.ts';
import { idleFrame, pass } from '../page/hands.ts';
import { bytesInReach } from '../page/heap.ts';

/** Bytes by which the heap may grow with every visit. */
export const mostPerVisit = 2048;

/** Lets the page hold more from now on: four times the bytes that it may, a canvas and a listener. */
export const plant = (page: Page): Promise<void> =>
  page.evaluate((bytes) => {
    const held = window as unknown as { __planted?: object[] };
    held.__planted = [...(held.__planted ?? []), Array.from({ length: bytes / 16 }, () => ({ of: Math.random() }))];
    held.__planted.push(document.createElement('canvas'));
    window.addEventListener('blur', () => held.__planted?.at(0));
  }, 4 * mostPerVisit);

/** Lists what of a planted growth is not among what was found. */
export const plantsMissed = (found: readonly string[]): string[] =>
  ['the heap', 'nodes', 'domListeners'].filter((what) => !found.some((each) => each.startsWith(what)));

/** Looks at a resting screen of which the least counts: gulls and smoke come and go. */
const glances = 5;

/** What is kept on purpose, once for each kind there is: it may still come while visitors see something for the first time. */
const kept = ['painted', 'textures', 'canvases', 'nodes', 'domListeners'];

/** Files of sound: each is opened once, when it is first heard, and some are heard after weeks. */
const files = { name: 'howls', most: stripNames.length + loopNames.length };

/** What comes and goes on a resting screen as well, so that only the least of many looks tells anything. */
const passing = ['tweens', 'displayObjects'];

/**
 * The most canvases that were ever needed at once, which the engine keeps for the next words: a fuller screen than any
 * before may still come, ever more seldom. Whoever keeps one is found among the canvases in use, and here if every visit
 * needs more than the one before.
 */
const highest = 'pooled';

/** Share of the looks at which more canvases than ever may have been needed. */
const records = 1 / 4;

/** Sounds know only real time. */
const heard = ['sounds', 'sounding'];

export interface Look {
  /** Bytes that the program holds; null where they were not counted. */
  heap: number | null;
  counts: Record<string, number>;
}

export class Growth {
  readonly looks: Look[] = [];
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async of(page: Page): Promise<Growth> {
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    return new Growth(page, session);
  }

  /** Looks at a page that rests, always on the same screen. */
  async look(): Promise<Look> {
    const counts = await this.least();
    // What a collection finds to be garbage may hold more of it, which the next one finds.
    for (let times = 0; times < 2; times++) await this.session.send('HeapProfiler.collectGarbage');
    // What the program holds, without the engine's own code for it. The map of the last game comes and goes in it, with a
    // hundred kilobytes of its own: seldom weighed, that would look like growth.
    const heap = await bytesInReach(this.page);
    const { documents, nodes, jsEventListeners } = await this.session.send('Memory.getDOMCounters');
    const ours = nodes - counts.pooled;
    const look = { heap, counts: { ...counts, documents, nodes: ours, domListeners: jsEventListeners } };
    this.looks.push(look);
    return look;
  }

  private async least(): Promise<Record<string, number>> {
    let least: Record<string, number> = {};
    for (let n = 0; n < glances; n++) {
      await pass(this.page, 700, idleFrame);
      const now = await this.page.evaluate(() => window.stage!.counts());
      least = Object.fromEntries(
        Object.entries(now).map(([name, count]) => [name, Math.min(count, least[name] ?? count)]),
      );
    }
    return least;
  }
}

/**
 * Gives the slope of a line through these numbers that a few wild ones do not turn: the median of all slopes. NaN where there
 * are no two numbers.
 */
export function slopeOf(numbers: readonly (number | null)[]): number {
  const known = numbers.flatMap((number, at) => (number === null ? [] : [{ number, at }]));
  const slopes = known
    .flatMap((a, i) => known.slice(i + 1).map((b) => (b.number - a.number) / (b.at - a.at)))
    .sort((a, b) => a - b);
  return slopes.length === 0 ? Number.NaN : slopes[Math.floor(slopes.length / 2)];
}

const secondHalf = <T>(all: readonly T[]): T[] => all.slice(Math.floor(all.length / 2));

/** Tells by its name and all its numbers whether a count grows. */
function grows(name: string, all: readonly number[]): boolean {
  const late = secondHalf(all);
  if (name === highest) return late.filter((n, i) => i > 0 && n > late[i - 1]).length > records * (late.length - 1);
  if (name === files.name) return late.some((n) => n > files.most);
  if (passing.includes(name)) return Math.min(...late) > Math.min(...all.slice(0, -late.length));
  return new Set(kept.includes(name) ? late : all).size > 1;
}

/**
 * Says what grows from look to look; nothing where all is well. The first looks, while things come in, are not given; `visits`
 * lie between two of them.
 */
export function growing(looks: readonly Look[], visits = 1): string[] {
  const slope = slopeOf(looks.map(({ heap }) => heap)) / visits;
  // Who has not weighed it twice has seen nothing.
  const found = slope <= mostPerVisit ? [] : [`the heap: ${Math.round(slope)} bytes a visit`];
  for (const name of Object.keys(looks[0]?.counts ?? {})) {
    if (heard.includes(name)) continue;
    const all = looks.map(({ counts }) => counts[name]);
    if (grows(name, all)) found.push(`${name}: ${all.join(' ')}`);
  }
  return found;
}
