/** What a legal map must be, and what its author should hear (11.1). */
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
] as const;
export type MapError = (typeof mapErrors)[number];

export const mapWarnings = [
  'SEALABLE',
  'LONE_HARBOUR',
  'CLOSE_QUARTERS',
  'NO_SAMPLE',
  // Beyond the rules file: an object of an unknown class in one of our layers.
  'OBJECT_IGNORED',
] as const;
export type MapWarning = (typeof mapWarnings)[number];

/** `message` is one sentence for the author; `squares` are where to look, not more than a dozen. */
export interface Problem<Code extends string = MapError | MapWarning> {
  code: Code;
  message: string;
  squares: Square[];
}

export type Say<Code extends string> = (code: Code, message: string, squares?: readonly Square[]) => void;

export const smallest = { columns: 13, rows: 11 } as const;
const namedSquares = 12;

export function collector<Code extends string>(into: Problem<Code>[]): Say<Code> {
  return (code, message, squares = []) => {
    into.push({ code, message, squares: squares.slice(0, namedSquares) });
  };
}

/** Errors refuse the map. Everything after a wrong size would be guesswork and is left out. */
export function errorsOf(ocean: Ocean, counts: Counts = ocean.counts): Problem<MapError>[] {
  const found: Problem<MapError>[] = [];
  const say = collector(found);
  const width = ocean.rows[0]?.length ?? 0;
  const height = ocean.rows.length;
  const tooSmall = width < smallest.columns || height < smallest.rows;
  if (tooSmall || width > maxSide || height > maxSide || ocean.rows.some((row) => row.length !== width)) {
    say('MAP_SIZE', `The map has ${width} x ${height} squares; 13 x 11 to 52 x 52 are allowed.`);
    return found;
  }
  const unknown = ocean.rows.flatMap((row) => [...row]).find((letter) => !'~#o'.includes(letter));
  if (unknown !== undefined) {
    say('TERRAIN_UNKNOWN', `There is terrain "${unknown}": every square is ocean, island or mainland.`);
    return found;
  }
  const chart = drawChart(ocean);
  outside(chart, say);
  duplicates(ocean, say);
  const bodies = bodiesOf(chart, () => true);
  if (bodies.length !== 1) {
    const lakes = bodies.slice(1).map((body) => chart.names[body[0]]);
    say('OCEAN_SPLIT', `The ocean falls into ${bodies.length} bodies; it must be one.`, lakes);
  }
  checkHarbours(chart, counts, say);
  checkSites(chart, counts, say);
  const dry = ocean.straits.filter(({ square }) => chart.sea[chart.cells.get(square) ?? -1] === 0);
  if (dry.length > 0) say('STRAIT_ON_LAND', 'NO PASSING squares must be ocean.', squaresOf(dry));
  const water = chart.sea.reduce((sum, one) => sum + one, 0);
  if (counts.chestsToEscape < 1 || counts.chestsToEscape > counts.chests)
    say('COUNT_RANGE', `${counts.chestsToEscape} chests to escape of ${counts.chests}.`);
  if (counts.navyShips < 1 || counts.navyShips > 8 || counts.navyShips >= water / 4)
    say(
      'COUNT_RANGE',
      `${counts.navyShips} Navy ships: 1 to 8, and fewer than a quarter of the ${water} ocean squares.`,
    );
  return found;
}

const squaresOf = (objects: readonly { square: Square }[]) => objects.map(({ square }) => square);

function outside(chart: Chart, say: Say<MapError>): void {
  const { harbours, sites, straits, islands } = chart.ocean;
  const lost = squaresOf([...harbours, ...sites, ...straits, ...islands]).filter((square) => !chart.cells.has(square));
  if (lost.length > 0) say('OBJECT_OUTSIDE', 'Something lies outside of the map.', lost);
}

/** Ids double as names in actions, so they must be as unique as the squares. */
function duplicates({ harbours, sites, straits }: Ocean, say: Say<MapError>): void {
  const taken = [...harbours, ...sites];
  const twice = [...repeated(squaresOf(taken)), ...repeated(squaresOf(straits))];
  if (twice.length > 0) say('DUPLICATE_OBJECT', 'Two harbours, sites or straits share a square.', twice);
  const ids = [...repeated(harbours.map((one) => one.id)), ...repeated(sites.map((one) => one.id))];
  if (ids.length > 0) {
    const where = taken.filter((one) => ids.includes(one.id));
    say('DUPLICATE_OBJECT', `Two harbours or two sites are both called "${ids[0]}".`, squaresOf(where));
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
    say('HARBOUR_COUNT', `${chart.ocean.harbours.length} harbours for ${garrisons} garrisons.`);
  const wet = ports.filter(({ cell }) => chart.sea[cell] === 1);
  if (wet.length > 0) say('HARBOUR_ON_WATER', 'A harbour must lie on land.', squaresOf(wet));
  const dry = ports.filter(({ cell, access }) => chart.sea[cell] === 0 && access.length === 0);
  if (dry.length > 0) say('HARBOUR_NO_WATER', 'A harbour needs an ocean square beside it.', squaresOf(dry));
}

function checkSites(chart: Chart, counts: Counts, say: Say<MapError>): void {
  const { sites } = chart;
  const off = sites.filter(({ island }) => island < 0);
  if (off.length > 0) say('SITE_NOT_ISLAND', 'A treasure site must lie on an island.', squaresOf(off));
  const dry = sites.filter(({ island, access }) => island >= 0 && access.length === 0);
  if (dry.length > 0) say('SITE_NO_WATER', 'A treasure site needs an ocean square beside it.', squaresOf(dry));
  const room = capacityOf(chart, counts);
  if (room < counts.chests) say('SITE_CAPACITY', `The islands have room for ${room} chests of ${counts.chests}.`);
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

/** The map is played with these, but perhaps not with pleasure. Only for maps without errors. */
export function warningsOf(ocean: Ocean): Problem<MapWarning>[] {
  const found: Problem<MapWarning>[] = [];
  const say = collector(found);
  const chart = drawChart(ocean);
  const bays = bodiesOf(chart, (cell) => chart.strait[cell] === 0).slice(1);
  for (const bay of bays.filter((one) => one.length > 3))
    say('SEALABLE', `The Navy could wall off ${bay.length} squares.`, namesOf(chart, bay));
  const sharing = new Map<string, string[]>();
  for (const { access, square } of chart.ports)
    sharing.set(access.join(), [...(sharing.get(access.join()) ?? []), square]);
  for (const group of sharing.values())
    if (group.length > 2) say('LONE_HARBOUR', `${group.length} harbours share all their access squares.`, group);
  const share = meanSight(chart);
  if (share > 0.25) say('CLOSE_QUARTERS', `An average square sees ${Math.round(100 * share)} % of the ocean.`);
  const wet = ['K11', 'L11', 'M11'].every((square) => chart.sea[chart.cells.get(square)!] === 1);
  if (!wet || !chart.sites.some((site) => site.square === 'J11'))
    say('NO_SAMPLE', 'The rulebook’s sample log M11-L11-K11 (J11) cannot be played here.');
  return found;
}

const namesOf = (chart: Chart, cells: readonly number[]) => cells.map((cell) => chart.names[cell]);

/** The share of the ocean that an average square sees in eight directions. */
export function meanSight(chart: Chart): number {
  let water = 0;
  let seen = 0;
  chart.rays.forEach((rays, cell) => {
    water += chart.sea[cell];
    for (const ray of rays) seen += ray.length;
  });
  return seen / (water * water);
}
