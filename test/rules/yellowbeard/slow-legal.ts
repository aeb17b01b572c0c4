/**
 * `legal` of Yellowbeard once more, as plainly as the rules file says it: squares by name, every path searched anew each
 * time. What the fast one lists must be the same actions in the same order. Written for reading, not for speed.
 */
import type { Seat } from '../../../src/rules/game.ts';
import { columnName, countsOf, oceans } from '../../../src/rules/yellowbeard/map.ts';
import type { Action, Ocean, Square, State } from '../../../src/rules/yellowbeard/types.ts';

interface Sea {
  ocean: Ocean;
  /** In reading order. */
  water: Square[];
  /** Water to the north, east, south and west. */
  beside(square: Square): Square[];
}

function seaOf({ options: { map } }: State): Sea {
  const ocean = typeof map === 'string' ? oceans[map] : map;
  const where = new Map<Square, [number, number]>();
  ocean.rows.forEach((row, y) => {
    [...row].forEach((_, x) => {
      where.set(`${columnName(x)}${y + 1}`, [x, y]);
    });
  });
  const isWater = (square: Square) => {
    const [x, y] = where.get(square)!;
    return ocean.rows[y][x] === '~';
  };
  const beside = (square: Square) => {
    const [x, y] = where.get(square)!;
    const around: [number, number][] = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ];
    return around
      .filter(([column, row]) => ocean.rows[row]?.[column] === '~')
      .map(([column, row]) => `${columnName(column)}${row + 1}`);
  };
  return { ocean, water: [...where.keys()].filter(isWater), beside };
}

/** Every path of `least` to `most` steps that enters no square twice, ends on no ship and passes no held strait. */
function paths(sea: Sea, ships: readonly Square[], from: Square, least: number, most: number): Square[][] {
  const straits = sea.ocean.straits.map(({ square }) => square);
  const found: Square[][] = [];
  const search = (path: Square[]) => {
    const at = path.at(-1) ?? from;
    if (path.length >= least && !ships.includes(at)) found.push(path);
    if (path.length === most) return;
    for (const next of sea.beside(at))
      if (next !== from && !path.includes(next) && !(straits.includes(next) && ships.includes(next)))
        search([...path, next]);
  };
  search([]);
  return found;
}

function afloat(state: State, but = 0): Square[] {
  return state.ships.flatMap((square, i) => (square === null || i === but - 1 ? [] : square));
}

/** 7.1: the whole roll, or as much of it as there is a path for. */
function navyPaths(state: State, sea: Sea): Square[][] {
  for (let steps = state.roll!; steps > 0; steps--) {
    const found = paths(sea, afloat(state, state.ship), state.ships[state.ship - 1]!, steps, steps);
    if (found.length > 0) return found;
  }
  return [];
}

function pirateTurn(state: State, sea: Sea): Action[] {
  const { square: from, loaded } = state.quarry!;
  const stolen = state.stolen.length + (loaded === null ? 0 : 1);
  const harbours = sea.ocean.harbours.filter(
    ({ id }) => stolen >= countsOf(state.options).chestsToEscape && !state.turned.includes(id),
  );
  const sails = paths(sea, afloat(state), from, 0, 3).flatMap((path): Action[] => [
    { type: 'sail', path },
    ...harbours
      .filter(({ square }) => sea.beside(square).includes(path.at(-1) ?? from))
      .map(({ id }): Action => ({ type: 'sail', path, tryHarbour: id })),
  ]);
  const loads = sea.ocean.sites
    .filter(({ id, square }) => sea.beside(square).includes(from) && state.chests.includes(id) && loaded !== id)
    .map(({ id }): Action => ({ type: 'load', site: id }));
  return state.turn === 0 ? sails : [...sails, ...loads];
}

/** Of the turns at sea and of placing ships by hand; null where a list has no paths and no squares. */
export function slowLegal(state: State, seat: Seat): Action[] | null {
  const sea = seaOf(state);
  const captain = (ship: number) => (state.pirate! + 1 + ((ship - 1) % (state.seats - 1))) % state.seats;
  const shots = (['N', 'E', 'S', 'W'] as const).map((direction): Action => ({ type: 'fire', direction }));
  const of = (actor: Seat, list: () => Action[]) => (seat === actor ? list() : []);
  switch (state.phase) {
    case 'setup.ships': {
      const ship = state.ships.indexOf(null) + 1;
      const free = sea.water.filter((square) => !state.ships.includes(square));
      return of(captain(ship), () => free.map((square) => ({ type: 'placeShip', ship, square })));
    }
    case 'pirate':
      return of(state.pirate!, () => pirateTurn(state, sea));
    case 'navy.decide':
      return of(captain(state.ship), () => {
        const ways = navyPaths(state, sea);
        const moves = (ways.length > 0 ? ways : [[]]).map((path): Action => ({ type: 'moveFirst', path }));
        return [...moves, { type: 'lookFirst' }];
      });
    case 'navy.seen':
    case 'navy.unseen':
      return of(captain(state.ship), () => {
        const guns: Action[] = state.phase === 'navy.seen' ? [...shots, { type: 'holdFirst' }] : [];
        const moves = navyPaths(state, sea).map((path): Action => ({ type: 'move', path }));
        return [...guns, ...moves, { type: 'stay' }];
      });
    default:
      return null;
  }
}
