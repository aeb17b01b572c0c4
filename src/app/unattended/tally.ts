/**
 * The tally of what was done at this table: how often, by hour. Nobody is named and nothing leaves the machine. Whoever
 * has something to count says what it is about (a game, a lesson) and what was done; lessons count by step.
 *
 * Days and hours are those of the machine's clock, which may be wrong until the network comes. What this page has counted moves
 * along when the clock is set: back by however little, or forward by a week and more, or by less where it had begun before
 * something that is counted already. Any other leap forward is sleep, which changes nothing that was counted before. Which day came
 * last is a matter of the order in which things were counted.
 */
import type { Shelf } from '../page/shelf.ts';

export const deeds = [
  ...(['starts', 'finishes', 'leavings', 'takes'] as const),
  ...(['steps', 'seconds', 'skips', 'skip-seconds'] as const),
] as const;
/**
 * Deed that is counted. `takes`: what was shown was taken up; `steps` and `skips`: parts that were done or left out;
 * `seconds` and `skip-seconds`: the time that these took, all together.
 */
export type CountedDeed = (typeof deeds)[number];

export interface Fact {
  /** Id of a game, or of anything else that is begun and ended. */
  about: string;
  what: CountedDeed;
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
  what: CountedDeed;
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

/** Writes day and hour as they begin a line that is kept. */
const timeOf = (at: Date): string => `${dayOf(at)} ${String(at.getHours()).padStart(2, '0')}`;

/** Writes the line as it is kept, without its amount; it is told apart from others by it. */
const headOf = ({ day, hour, about, what, step }: Omit<Line, 'amount'>): string =>
  [day, String(hour).padStart(2, '0'), about, what, step].join(' ');

function lineOf(head: string, amount: unknown): Line | null {
  const [day = '', hour = '', about = '', what = '', step = ''] = head.split(' ');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3])$/.test(hour) || !names.test(about)) return null;
  if (!deeds.some((each) => each === what) || (step !== '' && !names.test(step))) return null;
  if (!Number.isSafeInteger(amount) || Number(amount) <= 0) return null;
  return { day, hour: Number(hour), about, what: what as CountedDeed, step, amount: Number(amount) };
}

/** Milliseconds by which a clock may differ from the page's own before it counts as set; and those that nobody sleeps through. */
const jump = 60_000;
const longestSleep = 7 * 86_400_000;

/** Something that this page has counted: where it stands now, and when that was by the page's own clock. */
interface Counted {
  head: string;
  at: number;
  fact: Omit<Line, 'day' | 'hour'>;
}

export class Tally {
  private readonly shelf: Shelf | null;
  private readonly now: () => Date;
  private readonly clock: () => number;
  private readonly counted: Map<string, number>;
  private own: Counted[] = [];
  /** Time by the machine's clock at the beginning of the page's own. */
  private base: number;
  /** The clock had begun before something that was counted already. */
  private readonly late: boolean;

  /** `clock` gives milliseconds of the page's life and never jumps. */
  constructor(shelf: Shelf | null, now: () => Date, clock: () => number = () => performance.now()) {
    this.shelf = shelf;
    this.now = now;
    this.clock = clock;
    this.counted = new Map(load(shelf));
    this.base = now().getTime() - clock();
    const last = [...this.counted.keys()].at(-1);
    this.late = last !== undefined && timeOf(now()) < last.slice(0, timeOf(now()).length);
  }

  note({ about, what, step = '', amount = 1 }: Fact): void {
    if (!names.test(about) || (step !== '' && !names.test(step))) return;
    this.follow();
    const fact = { about, what, step, amount: Math.max(0, Math.round(amount)) };
    const head = this.add(fact, this.now());
    this.own.push({ head, at: this.clock(), fact });
    if (this.own.length > mostLines) this.own.shift();
    this.drop();
    this.keep();
  }

  private add(fact: Counted['fact'], at: Date): string {
    const head = headOf({ day: dayOf(at), hour: at.getHours(), ...fact });
    const amount = (this.counted.get(head) ?? 0) + fact.amount;
    // The line that was counted last stands last.
    this.counted.delete(head);
    this.counted.set(head, amount);
    return head;
  }

  /** Moves what this page has counted where the machine's clock was set meanwhile. */
  private follow(): void {
    const base = this.now().getTime() - this.clock();
    const by = base - this.base;
    if (Math.abs(by) < jump) return;
    this.base = base;
    const sleep = by > 0 && by < longestSleep && !this.late;
    if (sleep) this.own = [];
    for (const each of this.own) {
      const left = (this.counted.get(each.head) ?? 0) - each.fact.amount;
      // It may have been dropped.
      if (left < 0) continue;
      if (left === 0) this.counted.delete(each.head);
      else this.counted.set(each.head, left);
      each.head = this.add(each.fact, new Date(base + each.at));
    }
    this.keep();
  }

  /** Lists everything that was counted, the earliest first: since a day, that day included, up to another one. */
  lines(since = '', until = '9999'): Line[] {
    this.follow();
    return [...this.counted]
      .flatMap(([head, amount]) => lineOf(head, amount) ?? [])
      .filter(({ day }) => day >= since && day <= until)
      .sort((a, b) => (headOf(a) < headOf(b) ? -1 : 1));
  }

  forget(): void {
    this.counted.clear();
    this.own = [];
    this.keep();
  }

  /** Lets go of what is too old. */
  private drop(): void {
    const days = new Set([...this.counted.keys()].reverse().map((head) => head.slice(0, 10)));
    const kept = new Set([...days].slice(0, mostDays));
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
