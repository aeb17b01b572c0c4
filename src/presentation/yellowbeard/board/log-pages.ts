/** The log of Yellowbeard on the scroll: a row for every Pirate turn with the Navy turn behind it, then the pirate's own log. */

import type { Event, Square } from '../../../rules/yellowbeard/types.ts';
import { fill, listOf } from '../../../words/message.ts';
import { logWords } from '../../../words/yellowbeard/log.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { emblemAt, lookId, nameOf } from '../../captains.ts';
import type { Draft } from '../../placement.ts';
import type { LogPage, LogRow } from '../../screens/log.ts';
import { linesOf } from '../hand/chart-log.ts';
import { shipName } from '../naming.ts';
import { type LoggedRound, type LoggedTurn, logOf } from './log.ts';

type Names = readonly string[];

/** Number of turns that a scroll has room for in full size: nothing on it is smaller than 28. */
const perPage = 4;
/** A way of more squares is told by its ends. */
const told = 3;

export function logPages(events: readonly Event[], names: Names): LogPage[] {
  const rounds = logOf(events);
  return rounds.flatMap((round) => [
    ...turnPages(round, rounds.length, names),
    ...(round.log.length > 0 ? trackPages(round, names) : []),
  ]);
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, i) => all.slice(i * perPage, (i + 1) * perPage));
}

function turnPages(round: LoggedRound, rounds: number, names: Names): LogPage[] {
  const pages = chunks(round.turns);
  return pages.map((turns, i) => {
    const { turns: one, roundTurns: several } = logWords();
    return {
      title: fill(rounds > 1 ? several : one, { r: round.round, a: turns[0].turn, b: turns[turns.length - 1].turn }),
      subject: logWords().subject,
      columns: [],
      wide: true,
      rows: turns.map((turn, n) => ({
        ...rowOf(turn, round, names),
        moments: momentsOf(turn, turns[n + 1]?.at ?? pages[i + 1]?.[0].at ?? round.to),
      })),
      names,
      caption: captionOf(round, i === pages.length - 1, names),
      points: pointsOf(round, turns),
      from: i === 0 ? round.from : turns[0].at,
      to: pages[i + 1]?.[0].at ?? round.to,
    };
  });
}

/** Lists the moments of the Pirate turn and of the Navy turn behind it. */
const momentsOf = ({ at }: LoggedTurn, to: number): number[] => Array.from({ length: to - at }, (_, i) => at + i);

function captionOf(round: LoggedRound, last: boolean, names: Names): string {
  const { over, pirate } = round;
  if (!over || !last) {
    return over || round.stolen > 0 ? fill(logWords().thefts, { n: round.stolen }) : logWords().goesOn;
  }
  return fill(words().summary[over.reason], {
    name: nameOf(pirate ?? 0, names),
    chests: over.aboard,
    turns: over.turns,
  });
}

/** Counts the chests that the pirate was known to have when these turns were over. */
function pointsOf({ pirate, turns: all }: LoggedRound, turns: readonly LoggedTurn[]): LogPage['points'] {
  if (pirate === null) return [];
  const until = turns[turns.length - 1].turn;
  const total = all.filter(({ turn, stolen }) => turn <= until && stolen !== null).length;
  return [{ look: lookId(pirate), total, change: logWords().chests }];
}

const text = (id: string, value: string, x: number, y: number, style: Record<string, unknown>): Draft => ({
  id,
  kind: 'words',
  x,
  y,
  depth: 4,
  props: { role: 'caption', text: value, size: 31, color: '#2B1608', maxWidth: 590, ...style },
});

