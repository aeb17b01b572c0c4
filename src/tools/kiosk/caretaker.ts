/**
 * The way in for whoever has a terminal and no page: what the page keeps is written down beside the profile from time to
 * time, and its settings are reset when the terminal says so. The starts and losses of the browser are written down as well.
 */
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type Clocks, machineClocks, TimeSince } from '../../host/promised-time.ts';
import { makeFolder } from './folders.ts';
import type { PinLock } from './pin-lock.ts';

/** Things that the page keeps, by the names of its storage. */
const kept = { house: 'captains-table/house', mishaps: 'captains-table/mishaps' } as const;

/** Milliseconds between two looks at what the page keeps. */
const every = 60_000;

/** Lines about starts and losses that are kept. */
const mostLines = 500;

/** Lines of them, and of what went wrong in the page, that are printed. */
const printed = 15;

type Looked = Pick<Page, 'evaluate' | 'reload'>;

export class Caretaker {
  private readonly folder: string;
  private readonly clocks: Clocks;
  /** The time since the last look at what the page keeps. */
  private last: TimeSince | null = null;
  /** Causes for which nothing could be written. */
  private readonly said = new Set<string>();

  /** Takes the `folder` of the office. */
  constructor(folder: string, clocks: Clocks = machineClocks) {
    this.folder = folder;
    this.clocks = clocks;
    this.safely(() => makeFolder(folder));
  }

  private file(name: 'page.json' | 'browser.log' | 'reset'): string {
    return path.join(this.folder, name);
  }

  /** Writes, and says once for each cause that it cannot: the table is shown all the same. */
  private safely(write: () => void): void {
    try {
      write();
    } catch (error) {
      const why = (error as NodeJS.ErrnoException).code ?? String(error);
      if (!this.said.has(why)) console.error(`Nothing can be written down: ${(error as Error).message}`);
      this.said.add(why);
    }
  }

  /** Writes a line down, with its time. */
  note(line: string, now = new Date(this.clocks.wall())): void {
    this.safely(() => this.append(line, now));
  }

  private append(line: string, now: Date): void {
    const file = this.file('browser.log');
    appendFileSync(file, `${now.toISOString()} ${line}\n`);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    if (lines.length < 2 * mostLines) return;
    writeWhole(file, `${lines.slice(-mostLines).join('\n')}\n`);
  }

  /** Asks for a reset: the table takes it within seconds, or when it starts. */
  askForReset(): void {
    writeFileSync(this.file('reset'), '');
  }

  /** Resets the page's settings where that was asked for, and writes down what it keeps when it is time. */
  async look(page: Looked): Promise<void> {
    if (existsSync(this.file('reset'))) await this.reset(page);
    // The clock that went further counts: one that is set back would leave the office without news for weeks.
    if (this.last && this.last.read().most < every) return;
    this.last = new TimeSince(this.clocks);
    const read = await page
      .evaluate((names) => Object.entries(names).map(([id, key]) => [id, localStorage.getItem(key)] as const), kept)
      .catch(() => null);
    if (!read) return;
    const state = {
      at: new Date(this.clocks.wall()).toISOString(),
      ...Object.fromEntries(read.map(([id, text]) => [id, parsed(text)])),
    };
    this.safely(() => writeWhole(this.file('page.json'), `${JSON.stringify(state, null, 2)}\n`));
  }

  private async reset(page: Looked): Promise<void> {
    const done = await page
      .evaluate((key) => {
        localStorage.removeItem(key);
        return true;
      }, kept.house)
      .catch(() => false);
    if (!done) return;
    this.safely(() => rmSync(this.file('reset'), { force: true }));
    if (existsSync(this.file('reset'))) return;
    await page.reload({ waitUntil: 'commit', timeout: 30_000 }).catch(() => {});
  }

  /** Tells in lines how the table is, as far as it has been written down. */
  state(lock: Pick<PinLock, 'isSet' | 'wrong' | 'wait'>): string[] {
    const page = parsed(read(this.file('page.json'))) as Record<string, unknown> | null;
    const browser = read(this.file('browser.log'))?.trimEnd().split('\n') ?? [];
    const mishaps = Array.isArray(page?.mishaps) ? page.mishaps : [];
    const wait = lock.wait > 0 ? `, next try in ${Math.ceil(lock.wait / 1000)} s` : '';
    return [
      lock.isSet
        ? `The office has a number; wrong tries since the last right one: ${lock.wrong}${wait}.`
        : 'The office has no number, so it stays closed.',
      existsSync(this.file('reset')) ? 'Its settings are about to be reset.' : 'No reset is waiting.',
      page ? `Last read from the page: ${page.at}.` : 'Nothing has been read from the page yet.',
      `Its settings: ${page?.house ? JSON.stringify(page.house) : 'the defaults'}`,
      `What went wrong in the page (newest last): ${mishaps.length === 0 ? 'nothing' : ''}`,
      ...mishaps.slice(-printed).map((each) => `  ${JSON.stringify(each)}`),
      `The browser (newest last): ${browser.length === 0 ? 'never started' : ''}`,
      ...browser.slice(-printed).map((line) => `  ${line}`),
    ];
  }
}

/** Writes a file whole or not at all. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
