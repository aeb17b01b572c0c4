/**
 * What can be wrong with a record. A flaw is a code with its facts; the sentence for people is made of nothing else, so
 * that it can be said elsewhere and in another language.
 */
import * as v from 'valibot';
import type { Seat } from '../rules/game.ts';

/** Names the part of a record that a schema refuses, and says what it should be. */
interface Wrong {
  where: string;
  what: string;
}

/** A captain of the head has no step. */
interface Sitting {
  seat: Seat;
  step?: number;
}

/** Number of a step, or of an action before the first step. */
interface At {
  step: number;
  before?: boolean;
}

const sentences = {
  NOT_JSON: () => 'The record is not JSON.',
  TOO_LONG: ({ most }: { most: number }) => `The record is longer than ${most} characters.`,
  TOO_DEEP: ({ most }: { most: number }) => `The record is damaged: it is nested more than ${most} deep.`,
  NOT_PLAIN: () => 'The record is damaged: it holds what JSON does not know.',
  UNKNOWN_FORMAT: ({ format, known }: { format: number; known: number }) =>
    `The record has format ${format}; this program reads format 1 to ${known}.`,
  TOO_MANY_STEPS: ({ steps, most }: { steps: number; most: number }) =>
    `The record has ${steps} steps; this program reads ${most} at most.`,
  TOO_MANY_UNDONE: ({ undone, most }: { undone: number; most: number }) =>
    `The record takes back ${undone} actions; ${most} may be taken back in one game.`,
  DAMAGED: (wrong: Wrong) => `The record is damaged: ${told(wrong)}.`,
  UNKNOWN_GAME: ({ game }: { game: string }) => `There is no game "${game}".`,
  OTHER_VERSION: ({ game, version, known }: { game: string; version: number; known: number }) =>
    `The record is of rules version ${version} of ${game}; this program has ${known}.`,
  BAD_OPTIONS: (wrong: Wrong) => `The options of the record are wrong: ${told(wrong)}.`,
  BAD_DEAL: (wrong: Wrong) => `The deal of the record is wrong: ${told(wrong)}.`,
  BAD_SEATS: ({ game, seats }: { game: string; seats: number }) =>
    `${game} cannot be played by ${seats} with these options.`,
  PLAYERS_MISSING: ({ players, seats }: { players: number; seats: number }) =>
    `The record names ${players} players for ${seats} seats.`,
  NO_LEVEL: (sitting: Sitting) => `The computer captain of ${place(sitting)} has no level.`,
  UNKNOWN_LEVEL: ({ level, ...sitting }: Sitting & { level: string }) =>
    `There is no computer captain "${level}" for ${place(sitting)}.`,
  LEVEL_OF_PERSON: (sitting: Sitting) =>
    `The person of ${place(sitting)} has a level; only computer captains have one.`,
  NO_SUCH_SEAT: ({ seat, ...at }: At & { seat: Seat }) => `${begin(at)} is by seat ${seat}, which does not exist.`,
  NOT_AN_ACTION: ({ step, before, game, ...wrong }: At & Wrong & { game: string }) =>
    `${begin({ step, before })} is not an action of ${game}: ${told(wrong)}.`,
  STEPS_MISSING: ({ steps, sealed }: { steps: number; sealed: number }) =>
    `The record has ${steps} steps where it was sealed with ${sealed}.`,
  BROKEN_SEAL: () => 'The record was changed after it was written: its seal is broken.',
  SETUP_FAILS: ({ what }: { what: string }) => `The set-up cannot be played: ${what}`,
  SETUP_DIFFERS: () => 'The set-up differs from the record.',
  STEP_FAILS: ({ step, what }: { step: number; what: string }) => `Step ${step} cannot be played: ${what}`,
  STEP_REFUSED: ({ step, refused }: { step: number; refused: string }) => `Step ${step} was refused: ${refused}.`,
  STEP_DIFFERS: ({ step, hash, recorded }: { step: number; hash: string; recorded: string }) =>
    `Step ${step} leads to ${hash}, the record says ${recorded}.`,
  NOTHING_TO_TAKE_BACK: ({ step }: { step: number }) => `Step ${step} takes back what was not played.`,
} as const;

export type FlawCode = keyof typeof sentences;
export type FactsOf<C extends FlawCode> =
  Parameters<(typeof sentences)[C]> extends [infer F extends object] ? F : Record<never, never>;

export interface Flaw {
  code: FlawCode;
  facts: object;
  /** The same in one sentence for people. */
  error: string;
}

export function flaw<C extends FlawCode>(code: C, facts: FactsOf<C>): Flaw {
  const sentence = sentences[code] as (facts: FactsOf<C>) => string;
  return { code, facts, error: sentence(facts) };
}

/** Turns the first issue of a schema into facts. */
export function wrong([issue]: readonly v.BaseIssue<unknown>[]): Wrong {
  const { message } = issue;
  const what = message.length > 200 ? `${message.slice(0, 200)} ...` : message;
  return { where: (v.getDotPath(issue) ?? '').slice(0, 100), what };
}

/** Where and what, in words: `players.0.name: Invalid length ...`. */
export function issueText(issue: v.BaseIssue<unknown>): string {
  return told(wrong([issue]));
}

function told({ where, what }: Wrong): string {
  return where ? `${where}: ${what}` : what;
}

function place({ seat, step }: Sitting): string {
  return step === undefined ? `seat ${seat}` : `seat ${seat} in step ${step}`;
}

function begin({ step, before }: At): string {
  return before ? `Action ${step} before the first step` : `Step ${step}`;
}
