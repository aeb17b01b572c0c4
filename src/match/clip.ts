/**
 * A clip: a game between computers from its deal to some action, as small as it can be written. It is shown while nobody
 * plays. Unlike a record it has no hash but the last one, and it is never played on.
 */
import * as v from 'valibot';
import { BadSetup, type Game, type GameAction, type Seat } from '../rules/game.ts';
import { type Flaw, flaw, wrong } from './flaws.ts';
import { Match } from './match.ts';
import { badPlayer, clipSchema } from './schema.ts';
import type { GameRecord } from './types.ts';

export interface Clip {
  game: string;
  /** Version of the rules it was played by. */
  version: number;
  options: object;
  /** Level of the captain in each seat. */
  levels: string[];
  seed: string;
  actions: [Seat, GameAction][];
  /** Hash of the position after the last action. */
  hash: string;
}

/** A stretch of a clip that is shown: from the table after so many actions to the clip's end. */
export interface ClipCut {
  from: number;
  /** Speed at which it is shown; its times are those of this speed. */
  speed: 'normal' | 'brisk';
  /** Milliseconds that it takes. */
  length: number;
  /** Milliseconds at which a peak begins, and its kind. */
  peaks: [number, string][];
  clip: Clip;
}

/** A game's cuts and ceremonies, which are shown while nobody plays. */
export interface CutList {
  cuts: ClipCut[];
  /** Ends of games: the last action, and the ceremony. */
  ceremonies: ClipCut[];
}

/** Makes a clip of a record's first actions; of all of them when `count` is absent. The record takes nothing back. */
export function clipOf(record: GameRecord, count = record.steps.length): Clip {
  const { game, version, options, players, seed } = record;
  const steps = record.steps.slice(0, count).flatMap((step) => ('action' in step ? [step] : []));
  if (steps.length < count) throw new Error('Only a record of actions alone can be a clip.');
  return {
    ...{ game, version, options, seed },
    levels: players.map(({ level = '' }) => level),
    actions: steps.map(({ seat, action }) => [seat, action]),
    hash: steps.at(-1)?.hash ?? record.start,
  };
}

export type Unclipped = { ok: true; match: Match } | ({ ok: false } & Flaw);

/** Plays a clip of any origin by today's rules; it must come to the position that it names. Never throws. */
export function playClip(
  value: unknown,
  names: readonly string[],
  games: Readonly<Record<string, Game>>,
  isLevel: (name: string) => boolean,
): Unclipped {
  const parsed = v.safeParse(clipSchema, value, { abortEarly: true });
  if (!parsed.success) return { ok: false, ...flaw('DAMAGED', wrong(parsed.issues)) };
  const { game: id, version, options, levels, seed, actions, hash } = parsed.output;
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return { ok: false, ...flaw('UNKNOWN_GAME', { game: id }) };
  if (game.version !== version)
    return { ok: false, ...flaw('OTHER_VERSION', { game: id, version, known: game.version }) };
  const players = levels.map((level, i) => ({ name: names[i] ?? `Seat ${i + 1}`, kind: 'bot' as const, level }));
  for (const [seat, player] of players.entries()) {
    const bad = badPlayer(player, { seat }, isLevel);
    if (bad) return { ok: false, ...bad };
  }
  try {
    const match = Match.create(game, { seats: levels.length, options, seed, players });
    let last = match.record.start;
    for (const [step, [seat, action]] of actions.entries()) {
      const acted = match.act(seat, action);
      if ('refused' in acted) return { ok: false, ...flaw('STEP_REFUSED', { step, refused: acted.refused }) };
      last = acted.hash;
    }
    if (last === hash) return { ok: true, match };
    return { ok: false, ...flaw('STEP_DIFFERS', { step: actions.length - 1, hash: last, recorded: hash }) };
  } catch (error) {
    const told = { error: error instanceof Error ? error.message : String(error) };
    if (error instanceof BadSetup || error instanceof RangeError) return { ok: false, ...flaw('SETUP_FAILS', told) };
    return { ok: false, ...flaw('STEP_FAILS', { step: 0, ...told }) };
  }
}
