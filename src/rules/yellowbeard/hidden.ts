/**
 * Copies of a state, and other states that somebody cannot tell from it (section 10; docs/decisions.md, look-alikes and
 * secrets).
 */
import { type Dice, pick, shuffle } from '../dice.ts';
import type { Sampler, Viewer } from '../game.ts';
import { beliefOf } from './belief.ts';
import { chartOf, countsOf } from './map.ts';
import { traceOf } from './trace.ts';
import { placesOf, trackTo } from './track.ts';
import type { Garrison, Quarry, State, View } from './types.ts';
import { copyOptions, copyQuarry, copyResult, copySighting } from './view.ts';

/** Copies the state; options never change, so copies share them. */
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

/**
 * Deals garrisons anew, and for all but the pirate puts the pirate anywhere that the public facts allow, by any track.
 */
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

/** Deals what is left of the tokens, shuffled, over the harbours that are face-down. */
function dealUnknown(known: readonly (Garrison | null)[], open: number, dice: Dice): Garrison[] {
  const left = open - known.filter((one) => one === 'open').length;
  const hidden = known.filter((one) => one === null).length;
  const tokens = shuffle(
    Array.from({ length: hidden }, (_, i): Garrison => (i < left ? 'open' : 'closed')),
    dice,
  );
  return known.map((one) => one ?? tokens.pop()!);
}

/**
 * Imagines states that fit the view. After an open round nothing is left to imagine, and what a deal has fixed for
 * later nobody can know. Garrisons are dealt evenly; where the pirate is follows the belief, and of the tracks that
 * lead to a place one is drawn for all states.
 */
export function imagining(view: View): Sampler<State> {
  const known: State = {
    options: copyOptions(view.options),
    seats: view.seats,
    phase: view.phase,
    round: view.round,
    roles: view.roles,
    pirate: view.pirate,
    ships: view.ships,
    sunk: view.sunk,
    chests: view.chests,
    stolen: view.stolen,
    garrisons: [],
    turned: view.turned,
    quarry: view.quarry,
    turn: view.turn,
    ship: view.ship,
    roll: view.roll,
    range: view.range,
    token: view.token,
    lastSeen: view.lastSeen,
    watch: view.watch,
    results: view.results,
    fixed: { chests: [], ships: [], open: null, dice: [] },
  };
  const garrisons = Object.values(view.garrisons);
  const quarry = view.departed && !view.quarry ? quarries(view) : null;
  return (dice) => {
    const state = clone(known);
    state.garrisons = dealUnknown(garrisons, view.counts.openGarrisons, dice);
    if (quarry) state.quarry = copyQuarry(quarry(dice));
    return state;
  };
}

/** A place is as likely as a captain believes. Dice give whole numbers: this many are fine enough. */
const grains = 2 ** 30;

function quarries(view: View): Sampler<Quarry> {
  const trace = traceOf(view);
  const { places } = beliefOf(view);
  const list = placesOf(trace);
  const tracks: Quarry[] = [];
  let sum = 0;
  const upTo = list.map(({ cell, loaded }) => {
    sum += places.get(loaded)![cell];
    return sum;
  });
  return (dice) => {
    const at = (sum * dice.below(grains)) / grains;
    let low = 0;
    for (let high = list.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (upTo[middle] > at) high = middle;
      else low = middle + 1;
    }
    tracks[low] ??= trackTo(trace, list[low], dice);
    return tracks[low];
  };
}
