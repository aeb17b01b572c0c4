/** Who and what is meant: captains, teams and merchants by name, for captions, pills and plates. */
import type { Seat } from '../../rules/game.ts';
import type { Side, VesselView, View } from '../../rules/korsar/types.ts';
import { emblems } from '../captains.ts';
import { words } from './words.ts';

export const fill = (template: string, fillings: Record<string, string | number>): string =>
  template.replace(/\{(\w+)!?\}/g, (hole, key) => String(fillings[key] ?? hole));

export const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? emblems[seat].name;

export const lookId = (seat: Seat): string => emblems[seat].id;

/** A team by its number, everybody else by name. */
export const sideName = (side: Side, view: View, names: readonly string[]): string =>
  view.mode === 'partnership' ? fill(words.team, { team: words.teams[side] }) : nameOf(side, names);

/** `Anne`, `Anne and Bart`, `Anne, Bart and Mary`. */
export function listed(all: readonly string[]): string {
  const rest = [...all];
  const last = rest.pop() ?? '';
  return rest.length === 0 ? last : fill(words.and, { a: rest.join(', '), b: last });
}

/** All captains of these sides by name. */
export const captainsOf = (sides: readonly Side[], view: View, names: readonly string[]): string =>
  listed(sides.flatMap((side) => view.sides[side].seats.map((seat) => nameOf(seat, names))));

export const shipName = ({ owner, gold }: Pick<VesselView, 'owner' | 'gold'>, names: readonly string[]): string =>
  fill(words.ship, { owner: nameOf(owner, names), gold });

/** The seat at whose turn a side's check is made: its first partner that still plays. */
export function checkSeat(side: Side, view: View): Seat {
  const { seats } = view.sides[side];
  return seats.find((seat) => !view.seats[seat].sittingOut) ?? seats[0];
}
