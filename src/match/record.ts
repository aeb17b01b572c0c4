/** Reads records of any origin. A record that is not sound is refused with a code and its facts. */
import * as v from 'valibot';
import type { Game } from '../rules/game.ts';
import { games as allGames } from '../rules/index.ts';
import { isDeeperThan, maxDepth } from '../rules/nesting.ts';
import { type FactsOf, type Flaw, type FlawCode, flaw, flawText, wrong } from './flaws.ts';
import { notPlain } from './plain.ts';
import { badPlayer, maxRecordLength, misplaced, outer, tooMuch } from './schema.ts';
import { sealOf } from './seal.ts';
import type { Captain, GameRecord, Move, Reshuffle, Step } from './types.ts';
import { recordFormat } from './types.ts';

export { maxRecordLength, maxSteps, maxUndone } from './schema.ts';
export type { Captain, GameRecord, MatchSetup, Step } from './types.ts';
export { recordFormat } from './types.ts';

export type ReadRecord = { ok: true; record: GameRecord; game: Game } | ({ ok: false } & Flaw);

/** The same from a text, with what stands beside the record there as `kept`: facts of any shape, no part of the game. */
export type ReadText = Extract<ReadRecord, { ok: false }> | (Extract<ReadRecord, { ok: true }> & { kept: unknown });

export type Games = Readonly<Record<string, Game>>;
/**
 * Tells whether there is a bot of this level. Only the host knows; where this function is missing, every name is
 * accepted.
 */
export type IsLevel = (name: string) => boolean;
const anyLevel: IsLevel = () => true;

/** A record of either format in its outer shape. */
type Written = v.InferOutput<(typeof outer)[keyof typeof outer]>;

/** Reads a record from text of unknown origin. Never throws. */
export function readRecord(text: string, games: Games = allGames, isLevel: IsLevel = anyLevel): ReadText {
  if (text.length > maxRecordLength) return { ok: false, ...flaw('TOO_LONG', { most: maxRecordLength }) };
  if (isDeeperThan(text, maxDepth)) return { ok: false, ...flaw('TOO_DEEP', { most: maxDepth }) };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, ...flaw('NOT_JSON', {}) };
  }
  const { kept, ...record } = typeof value === 'object' && !Array.isArray(value) ? { kept: undefined, ...value } : {};
  const read = checkRecord(kept === undefined ? value : record, games, isLevel);
  return read.ok ? { ...read, kept } : read;
}

/** Reads a value that is already parsed, as `readRecord` does. A record of an older format becomes one of today's. */
export function checkRecord(value: unknown, games: Games = allGames, isLevel: IsLevel = anyLevel): ReadRecord {
  try {
    const written = checkShape(value);
    const game = knownGame(written, games);
    const record = checkForGame(written, game, isLevel);
    // The seal is judged by what was written, not by what the game's schemas make of it.
    if (written.format === recordFormat) checkSeal(value as GameRecord);
    return { ok: true, record: { ...record, seal: sealOf(record) }, game };
  } catch (error) {
    if (error instanceof Unsound) return { ok: false, ...error.flaw };
    throw error;
  }
}

/** Does the cheap checks first: whether the value is plain, and not too large. */
function checkShape(value: unknown): Written {
  stopAt(notPlain(value, maxRecordLength));
  const { format, ...rest } = (value ?? {}) as { format?: unknown; steps?: unknown; before?: unknown };
  const known = format === 1 || format === recordFormat;
  if (!known && typeof format === 'number' && Number.isInteger(format))
    refuse('UNKNOWN_FORMAT', { format, known: recordFormat });
  stopAt(tooMuch(rest));
  const parsed = v.safeParse<(typeof outer)[1] | (typeof outer)[2]>(
    format === 1 ? outer[1] : outer[recordFormat],
    value,
    { abortEarly: true },
  );
  return parsed.success ? parsed.output : refuse('DAMAGED', wrong(parsed.issues));
}

function knownGame({ game: id, version }: Written, games: Games): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) return refuse('UNKNOWN_GAME', { game: id });
  return game.version === version ? game : refuse('OTHER_VERSION', { game: id, version, known: game.version });
}

function checkForGame(written: Written, game: Game, isLevel: IsLevel): Omit<GameRecord, 'seal'> {
  const { seats, players } = written;
  const options = v.safeParse(game.options, written.options, { abortEarly: true });
  if (!options.success) return refuse('BAD_OPTIONS', wrong(options.issues));
  const deal = v.safeParse(game.deal, written.deal, { abortEarly: true });
  if (!deal.success) return refuse('BAD_DEAL', wrong(deal.issues));
  if (!game.seats(options.output).includes(seats)) refuse('BAD_SEATS', { game: game.id, seats });
  if (players.length !== seats) refuse('PLAYERS_MISSING', { players: players.length, seats });
  for (const [seat, player] of (players as Captain[]).entries()) stopAt(badPlayer(player, { seat }, isLevel));
  const { game: id, version, seed, start } = written;
  const actionAt = (at: { step: number; before?: boolean }, { seat, action }: Move): Move => {
    if (seat >= seats) refuse('NO_SUCH_SEAT', { ...at, seat });
    const parsed = v.safeParse(game.action, action, { abortEarly: true });
    return {
      seat,
      action: parsed.success ? parsed.output : refuse('NOT_AN_ACTION', { ...at, game: id, ...wrong(parsed.issues) }),
    };
  };
  const stepAt = (step: Step, index: number): Step => {
    if ('undo' in step) return step;
    if ('action' in step) return { ...actionAt({ step: index }, step), hash: step.hash };
    if (step.seat >= seats) refuse('NO_SUCH_SEAT', { step: index, seat: step.seat });
    stopAt(badPlayer(step.captain, { seat: step.seat, step: index }, isLevel));
    return step;
  };
  const { before, reshuffle } = written as { before?: Move[]; reshuffle?: Reshuffle };
  const amiss = misplaced({ before, reshuffle }, seats);
  if (amiss) refuse('DAMAGED', amiss);
  return {
    format: recordFormat,
    game: id,
    version,
    seats,
    players,
    options: options.output,
    seed,
    deal: deal.output,
    ...(before && { before: before.map((move, step) => actionAt({ step, before: true }, move)) }),
    ...(reshuffle && { reshuffle }),
    start,
    steps: (written.steps as Step[]).map(stepAt),
  };
}

function checkSeal(record: GameRecord): void {
  const { steps, seal } = record;
  if (steps.length !== seal.steps) refuse('STEPS_MISSING', { steps: steps.length, sealed: seal.steps });
  if (sealOf(record).hash !== seal.hash) refuse('BROKEN_SEAL', {});
}

/** A fault that carries a flaw out of the checks; it is caught in this file. */
class Unsound extends Error {
  readonly flaw: Flaw;
  constructor(found: Flaw) {
    super(flawText(found));
    this.flaw = found;
  }
}

function refuse<C extends FlawCode>(code: C, facts: FactsOf<C>): never {
  throw new Unsound(flaw(code, facts));
}

function stopAt(found: Flaw | null): void {
  if (found) throw new Unsound(found);
}
