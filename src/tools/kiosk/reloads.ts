/** Loads the page anew: where the table acts on no press, and once a night, when nobody is there, so that whatever has gathered in a day is gone. */
import type { Page } from 'playwright-core';
import { type Clocks, machineClocks, TimeSince } from '../../host/promised-time.ts';

/** Milliseconds from one time that a dead table is loaded anew to the next: where that does not help, it is not the page. */
const rarely = 300_000;
const anHour = 3_600_000;

export class Reloads {
  private readonly hour: number;
  private readonly clocks: Clocks;
  /** The time since a dead table was loaded anew. */
  private revived: TimeSince | null = null;
  private last: string;

  /** Takes the `hour` of the day, from 0 to 23, by the machine's clock. */
  constructor(hour: number, clocks: Clocks = machineClocks) {
    this.hour = hour;
    this.clocks = clocks;
    // What has just been opened is fresh.
    this.last = dayOf(this.now);
  }

  /** Reloads a table that acts on no press, which goes on with its match; false where that was a moment ago. */
  async revive(page: Pick<Page, 'evaluate' | 'reload'>): Promise<boolean> {
    // The pause lasts by the running clock: a clock that is set neither shortens it nor keeps the table dead.
    if (this.revived && this.revived.read().least < rarely) return false;
    this.revived = new TimeSince(this.clocks);
    const gone = await page
      .evaluate(() => {
        window.goOnAnew?.();
        return window.goOnAnew !== undefined;
      })
      .catch(() => true);
    if (!gone) await page.reload({ waitUntil: 'commit', timeout: 30_000 }).catch(() => {});
    return true;
  }

  /** Reloads when the hour has come and nobody is at the table, be it because no table has come. */
  async look(page: Pick<Page, 'evaluate' | 'reload'>): Promise<void> {
    const { now } = this;
    const day = dayOf(now);
    if (day === this.last || !this.isHour(now)) return;
    const free = await page.evaluate(() => document.documentElement.dataset.table !== 'people').catch(() => false);
    if (!free) return;
    this.last = day;
    await page.reload({ waitUntil: 'commit', timeout: 30_000 }).catch(() => {});
  }

  private get now(): Date {
    return new Date(this.clocks.wall());
  }

  /** Tells whether it is that hour. Where a day has none of it, because clocks go forward, the hour after that gap stands for it. */
  private isHour(now: Date): boolean {
    const since = now.getTime() - new Date(now.getFullYear(), now.getMonth(), now.getDate(), this.hour).getTime();
    return since >= 0 && since < anHour;
  }
}

const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
