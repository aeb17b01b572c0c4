/**
 * Section 7 for every set of obstacles that the chart of 25 squares can have: any squares at which a ship must stop, and any
 * one square that two ships close (four captains can close no second one). What a card reaches is its cheapest cost, so
 * costs are compared: 351,232 positions, with 36 cards each. The answer comes from a list of all journeys on bare water,
 * sieved by the obstacles.
 */
import { describe, expect, it } from 'vitest';
import { deck, isCrew, pays } from '../../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { targets } from '../../../src/rules/card-pirates/moves.ts';
import type { Square, State } from '../../../src/rules/card-pirates/types.ts';
import { optionsOf } from './scene.ts';

const chart = ['1', '2', '3', '4', '5'].flatMap((row) => ['A', 'B', 'C', 'D', 'E'].map((column) => column + row));

/** One letter and one figure apart: 3 along an edge, 5 across a corner. */
function price(a: Square, b: Square): number | null {
  const far = [Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a.charCodeAt(1) - b.charCodeAt(1))].sort().join();
  return far === '0,1' ? 3 : far === '1,1' ? 5 : null;
}

interface Journey {
  to: number;
  cost: number;
  /** Of the squares on the way, and of all it touches: one bit each. */
  through: number;
  touched: number;
}

/** Everything that ten points pay for on bare water. */
function journeysFrom(start: Square): Journey[] {
  const found: Journey[] = [];
  const go = (way: Square[], cost: number, through: number, touched: number) => {
    if (way.length > 3) return;
    for (const [i, to] of chart.entries()) {
      const step = price(way[way.length - 1], to);
      if (step === null || way.includes(to) || cost + step > 10) continue;
      found.push({ to: i, cost: cost + step, through, touched: touched | (1 << i) });
      go([...way, to], cost + step, through | (1 << i), touched | (1 << i));
    }
  };
  go([start], 0, 0, 0);
  return found;
}

/** Nothing but water: what stops a ship is laid out afterwards. */
function bare(start: Square): State {
  const state = cardPirates.setup(4, optionsOf({}), { below: () => 0 }, { firstSeat: 0 }, () => {});
  state.phase = 'turn.move';
  state.places = state.places.map((place) => place && { island: null, faceUp: [], faceDown: ['X'] });
  for (const seat of state.seats) seat.ship = start;
  return state;
}

const empty: string[] = [];
const full = ['X'];

/** Compares under every set of stops among the squares that a journey can pass. */
function compare(start: Square, closed: number | null): string[] {
  const state = bare(start);
  if (closed !== null) state.seats[1].ship = state.seats[2].ship = chart[closed];
  const journeys = journeysFrom(start).filter(({ touched }) => closed === null || !(touched & (1 << closed)));
  const passed = chart.map((_, i) => i).filter((i) => journeys.some(({ through }) => through & (1 << i)));
  const wrong: string[] = [];
  const best = new Array<number>(chart.length);
  const sets = 1 << passed.length;
  for (let set = 0; set < sets; set++) {
    let stops = 0;
    for (const [n, i] of passed.entries()) {
      const stop = (set >> n) & 1;
      if (stop) stops |= 1 << i;
      state.places[i]!.faceDown = stop ? empty : full;
    }
    best.fill(99);
    for (const { to, cost, through } of journeys) if (!(through & stops) && cost < best[to]) best[to] = cost;
    const mine = new Array<number>(chart.length).fill(99);
    for (const { to, cost } of targets(state, 0)) mine[chart.indexOf(to)] = cost;
    if (mine.some((cost, i) => cost !== best[i]) && wrong.length < 5)
      wrong.push(`${start}, stops ${chart.filter((_, i) => stops & (1 << i))}, closed ${closed}`);
  }
  return wrong;
}

describe('7.1 every set of obstacles on the chart', () => {
  const crew = deck.filter(isCrew);

  it('a card reaches what costs no more than it is worth', () => {
    expect(crew).toHaveLength(36);
    for (const card of crew)
      for (let cost = 3; cost <= 10; cost++) {
        const reached = pays(card, { cost, suit: null });
        expect(reached, `${card} ${cost}`).toBe(cost <= Number(card.slice(0, -1)));
      }
  });

  it.each(chart)('stops, from %s', (start) => {
    const wrong = compare(start, null);
    expect(wrong).toEqual([]);
  });

  it.each(chart)(
    'stops and one square closed by two ships, from %s',
    (start) => {
      for (const [i, square] of chart.entries()) {
        if (square === start) continue;
        const wrong = compare(start, i);
        expect(wrong).toEqual([]);
      }
    },
    120_000,
  );
});
