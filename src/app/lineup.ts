/** What people want to play, as the set-up changes it press by press. */

import { crewNames, looks } from '../stage/captains.ts';
import { tables } from '../stage/index.ts';
import type { SetupSeat } from '../stage/screens/setup.ts';
import { possible, seatsOf, stepped, type Values } from '../stage/screens/setup-form.ts';

export interface Wish {
  game: string;
  seats: SetupSeat[];
  /** Options that differ from the rules' defaults. */
  values: Values;
}

/** One person, who pressed, and computers: it starts as it is. */
export function newWish(game: string): Wish {
  const counts = seatsOf(tables[game].form, {});
  const count = counts.includes(4) ? 4 : counts[0];
  return { game, values: {}, seats: Array.from({ length: count }, (_, i) => newSeat(i)) };
}

/** Computer captains of a game that has no others. */
export const standardLevels: readonly string[] = ['parrot', 'monkey'];

export const newSeat = (i: number): SetupSeat => ({
  name: looks[i].name,
  look: looks[i].id,
  kind: i === 0 ? 'person' : 'bot',
  level: 'monkey',
});

export function change(wish: Wish, pick: string): void {
  const [what, which, level] = pick.split(':');
  const seat = wish.seats[Number(which)];
  if (what === 'person' || what === 'bot') {
    seat.kind = what;
    if (what === 'bot') seat.pad = undefined;
  } else if (what === 'level') seat.level = level === 'next' ? nextLevel(wish, seat.level) : level;
  else if (what === 'name') seat.name = nextName(wish, seat.name);
  else if (what === 'option') choose(wish, which, level === 'back' ? -1 : 1);
  else if (what === 'count') seatPeople(wish, Number(which));
}

function nextLevel({ game }: Wish, now: string): string {
  const levels = tables[game].levels ?? standardLevels;
  return levels[(levels.indexOf(now) + 1) % levels.length];
}

/** An option goes before the number of captains: where the two do not go together, the nearest number sits down. */
export function choose(wish: Wish, name: string, by: -1 | 1): void {
  const { form } = tables[wish.game];
  const option = form.options.find((each) => each.name === name);
  if (!option) return;
  wish.values = stepped(option, wish.values, by);
  const counts = seatsOf(form, wish.values);
  const now = wish.seats.length;
  const near = [...counts].sort((a, b) => Math.abs(a - now) - Math.abs(b - now) || b - a)[0];
  seatPeople(wish, near ?? now);
}

/** A gamepad takes the first seat of a computer, else the first person's without one; with a seat it gives it back. */
export function join(wish: Wish, pad: number): void {
  const own = wish.seats.find((seat) => seat.pad === pad);
  if (own) {
    own.pad = undefined;
    return;
  }
  const free = wish.seats.find(({ kind }) => kind === 'bot') ?? wish.seats.find((seat) => seat.pad === undefined);
  if (free) Object.assign(free, { kind: 'person', pad });
}

/** The gamepad that set the game up sits in the first person's seat, where no pad has a seat yet. */
export function adopt(wish: Wish, pad: number): void {
  if (wish.seats.some((seat) => seat.pad !== undefined)) return;
  const first = wish.seats.find(({ kind }) => kind === 'person');
  if (first) first.pad = pad;
}

export const padsOf = ({ seats }: Wish): Map<number, number> =>
  new Map(seats.flatMap(({ kind, pad }, seat) => (kind === 'person' && pad !== undefined ? [[seat, pad]] : [])));

function seatPeople(wish: Wish, count: number): void {
  wish.seats = Array.from({ length: count }, (_, i) => wish.seats[i] ?? newSeat(i));
  wish.values = possible(tables[wish.game].form, count, wish.values);
}

/** The next name that nobody at this table has: one press on the slot, with whatever somebody holds. */
export function nextName(wish: Wish, now: string): string {
  const taken = new Set(wish.seats.map((seat) => seat.name));
  const at = Math.max(0, crewNames.indexOf(now));
  const turned = [...crewNames.slice(at + 1), ...crewNames.slice(0, at)];
  return turned.find((name) => !taken.has(name)) ?? now;
}
