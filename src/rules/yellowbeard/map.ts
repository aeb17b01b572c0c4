/**
 * The chart: a map with its geometry worked out once. Squares are numbered from the north-west corner, row by row (a
 * *cell*); everything outside of this folder speaks of them by name. Open to the page: no state here.
 */
import { oneLine } from '../one-line.ts';
import { type Drawing, drawings, maxName, standardCounts } from './cards.ts';
import type { Counts, HarbourId, Ocean, Options, SiteId, Square, Straight, Watch, WatchLine } from './types.ts';

export interface Port {
  id: HarbourId;
  name: string;
  square: Square;
  cell: number;
  /** Ocean cells beside it. */
  access: number[];
}

export interface Site {
  id: SiteId;
  square: Square;
  cell: number;
  /** Place in `islands`; -1 on anything but an island, which no legal map has. */
  island: number;
  access: number[];
}

export interface Chart {
  ocean: Ocean;
  width: number;
  height: number;
  names: string[];
  cells: ReadonlyMap<Square, number>;
  /** 1 for ocean. */
  sea: Uint8Array;
  /** 1 for NO PASSING. */
  strait: Uint8Array;
  /** Ocean cells beside an ocean cell: north, east, south, west. */
  near: number[][];
  /** Ocean cells in sight in each of the eight directions, nearest first, ships aside (7.2). */
  rays: number[][][];
  ports: Port[];
  portOf: ReadonlyMap<HarbourId, Port>;
  sites: Site[];
  siteOf: ReadonlyMap<SiteId, Site>;
  islands: { name: string; cells: number[] }[];
}

/** Names a column: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);
}

export function squareName(column: number, row: number): Square {
  return columnName(column) + (row + 1);
}

/** Steps in columns and rows, in the order of `directions`. */
export const steps: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export function oceanOf(drawing: Drawing): Ocean {
  const letters = drawing.rows.map((row) => [...row.replaceAll(' ', '')]);
  const all: { letter: string; square: Square; x: number; y: number }[] = [];
  letters.forEach((row, y) => {
    row.forEach((letter, x) => {
      all.push({ letter, square: squareName(x, y), x, y });
    });
  });
  const land = (letter: string | undefined) => letter !== undefined && '#o$H'.includes(letter);
  /** Tells whether a harbour belongs to the mainland: its land group touches a `#`. */
  const onMainland = (x: number, y: number, seen = new Set<string>()): boolean => {
    const letter = letters[y]?.[x];
    if (!land(letter) || seen.has(`${x},${y}`)) return false;
    seen.add(`${x},${y}`);
    if (letter === '#') return true;
    return [0, 2, 4, 6].some((d) => onMainland(x + steps[d][0], y + steps[d][1], seen));
  };
  const terrain = (letter: string, x: number, y: number) => {
    if (letter === 'H') return onMainland(x, y) ? '#' : 'o';
    return letter === '$' ? 'o' : letter === '=' ? '~' : letter;
  };
  const squares = (letter: string) => all.filter((one) => one.letter === letter).map((one) => one.square);
  return {
    id: drawing.id,
    title: drawing.title,
    author: drawing.author,
    rows: letters.map((row, y) => row.map((letter, x) => terrain(letter, x, y)).join('')),
    straits: squares('=').map((square) => ({ square, name: drawing.straits[square] ?? '' })),
    harbours: squares('H').map((square) => ({ id: square, name: drawing.harbours[square] ?? square, square })),
    sites: squares('$').map((square) => ({ id: square, square })),
    islands: all
      .filter((one) => one.square in drawing.islands)
      .map(({ square }) => ({ name: drawing.islands[square], square })),
    counts: { ...drawing.counts },
  };
}

/** The bundled maps, by id. */
export const oceans: Readonly<Record<string, Ocean>> = Object.fromEntries(
  drawings.map((one) => [one.id, oceanOf(one)]),
);

/** Writes the names of a map so that they can be shown. Its ids stay: a match goes by them. */
export function namedPlainly(ocean: Ocean): Ocean {
  const plain = <T extends { name: string }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, name: oneLine(one.name, maxName) }));
  return {
    ...ocean,
    title: oneLine(ocean.title, maxName),
    author: oneLine(ocean.author, maxName),
    straits: plain(ocean.straits),
    harbours: plain(ocean.harbours),
    islands: plain(ocean.islands),
  };
}

/**
 * Builds the geometry of any map with equally long rows; objects that lie outside of it are left out. A map may come from a
 * record or a link, which keep its names as they were written: the chart has them as they can be shown.
 */
