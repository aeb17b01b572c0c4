/**
 * Section 7 once more, by a search of another kind: all journeys are written down as strings, round by round, and judged
 * afterwards. The rules' own targets, costs and refusals must agree for every card, every square and many obstacles.
 */
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { driftTargets, targets } from '../../../src/rules/card-pirates/moves.ts';
import type { Square, State } from '../../../src/rules/card-pirates/types.ts';
import { type Dice, seededDice, seedFrom, shuffle } from '../../../src/rules/dice.ts';
import { times } from '../../how-much.ts';
import { optionsOf } from './scene.ts';

const lines = [0, 1, 2, 3, 4, 5, 6];
const name = (column: number, row: number) => `${String.fromCharCode(64 + column)}${row}`;
const all = lines.flatMap((row) => lines.map((column) => name(column, row)));
const isInner = (square: Square) => /^[A-E][1-5]$/.test(square);
const isCorner = (square: Square) => /^[@F][06]$/.test(square);
const inner = all.filter(isInner);
const ring = all.filter((square) => !isInner(square) && !isCorner(square));

/** What lies where: a picture of a position, one letter per square. */
interface Chart {
  islands: Record<Square, string>;
  storms: Set<Square>;
  /** Ships of the others. */
  ships: Square[];
  ring: Set<Square>;
  start: Square;
  advanced: boolean;
}

function randomChart(start: Square, dice: Dice, advanced: boolean): Chart {
  const places = shuffle([...inner], dice);
  const islands = Object.fromEntries(['C', 'D', 'H', 'S'].map((suit, i) => [places[i], suit]));
  const exists = new Set(ring.filter(() => dice.below(3) === 0));
  if (!isInner(start)) exists.add(start);
  const density = [0, 2, 4, 8][dice.below(4)];
  const sea = [...inner, ...exists].filter((square) => !(square in islands));
  const storms = new Set(sea.filter(() => dice.below(12) < density));
  const ships = Array.from(
    { length: dice.below(4) },
    () => [...inner, ...exists][dice.below(inner.length + exists.size)],
  );
  // Two on one square are what makes it closed.
  if (ships.length > 1 && dice.below(2) === 0) ships[1] = ships[0];
  return { islands, storms, ships, ring: exists, start, advanced };
}

function stateOf(chart: Chart, hand: string[]): State {
  const order = [...inner, ...ring];
  const places = order.map((square) => {
    if (!isInner(square) && !chart.ring.has(square)) return null;
    const suit = chart.islands[square];
    if (suit) return { island: `A${suit}`, faceUp: [], faceDown: [] };
    return { island: null, faceUp: [], faceDown: chart.storms.has(square) ? [] : ['X'] };
  });
  const state = cardPirates.setup(
    4,
    optionsOf({ treacherousSeas: true, advancedSailing: chart.advanced }),
    { below: () => 0 },
    { firstSeat: 0 },
    () => {},
  );
  state.phase = 'turn.move';
  state.places = places;
  state.seats.forEach((seat, i) => {
    // Whoever takes no part lies at an island, where he is in nobody's way.
    seat.ship = i === 0 ? chart.start : (chart.ships[i - 1] ?? Object.keys(chart.islands)[0]);
  });
  state.seats[0].hand = hand;
  return state;
}

/** Journeys `C3>C2>B1` with what they cost, obstacles observed; money plays no part yet. */
function journeys(chart: Chart): Map<string, number> {
  const exists = (square: Square) => isInner(square) || chart.ring.has(square);
  const shipsAt = (square: Square) => (square in chart.islands ? 0 : chart.ships.filter((s) => s === square).length);
  const stops = (square: Square) => square in chart.islands || chart.storms.has(square) || shipsAt(square) > 0;
  const found = new Map<string, number>();
  let round = new Map([[chart.start, 0]]);
  for (let length = 1; length <= 3; length++) {
    const next = new Map<string, number>();
    for (const [journey, cost] of round) {
      const visited = journey.split('>');
      const from = visited[visited.length - 1];
      if (length > 1 && stops(from)) continue;
      for (const to of all) {
        const across = to.charCodeAt(0) - from.charCodeAt(0);
        const down = Number(to[1]) - Number(from[1]);
        const squared = across * across + down * down;
        if (squared !== 1 && squared !== 2) continue;
        if (!exists(to) || shipsAt(to) > 1 || visited.includes(to)) continue;
        next.set(`${journey}>${to}`, cost + (squared === 1 ? 3 : 5));
      }
    }
    for (const [journey, cost] of next) found.set(journey, cost);
    round = next;
  }
  return found;
}

