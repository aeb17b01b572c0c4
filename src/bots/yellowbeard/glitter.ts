/** Things that draw a child in Yellowbeard: the nearest chest, a harbour with enough of them, and the pirate where he was seen last. */
import { type Chart, chartOf } from '../../rules/yellowbeard/map.ts';
import { distances } from '../../rules/yellowbeard/moves.ts';
import type { Action, Square, View, Yellowbeard } from '../../rules/yellowbeard/types.ts';
import { type Glitter, spoils } from '../glitter.ts';

/** Prize of what is done at once, before all ways. */
const prize = 100;
/** Steps from where it looks for him at which a child has a look first. */
const near = 5;

export const glitter: Glitter<Yellowbeard> = (view, seat) => {
  const chart = chartOf(view.options.map);
  return seat === view.pirate ? piracy(view, chart) : hunt(view, chart);
};

function piracy({ quarry, chests, turned, counts }: View, chart: Chart) {
  if (!quarry) return () => 0;
  const rich = quarry.aboard >= counts.chestsToEscape;
  const wanted = rich
    ? chart.ports.filter(({ id }) => !turned.includes(id))
    : chart.sites.filter(({ id }) => chests.includes(id) && id !== quarry.loaded);
  const far = distances(
    chart,
    wanted.flatMap(({ access }) => access),
  );
  return (action: Action) => {
    if (action.type === 'load') return prize;
    if (action.type !== 'sail') return 0;
    if (action.tryHarbour !== undefined) return prize;
    const { path } = action;
    return path.length === 0 ? spoils : -farFrom(chart, far, path[path.length - 1]);
  };
}

function hunt(view: View, chart: Chart) {
  const own = view.ships[view.ship - 1] ?? null;
  const hoped = view.token ?? view.lastSeen?.square;
  const goals = hoped
    ? [chart.cells.get(hoped)!]
    : chart.sites.filter(({ id }) => view.chests.includes(id)).flatMap(({ access }) => access);
  const far = distances(chart, goals);
  const away = own === null ? 0 : farFrom(chart, far, own);
  return (action: Action) => {
    switch (action.type) {
      case 'lookFirst':
        return away <= near ? prize : spoils;
      case 'fire':
        return own !== null && bears(chart, own, view.token, action.direction) ? prize : -prize;
      case 'moveFirst':
      case 'move':
        return action.path.length === 0 ? -away : -farFrom(chart, far, action.path[action.path.length - 1]);
      case 'holdFirst':
        return -prize - 1;
      default:
        return 0;
    }
  };
}

function farFrom({ cells }: Chart, far: Int16Array, square: Square): number {
  const steps = far[cells.get(square)!];
  return steps < 0 ? prize : steps;
}

/** Tells whether a shot in this direction goes towards the pirate. */
function bears({ cells, width }: Chart, from: Square, token: Square | null, direction: string): boolean {
  if (token === null) return false;
  const [a, b] = [cells.get(from)!, cells.get(token)!];
  const [east, south] = [(b % width) - (a % width), Math.floor(b / width) - Math.floor(a / width)];
  if (east !== 0 && south !== 0) return false;
  return direction === (east > 0 ? 'E' : east < 0 ? 'W' : south > 0 ? 'S' : 'N');
}
