/** The verdict on a golden record: whether it still replays, step by step, to the outcome that was kept. */
import * as v from 'valibot';
import { isLevel } from '../../bots/index.ts';
import { withCaps } from '../../match/caps.ts';
import type { FlawCode } from '../../match/flaws.ts';
import { canonicalJson } from '../../match/hash.ts';
import type { GameRecord } from '../../match/record.ts';
import { type Games, readRecord } from '../../match/record.ts';
import { ReplayError, walk } from '../../match/replay.ts';
import { seedFrom } from '../../rules/dice.ts';
import type { Game } from '../../rules/game.ts';
import { flawSentence } from '../flaw-sentence.ts';
import { Stop } from '../stop.ts';
import type { Golden } from './folder.ts';

export type State =
  | 'sound'
  | 'missing'
  /** The version of its game rose since it was recorded. */
  | 'outdated'
  /** The record should replay and does not. */
  | 'broken';

export interface Judged {
  state: State;
  /** Verdict in words for people. */
  sentence: string;
}

/** Judges the text of a golden record (null where there is none) and the outcome that was kept beside it. */
export function judge(golden: Golden, text: string | null, outcome: unknown, games: Games): Judged {
  const { name } = golden;
  const game = gameOf(golden, games);
  if (text === null) {
    // A record that was taken away must not come back with another rule in it.
    if (outcome === undefined) return { state: 'missing', sentence: `${name} is not recorded yet: ${renews}.` };
    return {
      state: 'broken',
      sentence: `${name}: Its file is gone, and its outcome is kept. Bring it back as it was. ${takeOut}`,
    };
  }
  const version = versionOf(text);
  if (version !== null && version < game.version)
    return {
      state: 'outdated',
      sentence: `${name} is of rules version ${version} of ${game.id}, which is now at ${game.version}: ${renews}.`,
    };
  const found = firstFault(golden, text, outcome, games);
  return found === null ? { state: 'sound', sentence: '' } : { state: 'broken', sentence: `${name}: ${found}` };
}

export function gameOf({ name, game: id }: Golden, games: Games): Game {
  if (Object.hasOwn(games, id)) return games[id];
  throw new Stop(`The list has a game "${id}" for ${name}; there is ${Object.keys(games).join(', ')}.`);
}

/** Gives the complete options, limits included. A name the game does not know is a mistake in the list. */
export function optionsOf({ name, options }: Golden, game: Game): object {
  const parsed = v.safeParse(game.options, withCaps(game, options));
  if (parsed.success) return parsed.output;
  throw new Stop(`The list has wrong options for ${name}: ${parsed.issues[0].message}.`);
}

const renews = '"npm run replay -- --renew" records it';
const takeOut = `When its file and its line in outcomes.json are taken out, ${renews} as the list has it.`;
const bringBack = `Its file is not as it was recorded: bring it back as it was. ${takeOut}`;
/** Flaws that a record has when a game's own schemas changed; all others come with the file. */
const judgedByRules: readonly FlawCode[] = ['BAD_OPTIONS', 'BAD_DEAL', 'BAD_SEATS', 'NOT_AN_ACTION'];

function versionOf(text: string): number | null {
  try {
    const { version } = JSON.parse(text);
    return typeof version === 'number' ? version : null;
  } catch {
    return null;
  }
}

function firstFault(golden: Golden, text: string, outcome: unknown, games: Games): string | null {
  const read = readRecord(text, games, isLevel);
  if (!read.ok) {
    return `${flawSentence(read)} ${judgedByRules.includes(read.code) ? mustReplay(gameOf(golden, games)) : bringBack}`;
  }
  const { record, game } = read;
  const other = otherThan(golden, record, game);
  if (other !== null) return `It has other ${other} than the list says. ${takeOut}`;
  const differs = firstDifference(game, record, outcome);
  return differs === null ? null : `${differs} ${mustReplay(game)}`;
}

function mustReplay({ id, version }: Game): string {
  return `The version of ${id} is still ${version}, so the rules are at fault and not the record; if they were meant to change, raise the version.`;
}

/** Names what does not agree with the list. */
function otherThan(golden: Golden, record: GameRecord, game: Game): string | null {
  const options = optionsOf(golden, game);
  const pairs: [string, unknown, unknown][] = [
    ['rules', record.game, golden.game],
    ['seats', record.seats, golden.seats],
    ['options', record.options, options],
    ['captains', record.players.map(({ level }) => level), golden.bots],
    ['dice', record.seed, seedFrom(golden.seed)],
  ];
  return pairs.find(([, is, should]) => canonicalJson(is) !== canonicalJson(should))?.[0] ?? null;
}

/** Plays it again: every hash on the way, then the seal and the outcome. */
function firstDifference(game: Game, record: GameRecord, outcome: unknown): string | null {
  try {
    for (const { index, match } of walk(game, record)) {
      if (index < record.steps.length - 1) continue;
      if (canonicalJson(match.record.seal) !== canonicalJson(record.seal)) return 'Its replay has another seal.';
      if (canonicalJson(match.outcome) !== canonicalJson(outcome ?? null))
        return `After step ${index} the outcome is ${canonicalJson(match.outcome)}, not ${canonicalJson(outcome ?? null)}.`;
      if (match.outcome === null) return `After step ${index} it is not over.`;
    }
    return null;
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    const step = record.steps[error.step];
    return step && 'action' in step
      ? `${flawSentence(error.flaw)} Seat ${step.seat} had played ${JSON.stringify(step.action)} there.`
      : flawSentence(error.flaw);
  }
}
