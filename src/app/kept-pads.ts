/**
 * Which gamepad sits where in the match that is saved, so that it does after a reload as well. The match knows nothing of
 * gamepads; this is kept beside it, and read with suspicion: it counts for the very people it was written for.
 */
import type { MatchFacts } from '../host/port.ts';
import type { Seat } from '../rules/game.ts';
import type { Shelf } from './settings.ts';

const key = 'captains-table/pads';

/** Number of pads that are kept: as many as a browser reports, and some more. */
const mostPads = 16;

const tableOf = ({ game, players }: Pick<MatchFacts, 'game' | 'players'>): string =>
  JSON.stringify([game, players.map(({ name, kind }) => [name, kind])]);

type Table = Pick<MatchFacts, 'game' | 'players'>;

export function keepPads(shelf: Shelf | null, table: Table, owned: ReadonlyMap<Seat, number>): void {
  try {
    shelf?.setItem(key, JSON.stringify({ table: tableOf(table), pads: [...owned] }));
  } catch {
    // They are known as long as the page is open.
  }
}

export function recallPads(shelf: Shelf | null, table: Table): Map<Seat, number> {
  const owned = new Map<Seat, number>();
  for (const entry of read(shelf, table)) {
    const [seat, pad] = Array.isArray(entry) ? entry : [];
    const isPerson = Number.isInteger(seat) && table.players[seat]?.kind === 'person';
    const isPad = Number.isInteger(pad) && pad >= 0 && pad < mostPads && ![...owned.values()].includes(pad);
    if (isPerson && isPad && !owned.has(seat)) owned.set(seat, pad);
  }
  return owned;
}

function read(shelf: Shelf | null, table: Table): unknown[] {
  try {
    const value = JSON.parse(shelf?.getItem(key) ?? 'null') as { table?: unknown; pads?: unknown } | null;
    return value?.table === tableOf(table) && Array.isArray(value.pads) ? value.pads : [];
  } catch {
    return [];
  }
}
