/** Copies of a state, and other states that somebody cannot tell from it (section 10, decisions 5 and 6). */
import { type Dice, pick, shuffle } from '../dice.ts';
import type { Seat, Viewer } from '../game.ts';
import { chartOf, countsOf } from './map.ts';
import { type Trace, traceOf } from './trace.ts';
import { likelihood, type Place, placesOf, trackTo } from './track.ts';
import type { Garrison, State, View } from './types.ts';
import { copyOptions, copyQuarry, copyResult, copySighting } from './view.ts';

/** Options never change, so copies share them. */
export function clone(state: State): State {
  const { roles, lastSeen, quarry, fixed } = state;
  return {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    round: state.round,
    roles: { contenders: roles.contenders.slice(), rolls: roles.rolls.slice() },
    pirate: state.pirate,
    ships: state.ships.slice(),
    sunk: state.sunk.slice(),
    chests: state.chests.slice(),
    stolen: state.stolen.slice(),
    garrisons: state.garrisons.slice(),
    turned: state.turned.slice(),
    quarry: quarry && copyQuarry(quarry),
    turn: state.turn,
    ship: state.ship,
    roll: state.roll,
    range: state.range,
    token: state.token,
    lastSeen: lastSeen && copySighting(lastSeen),
    watch: state.watch.slice(),
    results: state.results.map(copyResult),
    fixed: {
      chests: fixed.chests.slice(),
      ships: fixed.ships.slice(),
      open: fixed.open?.slice() ?? null,
      dice: fixed.dice.slice(),
    },
  };
}

/** Garrisons are dealt anew, and to all but the Pirate he may be anywhere that the public facts allow, by any track. */
export function permute(state: State, viewer: Viewer, dice: Dice): State {
  const next = clone(state);
  if (state.phase === 'over') return next;
  const { ports } = chartOf(state.options.map);
  if (next.garrisons.length > 0) {
    const closed = ports.map(({ id }, i) => (state.turned.includes(id) ? state.garrisons[i] : null));
    next.garrisons = dealUnknown(closed, countsOf(state.options).openGarrisons, dice);
  }
  if (next.quarry && viewer !== state.pirate) {
    const trace = traceOf(state);
    next.quarry = trackTo(trace, pick(placesOf(trace), dice), dice);
  }
  return next;
}

/** What is left of the tokens, shuffled over the harbours that are face-down. */
function dealUnknown(known: readonly (Garrison | null)[], open: number, dice: Dice): Garrison[] {
  const left = open - known.filter((one) => one === 'open').length;
  const hidden = known.filter((one) => one === null).length;
  const tokens = shuffle(
    Array.from({ length: hidden }, (_, i): Garrison => (i < left ? 'open' : 'closed')),
    dice,
  );
  return known.map((one) => one ?? tokens.pop()!);
}

/** Bots imagine several states behind one view. */
const traces = new WeakMap<View, { trace: Trace; places: Place[]; weights: number[]; total: number }>();

function tracedBehind(view: View) {
  let known = traces.get(view);
  if (!known) {
    const trace = traceOf(view);
    const places = placesOf(trace);
    // Whole numbers, because dice give no others.
    const weights = likelihood(view, trace, places).map((weight) => Math.round(1000 * weight));
    known = { trace, places, weights, total: weights.reduce((sum, weight) => sum + weight, 0) };
    traces.set(view, known);
  }
  return known;
}

function likelyPlace(view: View, dice: Dice): Place {
  const { places, weights, total } = tracedBehind(view);
  let at = dice.below(total);
  for (let i = 0; i < places.length; i++) {
    at -= weights[i];
    if (at < 0) return places[i];
  }
  return places[places.length - 1];
}

/** Behind an open round nothing is left to imagine. What a deal has fixed for later nobody can know. */
export function imagine(view: View, _seat: Seat, dice: Dice): State {
  const known = Object.values(view.garrisons);
  const track = () => trackTo(tracedBehind(view).trace, likelyPlace(view, dice), dice);
  return {
    options: copyOptions(view.options),
    seats: view.seats,
    phase: view.phase,
    round: view.round,
    roles: { contenders: [...view.roles.contenders], rolls: [...view.roles.rolls] },
    pirate: view.pirate,
    ships: [...view.ships],
    sunk: [...view.sunk],
    chests: [...view.chests],
    stolen: [...view.stolen],
    garrisons: dealUnknown(known, view.counts.openGarrisons, dice),
    turned: [...view.turned],
    quarry: view.quarry ? copyQuarry(view.quarry) : view.departed ? track() : null,
    turn: view.turn,
    ship: view.ship,
    roll: view.roll,
    range: view.range,
    token: view.token,
    lastSeen: view.lastSeen && copySighting(view.lastSeen),
    watch: [...view.watch],
    results: view.results.map(copyResult),
    fixed: { chests: [], ships: [], open: null, dice: [] },
  };
}
