/** The view of a viewer (section 10): what they may know, named fact by fact. Shares no object with the state. */
import type { Viewer } from '../game.ts';
import { toAct } from './legal.ts';
import { chartOf, countsOf } from './map.ts';
import { captainsOf, ownersOf } from './roles.ts';
import { aboard, matchIsOver, rankingOf, roundsOf, winnersOf } from './rounds.ts';
import type { Garrison, HarbourId, Options, Quarry, RoundResult, Sighting, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  const { quarry } = state;
  const over = state.phase === 'over';
  const ranking = matchIsOver(state) ? rankingOf(state) : null;
  return {
    viewer,
    options: copyOptions(state.options),
    seats: state.seats,
    phase: state.phase,
    round: state.round,
    rounds: roundsOf(state),
    counts: { ...countsOf(state.options) },
    toAct: toAct(state),
    roles: { contenders: [...state.roles.contenders], rolls: [...state.roles.rolls] },
    pirate: state.pirate,
    captains: captainsOf(state),
    owners: ownersOf(state),
    ships: [...state.ships],
    sunk: [...state.sunk],
    chests: [...state.chests],
    stolen: [...state.stolen],
    garrisons: shownGarrisons(state),
    turned: [...state.turned],
    departed: quarry !== null,
    turn: state.turn,
    ship: state.ship,
    roll: state.roll,
    range: state.range,
    token: state.token,
    lastSeen: state.lastSeen && copySighting(state.lastSeen),
    watch: [...state.watch],
    results: state.results.map(copyResult),
    quarry: quarry && (over || viewer === state.pirate) ? { ...copyQuarry(quarry), aboard: aboard(state) } : null,
    ranking,
    winners: ranking && winnersOf(ranking),
  };
}

/** Shows the garrisons: face-down for everybody, the Pirate included, until they are tested or the round is over. */
function shownGarrisons(state: State): Record<HarbourId, Garrison | null> {
  const shown: Record<HarbourId, Garrison | null> = {};
  if (state.garrisons.length === 0) return shown;
  chartOf(state.options.map).ports.forEach(({ id }, i) => {
    shown[id] = state.phase === 'over' || state.turned.includes(id) ? state.garrisons[i] : null;
  });
  return shown;
}

/** Copies the options, an own map whole: what leaves the host shares nothing with the state. */
export function copyOptions(options: Options): Options {
  const plain = typeof options.map === 'string' && typeof options.counts === 'string';
  return plain ? { ...options } : structuredClone(options);
}

export function copySighting({ square, turn }: Sighting): Sighting {
  return { square, turn };
}

export function copyResult({ pirate, winner, reason, aboard, turns, catcher }: RoundResult): RoundResult {
  return { pirate, winner, reason, aboard, turns, catcher };
}

export function copyQuarry({ harbour, square, log, loaded }: Quarry): Quarry {
  return { harbour, square, log: log.slice(), loaded };
}
