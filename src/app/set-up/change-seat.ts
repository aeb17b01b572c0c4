/** A press on the board of a captain, and what is said of a computer that sits down there or thinks differently now. */
import { stagedGames } from '../../presentation/index.ts';
import { mannerOf } from '../../presentation/screens/setup-seats.ts';
import { shellWords } from '../../words/house/house.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { change, type Lineup } from './lineup.ts';

export function changeSeat(prompter: Prompter, lineup: Lineup, pick: string): void {
  change(lineup, pick);
  const [what, which] = pick.split(':');
  if (what !== 'level' && what !== 'bot') return;
  const manner = mannerOf(lineup.seats[Number(which)], stagedGames[lineup.game].tempers);
  prompter.say(`${manner}. ${shellWords().ownSeat}`, true);
}
