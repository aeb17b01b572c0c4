/** Roles of the seats (4.1, 4.2), and the die that everything is rolled with. */
import type { Dice } from '../dice.ts';
import type { Emit, Seat } from '../game.ts';
import type { Event, ShipNumber, State } from './types.ts';

/** Rolls one die; a deal may have said what it shows. */
export function rollDie(state: State, dice: Dice): number {
  return state.fixed.dice.shift() ?? dice.below(6) + 1;
}

/** Lists the captains clockwise from the pirate's left. */
export function captainsOf({ pirate, seats }: { pirate: Seat | null; seats: number }): Seat[] {
  return pirate === null ? [] : Array.from({ length: seats - 1 }, (_, i) => (pirate + 1 + i) % seats);
}

/** Gives the owner of a ship: ships go round among the captains ([R 5]). */
export function ownerOf({ pirate, seats }: { pirate: Seat | null; seats: number }, ship: ShipNumber): Seat {
  return (pirate! + 1 + ((ship - 1) % (seats - 1))) % seats;
}

export function ownersOf(state: { pirate: Seat | null; seats: number; ships: readonly unknown[] }): Seat[] {
  return state.pirate === null ? [] : state.ships.map((_, i) => ownerOf(state, i + 1));
}

/** Gives the captain of the next chest: placements go round among the ships (4.3). */
export function placerOf(state: State): Seat {
  return ownerOf(state, (state.chests.length % state.ships.length) + 1);
}

export function choosePirate(state: State, seat: Seat, emit: Emit<Event>): void {
  state.pirate = seat;
  emit?.({ type: 'PirateChosen', seat, captains: captainsOf(state), owners: ownersOf(state) });
}

/**
 * Rolls for the part of the pirate (4.1, [R 34]): the highest is the pirate; the tied roll again among themselves.
 * Returns true when that is settled.
 */
export function rollForRole(state: State, seat: Seat, emit: Emit<Event>, dice: Dice): boolean {
  const { roles } = state;
  const value = rollDie(state, dice);
  roles.rolls[seat] = value;
  emit?.({ type: 'RoleDieRolled', seat, value });
  if (roles.contenders.some((other) => roles.rolls[other] === null)) return false;
  const best = Math.max(...roles.contenders.map((other) => roles.rolls[other]!));
  const tied = roles.contenders.filter((other) => roles.rolls[other] === best);
  roles.contenders = tied;
  if (tied.length === 1) {
    choosePirate(state, tied[0], emit);
    return true;
  }
  for (const other of tied) roles.rolls[other] = null;
  return false;
}
