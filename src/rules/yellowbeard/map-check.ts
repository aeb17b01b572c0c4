/** The checks of a map: what makes it legal, and what its author should hear (11.1). */
import { type Chart, drawChart } from './map.ts';
import { maxSide } from './options.ts';
import type { Counts, Ocean, Square } from './types.ts';

export const mapErrors = [
  'MAP_SIZE',
  'TERRAIN_UNKNOWN',
  'OCEAN_SPLIT',
  'HARBOUR_COUNT',
  'HARBOUR_ON_WATER',
  'HARBOUR_NO_WATER',
  'SITE_NOT_ISLAND',
  'SITE_NO_WATER',
  'SITE_CAPACITY',
  'STRAIT_ON_LAND',
  'DUPLICATE_OBJECT',
  'COUNT_RANGE',
  // Beyond the rules file: what can be wrong with the file itself (11.4).
  'TOO_LARGE',
  'NOT_JSON',
  'NOT_A_MAP',
  'LAYER_MISSING',
  'OBJECT_OUTSIDE',
  'BAD_PROPERTY',
  'FILE_BESIDE',
  'HARBOURS_CLOSED_IN',
] as const;
export type MapError = (typeof mapErrors)[number];

export const mapWarnings = [
  'SEALABLE',
  'LONE_HARBOUR',
  'CLOSE_QUARTERS',
  'NO_SAMPLE',
  // Beyond the rules file: what is drawn and does not count, and what counts and is not drawn.
  'ISLAND_AT_SEA',
  'OBJECT_IGNORED',
  'OBJECT_WIDE',
  'OBJECT_ON_LINE',
  'LAYER_DRIFTS',
  'LAYER_STRAY',
  'HIDDEN',
  'COUNT_MISSING',
] as const;
export type MapWarning = (typeof mapWarnings)[number];

type Facts = Readonly<Record<string, string | number>>;

/** `says` is the key of a sentence for the author, `squares` are where to look, not more than a dozen. */
export interface Problem<Code extends string = MapError | MapWarning> {
  code: Code;
  says: string;
  facts: Facts;
  squares: Square[];
}

/** Tells of a problem; `says` is its code where that says all. */
export type Say<Code extends string> = (code: Code, facts?: Facts, squares?: readonly Square[], says?: string) => void;

export const smallest = { columns: 13, rows: 11 } as const;
const namedSquares = 12;

export function collector<Code extends string>(into: Problem<Code>[]): Say<Code> {
  return (code, facts = {}, squares = [], says = code) => {
    into.push({ code, says, facts, squares: squares.slice(0, namedSquares) });
  };
}

/** Lists the errors, which refuse the map. Everything after a wrong size would be guesswork and is left out. */
export function errorsOf(ocean: Ocean, counts: Counts = ocean.counts): Problem<MapError>[] {
  const found: Problem<MapError>[] = [];
  const say = collector(found);
  const width = ocean.rows[0]?.length ?? 0;
  const height = ocean.rows.length;
  const tooSmall = width < smallest.columns || height < smallest.rows;
  if (tooSmall || width > maxSide || height > maxSide || ocean.rows.some((row) => row.length !== width)) {
    say('MAP_SIZE', { width, height });
    return found;
  }
  const unknown = ocean.rows.flatMap((row) => [...row]).find((letter) => !'~#o'.includes(letter));
  if (unknown !== undefined) {
    say('TERRAIN_UNKNOWN', { letter: unknown }, [], 'TERRAIN_LETTER');
    return found;
  }
  const chart = drawChart(ocean);
  outside(chart, say);
  duplicates(ocean, say);
  const bodies = bodiesOf(chart, () => true);
  if (bodies.length !== 1) {
    const lakes = bodies.slice(1).map((body) => chart.names[body[0]]);
    say('OCEAN_SPLIT', { bodies: bodies.length }, lakes);
  }
  checkHarbours(chart, counts, say);
  checkSites(chart, counts, say);
  const dry = ocean.straits.filter(({ square }) => chart.sea[chart.cells.get(square) ?? -1] === 0);
  if (dry.length > 0) say('STRAIT_ON_LAND', {}, squaresOf(dry));
  const water = chart.sea.reduce((sum, one) => sum + one, 0);
  if (counts.chestsToEscape < 1 || counts.chestsToEscape > counts.chests)
    say('COUNT_RANGE', { n: counts.chestsToEscape, of: counts.chests }, [], 'CHESTS_TO_ESCAPE');
  if (counts.navyShips < 1 || counts.navyShips > 8 || counts.navyShips >= water / 4)
    say('COUNT_RANGE', { n: counts.navyShips, water }, [], 'NAVY_SHIPS');
  return found;
}

const squaresOf = (objects: readonly { square: Square }[]) => objects.map(({ square }) => square);

function outside(chart: Chart, say: Say<MapError>): void {
  const { harbours, sites, straits, islands } = chart.ocean;
  const lost = squaresOf([...harbours, ...sites, ...straits, ...islands]).filter((square) => !chart.cells.has(square));
  if (lost.length > 0) say('OBJECT_OUTSIDE', {}, lost);
}

/**
 * Finds objects that share a square or an id: ids double as names in actions, so they must be as unique as the squares.
 */