const values = ['10', '9', '8', '7', '6', '5', '4', '3', '2'];
const crew = values.flatMap((value) => ['C', 'D', 'H', 'S'].map((suit) => value + suit));

/** Cheapest cost by end square for one card. */
function expected(chart: Chart, found: Map<string, number>, card: string): Record<Square, number> {
  const ends: Record<Square, number> = {};
  for (const [journey, cost] of found) {
    const end = journey.split('>').at(-1)!;
    const suit = chart.islands[end];
    if (cost > Number(card.slice(0, -1)) || (chart.advanced && suit && suit !== card.at(-1))) continue;
    ends[end] = Math.min(ends[end] ?? 99, cost);
  }
  return ends;
}

const sorted = (record: Record<Square, number>) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

describe.each([false, true])('advanced sailing %s', (advanced) => {
  it.each([...inner, ...ring])('7 all cards from %s among sets of obstacles', (start) => {
    const dice = seededDice(seedFrom(`${start} ${advanced}`), 'deck');
    for (let i = 0; i < times(3, 8); i++) {
      const chart = randomChart(start, dice, advanced);
      const state = stateOf(chart, [...crew]);
      const found = journeys(chart);
      const mine: Record<string, Record<Square, number>> = {};
      const reach = targets(state, 0);
      for (const action of cardPirates.legal(state, 0)) {
        if (action.type !== 'sail') continue;
        const cost = found.get([start, ...action.path].join('>'));
        expect(cost, `${start} ${action.path}`).toBeDefined();
        mine[action.card] ??= {};
        const end = action.path.at(-1)!;
        expect(reach.find(({ to }) => to === end)).toMatchObject({ cost, path: action.path });
        expect(mine[action.card]).not.toHaveProperty(end);
        mine[action.card][end] = cost!;
      }
      for (const card of crew) {
        const ends = expected(chart, found, card);
        expect(sorted(mine[card] ?? {}), `${card} ${JSON.stringify(chart)}`).toEqual(sorted(ends));
        // 7.4 for a hand of this card and five that cannot sail.
        const poor = stateOf(chart, [card, 'KD', 'QD', 'JD', 'JH']);
        const stuck = Object.keys(ends).length === 0;
        const drifts = driftTargets(poor, 0).length > 0;
        const choices = new Set(cardPirates.legal(poor, 0).map(({ type }) => type));
        expect([...choices].sort()).toEqual(!stuck ? ['bury', 'sail'] : drifts ? ['bury'] : ['bury', 'forfeit']);
        expect(cardPirates.view(poor, 0).own!.mustBury).toBe(stuck && drifts ? 1 : 0);
      }
      const drift = [...found]
        .filter(([journey]) => journey.split('>').length === 2 && !(advanced && journey.split('>')[1] in chart.islands))
        .map(([journey]) => journey.split('>')[1]);
      expect([...driftTargets(state, 0)].sort()).toEqual(drift.sort());
    }
  });

  it.each(inner)('6 every chain of neighbours from %s is taken or refused as the journeys say', (start) => {
    const dice = seededDice(seedFrom(`chains ${start} ${advanced}`), 'deck');
    const chart = randomChart(start, dice, advanced);
    const hand = crew.filter((card) => card.endsWith('H'));
    const state = stateOf(chart, hand);
    const found = journeys(chart);
    const near = (square: Square) =>
      all.filter(
        (to) =>
          Math.max(Math.abs(to.charCodeAt(0) - square.charCodeAt(0)), Math.abs(Number(to[1]) - Number(square[1]))) < 2,
      );
    const wrong: string[] = [];
    const chain = (path: Square[]) => {
      if (path.length > 0)
        for (const card of hand) {
          const legal = cardPirates.refusal(state, 0, { type: 'sail', card, path }) === null;
          const cost = found.get([start, ...path].join('>')) ?? 99;
          const suit = chart.islands[path.at(-1)!];
          const should = cost <= Number(card.slice(0, -1)) && !(advanced && suit && suit !== 'H');
          if (legal !== should) wrong.push(`${card} ${path}`);
        }
      if (path.length < 3) for (const to of near(path.at(-1) ?? start)) chain([...path, to]);
    };
    chain([]);
    expect(wrong).toEqual([]);
  });
});
