/** The page of the office for the machine itself: a test, the last mishaps, files, a new start. */
import type { Cell } from '../../presentation/screens/office-cells.ts';
import { officeWords } from '../../words/house/office.ts';
import { language } from '../../words/language.ts';
import { fill } from '../../words/message.ts';
import type { Offline } from '../offline/how-far.ts';
import { isLeap, type Mishap } from '../page/mishaps.ts';
import type { FileFault } from './house-file.ts';

/** Lines that have room beside the buttons. */
const shown = 5;

export interface Care {
  version: string;
  offline: Offline;
  test: Cell[];
  mishaps: readonly Mishap[];
  /** True where the mishaps lie there instead of the test. */
  log: boolean;
  /** True where resetting waits for its second press. */
  sure: boolean;
}

export function careOf({ version, offline, test, mishaps, log, sure }: Care): [Cell[], Cell[]] {
  const says = officeWords().care;
  const button = (id: string, text: string, icon: string): Cell => ({ kind: 'button', id, text, icon });
  return [
    [
      button('test', says.test, 'icon-play'),
      button('log', fill(says.log, { n: mishaps.length }), 'icon-log'),
      button('save', says.save, 'icon-anchor'),
      button('load', says.load, 'icon-plus'),
      { ...{ kind: 'button', id: 'reset', icon: 'icon-x' }, text: sure ? says.sure : says.reset, gold: sure },
      button('restart', says.restart, 'icon-again'),
    ],
    [
      { kind: 'fact', title: says.version, value: version === '' ? says.unknown : version },
      keptLine(offline),
      ...(log ? linesOf(mishaps) : test),
    ],
  ];
}

/** Tells how much of the program is in this browser: all of it runs without the server. */
function keptLine({ how, share }: Offline): Cell {
  const says = officeWords().care;
  const value = fill(says.keeps[how], { n: Math.floor(share * 100) });
  const good = how === 'coming' ? undefined : how === 'whole' || how === 'newer';
  return { kind: 'fact', title: says.offline, value, ...(good !== undefined && { good }) };
}

function linesOf(mishaps: readonly Mishap[]): Cell[] {
  const says = officeWords().care;
  if (mishaps.length === 0) return [{ kind: 'fact', title: says.nothing, value: '', good: true }];
  const when = new Intl.DateTimeFormat(language().locale, {
    ...{ day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' },
  });
  const titleOf = ({ kind, what, times, by = 0 }: Mishap) =>
    kind === 'clock'
      ? fill(says.clock[isLeap(what) ? what : 'ahead'], { by: lengthOf(by) })
      : fill(says.kinds[kind], { what, n: times });
  return mishaps.slice(0, shown).map((mishap) => ({
    kind: 'fact' as const,
    title: titleOf(mishap),
    // Line and column alone: there is no room for the name of the file, which the terminal tells.
    value: `${when.format(mishap.at)}  ${/\d+:\d+$/.exec(mishap.where)?.[0] ?? ''}`.trim(),
  }));
}

/** Writes milliseconds in the largest unit that they fill twice: "21 days", "90 minutes". */
function lengthOf(ms: number): string {
  const minutes = ms / 60_000;
  const [unit, n] =
    minutes < 120 ? ['minute', minutes] : minutes < 2880 ? ['hour', minutes / 60] : ['day', minutes / 1440];
  const style = { style: 'unit', unit: String(unit), unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language().locale, style).format(Number(n));
}

/** Says why a file was not taken. */
export function faultSaid(fault: FileFault): string {
  const says = officeWords().files;
  if (fault.code !== 'VALUE') return says[fault.code];
  return fill(says.VALUE, { id: officeWords().settings[fault.id] ?? fault.id });
}