function duplicates({ harbours, sites, straits }: Ocean, say: Say<MapError>): void {
  const taken = [...harbours, ...sites];
  const twice = [...repeated(squaresOf(taken)), ...repeated(squaresOf(straits))];
  if (twice.length > 0) say('DUPLICATE_OBJECT', {}, twice);
  const ids = [...repeated(harbours.map((one) => one.id)), ...repeated(sites.map((one) => one.id))];
  if (ids.length > 0) {
    const where = taken.filter((one) => ids.includes(one.id));
    say('DUPLICATE_OBJECT', { id: ids[0] }, squaresOf(where), 'DUPLICATE_ID');
  }
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name).size);
}

function checkHarbours(chart: Chart, counts: Counts, say: Say<MapError>): void {
  const garrisons = counts.openGarrisons + counts.closedGarrisons;
  const { ports } = chart;
  if (chart.ocean.harbours.length !== garrisons)
    say('HARBOUR_COUNT', { harbours: chart.ocean.harbours.length, garrisons });
  const wet = ports.filter(({ cell }) => chart.sea[cell] === 1);
  if (wet.length > 0) say('HARBOUR_ON_WATER', {}, squaresOf(wet));
  const dry = ports.filter(({ cell, access }) => chart.sea[cell] === 0 && access.length === 0);
  if (dry.length > 0) say('HARBOUR_NO_WATER', {}, squaresOf(dry));
}

/**
 * Tells of a map on which the Navy's ships may lie so that nobody can put to sea. One ship closes a square of access that it
 * lies on, or all of those that it alone shuts in from a NO PASSING square. Not among `errorsOf`: games that were begun on
 * such maps can be read.
 */
export function closedIn(ocean: Ocean): Problem<MapError>[] {
  const { ports, near, strait } = drawChart(ocean);
  const { navyShips } = ocean.counts;
  const found: Problem<MapError>[] = [];
  const shut = (cell: number) => (near[cell].length === 1 && strait[near[cell][0]] === 1 ? near[cell][0] : cell);
  const places = new Set(ports.flatMap(({ access }) => access.map(shut)));
  if (places.size <= navyShips) collector(found)('HARBOURS_CLOSED_IN', { ships: navyShips }, squaresOf(ocean.harbours));
  return found;
}

function checkSites(chart: Chart, counts: Counts, say: Say<MapError>): void {
  const { sites } = chart;
  const off = sites.filter(({ island }) => island < 0);
  if (off.length > 0) say('SITE_NOT_ISLAND', {}, squaresOf(off));
  const dry = sites.filter(({ island, access }) => island >= 0 && access.length === 0);
  if (dry.length > 0) say('SITE_NO_WATER', {}, squaresOf(dry));
  const room = capacityOf(chart, counts);
  if (room < counts.chests) say('SITE_CAPACITY', { room, chests: counts.chests });
}

export function capacityOf(chart: Chart, counts: Counts): number {
  const perIsland = chart.islands.map(() => 0);
  for (const { island } of chart.sites) if (island >= 0) perIsland[island]++;
  return perIsland.reduce((sum, sites) => sum + Math.min(sites, counts.maxChestsPerIsland), 0);
}

/** Groups of joined ocean squares, the largest first. */
export function bodiesOf(chart: Chart, counts: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(chart.names.length);
  const bodies: number[][] = [];
  for (let first = 0; first < seen.length; first++) {
    if (chart.sea[first] === 0 || seen[first] === 1 || !counts(first)) continue;
    const body = [first];
    seen[first] = 1;
    for (const cell of body)
      for (const next of chart.near[cell])
        if (seen[next] === 0 && counts(next)) {
          seen[next] = 1;
          body.push(next);
        }
    bodies.push(body);
  }
  return bodies.sort((a, b) => b.length - a.length);
}

/** Gives the warnings for a map that can be played, but perhaps not with pleasure. Takes only maps without errors. */
export function warningsOf(ocean: Ocean): Problem<MapWarning>[] {
  const found: Problem<MapWarning>[] = [];
  const say = collector(found);
  const chart = drawChart(ocean);
  const bays = bodiesOf(chart, (cell) => chart.strait[cell] === 0).slice(1);
  for (const bay of bays.filter((one) => one.length > 3)) say('SEALABLE', { n: bay.length }, namesOf(chart, bay));
  const sharing = new Map<string, string[]>();
  for (const { access, square } of chart.ports)
    sharing.set(access.join(), [...(sharing.get(access.join()) ?? []), square]);
  for (const group of sharing.values()) if (group.length > 2) say('LONE_HARBOUR', { n: group.length }, group);
  const share = meanSight(chart);
  if (share > 0.25) say('CLOSE_QUARTERS', { share: Math.round(100 * share) });
  const wet = ['K11', 'L11', 'M11'].every((square) => chart.sea[chart.cells.get(square)!] === 1);
  const afloat = ocean.islands.filter(({ square }) => ocean.rows.join('')[chart.cells.get(square) ?? -1] !== 'o');
  if (afloat.length > 0) say('ISLAND_AT_SEA', {}, squaresOf(afloat));
  if (!wet || !chart.sites.some((site) => site.square === 'J11')) say('NO_SAMPLE');
  return found;
}

const namesOf = (chart: Chart, cells: readonly number[]) => cells.map((cell) => chart.names[cell]);

/** Gives the share of the ocean that an average square sees in eight directions. */
export function meanSight(chart: Chart): number {
  let water = 0;
  let seen = 0;
  chart.rays.forEach((rays, cell) => {
    water += chart.sea[cell];
    for (const ray of rays) seen += ray.length;
  });
  return seen / (water * water);
}
