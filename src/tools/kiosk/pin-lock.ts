/**
 * The number of the operator's office, salted and hashed, in a file that only its owner reads. Every wrong try after the
 * third doubles the time for which nothing is tried; what is left of it is kept with the number, so that a new page or a new start
 * ends it no sooner, whatever the wall's clock says then. While nothing can be written, a disk being full, tries are counted in memory.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Clocks, machineClocks, TimeSince } from '../../host/promised-time.ts';
import { makeFolder } from './folders.ts';

const derive = promisify(scrypt) as (digits: string, salt: Buffer, length: number) => Promise<Buffer>;
const length = 32;

/** Wrong tries that cost nothing, and the milliseconds that the next one costs; doubled each time, up to the last. */
export const free = 3;
const first = 5000;
const longest = 3_600_000;

/** Gives the milliseconds for which nothing is tried after so many wrong tries. */
export const waitAfter = (wrong: number): number =>
  wrong < free ? 0 : Math.min(longest, first * 2 ** Math.min(30, wrong - free));

export const isPin = (text: unknown): text is string => typeof text === 'string' && /^\d{4,8}$/.test(text);

/** Milliseconds after which what is left is written again: a new start makes the wait longer by that much at most. */
const often = 10_000;

interface Kept {
  salt: string;
  hash: string;
  /** Number of wrong tries since the last right one. */
  wrong: number;
  /** Milliseconds for which nothing is tried; another start waits for as many. */
  left: number;
}

export type PinTried = { open: true } | { open: false; wait: number };

const isHex = (value: unknown): value is string => typeof value === 'string' && /^([0-9a-f]{2}){16,64}$/.test(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export class PinLock {
  private readonly file: string;
  private readonly clocks: Clocks;
  /** Tries wait for each other, so that many at once count as many. */
  private queue: Promise<unknown> = Promise.resolve();
  /** The latest count that could not be written. */
  private unwritten: Kept | null = null;
  /** The wait as it was written last, since then. */
  private known: (Pick<Kept, 'wrong' | 'left'> & { since: TimeSince }) | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(file: string, clocks: Clocks = machineClocks) {
    this.file = file;
    this.clocks = clocks;
    // What is left of an earlier start's wait counts from here on.
    this.learn(this.read());
  }

  /** Tells whether there is a number. */
  get isSet(): boolean {
    return this.read() !== null;
  }

  /** Number of wrong tries since the last right one. */
  get wrong(): number {
    return this.read()?.wrong ?? 0;
  }

  /** Milliseconds for which nothing is tried. */
  get wait(): number {
    const known = this.learn(this.read());
    // It lasts by the running clock: one that is set forward opens nothing early, one that is set back keeps nobody out for longer.
    return known ? Math.max(0, Math.ceil(known.left - known.since.read().least)) : 0;
  }

  /** Begins to count a wait that is new here. */
  private learn(kept: Kept | null): typeof this.known {
    const { wrong, left } = kept ?? { wrong: 0, left: 0 };
    if (left === 0) this.known = null;
    else if (this.known?.wrong !== wrong || this.known.left !== left) {
      this.known = { wrong, left, since: new TimeSince(this.clocks) };
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.noteLeft(), Math.min(often, left)).unref();
    }
    return this.known;
  }

  /** Writes what is left of the wait, for another start. */
  private noteLeft(): void {
    const kept = this.read();
    if (!kept || kept.left === 0) return;
    const counted = { ...kept, left: this.wait };
    this.count(counted);
    this.learn(counted);
  }

  /** Sets the number. The same one again, as at every start of a unit, changes nothing about wrong tries. */
  async set(digits: string): Promise<void> {
    const kept = this.read();
    const before = kept && (await derive(digits, Buffer.from(kept.salt, 'hex'), kept.hash.length / 2)).toString('hex');
    const { wrong, left } = kept && before === kept.hash ? kept : { wrong: 0, left: 0 };
    const salt = randomBytes(16);
    const hash = await derive(digits, salt, length);
    this.write({ salt: salt.toString('hex'), hash: hash.toString('hex'), wrong, left });
  }

  /** Takes the number away: there is no office then. */
  remove(): void {
    rmSync(this.file, { force: true });
  }

  try(digits: string): Promise<PinTried> {
    const tried = this.queue.then(() => this.judge(digits));
    this.queue = tried.catch(() => {});
    return tried;
  }

  private async judge(digits: string): Promise<PinTried> {
    const kept = this.read();
    if (!kept || this.wait > 0) return { open: false, wait: this.wait };
    const hash = Buffer.from(kept.hash, 'hex');
    const said = await derive(digits, Buffer.from(kept.salt, 'hex'), hash.length);
    // The terminal may have changed it meanwhile: then this was about another number.
    if (this.read()?.hash !== kept.hash) return { open: false, wait: this.wait };
    if (isPin(digits) && timingSafeEqual(hash, said)) {
      this.count({ ...kept, wrong: 0, left: 0 });
      return { open: true };
    }
    const wrong = kept.wrong + 1;
    const wait = waitAfter(wrong);
    const counted = { ...kept, wrong, left: wait };
    this.count(counted);
    this.learn(counted);
    return { open: false, wait };
  }

  /** Reads the file every time: the terminal may have changed it. */
  private read(): Kept | null {
    try {
      const kept = JSON.parse(readFileSync(this.file, 'utf8')) as Partial<Kept> & { until?: unknown };
      // Earlier versions wrote a time of day: of that wait nobody knows what is left.
      const { salt, hash, wrong, until, left = until === 0 ? 0 : Number.MAX_SAFE_INTEGER } = kept;
      if (!isHex(salt) || !isHex(hash) || !isCount(wrong) || !isCount(left)) return null;
      if (this.unwritten?.hash === hash) return this.unwritten;
      return { salt, hash, wrong, left: Math.min(left, waitAfter(wrong)) };
    } catch {
      return null;
    }
  }

  /** Notes how often a wrong number was said. A disk that takes nothing makes no try free, and keeps nobody out. */
  private count(kept: Kept): void {
    this.unwritten = kept;
    try {
      this.write(kept);
    } catch {
      // The launcher says of other files that the disk is full.
    }
  }

  private write(kept: Kept): void {
    makeFolder(path.dirname(this.file));
    const fresh = `${this.file}.new`;
    writeFileSync(fresh, JSON.stringify(kept), { mode: 0o600 });
    chmodSync(fresh, 0o600);
    // Whole or not at all: a machine that is switched off over it keeps the number it had.
    renameSync(fresh, this.file);
    this.unwritten = null;
  }
}
