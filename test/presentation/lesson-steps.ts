/** Lessons as their line goes: what stands at every step, and the screens of somebody who follows the pointing hand. */
import { expect } from 'vitest';
import { nextPress } from '../../src/app/lessons/lesson.ts';
import { botsOf } from '../../src/bots/games.ts';
import type { Frame } from '../../src/controller/room.ts';
import { LessonAtTable, lessonSetup } from '../../src/host/lesson.ts';
import { Match } from '../../src/match/match.ts';
import type { Human, SeatChoice } from '../../src/presentation/hands/human.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import type { GameAction, Seat } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { names } from './every-game-spoken.ts';

/** The learner's choice, alone among computers. */
export const choiceOf = (match: Match, seat: Seat, frame: Frame): SeatChoice => ({
  seat,
  names,
  view: match.view(seat) as object,
  choices: match.game.choices?.(match.position.state, seat) ?? [],
  legal: match.legal(seat),
  looking: true,
  curtain: false,
  best: null,
  frame,
});

/** Every learner's choice of a lesson as the line goes: what stands, and what is wanted. */
export function* choicesOf(id: string, lesson: string) {
  const game = games[id];
  const table = botsOf(id).lessons?.[lesson];
  if (!table) throw new Error(`${id} has no ${lesson}.`);
  const match = Match.create(game as never, lessonSetup(table, 0, names) as never) as unknown as Match;
  const taught = new LessonAtTable(table, match, 0);
  for (const [step, { moves }] of table.steps.entries()) {
    for (const { seat, action } of moves) {
      if (seat === table.learner) {
        const ask = taught.ask();
        expect(ask.step, `${lesson}, step ${step}`).toBe(step);
        yield { step, ask, match, seat, action };
      }
      const acted = match.act(seat, action);
      if ('refused' in acted) throw new Error(`${lesson}, step ${step}: ${JSON.stringify(action)}: ${acted.refused}`);
    }
  }
  // Nobody else is to act before the learner is, so the lesson ends as it is written.
  expect(match.outcome !== null || match.toAct.includes(table.learner), `${lesson} ends with others to act`).toBe(true);
}

/** The screens of somebody who follows the pointing hand until an action is done, each with where it points. */
export function* followed(
  human: Human,
  choice: SeatChoice,
  wants: readonly GameAction[],
): Generator<[screen: Screen, next: string, state: unknown]> {
  let state = human.begin(choice);
  for (let presses = 0; presses < 20; presses++) {
    const next = nextPress(human, choice, state, wants);
    if (next === null) throw new Error('The hand points nowhere.');
    const screen = human.screen(choice, state, null);
    const target = screen.targets.find(({ id }) => id === next);
    expect([target?.id, target?.refusal]).toEqual([next, undefined]);
    yield [screen, next, state];
    const step = human.press(choice, state, next, screen.targets);
    if (!('state' in step) || 'quietly' in step) {
      expect(Object.keys(step).some((key) => ['act', 'acts', 'quietly'].includes(key))).toBe(true);
      return;
    }
    state = step.state;
  }
  throw new Error('The hand leads to nothing.');
}
