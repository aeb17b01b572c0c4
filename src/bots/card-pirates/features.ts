/** Facts about every seat between two turns, as numbers of about 0 to 1: what the judge of positions looks at. */
import { type Island, islandsOf } from '../../rules/card-pirates/board.ts';
import { isCrew, powerOf, rankOf, suitOf } from '../../rules/card-pirates/cards.ts';
import {
  columnOf,
  diagonalCost,
  driftLimit,
  indexOf,
  rowOf,
  squares,
  steps,
  straightCost,
} from '../../rules/card-pirates/map.ts';
import { scoreOf } from '../../rules/card-pirates/score.ts';
import type { Square, State } from '../../rules/card-pirates/types.ts';
import type { Seat } from '../../rules/game.ts';
import { bestGain } from './gain.ts';

/** Number of facts per seat. */
export const featureCount = 40;

/** Facts that are needed of everybody before anybody can be described. */
interface Captain {
  ship: Square | null;
  score: number;
  /** Powers of the crew, the strongest first. */
  crew: number[];
  size: number;
  /** True on an island, where nobody fights. */
  ashore: boolean;
  /** Points per card that a plunderer draws. */
  density: number;
  /** Seats that act before this one. */
  wait: number;
  /** Own turns that are certain to come, the one under way included. */
  turns: number;
}

interface Table {
  state: State;
  islands: Island[];
  captains: Captain[];
  /** Turns to come, if nothing refills the stack. */
  draws: number;
  /** Number of islands that show a Jack. */
  closed: number;
}

/** Gives the facts of every seat, one seat after the other. */
export function featuresOf(state: State): Float64Array {
  const table = tableOf(state);
  const facts: number[] = [];
  for (let seat = 0; seat < state.seats.length; seat++)
    facts.push(
      ...holdings(table, seat),
      ...time(table, seat),
      ...exchanges(table, seat),
      ...fights(table, seat),
      ...waters(table, seat),
      ...standing(table, seat),
    );
  return Float64Array.from(facts);
}

function tableOf(state: State): Table {
  const { seats, options, stack, active, turn } = state;
  const islands = islandsOf(state);
  const draws = options.turnCap > 0 ? Math.min(stack.length, options.turnCap - turn) : stack.length;
  const captains = seats.map(({ hand, ship }, seat): Captain => {
    const crew: number[] = [];
    for (const card of hand) if (isCrew(card)) crew.push(powerOf(card));
    const score = scoreOf(hand, options.points);
    const wait = (seat - active + seats.length) % seats.length;
    return {
      ship,
      score,
      crew,
      size: hand.length,
      ashore: ship !== null && islands.some(({ square }) => square === ship),
      density: score / Math.max(1, hand.length),
      wait,
      turns: 1 + Math.floor((wait === 0 ? draws : draws - wait) / seats.length),
    };
  });
  const closed = islands.filter(({ card }) => rankOf(card) === 'J').length;
  return { state, islands, captains, draws, closed };
}

const flag = (fact: boolean) => (fact ? 1 : 0);

function holdings({ state, captains }: Table, seat: Seat): number[] {
  const { score, crew, size, density } = captains[seat];
  const held: Record<string, number> = { A: 0, K: 0, Q: 0, J: 0 };
  for (const card of state.seats[seat].hand) if (!isCrew(card)) held[rankOf(card)]++;
  const [first = 0, second = 0, third = 0] = crew;
  return [
    score / 10,
    held.A / 2,
    held.K / 2,
    held.Q / 2,
    held.J / 2,
    crew.length / 5,
    first / 10,
    second / 10,
    third / 10,
    flag(crew.length === 0),
    size / 10,
    density / 2,
  ];
}

function time({ captains }: Table, seat: Seat): number[] {
  const { wait, turns } = captains[seat];
  return [wait / 3, flag(wait === 0), Math.min(turns, 5) / 5, flag(turns <= 0), flag(turns === 1), flag(turns === 2)];
}

