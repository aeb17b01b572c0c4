/** The ending of Yellowbeard: two chests are missing, somebody knows where he was, and each person hunts or flees. */
import { type Chart, chartOf, readWatch } from '../../rules/yellowbeard/map.ts';
import type { Square, View, Yellowbeard } from '../../rules/yellowbeard/types.ts';
import type { Taste } from '../taste.ts';

/** Chests that he still needs: with two neither side is sure to win, with one he nearly always escapes, with three hardly ever. */
const missing = 2;
/** Turns in which he was seen or a marker went, the latest one included, and squares from there to the ship that is next. */
const fresh = 2;
const near = 7;
/** Turns of each person, turns to play at least, and turns in which those of a captain with a single ship do not come. */
const ownTurns = 4;
const least = 9;
const most = 11;

export const taste: Taste<Yellowbeard> = {
  // The part of the pirate would pass on as often as there are rounds.
  options: { rounds: 1 },
  level: 'bosun',
  telling: 9.5,
  decisions: 3,
  turnsLeft(view, people) {
    if (view.phase !== 'pirate' && view.phase !== 'navy.roll') return null;
    if (view.counts.chestsToEscape - view.stolen.length !== missing) return null;
    const trace = traceOf(view);
    const next = view.ships[view.ship - 1];
    if (trace === null || !next) return null;
    const chart = chartOf(view.options.map);
    const [at, ship] = [trace, next].map((square) => chart.cells.get(square)!);
    if (squaresBetween(chart, at, ship) > near) return null;
    const turns = people.map((seat) => turnsUntil(view, seat));
    // The time that is left does not hold four turns of each of many people: whose turns come late get fewer.
    const many = people.length > (view.seats > 4 ? 1 : 2);
    const enough = many ? turns.map((each) => Math.min(each, most)) : turns;
    const last = Math.max(least, ...enough);
    return last <= most ? last : null;
  },
  // A hunt that has lost every trace could go on and on.
  limit: ({ turn, options: { turnLimit } }, turns) => ({
    turnLimit: turnLimit > 0 ? Math.min(turnLimit, turn + turns) : turn + turns,
  }),
};

/** Gives the square where the pirate was seen, or where a marker went, in the latest turns; null where nobody knows. */
function traceOf({ watch, token }: View): Square | null {
  if (token !== null) return token;
  const lines = watch.slice(-fresh).map(readWatch).reverse();
  return lines.flatMap(({ stolen, look }) => [look?.saw ?? stolen]).find((square) => square !== null) ?? null;
}

/** Counts the squares between two cells, straight or diagonally, whatever lies there. */
const squaresBetween = ({ width }: Chart, a: number, b: number): number =>
  Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));

/** Counts the turns in which a seat has enough of its own, if nobody ends it before: the pirate's are all of them. */
function turnsUntil({ pirate, owners, ships, ship }: View, seat: number): number {
  if (seat === pirate) return ownTurns;
  const afloat = owners.map((owner, i) => ({ owner, i })).filter(({ i }) => ships[i] !== null);
  const round = [...afloat.filter(({ i }) => i >= ship - 1), ...afloat.filter(({ i }) => i < ship - 1)];
  if (!round.some(({ owner }) => owner === seat)) return Number.POSITIVE_INFINITY;
  let turns = 0;
  for (let own = 0; own < ownTurns; turns++) if (round[turns % round.length].owner === seat) own++;
  return turns;
}
