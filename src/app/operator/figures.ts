/** The figures of a table as a page of the office: what was begun by hour and by game, and how it went on. */
import { stagedGames } from '../../presentation/index.ts';
import type { Cell } from '../../presentation/screens/office-cells.ts';
import { officeWords } from '../../words/house/office.ts';
import { fill } from '../../words/message.ts';
import { dayOf, type Line, sumOf, type Tally } from '../unattended/tally.ts';

/** Days that are looked at: the latest one, a week, everything. */
export const spans = { today: 1, week: 7, all: null } as const;
export type FigureSpan = keyof typeof spans;

/** Gives the lines of these days, today the last of them. */
export function linesOf(tally: Tally, span: FigureSpan, now: Date): Line[] {
  const days = spans[span];
  if (days === null) return tally.lines();
  // Days to come are those of a clock that was ahead: they are in the whole.
  return tally.lines(dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1)), dayOf(now));
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const isGame = ({ about }: Line): boolean => Object.hasOwn(stagedGames, about);
/** Tells whether a line counts lessons, which are named after their game. */
const isLesson = ({ about }: Line): boolean => Object.keys(stagedGames).some((game) => about.startsWith(`${game}-`));

/** Lists the figures of a span. Games have bars of their own; the lessons of all of them have one row. */
export function figuresOf(lines: readonly Line[], span: FigureSpan, sure: boolean): [Cell[], Cell[]] {
  const says = officeWords().figures;
  const games = lines.filter(isGame);
  const lessons = lines.filter(isLesson);
  const by = Array.from({ length: 24 }, (_, hour) => sumOf(games, { what: 'starts', hour }));
  const most = Math.max(1, ...by);
  const of = (what: Line['what']) => sumOf(games, { what });
  const [starts, finishes, leavings, takes] = [of('starts'), of('finishes'), of('leavings'), of('takes')];
  const byGame = Object.entries(stagedGames).map(([about, { title }]) => ({
    ...{ name: title, n: sumOf(games, { what: 'starts', about }) },
  }));
  const mostOfGame = Math.max(1, ...byGame.map(({ n }) => n));
  const fact = (title: string, n: number): Cell => ({ kind: 'fact', title, value: String(n) });
  const ended = finishes + leavings;
  const percent = Math.round(share(finishes, ended) * 100);
  return [
    [
      {
        ...{ kind: 'bars', title: says.byHour, value: fill(says.most, { n: Math.max(...by) }), high: 2 },
        bars: by.map((n, i) => ({ share: n / most, label: String(n), ...(i % 6 === 0 && { mark: String(i) }) })),
      },
      {
        ...{ kind: 'rows', title: says.byGame, high: 3 },
        rows: byGame.map(({ name, n }) => ({ name, share: n / mostOfGame, value: String(n) })),
      },
      {
        ...{ kind: 'fact', title: says.lessons },
        value: fill(says.lessonCounts, {
          begun: sumOf(lessons, { what: 'starts' }),
          finished: sumOf(lessons, { what: 'finishes' }),
          left: sumOf(lessons, { what: 'leavings' }),
        }),
      },
    ],
    [
      { kind: 'stepper', id: 'span', title: says.span, value: says.spans[span] },
      fact(says.starts, starts),
      { kind: 'fact', title: says.finishes, value: ended === 0 ? '0' : fill(says.finished, { n: finishes, percent }) },
      fact(says.leavings, leavings),
      fact(says.takes, takes),
      { kind: 'button', id: 'table', text: says.save, icon: 'icon-log' },
      { kind: 'button', id: 'forget-figures', text: sure ? says.sure : says.forget, icon: 'icon-x', gold: sure },
    ],
  ];
}
