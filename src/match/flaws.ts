/**
 * The flaws that a record can have: a code with its facts. Sentences for people are made from these alone, elsewhere
 * and in any language.
 */
import * as v from 'valibot';
import type { Seat } from '../rules/game.ts';

/** The part of something from outside that a schema refuses, what is there, and what should be where that can be named. */
export interface Wrong {
  where: string;
  received: string;
  expected?: string;
}

/** The seat of a captain in the head, which has no step to point at. */
interface Sitting {
  seat: Seat;
  step?: number;
}

/** The number of a step, or of an action before the first step. */
interface At {
  step: number;
  before?: boolean;
}

type None = Record<never, never>;

/** The facts of every flaw, by its code. */
interface Flaws {
  NOT_JSON: None;
  TOO_LONG: { most: number };
  TOO_DEEP: { most: number };
  NOT_PLAIN: None;
  UNKNOWN_FORMAT: { format: number; known: number };
  TOO_MANY_STEPS: { steps: number; most: number };
  TOO_MANY_UNDONE: { undone: number; most: number };
  DAMAGED: Wrong;
  UNKNOWN_GAME: { game: string };
  OTHER_VERSION: { game: string; version: number; known: number };
  BAD_OPTIONS: Wrong;
  BAD_DEAL: Wrong;
  BAD_SEATS: { game: string; seats: number };
  PLAYERS_MISSING: { players: number; seats: number };
  NO_LEVEL: Sitting;
  UNKNOWN_LEVEL: Sitting & { level: string };
  LEVEL_OF_PERSON: Sitting;
  NO_SUCH_SEAT: At & { seat: Seat };
  NOT_AN_ACTION: At & Wrong & { game: string };
  STEPS_MISSING: { steps: number; sealed: number };
  BROKEN_SEAL: None;
  SETUP_FAILS: { error: string };
  SETUP_DIFFERS: None;
  STEP_FAILS: { step: number; error: string };
  STEP_REFUSED: { step: number; refused: string };
  STEP_DIFFERS: { step: number; hash: string; recorded: string };
  NOTHING_TO_TAKE_BACK: { step: number };
}

export type FlawCode = keyof Flaws;
export type FactsOf<C extends FlawCode> = Flaws[C];

export interface Flaw {
  code: FlawCode;
  facts: object;
}

export const flaw = <C extends FlawCode>(code: C, facts: FactsOf<C>): Flaw => ({ code, facts });

/** Writes a flaw for whoever reads a fault: the code, and its facts as JSON. */
export const flawText = ({ code, facts }: Flaw): string => `${code} ${JSON.stringify(facts)}`;

const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)} ...` : text);

/** Turns the first issue of a schema into facts. */
export function wrong([issue]: readonly v.BaseIssue<unknown>[]): Wrong {
  const { received, expected } = issue;
  const where = short(v.getDotPath(issue) ?? '');
  return { where, received: short(received), ...(expected && { expected: short(expected) }) };
}
