/**
 * The record of a match: plain JSON, only ever appended to. It is the save, the replay, the bug report and the test
 * fixture. A running match's record is a secret, because it holds the seed.
 *
 * Limits that a match runs under (`turnCap`, `turnLimit`) are options of the games that have them, see caps.ts.
 */
import * as v from 'valibot';
import type { Game, GameAction, Kind, Seat } from '../rules/game.ts';
import { games as allGames } from '../rules/index.ts';

export const recordFormat = 1;
/** Characters of a record from outside; a long match with its own map has a few hundred thousand. */
export const maxRecordLength = 8_000_000;
export const maxSteps = 100_000;

export interface Player {
  name: string;
  kind: 'person' | 'bot';
  /** Of a bot, a name from `bots/index.ts`. */
  level?: string;
}

export interface ActionStep {
  seat: Seat;
  action: GameAction;
  /** Of the position after the action. */
  hash: string;
}

/** The latest `undo` actions that still counted are taken back. */
export interface UndoStep {
  undo: number;
}

export type Step = ActionStep | UndoStep;

export interface GameRecord {
  format: typeof recordFormat;
  game: string;
  /** `Game.version` of the rules. */
  version: number;
  seats: number;
  players: Player[];
  options: object;
  /** 32 hex digits. */
  seed: string;
  deal: object;
  /** Hash of the position after the set-up. */
  start: string;
  steps: Step[];
}

export type Read = { ok: true; record: GameRecord; game: Game } | { ok: false; error: string };

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not a hash'));
const fields = v.custom<object>((x) => typeof x === 'object' && x !== null && !Array.isArray(x), 'is not an object');
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const actionStep = v.strictObject({ seat: whole(0, 15), action: fields, hash });
const undoStep = v.strictObject({ undo: whole(1, maxSteps) });

/** The outer shape. What is game-specific (options, deal, actions) is checked against the game's own schemas below. */
const recordSchema = v.strictObject({
  format: v.literal(recordFormat),
  game: v.pipe(v.string(), v.maxLength(40)),
  version: whole(0, 1_000_000),
  seats: whole(1, 16),
  players: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.maxLength(60)),
        kind: v.picklist(['person', 'bot']),
        level: v.optional(v.pipe(v.string(), v.maxLength(40))),
      }),
    ),
    v.maxLength(16),
  ),
  options: fields,
  seed: v.pipe(v.string(), v.regex(/^(?!0+$)[0-9a-f]{32}$/, 'is not a seed')),
  deal: fields,
  start: hash,
  steps: v.pipe(v.array(v.union([actionStep, undoStep], 'is neither an action nor an undo')), v.maxLength(maxSteps)),
});

/** Reads a record from text of unknown origin. The error is one sentence for people. Never throws. */
export function readRecord(text: string, games: Readonly<Record<string, Game>> = allGames): Read {
  if (text.length > maxRecordLength) return bad(`The record is longer than ${maxRecordLength} characters.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('The record is not JSON.');
  }
  return checkRecord(value, games);
}

/** As `readRecord`, for a value that is already parsed. */
export function checkRecord(value: unknown, games: Readonly<Record<string, Game>> = allGames): Read {
  const format = (value as { format?: unknown } | null)?.format;
  if (Number.isInteger(format) && format !== recordFormat)
    return bad(`The record has format ${format}; this program reads format ${recordFormat}.`);
  const outer = v.safeParse(recordSchema, value, { abortEarly: true });
  if (!outer.success) return bad(`The record is damaged: ${issueText(outer.issues[0])}.`);
  const record = outer.output as GameRecord;
  const game = Object.hasOwn(games, record.game) ? games[record.game] : undefined;
  if (!game) return bad(`There is no game "${record.game}".`);
  if (game.version !== record.version)
    return bad(`The record is of rules version ${record.version} of ${game.id}; this program has ${game.version}.`);
  return checkForGame(record, game);
}

function checkForGame(record: GameRecord, game: Game): Read {
  const options = v.safeParse(game.options, record.options, { abortEarly: true });
  if (!options.success) return bad(`The options of the record are wrong: ${issueText(options.issues[0])}.`);
  const deal = v.safeParse(game.deal, record.deal, { abortEarly: true });
  if (!deal.success) return bad(`The deal of the record is wrong: ${issueText(deal.issues[0])}.`);
  if (!game.seats(options.output).includes(record.seats))
    return bad(`${game.id} cannot be played by ${record.seats} with these options.`);
  if (record.players.length !== record.seats)
    return bad(`The record names ${record.players.length} players for ${record.seats} seats.`);
  const steps: Step[] = [];
  for (const [index, step] of record.steps.entries()) {
    if ('undo' in step) {
      steps.push(step);
      continue;
    }
    if (step.seat >= record.seats) return bad(`Step ${index} is by seat ${step.seat}, which does not exist.`);
    const action = v.safeParse(game.action, step.action, { abortEarly: true });
    if (!action.success) return bad(`Step ${index} is not an action of ${game.id}: ${issueText(action.issues[0])}.`);
    steps.push({ seat: step.seat, action: action.output, hash: step.hash });
  }
  return { ok: true, record: { ...record, options: options.output, deal: deal.output, steps }, game };
}

/** Where and what, in words: `players.0.name: Invalid length ...`. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const text = issue.message.length > 200 ? `${issue.message.slice(0, 200)} ...` : issue.message;
  return path ? `${path.slice(0, 100)}: ${text}` : text;
}

function bad(error: string): Read {
  return { ok: false, error };
}

/** The parts of a record that a match is started from. */
export type MatchSetup<K extends Kind = Kind> = {
  seats: number;
  /** 32 hex digits; see `seedFrom`. */
  seed: string;
  /** What is missing takes its default. */
  options?: Partial<K['options']>;
  deal?: Partial<K['deal']>;
  /** One per seat; people named after their seats when absent. */
  players?: Player[];
};
