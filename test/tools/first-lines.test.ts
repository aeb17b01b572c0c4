/** Every first line of every game has a picture, and stands on it: its presses lead to the decision that it is about. */
import { expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { walk } from '../../src/match/replay.ts';
import type { SeatChoice } from '../../src/presentation/hands/human.ts';
import { staged } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Game } from '../../src/rules/game.ts';
import { gameTools } from '../../src/tools/games.ts';
import { readAt } from '../../src/tools/moments/first-lines.ts';
import { fetchEveryGame, ids } from '../presentation/every-game-spoken.ts';

fetchEveryGame();

/** The choice that stands when a match is taken up again. */
function choiceIn(game: Game, record: GameRecord): SeatChoice {
  let match = Match.create(game, record);
  for (const step of walk(game, record)) match = step.match;
  const people = record.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seat = match.toAct.find((each) => people.includes(each)) ?? 0;
  const { state } = match.position;
  return {
    ...{ seat, names: record.players.map(({ name }) => name), view: match.view(seat), looking: true, curtain: false },
    ...{ choices: game.choices?.(state, seat) ?? [], legal: match.legal(seat), frame: frames.wide, best: null },
  };
}

it.each(ids)('%s', (id) => {
  const { human, firstLines } = staged(id);
  const tools = gameTools[id].firstLines;
  if (!firstLines || !tools) throw new Error('There are no first lines.');
  expect(Object.keys(tools.at).sort()).toEqual(Object.keys(firstLines.words()).sort());
  for (const [kind, at] of Object.entries(tools.at)) {
    const { record, presses } = readAt(tools.game, kind, at);
    const choice = choiceIn(tools.game, record);
    let state = human.begin(choice);
    for (const press of presses.filter((each) => each !== 'reveal')) {
      const targets = human.screen(choice, state, null).targets.map((target) => target.id);
      const target = targets.find((each) => each === press) ?? targets.find((each) => each.startsWith(press));
      if (!target) throw new Error(`${kind}: there is no ${press} among ${targets.join(', ')}.`);
      const step = human.press(choice, state, target);
      if (!('state' in step)) throw new Error(`${kind}: ${press} chooses nothing more.`);
      state = step.state;
    }
    expect(firstLines.kindOf(choice, state), kind).toBe(kind);
  }
});
