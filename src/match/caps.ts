/**
 * Limits that end matches which nobody means to end (docs/decisions.md, caps). They are options of the games that can go on and
 * on, so that they are recorded with the other options; games without such options have none.
 */
import type { Game, Kind } from '../rules/game.ts';

const caps = { turnCap: 200, turnLimit: 60 } as const;

/** Gives the options with the caps filled in, where the game has them and the caller does not set them. */
export function withCaps<K extends Kind>(game: Game<K>, options: Partial<K['options']>): Partial<K['options']> {
  const mine = Object.entries(caps).filter(([name]) => game.optionFields.some((field) => field.name === name));
  return { ...Object.fromEntries(mine), ...options };
}
