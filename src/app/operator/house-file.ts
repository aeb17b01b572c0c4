/** The settings of a house as text: kept on this machine, or carried to another one in a file. */
import type { Shelf } from '../page/shelf.ts';
import { changed, type House, houseSettings, type SettingId, settingIds } from './house-settings.ts';
import { isValue, type Value } from './kinds.ts';

const key = 'captains-table/house';

const format = 'captains-table/house';
const version = 1;

/** Characters of the longest file that is looked at; a whole one has a tenth of that. */
const longest = 20_000;
/** Lists and objects of a file at most, one for every setting: no more of them can lie within each other. */
const mostBrackets = 2 + settingIds.length;

/** Reason why a file was not taken, with the setting that is wrong. */
export type FileFault = { code: 'LONG' | 'UNREADABLE' | 'OTHER' | 'LATER' } | { code: 'VALUE'; id: string };

export type FileRead = { ok: true; house: House } | { ok: false; fault: FileFault };

export const toFile = (house: House): string => `${JSON.stringify({ format, version, settings: house }, null, 2)}\n`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetting = (id: string): id is SettingId => Object.hasOwn(houseSettings, id);

/** Gives a value as it is written today: contrast was on or off before it could be the machine's. */
const renewed = (id: string, value: unknown): unknown =>
  id === 'contrast' && typeof value === 'boolean' ? (value ? 'on' : 'system') : value;

/** Reads a file strictly: one wrong value, and nothing of it is taken. What it does not name stays as it is in `house`. */
export function fromFile(text: string, house: House): FileRead {
  const refused = (fault: FileFault): FileRead => ({ ok: false, fault });
  if (text.length > longest) return refused({ code: 'LONG' });
  const file = text.split(/[[{]/).length - 1 > mostBrackets ? null : parsed(text);
  if (!isPlain(file)) return refused({ code: 'UNREADABLE' });
  if (file.format !== format || !isPlain(file.settings)) return refused({ code: 'OTHER' });
  if (file.version !== version) return refused({ code: 'LATER' });
  let next: Record<string, unknown> = { ...house };
  for (const [id, old] of Object.entries(file.settings)) {
    const value = renewed(id, old);
    if (!isSetting(id) || !isValue(houseSettings[id], value)) return refused({ code: 'VALUE', id: id.slice(0, 40) });
    next = { ...next, [id]: value };
  }
  const read = next as unknown as House;
  if (read.games.length === 0) return refused({ code: 'VALUE', id: 'games' });
  if (read.fewest > read.most) return refused({ code: 'VALUE', id: 'fewest' });
  return { ok: true, house: read };
}

/** Reads what was kept, with suspicion: whatever is no value is as in `usual`. Never throws. */
export function loadHouse(shelf: Shelf | null, usual: House): House {
  let text: string | null = null;
  try {
    text = shelf?.getItem(key) ?? null;
  } catch {
    // It is as usual.
  }
  const kept = text !== null && text.length <= longest ? parsed(text) : null;
  if (!isPlain(kept)) return usual;
  return settingIds.reduce(
    (house, id) => (Object.hasOwn(kept, id) ? changed(house, id, renewed(id, kept[id]) as Value) : house),
    usual,
  );
}

/** Keeps it; false where the storage refuses. */
export function keepHouse(shelf: Shelf | null, house: House): boolean {
  try {
    shelf?.setItem(key, JSON.stringify(house));
    return shelf !== null;
  } catch {
    return false;
  }
}
