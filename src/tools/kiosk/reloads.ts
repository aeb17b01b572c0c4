/** Loads the page anew once a night, when nobody is there, so that whatever has gathered in a day is gone. */
import type { Page } from 'playwright-core';

export class Reloads {
  private readonly hour: number;
  private last: string;

  /** Takes the `hour` of the day, from 0 to 23, by the machine's clock. */
  constructor(hour: number, now = new Date()) {
    this.hour = hour;
    // What has just been opened is fresh.
    this.last = dayOf(now);
  }

  /** Reloads when the hour has come and nobody is at the table, be it because no table has come. */
  async look(page: Pick<Page, 'evaluate' | 'reload'>, now: Date): Promise<void> {
    const day = dayOf(now);
    if (day === this.last || now.getHours() !== this.hour) return;
    const free = await page.evaluate(() => document.documentElement.dataset.table !== 'people').catch(() => false);
    if (!free) return;
    this.last = day;
    await page.reload({ waitUntil: 'commit', timeout: 30_000 }).catch(() => {});
  }
}

const dayOf = (date: Date): string => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
