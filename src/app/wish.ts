/** What people want to play, as the set-up changes it press by press. */
import { tables } from '../stage/index.ts';
import { looks } from '../stage/looks.ts';
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
  else if (what === 'option' && !wish.on.delete(which)) wish.on.add(which);
  else if (what === 'count') {
    const count = Number(which);
    wish.seats = Array.from({ length: count }, (_, i) => wish.seats[i] ?? newSeat(i));
  }
}
