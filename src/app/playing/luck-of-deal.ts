/** The luck of the deal, in a sentence. */
import { shellWords } from '../../words/house/house.ts';
import { fill, listOf } from '../../words/message.ts';

/** Chance above that of equals from which on cards favour somebody: less is the noise of the games that were tried. */
const favour = 0.1;

/** Says whom the cards favoured, from every seat's chance to win with them; partners have the same. */
export function luckOfDeal(chances: readonly number[], names: readonly string[]): string {
  const most = Math.max(...chances);
  const fair = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  if (most - fair < favour) return fill(shellWords().afterGame.noLuck);
  const favoured = names.filter((_, seat) => chances[seat] === most);
  return fill(shellWords().afterGame.luck, { names: listOf(favoured), n: Math.round(100 * most) });
}
