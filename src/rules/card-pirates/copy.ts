/** Copies. Bots take thousands a second, hence by hand. */
import type { Battle, Departure, Options, Place, SeatState, State } from './types.ts';

export function copyOptions(options: Options): Options {
  const { points, startIslands } = options;
  return {
    ...options,
    points: { ...points },
    startIslands: typeof startIslands === 'string' ? startIslands : [...startIslands],
  };
}

export function copyDeparture(departure: Departure | null): Departure | null {
  return departure && { card: departure.card, path: departure.path.slice() };
}

function copyPlace(place: Place | null): Place | null {
  return place && { island: place.island, faceUp: place.faceUp.slice(), faceDown: place.faceDown.slice() };
}

function copySeat({ ship, hand }: SeatState): SeatState {
  return { ship, hand: hand.slice() };
}

function copyBattle({ attacker, defender, square, attack, defence, winner }: Battle): Battle {
  return { attacker, defender, square, attack: attack.slice(), defence: defence.slice(), winner };
}

/** Copies a state. Options never change, so copies share them. */
export function clone(state: State): State {
  return {
    options: state.options,
    phase: state.phase,
    firstSeat: state.firstSeat,
    turn: state.turn,
    active: state.active,
    seats: state.seats.map(copySeat),
    places: state.places.map(copyPlace),
    stack: state.stack.slice(),
    discards: state.discards.slice(),
    claimed: state.claimed.slice(),
    shifted: state.shifted,
    departure: copyDeparture(state.departure),
    battle: state.battle && copyBattle(state.battle),
    ended: state.ended,
    script: state.script.slice(),
  };
}
