/** The table of last time: names, who plays them, how many. Read with suspicion, like everything that was kept. */

import { isLevel } from '../../bots/levels.ts';
import { stagedGames } from '../../presentation/index.ts';
import { seatsOf } from '../../presentation/screens/setup-form.ts';
import type { Shelf } from '../page/shelf.ts';
import { type Lineup, newLineup, newSeat, seatSomebody } from './lineup.ts';
import { readName, settledName } from './naming.ts';

const keyOf = (game: string): string => `captains-table/crew/${game}`;

export function keepLineup(shelf: Shelf | null, { game, seats }: Lineup): void {
  const kept = seats.map(({ name, kind, level }) => ({ name, kind, level }));
  try {
    shelf?.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // It is known as long as the page is open.
  }
}

/**
 * Recalls the game as it was last set up here, with the rules as they are printed; as it comes when nothing can be
 * read.
 */
export function recallLineup(shelf: Shelf | null, game: string): Lineup {
  const fresh = newLineup(game);
  const kept = read(shelf, game);
  if (!kept || !seatsOf(stagedGames[game].form, {}).includes(kept.length)) return fresh;
  const names: string[] = [];
  const seats = kept.map((value, i) => {
    const seat = newSeat(i);
    const { name, kind, level } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    seat.name = settledName(readName(name) ?? seat.name, names, seat.name);
    names.push(seat.name);
    if (kind === 'person' || kind === 'bot') seat.kind = kind;
    if (isLevel(String(level))) seat.level = String(level);
    return seat;
  });
  const lineup = { ...fresh, seats };
  seatSomebody(lineup);
  return lineup;
}

function read(shelf: Shelf | null, game: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(shelf?.getItem(keyOf(game)) ?? 'null');
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
