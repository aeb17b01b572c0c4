/** Playing a record again, step by step, and comparing every hash on the way. */
import type { Game, Kind } from '../rules/game.ts';
import { games as allGames } from '../rules/index.ts';
import { Match } from './match.ts';
import type { GameRecord, Step } from './record.ts';
import { checkRecord } from './record.ts';

export interface ReplayedStep<K extends Kind = Kind> {
  /** -1 for the set-up. */
  index: number;
  step: Step | null;
  /** Unredacted; empty for an undo. */
  events: K['event'][];
  /** The match after the step; the same object every time. */
  match: Match<K>;
}

export type Replayed =
  | { ok: true; match: Match }
  /** `step` is the first that differs, -1 for the set-up or a record that cannot be read. */
  | { ok: false; step: number; error: string };

/** Thrown by `walk` at the first step that does not go as recorded. */
export class ReplayError extends Error {
  readonly step: number;
  constructor(step: number, message: string) {
    super(message);
    this.name = 'ReplayError';
    this.step = step;
  }
}

/** Plays the record (which has passed `checkRecord`) one step per turn of the loop. Throws ReplayError. */
export function* walk<K extends Kind>(game: Game<K>, record: GameRecord): Generator<ReplayedStep<K>> {
  const match = guard(-1, () => Match.create(game, record));
  if (match.record.start !== record.start) throw new ReplayError(-1, 'The set-up differs from the record.');
  yield { index: -1, step: null, events: match.opening, match };
  for (const [index, step] of record.steps.entries()) {
    if ('undo' in step) {
      if (!match.takeBack(step.undo)) throw new ReplayError(index, `Step ${index} takes back what was not played.`);
      yield { index, step, events: [], match };
      continue;
    }
    const acted = guard(index, () => match.act(step.seat, step.action));
    if ('refused' in acted) throw new ReplayError(index, `Step ${index} was refused: ${acted.refused}.`);
    if (acted.hash !== step.hash)
      throw new ReplayError(index, `Step ${index} leads to ${acted.hash}, the record says ${step.hash}.`);
    yield { index, step, events: acted.events, match };
  }
}

/** Rebuilds the match at the end of a record of any origin, ready to be played on. Never throws. */
export function replay(value: unknown, games: Readonly<Record<string, Game>> = allGames): Replayed {
  const read = checkRecord(value, games);
  if (!read.ok) return { ok: false, step: -1, error: read.error };
  try {
    let last: Match | undefined;
    for (const { match } of walk(read.game, read.record)) last = match;
    return { ok: true, match: last! };
  } catch (error) {
    if (error instanceof ReplayError) return { ok: false, step: error.step, error: error.message };
    throw error;
  }
}

/** A forged deal or action may break rules code that never meets such things otherwise. */
function guard<T>(step: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const where = step < 0 ? 'The set-up' : `Step ${step}`;
    throw new ReplayError(step, `${where} cannot be played: ${error instanceof Error ? error.message : error}`);
  }
}
