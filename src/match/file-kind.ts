/** The kind of a file that somebody has brought, as it looks from outside: people can be told where it goes. */
import { isDeeperThan } from '../rules/nesting.ts';

export type FileKind = 'game' | 'map';

/** Levels of nesting of a file that is looked at; layers of maps may lie in groups. */
const deepest = 64;

/** Tells what a text of any origin seems to be, sound or not; null where it is neither. Never throws. */
export function kindOf(text: string): FileKind | null {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  // Map editors write XML as well.
  if (body.startsWith('<'))
    return /^(<[?!][^>]*>\s*)*<(map|tileset|template)\b/.test(body.slice(0, 2000)) ? 'map' : null;
  if (isDeeperThan(body, deepest)) return null;
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return null;
    const has = (...names: string[]) => names.every((name) => Object.hasOwn(value, name));
    if (has('game', 'steps') || has('format', 'players')) return 'game';
    const ofEditors = [['layers'], ['tilewidth'], ['type', 'object'], ['maps'], ['__header__']];
    return ofEditors.some((names) => has(...names)) ? 'map' : null;
  } catch {
    return null;
  }
}
