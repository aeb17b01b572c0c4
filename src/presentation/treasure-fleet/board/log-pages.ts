/** The log of Treasure Fleet in pictures and words: a page per sailing, and one for the governor. */

import type { Captain, Event, Strength } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { logWords } from '../../../words/treasure-fleet/log.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { Draft } from '../../placement.ts';
import type { LogCard, LogPage, LogRow } from '../../screens/log.ts';
import { skyAndSea } from '../../sky-and-sea.ts';
import { lookOf, nameOf, namesOf, numbersOf, shipClassOf, shipNoun } from '../naming.ts';
import { type Log, type LoggedCard, type LoggedSailing, type LoggedShip, logOf, mostSurprising } from './log.ts';

type Names = readonly string[];

export function logPages(events: readonly Event[], names: Names): LogPage[] {
  const log = logOf(events);
  const starts = events.flatMap((event, i) => (event.type === 'SailingStarted' ? [i] : []));
  const last = events.findIndex((event) => event.type === 'GovernorCardShown');
  const end = last < 0 ? events.length : last;
  const pages = log.sailings.map((sailing, i) => {
    const [from, to] = [starts[i], starts[i + 1] ?? end];
    const page = sailingPage(sailing, names);
    const rows = page.rows.map((row, n) => ({ ...row, moments: momentsOf(sailing.ships[n].ship, events, from, to) }));
    return { ...page, rows, from, to };
  });
  const governor = governorPage(log, names);
  return governor ? [...pages, { ...governor, from: end, to: events.length }] : pages;
}

