/** Plays a record again, step by step, and compares every hash on the way. */
import type { Game, Kind } from '../rules/game.ts';
import { type FactsOf, type Flaw, type FlawCode, flaw, flawText } from './flaws.ts';
import { Match } from './match.ts';
import { checkRecord, type Games, type IsLevel } from './record.ts';
import { atOnce, type Sliced } from './slices.ts';
import type { GameRecord, Step } from './types.ts';

export interface ReplayedStep<K extends Kind = Kind> {
  /** Number of the step; -1 for the set-up. */
  index: number;
  step: Step | null;
  /** Events of the step, unredacted; empty for an undo and for a captain who sits down. */
  events: K['event'][];
  /** The match after the step; the same object every time. */
  match: Match<K>;
}

export type Replayed =
  | { ok: true; match: Match }
  /** `step` is the first that differs, -1 for the set-up or a record that cannot be read. */
  | ({ ok: false; step: number } & Flaw);

/** A fault that `walk` throws at the first step that does not go as recorded. */
export class ReplayError extends Error {
  readonly step: number;
  readonly flaw: Flaw;
  constructor(step: number, found: Flaw) {
    super(flawText(found));
    this.name = 'ReplayError';
    this.step = step;
    this.flaw = found;
  }
}

/**
 * Plays the record (which has passed `checkRecord`), one step each time the caller asks for the next. Throws
 * ReplayError.
 */
export function* walk<K extends Kind>(game: Game<K>, record: GameRecord): Generator<ReplayedStep<K>> {
  const match = guard(-1, () => Match.create(game, record));
  if (match.record.start !== record.start) stop(-1, 'SETUP_DIFFERS', {});
  yield { index: -1, step: null, events: match.opening, match };
  for (const [index, step] of record.steps.entries()) {
    yield { index, step, events: play(match, step, index), match };
  }
}

/** Plays one step of a record and gives its events. */
function play<K extends Kind>(match: Match<K>, step: Step, index: number): K['event'][] {
  if ('undo' in step) {
    if (!match.takeBack(step.undo)) stop(index, 'NOTHING_TO_TAKE_BACK', { step: index });
    return [];
  }
  if ('captain' in step) {
    const seated = match.captain(step.seat, step.captain);
    return 'refused' in seated ? stop(index, 'STEP_REFUSED', { step: index, ...seated }) : [];
  }
  const acted = guard(index, () => match.act(step.seat, step.action));
  if ('refused' in acted) return stop(index, 'STEP_REFUSED', { step: index, ...acted });
  if (acted.hash !== step.hash) stop(index, 'STEP_DIFFERS', { step: index, hash: acted.hash, recorded: step.hash });
  return acted.events;
}

/**
 * Rebuilds the match at the end of a record of any origin, ready to be played on; a step is a slice. Never throws.
 * `onStep` runs after the set-up and after each step: a long record keeps its thread busy, and this is the sign that it
 * makes progress.
 */
export function* replaying(
  value: unknown,
  games?: Games,
  isLevel?: IsLevel,
  onStep: (step: ReplayedStep) => void = () => {},
): Sliced<Replayed> {
  const read = checkRecord(value, games, isLevel);
  if (!read.ok) return { ...read, step: -1 };
  try {
    let last: Match | undefined;
    for (const step of walk(read.game, read.record)) {
      last = step.match;
      onStep(step);
      yield;
    }
    return { ok: true, match: last! };
  } catch (error) {
    if (error instanceof ReplayError) return { ok: false, step: error.step, ...error.flaw };
    throw error;
  }
}

/** Rebuilds the match without a pause, see `replaying`. */
export const replay = (...asked: Parameters<typeof replaying>): Replayed => atOnce(replaying(...asked));

/**
 * Runs the rules and turns their faults into refusals: a forged deal or action may break code that never meets such
 * things otherwise.
 */
function guard<T>(step: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const told = { error: error instanceof Error ? error.message : String(error) };
    return step < 0 ? stop(step, 'SETUP_FAILS', told) : stop(step, 'STEP_FAILS', { step, ...told });
  }
}

function stop<C extends FlawCode>(step: number, code: C, facts: FactsOf<C>): never {
  throw new ReplayError(step, flaw(code, facts));
}
