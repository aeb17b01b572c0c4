/**
 * The seat of each gamepad in the match that is saved, so that it has it after a reload as well. The match knows nothing
 * of gamepads; this is kept beside it, and read with suspicion: it counts for the very people it was written for.
 */
import type { MatchFacts } from '../../host/port.ts';
import type { Seat } from '../../rules/game.ts';
import { isSame, type PadRack, type Plug } from '../../stage/hands/pad-rack.ts';
import type { Shelf } from '../page/shelf.ts';

const key = 'captains-table/pads';

/** Number of letters of a pad's model that are believed. */
const longest = 200;

const tableOf = ({ game, players }: Pick<MatchFacts, 'game' | 'players'>): string =>
  JSON.stringify([game, players.map(({ name, kind }) => [name, kind])]);

type Table = Pick<MatchFacts, 'game' | 'players'>;

export function keepPads(
  shelf: Shelf | null,
  table: Table,
  owned: ReadonlyMap<Seat, number>,
  rack: Pick<PadRack, 'plugOf'>,
): void {
  const pads = [...owned].map(([seat, pad]) => [seat, rack.plugOf(pad)]);
  try {
    shelf?.setItem(key, JSON.stringify({ table: tableOf(table), pads }));
  } catch {
    // They are known as long as the page is open.
  }
}

/** Gives the pads of a table by their seats; those that are not plugged in will be known when they are. */
export function recallPads(shelf: Shelf | null, table: Table, rack: Pick<PadRack, 'expect'>): Map<Seat, number> {
  const plugs = new Map<Seat, Plug>();
  for (const entry of read(shelf, table)) {
    const [seat, plug] = Array.isArray(entry) ? entry : [];
    const isPerson = Number.isInteger(seat) && table.players[seat]?.kind === 'person';
    if (isPerson && isPlug(plug) && !plugs.has(seat) && ![...plugs.values()].some((other) => isSame(plug, other)))
      plugs.set(seat, { id: plug.id, index: plug.index });
  }
  const numbers = rack.expect([...plugs.values()]);
  return new Map([...plugs.keys()].map((seat, i) => [seat, numbers[i]]));
}

function isPlug(value: unknown): value is Plug {
  const { id, index } = (value ?? {}) as Partial<Plug>;
  return typeof id === 'string' && id.length <= longest && isPlace(index);
}

const isPlace = (index: unknown): boolean => Number.isInteger(index) && (index as number) >= 0;

function read(shelf: Shelf | null, table: Table): unknown[] {
  try {
    const value = JSON.parse(shelf?.getItem(key) ?? 'null') as { table?: unknown; pads?: unknown } | null;
    return value?.table === tableOf(table) && Array.isArray(value.pads) ? value.pads : [];
  } catch {
    return [];
  }
}
