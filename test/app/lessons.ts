/** People at the silent house who are taught: where lessons are found, and the presses that a step wants. */

import type { LessonWords } from '../../src/presentation/hands/lessons.ts';
import { staged } from '../../src/presentation/index.ts';
import { skipId } from '../../src/presentation/screens/lesson-note.ts';
import type { GameAction } from '../../src/rules/game.ts';
import type { SilentHouse } from './silent-house.ts';

/** Lessons of a game whose code was fetched, in the order in which they are learnt. */
export const lessonsOf = (game: string): [string, LessonWords][] => Object.entries(staged(game).lessons?.() ?? {});

/** Goes from the title to the list of lessons. */
export async function toLessons(house: SilentHouse, game: string): Promise<void> {
  for (const id of [`game:${game}`, 'teach']) {
    await house.untilAsked((ids) => ids.includes(id));
    await house.tap(id);
  }
  await house.untilAsked((ids) => ids.some((id) => id.startsWith('lesson:')));
}

export const isEnd = (ids: readonly string[]): boolean => ids.includes('once') && ids.includes('all');
export const isTaught = (ids: readonly string[]): boolean => ids.includes(skipId);

/** The step that stands at the host, what it wants, and the choice from which it wants it. */
export function standing({ office }: SilentHouse) {
  const { session } = office;
  if (!session?.lesson) throw new Error('Nobody is taught.');
  const { match } = session.table;
  const seat = match.players.findIndex(({ kind }) => kind === 'person');
  const choice = {
    seat,
    names: match.players.map(({ name }) => name),
    view: match.view(seat),
    choices: match.game.choices?.(match.position.state, seat) ?? [],
    legal: match.legal(seat),
    looking: true,
    curtain: false,
  };
  return { ...session.lesson.ask(), match, choice };
}

/** Which of the actions that are wanted is done; the first one is the line's own. */
export type Chooses = (wants: readonly GameAction[]) => GameAction;

/** Presses what the step wants, one action after the other, until another step stands or the lesson has ended. */
export async function doStep(house: SilentHouse, choose: Chooses = ([first]) => first): Promise<void> {
  const { step } = standing(house);
  for (let actions = 0; actions < 40; actions++) {
    await house.untilAsked((ids) => isTaught(ids) || isEnd(ids));
    if (isEnd(house.ids())) return;
    const { wants, choice, match, ...now } = standing(house);
    if (now.step !== step) return;
    const action = choose(wants);
    const way = staged(match.game.id).human.way(choice, action);
    if (way.length === 0) throw new Error(`No presses lead to ${JSON.stringify(action)}.`);
    for (const id of way) await house.tap(id);
  }
  throw new Error(`Step ${step} never ends.`);
}
