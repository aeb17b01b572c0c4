/** Cursed ships at capture (6.4): who is cursed, what is lost without a choice, who has to choose. */
import type { Emit, Seat } from '../game.ts';
import { sailingsFor } from './cards.ts';
import type { Captain, Event, Prize, ShipId, Slot, State } from './types.ts';

/** Lists the ships of earlier sailings, earliest captured first; those of the present sailing are immune. */
export function openToCurse(state: State, captured: readonly Prize[]): Prize[] {
  return captured.filter((prize) => prize.sailing < state.sailing);
}

function hasWarded(slot: Slot, captain: Captain): boolean {
  for (const shot of slot.fire) if (shot.captain === captain) return true;
  return false;
}

/** Curses every captain who has not warded a live cursed ship, settles what needs no choice, asks for the rest. */
export function resolveCurses(state: State, emit: Emit<Event>): void {
  const { seats, options, curseDebt } = state;
  const last = state.sailing === sailingsFor(seats.length);
  let neutralDebt = 0;
  for (const slot of state.line) {
    if (slot.becalmedBy !== null) {
      if (!last) emit?.({ type: 'CurseHeld', ship: slot.ship, slot: slot.slot });
      continue;
    }
    const warded: Captain[] = [];
    const cursed: Captain[] = [];
    for (let seat = 0; seat < seats.length; seat++) {
      if (hasWarded(slot, seat)) warded.push(seat);
      else {
        cursed.push(seat);
        curseDebt[seat]++;
      }
    }
    // 7.3, R16: an unscored neutral pirate owns nothing, so curses do not touch it.
    if (hasWarded(slot, 'neutral')) warded.push('neutral');
    else if (options.scoreNeutral) {
      cursed.push('neutral');
      neutralDebt++;
    }
    emit?.({ type: 'CurseResolved', ship: slot.ship, slot: slot.slot, warded, cursed });
  }
  for (let seat = 0; seat < seats.length; seat++) {
    if (curseDebt[seat] === 0) continue;
    // No debt is carried forward: whoever has fewer ships than curses loses those (6.4).
    curseDebt[seat] = Math.min(curseDebt[seat], openToCurse(state, seats[seat].captured).length);
    settle(state, seat, emit);
  }
  for (; neutralDebt > 0; neutralDebt--) loseCheapestOfNeutral(state, emit);
  for (let seat = 0; seat < seats.length; seat++) if (curseDebt[seat] > 0) askSurrender(state, seat, emit);
}

/** Gives up a ship of the seat's choice. What is then forced follows at once; a debt that is left is asked for anew. */
export function surrender(state: State, seat: Seat, ship: ShipId, emit: Emit<Event>): void {
  lose(state, seat, ship, false, emit);
  state.curseDebt[seat]--;
  settle(state, seat, emit);
  if (state.curseDebt[seat] > 0) askSurrender(state, seat, emit);
}

function askSurrender(state: State, seat: Seat, emit: Emit<Event>): void {
  const ships = openToCurse(state, state.seats[seat].captured).map((prize) => prize.ship);
  emit?.({ type: 'SurrenderRequired', seat, count: state.curseDebt[seat], ships });
}

/**
 * Settles a curse without asking where there is nothing to choose (R14): when everything goes, when all ships are
 * worth the same, or under `curseChoice: highest`.
 */
function settle(state: State, seat: Seat, emit: Emit<Event>): void {
  while (state.curseDebt[seat] > 0) {
    const open = openToCurse(state, state.seats[seat].captured);
    let goes = open[0];
    if (state.options.curseChoice === 'highest') {
      for (const prize of open) if (prize.points > goes.points) goes = prize;
    } else if (state.curseDebt[seat] < open.length && open.some((prize) => prize.points !== goes.points)) return;
    lose(state, seat, goes.ship, true, emit);
    state.curseDebt[seat]--;
  }
}

/** Takes a ship from the neutral pirate: always the one with the fewest points, the earliest among equals (R16). */
function loseCheapestOfNeutral(state: State, emit: Emit<Event>): void {
  const open = openToCurse(state, state.neutral!.captured);
  if (open.length === 0) return;
  let goes = open[0];
  for (const prize of open) if (prize.points < goes.points) goes = prize;
  lose(state, 'neutral', goes.ship, true, emit);
}

function lose(state: State, captain: Captain, ship: ShipId, automatic: boolean, emit: Emit<Event>): void {
  const captured = captain === 'neutral' ? state.neutral!.captured : state.seats[captain].captured;
  const [prize] = captured.splice(
    captured.findIndex((each) => each.ship === ship),
    1,
  );
  state.discard.ships.push(ship);
  emit?.({ type: 'ShipLostToCurse', captain, ship, points: prize.points, automatic });
}