/** Draws a row of the log: the number of a turn, what the room saw of the pirate, what the Navy did about it. */
function rowOf(turn: LoggedTurn, round: LoggedRound, names: Names): LogRow {
  const owner = turn.ship === null ? null : round.owners[turn.ship - 1];
  const name = turn.ship === null ? '' : shipName(round, turn.ship, names);
  const picture: Draft[] = [
    { id: 'coin', kind: 'picture', x: 38, y: 56, depth: 3, props: { frame: 'coin-38' } },
    text('turn', String(turn.turn), 38, 56, { role: 'ribbon', size: 32, align: 0.5, color: '#3A2208', maxWidth: 60 }),
    text('pirate', pirateOf(turn), 210, 34, { color: turn.stolen || turn.tried ? '#9C1420' : '#7A4A22', size: 30 }),
    text('navy', navyOf(turn, name), 210, 80, typeof owner === 'number' ? { color: emblemAt(owner).ink } : {}),
  ];
  if (turn.roll !== null) {
    picture.push({
      id: 'die',
      kind: 'picture',
      x: 132,
      y: 56,
      depth: 3,
      scale: 0.74,
      props: { frame: `die-${turn.roll}` },
    });
  }
  return {
    picture,
    cells: [],
    look: owner === null || owner === undefined ? null : lookId(owner),
    title: answerOf(turn),
    text: turn.path.length > 0 ? (turn.path.at(-1) ?? '') : (turn.looked?.from ?? ''),
  };
}

function pirateOf({ stolen, tried }: LoggedTurn): string {
  const parts = [
    stolen === null ? '' : fill(logWords().stolen, { square: stolen }),
    tried === null
      ? ''
      : fill(tried.garrison === 'open' ? logWords().escaped : logWords().refused, { harbour: tried.harbour }),
  ].filter((part) => part !== '');
  return parts.length > 0 ? listOf(parts) : logWords().hidden;
}

function navyOf({ ship, looked, path, shots }: LoggedTurn, name: string): string {
  if (ship === null) return logWords().waits;
  const fired = shots.map(({ direction, range }) => fill(logWords().shot, { way: direction, range }));
  // Who moved first looks from where the move ended.
  const first = looked !== null && path.length > 0 && path[path.length - 1] === looked.from && path[0] !== looked.from;
  return fill(logWords().navy, {
    name,
    sailed: path.length === 0 ? 'none' : first ? 'first' : 'last',
    path: wayOf(path),
    looked: looked?.from ?? 'none',
    shots: fired.length > 0 ? listOf(fired) : 'none',
  });
}

const wayOf = (path: readonly Square[]): string =>
  path.length > told ? `${path[0]}-…-${path[path.length - 1]}` : path.join('-');

function answerOf({ looked, shots }: LoggedTurn): string {
  const last = shots[shots.length - 1];
  if (last?.result === 'pirate') return logWords().hit;
  if (looked === null) return '';
  return looked.saw === null ? logWords().nay : fill(logWords().aye, { square: looked.saw });
}

/** Writes the pirate's tracks in the notation of the rulebook: `M11-L11-K11 (J11)`. */
function trackPages(round: LoggedRound, names: Names): LogPage[] {
  const lines = linesOf(round.log);
  return chunks(lines).map((part) => ({
    title: fill(logWords().tracks, { a: part[0].turn, b: part[part.length - 1].turn }),
    subject: logWords().subject,
    columns: [],
    wide: true,
    rows: part.map(({ turn, path, loads }) => ({
      picture: [
        { id: 'coin', kind: 'picture', x: 38, y: 56, depth: 3, props: { frame: 'coin-38' } },
        text('turn', String(turn), 38, 56, { role: 'ribbon', size: 32, align: 0.5, color: '#3A2208', maxWidth: 60 }),
        text('line', [path, ...loads].join(' '), 110, 56, { size: 44, maxWidth: 700 }),
        ...loads.map(
          (_, i): Draft => ({
            id: `x:${i}`,
            kind: 'picture',
            x: 790 + i * 60,
            y: 56,
            depth: 4,
            props: { frame: 'x-mark' },
          }),
        ),
      ],
      cells: [],
      look: round.pirate === null ? null : lookId(round.pirate),
      title: path.split('-').at(-1) ?? '',
      text: path.includes('-') ? '' : logWords().anchor,
    })),
    caption: round.over ? captionOf(round, true, names) : logWords().goesOn,
    points:
      round.pirate === null ? [] : [{ look: lookId(round.pirate), total: round.stolen, change: logWords().chests }],
    from: round.from,
    to: round.to,
    sealed: true,
  }));
}