export function drawChart(written: Ocean): Chart {
  const ocean = namedPlainly(written);
  const height = ocean.rows.length;
  const width = ocean.rows[0].length;
  const names = ocean.rows.flatMap((_, y) => Array.from({ length: width }, (_, x) => squareName(x, y)));
  const cells = new Map(names.map((name, cell) => [name, cell]));
  const terrain = ocean.rows.join('');
  const sea = Uint8Array.from(terrain, (letter) => (letter === '~' ? 1 : 0));
  const at = (x: number, y: number) => (x >= 0 && x < width && y >= 0 && y < height ? y * width + x : -1);
  const seaAt = (x: number, y: number) => sea[at(x, y)] === 1;
  const beside = (cell: number) =>
    [0, 2, 4, 6]
      .map((d) => at((cell % width) + steps[d][0], Math.floor(cell / width) + steps[d][1]))
      .filter((next) => next >= 0);
  const access = names.map((_, cell) => beside(cell).filter((next) => sea[next] === 1));
  const strait = new Uint8Array(names.length);
  for (const { square } of ocean.straits) if (cells.has(square)) strait[cells.get(square)!] = 1;

  /**
   * Lists the cells seen in one direction. [R 23]: a diagonal step between two land corners is closed. Beyond the edge
   * there is nothing to see past either.
   */
  const ray = (cell: number, d: number) => {
    const [dx, dy] = steps[d];
    let x = cell % width;
    let y = Math.floor(cell / width);
    const seen: number[] = [];
    while (seaAt(x + dx, y + dy) && (d % 2 === 0 || seaAt(x + dx, y) || seaAt(x, y + dy))) {
      x += dx;
      y += dy;
      seen.push(at(x, y));
    }
    return seen;
  };

  const islandAt = new Int32Array(names.length).fill(-1);
  const islands: Chart['islands'] = [];
  for (let first = 0; first < names.length; first++) {
    if (terrain[first] !== 'o' || islandAt[first] >= 0) continue;
    const group = [first];
    islandAt[first] = islands.length;
    for (const cell of group)
      for (const next of beside(cell))
        if (terrain[next] === 'o' && islandAt[next] < 0) {
          islandAt[next] = islands.length;
          group.push(next);
        }
    islands.push({ name: names[first], cells: group });
  }
  for (const { name, square } of ocean.islands) {
    const island = islandAt[cells.get(square) ?? -1] ?? -1;
    if (island >= 0) islands[island].name = name;
  }

  const ports = ocean.harbours
    .filter(({ square }) => cells.has(square))
    .map(({ id, name, square }) => ({
      id,
      name,
      square,
      cell: cells.get(square)!,
      access: access[cells.get(square)!],
    }));
  const sites = ocean.sites
    .filter(({ square }) => cells.has(square))
    .map(({ id, square }) => {
      const cell = cells.get(square)!;
      return { id, square, cell, island: islandAt[cell], access: access[cell] };
    });
  return {
    ocean,
    width,
    height,
    names,
    cells,
    sea,
    strait,
    near: access.map((list, cell) => (sea[cell] === 1 ? list : [])),
    rays: names.map((_, cell) => (sea[cell] === 1 ? steps.map((_, d) => ray(cell, d)) : steps.map(() => []))),
    ports,
    portOf: new Map(ports.map((port) => [port.id, port])),
    sites,
    siteOf: new Map(sites.map((site) => [site.id, site])),
    islands,
  };
}

const byId = new Map<string, Chart>();
const byObject = new WeakMap<Ocean, Chart>();
/** Views come as copies, so an own map is recognised by what it says. */
const byContent = new Map<string, Chart>();
const keptCharts = 4;

/** Gives the chart of a legal map. Throws RangeError for an id that is not bundled. */
export function chartOf(map: Options['map']): Chart {
  if (typeof map !== 'string') return byObject.get(map) ?? ownChart(map);
  const known = byId.get(map);
  if (known) return known;
  if (!Object.hasOwn(oceans, map)) throw new RangeError(`There is no map "${map}".`);
  const chart = drawChart(oceans[map]);
  byId.set(map, chart);
  return chart;
}

function ownChart(map: Ocean): Chart {
  const key = JSON.stringify(map);
  let chart = byContent.get(key);
  if (!chart) {
    if (byContent.size >= keptCharts) byContent.clear();
    chart = drawChart(JSON.parse(key));
    byContent.set(key, chart);
  }
  byObject.set(map, chart);
  return chart;
}

export function countsOf(options: Pick<Options, 'map' | 'counts'>): Counts {
  if (options.counts === 'standard') return standardCounts;
  return options.counts === 'map' ? chartOf(options.map).ocean.counts : options.counts;
}

/** One turn of a log: the squares from start to end (one at anchor), or the square of the chest that was loaded. */
export type LoggedTurn = { path: Square[] } | { loaded: Square };

/** Reads the notation of section 2, turn by turn. */
export function readLog(log: readonly string[]): LoggedTurn[] {
  return log.flatMap((line) => {
    const [path, ...loads] = line.split(' ');
    return [{ path: path.split('-') }, ...loads.map((load) => ({ loaded: load.slice(1, -1) }))];
  });
}

export function readWatch(line: WatchLine): Watch {
  const watch: Watch = { ships: [], stolen: null, closed: null, ship: null, look: null, shots: [], moved: null };
  for (const word of line.split(' ')) {
    const rest = word.slice(1);
    switch (word[0]) {
      case '!':
        watch.stolen = rest;
        break;
      case 'x':
        watch.closed = rest;
        break;
      case '#':
        watch.ship = Number(rest);
        break;
      case '?': {
        const [from, saw = null] = rest.split('=');
        watch.look = { from, saw };
        break;
      }
      case '*': {
        const [aim, landing = null] = rest.split('=');
        watch.shots.push({ direction: aim[0] as Straight, range: Number(aim.slice(1)), landing });
        break;
      }
      case '>':
        watch.moved = rest;
        break;
      case '-':
        watch.ships.push(null);
        break;
      default:
        watch.ships.push(word);
    }
  }
  return watch;
}
