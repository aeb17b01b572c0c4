/**
 * The tally of what was done at this table: how often, by hour. Nobody is named and nothing leaves the machine. Whoever
 * has something to count says what it is about (a game, a lesson) and what was done; lessons count by step.
 */
import type { Shelf } from './settings.ts';

export const deeds = [
  ...(['starts', 'finishes', 'leavings', 'takes'] as const),
  ...(['steps', 'seconds', 'skips', 'skip-seconds'] as const),
] as const;
/**
 * Deed that is counted. `takes`: what was shown was taken up; `steps` and `skips`: parts that were done or left out;
 * `seconds` and `skip-seconds`: the time that these took, all together.
 */
export type Deed = (typeof deeds)[number];

export interface Fact {
  /** Id of a game, or of anything else that is begun and ended. */
  about: string;
  what: Deed;
  /** Part of it that was done, left out or left. */
  step?: string;
  /** Amount that is added; 1 when absent. */
  amount?: number;
}

/** One line of the table: what was counted within an hour. */
export interface Line {
  /** Day by the clock of this machine: `2030-01-31`. */
  day: string;
  hour: number;
  about: string;
  what: Deed;
  step: string;
  amount: number;
}

const key = 'captains-table/tally';

/** Days of which the table is kept, and lines that it has at most, so that no month is too long for the machine. */
const mostDays = 40;
const mostLines = 20_000;

const names = /^[\w-]{1,40}$/;

export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

/** Writes the line as it is kept, without its amount; it is told apart from others by it. */
const headOf = ({ day, hour, about, what, step }: Omit<Line, 'amount'>): string =>
  [day, String(hour).padStart(2, '0'), about, what, step].join(' ');

function lineOf(head: string, amount: unknown): Line | null {
  const [day = '', hour = '', about = '', what = '', step = ''] = head.split(' ');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3])$/.test(hour) || !names.test(about)) return null;
  if (!deeds.some((each) => each === what) || (step !== '' && !names.test(step))) return null;
  if (!Number.isSafeInteger(amount) || Number(amount) <= 0) return null;
  return { day, hour: Number(hour), about, what: what as Deed, step, amount: Number(amount) };
}

export class Tally {
  private readonly shelf: Shelf | null;
  private readonly now: () => Date;
  private readonly counted: Map<string, number>;

  constructor(shelf: Shelf | null, now: () => Date) {
    this.shelf = shelf;
    this.now = now;
    this.counted = new Map(load(shelf));
  }

  note({ about, what, step = '', amount = 1 }: Fact): void {
    if (!names.test(about) || (step !== '' && !names.test(step))) return;
    const at = this.now();
    const head = headOf({ day: dayOf(at), hour: at.getHours(), about, what, step });
    this.counted.set(head, (this.counted.get(head) ?? 0) + Math.max(0, Math.round(amount)));
    this.drop();
    this.keep();
  }

  /** Lists everything that was counted, the earliest first; `since` a day, that day included. */
  lines(since = ''): Line[] {
    return [...this.counted]
      .flatMap(([head, amount]) => lineOf(head, amount) ?? [])
      .filter(({ day }) => day >= since)
      .sort((a, b) => (headOf(a) < headOf(b) ? -1 : 1));
  }

  forget(): void {
    this.counted.clear();
    this.keep();
  }

  /** Lets go of what is too old. */
  private drop(): void {
    const days = [...new Set([...this.counted.keys()].map((head) => head.slice(0, 10)))].sort();
    const kept = new Set(days.slice(-mostDays));
    for (const head of this.counted.keys())
      if (!kept.has(head.slice(0, 10)) || this.counted.size > mostLines) this.counted.delete(head);
  }

  private keep(): void {
    try {
      this.shelf?.setItem(key, JSON.stringify(Object.fromEntries(this.counted)));
    } catch {
      // It is counted as long as the page is open.
    }
  }
}

/** Reads with suspicion: whatever is no line is left out. */
function load(shelf: Shelf | null): [string, number][] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return [];
    return Object.entries(kept)
      .slice(-mostLines)
      .filter(([head, amount]) => lineOf(head, amount) !== null) as [string, number][];
  } catch {
    return [];
  }
}

/** Gives the lines as a table that spreadsheets read. No value in it needs quotes. */
export const tableOf = (lines: readonly Line[]): string =>
  ['day,hour,about,what,step,amount', ...lines.map((l) => [l.day, l.hour, l.about, l.what, l.step, l.amount].join(','))]
    .join('\r\n')
    .concat('\r\n');

/** Adds up what these lines say of something. */
export const sumOf = (lines: readonly Line[], wanted: Partial<Pick<Line, 'what' | 'hour' | 'about'>>): number =>
  lines
    .filter((line) => Object.entries(wanted).every(([name, value]) => line[name as 'what'] === value))
    .reduce((sum, { amount }) => sum + amount, 0);
