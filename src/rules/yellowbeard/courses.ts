/**
 * The paths over a sea without ships, found once for every start and kept as actions: a list of what may be done is then a
 * copy, less what the ships are in the way of. Ships can be passed, so they take away the paths that end on them, and on
 * NO PASSING squares those that lead over them.
 */
import type { Chart } from './map.ts';
import { paths } from './moves.ts';
import type { Action, Square } from './types.ts';

/** The three actions that are a path and nothing else. */
type Kind = 'sail' | 'move' | 'moveFirst';

/** Actions that a man-of-war may take instead of moving; they stand at the end of the list. */
const instead: Readonly<Record<Kind, readonly Action[]>> = {
  sail: [],
  move: [{ type: 'stay' }],
  moveFirst: [{ type: 'lookFirst' }],
};

interface Courses {
  /** Every path once, in the order of `paths` in moves.ts. */
  paths: Square[][];
  /** The cell where each of them ends. */
  ends: number[];
  /** The paths as actions, and what may be done instead, once they have been asked for. */
  actions: Partial<Record<Kind, Action[]>>;
}

interface Kept {
  courses: Map<number, Courses>;
  /** Paths kept in all. */
  count: number;
  /** Marks by cell, 1 for a ship of the fleet while a list is made. */
  taken: Uint8Array;
}

const kept = new WeakMap<Chart, Kept>();
/** The bundled maps have 67,000 paths at most. A great ocean has millions: then only those of late are kept. */
const mostKept = 80_000;

/** A die is the longest move. */
const longest = 6;

/**
 * Lists the paths of `least` to `most` steps that the fleet leaves open, as actions of this kind, and what may be done
 * instead. Null without such a path. The list is the caller's own, the actions are not.
 */
export function openCourses(
  chart: Chart,
  kind: Kind,
  fleet: readonly number[],
  from: number,
  least: number,
  most: number,
): Action[] | null {
  const mine = keptOf(chart);
  const courses = coursesOf(mine, chart, from, least, most);
  const { ends } = courses;
  courses.actions[kind] ??= [...courses.paths.map((path): Action => ({ type: kind, path })), ...instead[kind]];
  const actions = courses.actions[kind];
  let close = false;
  let barred: Square[] | null = null;
  for (const ship of fleet) {
    if (stepsBetween(chart, from, ship) > most) continue;
    close = true;
    if (chart.strait[ship] === 0) continue;
    barred ??= [];
    barred.push(chart.names[ship]);
  }
  if (!close) return ends.length > 0 ? actions.slice() : null;
  const { taken } = mine;
  for (const ship of fleet) taken[ship] = 1;
  const open: Action[] = [];
  for (let i = 0; i < ends.length; i++)
    if (taken[ends[i]] === 0 && (barred === null || !leadsOver(courses.paths[i], barred))) open.push(actions[i]);
  for (const ship of fleet) taken[ship] = 0;
  if (open.length === 0) return null;
  for (let i = ends.length; i < actions.length; i++) open.push(actions[i]);
  return open;
}

function leadsOver(path: readonly Square[], barred: readonly Square[]): boolean {
  for (const square of barred) if (path.includes(square)) return true;
  return false;
}

/** Counts the steps between the two; no path is shorter. */
function stepsBetween({ width }: Chart, a: number, b: number): number {
  const down = Math.floor(b / width) - Math.floor(a / width);
  return Math.abs(b - a - down * width) + Math.abs(down);
}

function keptOf(chart: Chart): Kept {
  let mine = kept.get(chart);
  if (mine === undefined) {
    mine = { courses: new Map(), count: 0, taken: new Uint8Array(chart.names.length) };
    kept.set(chart, mine);
  }
  return mine;
}

function coursesOf(mine: Kept, chart: Chart, from: number, least: number, most: number): Courses {
  const key = (from * (longest + 1) + least) * (longest + 1) + most;
  const known = mine.courses.get(key);
  if (known !== undefined) return known;
  const ways = paths(chart, [], from, least, most);
  if (mine.count > mostKept) {
    mine.courses.clear();
    mine.count = 0;
  }
  const courses: Courses = {
    paths: ways.map((way) => way.map((cell) => chart.names[cell])),
    ends: ways.map((way) => (way.length > 0 ? way[way.length - 1] : from)),
    actions: {},
  };
  mine.courses.set(key, courses);
  mine.count += ways.length;
  return courses;
}
