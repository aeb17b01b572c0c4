/** Reasons why an action is good in Yellowbeard: for the pirate from his own chart, for the Navy from what it can believe. */
import type { Seat } from '../../rules/game.ts';
import { beliefOf, wanted } from '../../rules/yellowbeard/belief.ts';
import { chartOf, countsOf } from '../../rules/yellowbeard/map.ts';
import { distances, fleetOf } from '../../rules/yellowbeard/moves.ts';
import { aboard } from '../../rules/yellowbeard/rounds.ts';
import type { Action, Square, State } from '../../rules/yellowbeard/types.ts';
import { sightOf, warshipAt } from '../../rules/yellowbeard/warship.ts';
import { best, type Reason, reasonsOf } from '../reason.ts';

/** Codes of the reasons; the page has a sentence for each. */
export type YellowbeardWhy =
  | 'CHEST'
  | 'GUARD'
  | 'DEPART'
  | 'LOAD'
  | 'ESCAPE'
  | 'TO_CHEST'
  | 'TO_HARBOUR'
  | 'UNSEEN_TO_CHEST'
  | 'UNSEEN_TO_HARBOUR'
  | 'LOOK'
  | 'FIRE'
  | 'HOLD'
  | 'RAM'
  | 'NEAR';

const reason = reasonsOf<YellowbeardWhy>();

export function reasons(state: State, _seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'placeChest':
      return reason('CHEST');
    case 'placeShip':
      return reason('GUARD', { steps: stepsToChest(state, action.square) });
    case 'depart':
      return reason('DEPART', { steps: stepsToChest(state, action.square) });
    case 'load':
      return reason('LOAD', { aboard: aboard(state) + 1, need: countsOf(state.options).chestsToEscape });
    case 'sail':
      return sailing(state, action.path.at(-1) ?? state.quarry!.square, action.tryHarbour !== undefined);
    case 'lookFirst':
      return looking(state);
    case 'fire':
      return reason('FIRE');
    case 'holdFirst':
      return reason('HOLD');
    case 'move':
    case 'moveFirst':
    case 'stay':
      return hunting(state, action.type === 'stay' ? undefined : action.path.at(-1));
    default:
      return best;
  }
}

function stepsToChest({ chests, options }: State, square: Square): number {
  const chart = chartOf(options.map);
  const beside = chests.flatMap((id) => chart.siteOf.get(id)!.access);
  return beside.length === 0 ? 0 : Math.max(0, distances(chart, beside)[chart.cells.get(square)!]);
}

/** Tells how near the pirate comes to what they want, and whether a ship sees them there. */
function sailing(state: State, end: Square, triesHarbour: boolean): Reason {
  if (triesHarbour) return reason('ESCAPE');
  const { options, ships, chests, quarry } = state;
  const chart = chartOf(options.map);
  const cell = chart.cells.get(end)!;
  const enough = aboard(state) >= countsOf(options).chestsToEscape;
  const free = chests.filter((id) => id !== quarry!.loaded);
  const steps = Math.max(0, wanted(state, chart, free, enough)[cell]);
  const seen = ships.some((_, i) => warshipAt(chart, options.telescope, ships, i + 1)?.sight[cell] === 1);
  if (seen) return reason(enough ? 'TO_HARBOUR' : 'TO_CHEST', { steps });
  return reason(enough ? 'UNSEEN_TO_HARBOUR' : 'UNSEEN_TO_CHEST', { steps });
}

/** Tells how likely the pirate is in sight from where the ship lies, in hundredths. */
function looking(state: State): Reason {
  const { options, ships, ship } = state;
  const { chart, shares } = beliefOf(state);
  const own = ships[ship - 1];
  if (own === null) return best;
  const sight = sightOf(chart, options.telescope, fleetOf(chart, ships, ship - 1), chart.cells.get(own)!);
  return likely(
    'LOOK',
    shares.filter((_, cell) => sight[cell] === 1),
  );
}

/** Hundredths from which on a chance is a reason. */
const notable = 5;

function likely(code: 'LOOK' | 'NEAR', shares: Float64Array): Reason {
  const percent = Math.round(100 * shares.reduce((sum, share) => sum + share, 0));
  return percent < notable ? best : reason(code, { percent });
}

/** Squares around the end of a move in which he is looked for. */
const around = 4;

function hunting(state: State, end: Square | undefined): Reason {
  const { token, ships, ship } = state;
  const at = end ?? ships[ship - 1];
  if (at === null) return best;
  if (token !== null && token === at) return reason('RAM');
  const { chart, shares } = beliefOf(state);
  const far = distances(chart, [chart.cells.get(at)!]);
  return likely(
    'NEAR',
    shares.filter((_, cell) => far[cell] >= 0 && far[cell] <= around),
  );
}
