/** The log of Card Pirates in pictures and words: a row per turn, as many rounds on a page as have room. */

import type { CardId, Event, View } from '../../../rules/card-pirates/types.ts';
import { logWords } from '../../../words/card-pirates/log.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import type { Draft } from '../../placement.ts';
import type { LogCard, LogPage, LogRow } from '../../screens/log.ts';
import { chartOf } from '../layout/plan.ts';
import { rankNoun, squareNoun } from '../naming.ts';
import { type LoggedTurn, logOf } from './log.ts';

type Names = readonly string[];

/** Gives the number of turns on a page, whole rounds of everybody. */
const perPage = (seats: number): number => (seats === 1 ? 4 : seats === 2 ? 4 : seats);

export function logPages(events: readonly Event[], names: Names, start?: View): LogPage[] {
  const log = logOf(events, start);
  const size = perPage(log.seats);
  const pages: LogPage[] = [];
  for (let first = 0; first < log.turns.length; first += size) {
    const turns = log.turns.slice(first, first + size);
    pages.push({
      title: titleOf(first, turns.length, log.seats),
      subject: logWords().where,
      columns: [logWords().spent, logWords().taken, logWords().lost].map((title) => ({
        frame: null,
        title,
        look: null,
      })),
      rows: turns.map((turn, i) => ({
        ...rowOf(turn, names),
        moments: momentsOf(turn, log.turns[first + i + 1]?.at ?? events.length),
      })),
      names,
      caption: captionOf(turns, names),
      points: Array.from({ length: log.seats }, (_, seat) => cardsOf(turns, seat)),
      from: turns[0].at,
      to: log.turns[first + size]?.at ?? events.length,
      sealed: log.hidden,
    });
  }
  return pages;
}

/** Lists the moments of a turn but for its beginning: that it is somebody's turn is seen from what they do. */
const momentsOf = ({ at }: LoggedTurn, to: number): number[] =>
  Array.from({ length: Math.max(0, to - at - 1) }, (_, i) => at + 1 + i);

function titleOf(first: number, count: number, seats: number): string {
  if (seats === 1) return fill(logWords().turns, { n: first + 1, m: first + count });
  const n = Math.floor(first / seats) + 1;
  const m = Math.ceil((first + count) / seats);
  return fill(m > n ? logWords().rounds : logWords().round, { n, m });
}

function cardsOf(turns: readonly LoggedTurn[], seat: number): LogPage['points'][number] {
  const total = turns[turns.length - 1].hands[seat];
  const change = total - turns[0].before[seat];
  return { look: lookId(seat), total, change: change < 0 ? `−${-change}` : `+${change}` };
}

function rowOf(turn: LoggedTurn, names: Names): LogRow {
  return {
    picture: painting(turn),
    cells: [turn.spent, turn.taken, turn.left].map((cards) => cards.slice(0, 6).map(cardOf)),
    look: lookId(turn.seat),
    title: moveOf(turn),
    text: meetingOf(turn, names),
  };
}

const cardOf = (card: CardId | null): LogCard => ({ kind: 'card-pirates-card', props: { card }, struck: false });

function painting({ to, from, storm, seat }: LoggedTurn): Draft[] {
  const square = to ?? from;
  const props = { chart: chartOf(square ?? 'C3'), island: null, faceUp: [], faceDown: 0, storm, bare: square === null };
  return [
    { id: 'tile', kind: 'card-pirates-tile', x: 98, y: 58, scale: 0.9, depth: 0, props },
    {
      id: 'ship',
      kind: 'card-pirates-ship',
      x: 98,
      y: 92,
      scale: 0.8,
      depth: 2,
      props: { look: lookId(seat), phase: 0 },
    },
  ];
}

function moveOf({ move, to }: LoggedTurn): string {
  if (move === 'passes') return logWords().passes;
  if (move === 'anchors') return logWords().anchors;
  if (move === null || to === null) return logWords().thinks;
  return fill(move === 'sails' ? logWords().sails : logWords().drifts, { square: squareNoun(to) });
}

/** Tells the one thing that counts most of what came of a turn, or nothing where nothing came of it. */
function meetingOf(turn: LoggedTurn, names: Names): string {
  const { battle, exchange, storm, buried, cost } = turn;
  if (battle) return battleOf(turn, names);
  if (exchange) return fill(logWords().trades, { gave: rankNoun(exchange.gave), took: rankNoun(exchange.took) });
  if (storm) return logWords().storm;
  if (buried > 0) return fill(logWords().buries, { n: buried });
  return cost ? fill(logWords().cost, { cost: cost[0], points: cost[1] }) : '';
}

function battleOf({ battle }: LoggedTurn, names: Names): string {
  if (!battle) return '';
  const name = nameOf(battle.defender, names);
  const [a, b] = battle.totals ?? [0, 0];
  if (battle.outcome === 'none') return fill(logWords().spares, { name });
  if (battle.outcome === 'draw') return fill(logWords().draws, { name, a, b });
  if (battle.outcome === 'attacker') return fill(logWords().beats, { name, a, b });
  return battle.outcome === 'defender' ? fill(logWords().loses, { name, a, b }) : '';
}

/** Tells what a page is about in the table's own sentences: a battle, else a trade, else a storm. */
function captionOf(turns: readonly LoggedTurn[], names: Names): string {
  if (!turns[turns.length - 1].over) return logWords().goesOn;
  const fight = turns.find(({ battle }) => battle?.totals)?.battle;
  if (fight?.totals) {
    const [a, b] = fight.totals;
    const won = fight.outcome === 'attacker';
    const [first, second] = won ? [fight.attacker, fight.defender] : [fight.defender, fight.attacker];
    if (a === b) return fill(words().draw, { n: a });
    const numbers = { n: Math.max(a, b), m: Math.min(a, b) };
    return fill(words().wins, { name: nameOf(first, names), other: nameOf(second, names), ...numbers });
  }
  const trade = turns.find(({ exchange }) => exchange);
  if (trade?.exchange) {
    const { gave, took } = trade.exchange;
    return fill(logWords().traded, { name: nameOf(trade.seat, names), gave: rankNoun(gave), took: rankNoun(took) });
  }
  const caught = turns.find(({ storm }) => storm);
  if (caught) return fill(words().storm, { name: nameOf(caught.seat, names), square: squareNoun(caught.to ?? '') });
  return logWords().quiet;
}
