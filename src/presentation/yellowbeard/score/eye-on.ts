/**
 * The squares that the table looks at while an event is told. They go by what everybody is told with the event, and never by
 * what comes of it: of the pirate nothing is looked at but where all have seen them.
 * Thefts and harbours are shown large by the spyglass alone: an island that came into sight before the glass covers it
 * would be a pulse of light.
 */
import { chartOf, steps } from '../../../rules/yellowbeard/map.ts';
import {
  directions,
  type Event,
  type ShipNumber,
  type Square,
  type Straight,
  type View,
} from '../../../rules/yellowbeard/types.ts';

/** Squares that a shot can reach. */
const reach = 6;

type Sea = Pick<View, 'ships' | 'options'>;

/** Lists the squares to look at, `eye` being those before the event; null where all of the map is seen. */
export function eyeOn(view: Sea, event: Event, eye: readonly Square[] | null): readonly Square[] | null {
  switch (event.type) {
    case 'NavyMoved':
      return event.path;
    case 'TelescopeAsked':
      return [event.square];
    case 'PirateSighted':
      return [...(eye ?? []), event.square];
    case 'SalvoAimed':
    case 'SalvoFired':
      return lineOf(view, event.ship, event.direction);
    case 'NavySunk':
    case 'PirateSunk':
    case 'PirateRammed':
    case 'PirateTrapped':
    case 'PirateEscaped':
      return eye?.includes(event.square) ? eye : [event.square];
    case 'CaptainDecided':
    case 'TelescopeAnswered':
    case 'NavyHeld':
    case 'PirateTokenRemoved':
      return eye;
    case 'NavyDieRolled':
      return event.purpose === 'range' ? eye : null;
    default:
      return null;
  }
}

/** Lists a ship's square and all that lie before these guns, whatever the die will say. */
function lineOf({ ships, options }: Sea, ship: ShipNumber, direction: Straight): Square[] {
  const { names, width, height, cells } = chartOf(options.map);
  const from = ships[ship - 1];
  const cell = from === null ? undefined : cells.get(from);
  if (cell === undefined) return [];
  const [dx, dy] = steps[directions.indexOf(direction)];
  return Array.from({ length: reach + 1 }, (_, i) => [(cell % width) + dx * i, Math.floor(cell / width) + dy * i])
    .filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height)
    .map(([x, y]) => names[y * width + x]);
}
