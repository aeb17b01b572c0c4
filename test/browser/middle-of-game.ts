/** A table as it lies in the middle of a game. */
import { Match } from '../../src/match/match.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { factsOf } from '../facts/index.ts';

/** What the room sees in the middle of a game of chance, four captains. */
export function middleOf(id: string): object {
  const match = Match.create(games[id], { seats: 4, seed: seedFrom('lost'), options: factsOf[id]?.limits ?? {} });
  const dice = seededDice(seedFrom('lost'), 'bots');
  for (let n = 0; n < 24 && match.toAct.length > 0; n++)
    match.act(match.toAct[0], pick(match.legal(match.toAct[0]), dice));
  return match.view('table');
}
