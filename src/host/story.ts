/**
 * What one viewer has been sent in a match so far, told again from its record. What was taken back is not told, nor, while
 * the match runs, what its rules show only once.
 */
import type { Match } from '../match/match.ts';
import { walk } from '../match/replay.ts';
import { type GameEvent, redact, type Viewer } from '../rules/game.ts';
import type { Story } from './port.ts';

export interface Telling {
  /** Called after the set-up and after each step. */
  onStep?: () => void;
  /** How many steps of the record are told; all of them when absent. */
  steps?: number;
}

export function storyOf(match: Match, viewer: Viewer, { onStep = () => {}, steps }: Telling = {}): Story {
  const { game, outcome } = match;
  const whole = match.record;
  const record = steps === undefined ? whole : { ...whole, steps: whole.steps.slice(0, steps) };
  const over = outcome !== null && record.steps.length === whole.steps.length;
  const again = (event: GameEvent) => (over ? event : (game.retold?.(event, record.options) ?? event));
  let start: object = {};
  const told: GameEvent[][] = [];
  for (const { step, events, match } of walk(game, record)) {
    onStep();
    if (step === null) start = match.view(viewer);
    if (step !== null && 'captain' in step) continue;
    if (step !== null && 'undo' in step) told.length -= step.undo;
    else told.push(events.flatMap((event) => redact(again(event), viewer) ?? []));
  }
  let count = 0;
  const ends = told.map((events) => {
    count += events.length;
    return count;
  });
  return { start, events: told.flat(), ends };
}