/** Lists the numbers of the events that befell one ship. */
function momentsOf(ship: string, events: readonly Event[], from: number, to: number): number[] {
  const range = events.slice(from, to).map((event, i) => ({ event, at: from + i }));
  return range.filter(({ event }) => 'ship' in event && event.ship === ship).map(({ at }) => at);
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

type Drawn = Omit<LogPage, 'from' | 'to'>;

function sailingPage(sailing: LoggedSailing, names: Names): Drawn {
  const surprise = sailing.over ? mostSurprising(sailing) : undefined;
  return {
    title: fill(logWords().sailing, { s: sailing.sailing }),
    subject: logWords().ship,
    columns: [0, 1, 2].map((volley) => ({
      frame: sailing.lookouts[volley] === undefined ? 'pip-volley-next' : 'pip-volley-now',
      title: String(volley + 1),
      look: sailing.lookouts[volley] === undefined ? null : lookOf(sailing.lookouts[volley]).id,
      token: 'tf-lookout-token',
    })),
    rows: sailing.ships.map((ship) => shipRow(ship, names)),
    names,
    caption: surprise ? sentence(surprise, names) : logWords().goesOn,
    points: sailing.points.map(({ captain, total, change }) => ({
      look: lookOf(captain).id,
      total,
      change: sailing.over || change !== 0 ? signed(change) : '',
    })),
  };
}

function shipRow(ship: LoggedShip, names: Names): LogRow {
  return { picture: painting(ship), cells: ship.volleys.map((cards) => cards.map(cardOf)), ...fate(ship, names) };
}

const cardOf = ({ captain, card, swept }: LoggedCard): LogCard => ({
  kind: 'card',
  props: { look: lookOf(captain).id, card },
  struck: swept,
});

function painting(ship: LoggedShip): Draft[] {
  const cursed = ship.kind === 'cursed';
  const coin: Draft[] = cursed
    ? []
    : [
        { id: 'coin', kind: 'picture', x: 22, y: 18, depth: 3, props: { frame: 'coin-32' }, scale: 0.84 },
        {
          id: 'points',
          kind: 'words',
          x: 22,
          y: 18,
          depth: 4,
          props: { role: 'ribbon', text: String(ship.points), align: 0.5, color: '#3A2208' },
        },
      ];
  return [
    ...skyAndSea({ x: 6, y: 4, w: 184, h: 104 }, 72),
    {
      id: 'ship',
      kind: 'ship',
      x: 110,
      y: 94,
      scale: cursed || ship.points > 16 ? 0.22 : 0.27,
      depth: 1,
      props: { model: shipClassOf(ship), points: null, look: ship.slot, mirrored: false },
    },
    { id: 'frame', kind: 'sheet', x: 0, y: 0, depth: 2, props: { frame: 'vignette-frame', w: 196, h: 112 } },
    ...coin,
  ];
}

/** Sums from the top, boarders in words. */
const sums = (strengths: readonly Strength[]): string =>
  strengths.some((s) => s.boarding)
    ? logWords().boarders
    : strengths
        .map((s) => s.guns)
        .filter((guns) => guns > 0)
        .sort((a, b) => b - a)
        .join(' : ');

function fate(
  { outcome, strengths, leader, points, volleys }: LoggedShip,
  names: Names,
): Pick<LogRow, 'look' | 'mark' | 'title' | 'text'> {
  if (outcome?.type === 'captured') {
    const name = nameOf(outcome.captain, names);
    const title = fill(outcome.kept ? logWords().wins : logWords().drivesOff, { name, p: points });
    return { look: lookOf(outcome.captain).id, title, text: sums(strengths) };
  }
  if (outcome?.type === 'escaped') {
    const numbers = outcome.reason === 'tie' ? sums(strengths) : '';
    const swept = outcome.reason === 'noFire' && volleys.some((cards) => cards.length > 0);
    const text = fill(logWords().reasons[swept ? 'swept' : outcome.reason], { numbers });
    return { look: null, mark: 'icon-wave', title: logWords().escapes, text };
  }
  if (outcome?.type === 'held')
    return { look: null, mark: 'icon-hourglass', title: logWords().becalmed, text: logWords().waits };
  if (outcome?.type === 'cursed') {
    const found = outcome.captains.length > 0;
    return {
      look: null,
      mark: 'icon-lantern',
      title: logWords().curse,
      text: found ? namesOf(outcome.captains, names) : logWords().nobody,
    };
  }
  if (leader === null) {
    const swept = volleys.flat().some((card) => card.swept);
    return { look: null, title: swept ? logWords().swept : logWords().open, text: '' };
  }
  if (leader === 'tie' || leader === 'boardersTie')
    return { look: null, mark: 'icon-scales', title: logWords().tied, text: sums(strengths) };
  const title = fill(logWords().leads, { name: nameOf(leader, names) });
  return { look: lookOf(leader).id, title, text: sums(strengths) };
}

/** Says what became of a ship, in the same sentences as at the table. */
function sentence(ship: LoggedShip, names: Names): string {
  const { outcome, strengths } = ship;
  const noun = shipNoun(ship);
  if (outcome?.type === 'captured') {
    const who = { name: nameOf(outcome.captain, names), ship: noun, numbers: numbersOf(strengths) };
    if (!outcome.kept) return fill(words().lostToGrey, who);
    if (outcome.by === 'boarding') return fill(words().takesByBoarding, who);
    return fill(who.numbers.includes('–') ? words().takes : words().takesAlone, who);
  }
  if (outcome?.type !== 'escaped') return '';
  if (outcome.reason === 'noFire') return fill(words().escapesUnfired, { ship: noun });
  const guns = Math.max(0, ...strengths.map((s) => s.guns));
  const equal = (s: Strength) => (outcome.reason === 'tie' ? s.guns === guns : s.boarding);
  const all = namesOf(
    strengths.filter(equal).map((s) => s.captain),
    names,
  );
  return fill(outcome.reason === 'tie' ? words().escapesTie : words().escapesBoarders, {
    names: all,
    guns,
    ship: noun,
  });
}

function governorPage({ governor, sailings }: Log, names: Names): Drawn | null {
  if (!governor) return null;
  const { cards, taken, points } = governor;
  const totals = sailings.at(-1)?.points ?? [];
  const won = (captain: Captain) => (captain === taken ? points : 0);
  const title =
    taken === null
      ? ''
      : taken === 'escaped'
        ? logWords().escapes
        : fill(logWords().wins, { name: nameOf(taken, names), p: points });
  return {
    title: logWords().governor,
    subject: logWords().governor,
    columns: [{ frame: null, title: logWords().lastCards, look: null }],
    rows: [
      {
        picture: [{ id: 'barge', kind: 'picture', x: 98, y: 96, scale: 0.36, props: { frame: 'barge-governor' } }],
        cells: [0, 2, 4].map((first) =>
          cards.slice(first, first + 2).map(({ captain, card }) => cardOf({ captain, card, play: 0, swept: false })),
        ),
        look: taken === null || taken === 'escaped' ? null : lookOf(taken).id,
        mark: taken === 'escaped' ? 'icon-wave' : undefined,
        title,
        text: '',
      },
    ],
    caption: fill(words().ledger.governor, { points }),
    points: totals.map(({ captain, total }) => ({
      look: lookOf(captain).id,
      total: total + won(captain),
      change: signed(won(captain)),
    })),
  };
}
