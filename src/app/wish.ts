/** What people want to play, as the set-up changes it press by press. */
import { tables } from '../stage/index.ts';
import { crewNames, looks } from '../stage/looks.ts';
import type { SetupSeat } from '../stage/screens/setup.ts';

export interface Wish {
  game: string;
  seats: SetupSeat[];
  on: Set<string>;
}

/** One person, who pressed, and computers: it starts as it is. */
export function newWish(game: string): Wish {
  const { counts } = tables[game].form;
  const count = counts.includes(4) ? 4 : counts[0];
  return { game, on: new Set(), seats: Array.from({ length: count }, (_, i) => newSeat(i)) };
}

const newSeat = (i: number): SetupSeat => ({
  name: looks[i].name,
  look: looks[i].id,
  kind: i === 0 ? 'person' : 'bot',
  level: 'monkey',
});

export function change(wish: Wish, pick: string): void {
  const [what, which, level] = pick.split(':');
  const seat = wish.seats[Number(which)];
  if (what === 'person' || what === 'bot') seat.kind = what;
  else if (what === 'level') seat.level = level;
  else if (what === 'name') seat.name = nextName(wish, seat.name);
  else if (what === 'option' && !wish.on.delete(which)) wish.on.add(which);
  else if (what === 'count') {
    const count = Number(which);
    wish.seats = Array.from({ length: count }, (_, i) => wish.seats[i] ?? newSeat(i));
  }
}

/** The next name that nobody at this table has: one press on the slot, with whatever somebody holds. */
function nextName(wish: Wish, now: string): string {
  const taken = new Set(wish.seats.map((seat) => seat.name));
  const at = Math.max(0, crewNames.indexOf(now));
  const turned = [...crewNames.slice(at + 1), ...crewNames.slice(0, at)];
  return turned.find((name) => !taken.has(name)) ?? now;
}
