/**
 * The story of a match: what one viewer has been sent so far, told again from its record. Actions that were taken back
 * are left out, and so is, while the match runs, what its rules show only once.
 */
import type { roomReason } from '../bots/why.ts';
import type { Match } from '../match/match.ts';
import { walk } from '../match/replay.ts';
import { atOnce, type Sliced } from '../match/slices.ts';
import { type GameEvent, redact, type Viewer } from '../rules/game.ts';
import type { Story, Why } from './port.ts';
import { whyOf } from './why.ts';

/** Choice of what is told. */
export interface ToTell {
  /** Runs after the set-up and after each step. */
  onStep?: () => void;
  /** Number of steps of the record that are told; all of them when absent. */
  steps?: number;
  /** Finds the reasons that are told beside it; there are none when absent. */
  reason?: typeof roomReason;
}

/** Tells the story; a step of the record is a slice. */
export function* telling(
  match: Match,
  viewer: Viewer,
  { onStep = () => {}, steps, reason }: ToTell = {},
): Sliced<Story> {
  const { game, outcome } = match;
  const whole = match.record;
  const record = steps === undefined ? whole : { ...whole, steps: whole.steps.slice(0, steps) };
  const over = outcome !== null && record.steps.length === whole.steps.length;
  const again = (event: GameEvent) => (over ? event : (game.retold?.(event, record.options) ?? event));
  let start: object = {};
  const told: GameEvent[][] = [];
  const whys: (Why | null)[] = [];
  for (const { step, events, match } of walk(game, record)) {
    onStep();
    yield;
    if (step === null) start = match.view(viewer);
    if (step !== null && 'captain' in step) continue;
    if (step !== null && 'undo' in step) {
      told.length -= step.undo;
      whys.length = told.length;
      continue;
    }
    told.push(events.flatMap((event) => redact(again(event), viewer) ?? []));
    whys.push(step && reason ? whyOf(match, reason) : null);
  }
  let count = 0;
  const ends = told.map((events) => {
    count += events.length;
    return count;
  });
  return { start, events: told.flat(), ends, ...(reason && { whys }) };
}

/** Tells the story without a pause, see `telling`. */
export const storyOf = (...asked: Parameters<typeof telling>): Story => atOnce(telling(...asked));
