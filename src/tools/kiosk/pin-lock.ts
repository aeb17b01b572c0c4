/**
 * The number of the operator's office, salted and hashed, in a file that only its owner reads. Every wrong try after the
 * third doubles the time for which nothing is tried; it is kept with the number, so that a new page or a new start changes
 * nothing. While nothing can be written, a disk being full, tries are counted in memory.
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

interface Kept {
  salt: string;
  hash: string;
  /** Number of wrong tries since the last right one. */
  wrong: number;
  /** Time until which nothing is tried, of the clock of `Date`; it counts from one start to the next. */
  until: number;
}

export type Tried = { open: true } | { open: false; wait: number };

const isHex = (value: unknown): value is string => typeof value === 'string' && /^([0-9a-f]{2}){16,64}$/.test(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export class PinLock {
  private readonly file: string;
  private readonly clocks: Clocks;
  /** Tries wait for each other, so that many at once count as many. */
  private queue: Promise<unknown> = Promise.resolve();
  /** The latest count that could not be written. */
  private unwritten: Kept | null = null;
  /** The wait that this program knows of, since it does. */
  private known: (Pick<Kept, 'wrong' | 'until'> & { wait: number; since: TimeSince }) | null = null;

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
    return known ? Math.max(0, Math.ceil(known.wait - known.since.read().least)) : 0;
  }

  /** Begins to count a wait that is new here; of another start's the wall's clock says how much is left. */
  private learn(kept: Kept | null, wait?: number): typeof this.known {
    const { wrong, until } = kept ?? { wrong: 0, until: 0 };
    if (until === 0) this.known = null;
    else if (this.known?.wrong !== wrong || this.known.until !== until) {
      const left = wait ?? Math.min(waitAfter(wrong), Math.max(0, until - this.clocks.wall()));
      this.known = { wrong, until, wait: left, since: new TimeSince(this.clocks) };
    }
    return this.known;
  }

  /** Sets the number. The same one again, as at every start of a unit, changes nothing about wrong tries. */
  async set(digits: string): Promise<void> {
    const kept = this.read();
    const before = kept && (await derive(digits, Buffer.from(kept.salt, 'hex'), kept.hash.length / 2)).toString('hex');
    const { wrong, until } = kept && before === kept.hash ? kept : { wrong: 0, until: 0 };
    const salt = randomBytes(16);
    const hash = await derive(digits, salt, length);
    this.write({ salt: salt.toString('hex'), hash: hash.toString('hex'), wrong, until });
  }

  /** Takes the number away: there is no office then. */
  remove(): void {
    rmSync(this.file, { force: true });
  }

  try(digits: string): Promise<Tried> {
    const tried = this.queue.then(() => this.judge(digits));
    this.queue = tried.catch(() => {});
    return tried;
  }

  private async judge(digits: string): Promise<Tried> {
    const kept = this.read();
    if (!kept || this.wait > 0) return { open: false, wait: this.wait };
    const hash = Buffer.from(kept.hash, 'hex');
    const said = await derive(digits, Buffer.from(kept.salt, 'hex'), hash.length);
    // The terminal may have changed it meanwhile: then this was about another number.
    if (this.read()?.hash !== kept.hash) return { open: false, wait: this.wait };
    if (isPin(digits) && timingSafeEqual(hash, said)) {
      this.count({ ...kept, wrong: 0, until: 0 });
      return { open: true };
    }
    const wrong = kept.wrong + 1;
    const wait = waitAfter(wrong);
    const counted = { ...kept, wrong, until: wait === 0 ? 0 : Math.max(1, this.clocks.wall() + wait) };
    this.count(counted);
    this.learn(counted, wait);
    return { open: false, wait };
  }

  /** Reads the file every time: the terminal may have changed it. */
  private read(): Kept | null {
    try {
      const kept = JSON.parse(readFileSync(this.file, 'utf8')) as Partial<Kept>;
      const { salt, hash, wrong, until } = kept;
      if (!isHex(salt) || !isHex(hash) || !isCount(wrong) || !isCount(until)) return null;
      return this.unwritten?.hash === hash ? this.unwritten : { salt, hash, wrong, until };
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