/** Looks for the best exchange within one turn, within two, the second best within two, and adds up all. */
function exchanges({ state, islands, captains }: Table, seat: Seat): number[] {
  const { crew, size, ship, wait, turns } = captains[seat];
  const { hand } = state.seats[seat];
  let [now, soon, next, sum] = [0, 0, 0, 0];
  for (const { card, square, suit } of ship === null ? [] : islands) {
    const gain = bestGain(state, hand, card);
    if (gain <= 0) continue;
    sum += gain;
    const { cost, away } = fareOf(ship!, square);
    const fits = !state.options.advancedSailing || hand.some((each) => isCrew(each) && suitOf(each) === suit);
    // Whoever waits draws a card before they sail.
    if (away > 0 && fits && reaches(crew, wait === 0 ? size : size + 1, cost, away)) now = Math.max(now, gain);
    if (away > 3) continue;
    if (gain > soon) [soon, next] = [gain, soon];
    else if (gain > next) next = gain;
  }
  const all = [now, soon, next, sum, turns >= 1 ? now : 0, turns >= 2 ? Math.max(now, soon) : 0, turns >= 3 ? sum : 0];
  return all.map((gain) => gain / 3);
}

/** Judges who might attack the seat before long, what that would cost, and what it might win itself. */
function fights({ state, captains, draws }: Table, seat: Seat): number[] {
  const { crew, size, ship, ashore, density, turns } = captains[seat];
  const count = captains.length;
  let [threat, loot, hunters] = [0, 0, 0];
  captains.forEach((them, other) => {
    if (other === seat || ship === null || them.ship === null) return;
    const { cost, away } = fareOf(them.ship, ship);
    const comes = other === state.active || draws >= (other - state.active + count) % count;
    if (!ashore && comes && reaches(them.crew, them.size + 1, cost, away)) {
      hunters++;
      threat = Math.max(threat, odds(strengthAfterSailing(them.crew) - strength(crew)));
    }
    if (!them.ashore && turns >= 1 && reaches(crew, size, cost, away)) {
      const won = odds(strengthAfterSailing(crew) - strength(them.crew));
      loot = Math.max(loot, won * Math.min(spoils, them.size) * (0.3 + them.density));
    }
  });
  return [flag(ashore), threat, threat * density * Math.min(spoils, size), hunters / 3, loot / 3];
}

/** Counts the cards on neighbouring squares. */
function waters({ state, captains }: Table, seat: Seat): number[] {
  const { ship, turns } = captains[seat];
  let near = 0;
  for (const { to } of ship === null ? [] : steps[indexOf(ship)]) {
    const place = state.places[to];
    if (place) near += place.faceDown.length + 0.6 * place.faceUp.length;
  }
  return [near / 8, turns >= 1 ? near / 8 : 0];
}

function standing({ state, captains, draws, closed }: Table, seat: Seat): number[] {
  const { score, crew, turns } = captains[seat];
  const lead = score - Math.max(0, ...captains.filter((_, other) => other !== seat).map((each) => each.score));
  const last = draws < captains.length;
  return [
    state.stack.length / 15,
    closed / 4,
    lead / 10,
    flag(lead > 0),
    last ? lead / 10 : 0,
    flag(last && lead > 0),
    turns <= 1 ? score / 10 : 0,
    turns <= 1 ? 0 : crew.length / 5,
  ];
}

/** Cards that the winner of a battle takes. */
const spoils = 2;

/** Musters a side for battle: its two best, and the third in half the cases. */
const strength = ([first = 0, second = 0, third = 0]: readonly number[]) => first + second + 0.5 * third;
/** Musters a side that has sailed to battle, perhaps by its best card. */
const strengthAfterSailing = (crew: readonly number[]) => strength(crew) - 0.3 * (crew[0] ?? 0);
const odds = (lead: number) => 1 / (1 + Math.exp(-lead / 4));

/** Tells whether this crew, or the current, carries a ship so far within a turn. */
function reaches(crew: readonly number[], size: number, cost: number, away: number): boolean {
  return (away === 1 && size <= driftLimit) || (away <= 3 && (crew[0] ?? 0) >= cost);
}

/** Cheapest fares between all squares in open water, and the steps that they take. */
const fares = squares.map((a) =>
  squares.map((b) => {
    const across = Math.abs(columnOf(a) - columnOf(b));
    const down = Math.abs(rowOf(a) - rowOf(b));
    const straight = Math.abs(across - down);
    const diagonal = Math.min(across, down);
    return { cost: diagonalCost * diagonal + straightCost * straight, away: straight + diagonal };
  }),
);

const fareOf = (a: Square, b: Square) => fares[indexOf(a)][indexOf(b)];
