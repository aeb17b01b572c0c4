/** Strengths as they are printed on cards and shown. */
import { cardOf } from '../../../rules/korsar/cards.ts';
import type { CardId, Strength } from '../../../rules/korsar/types.ts';

export const skullsOf = (card: CardId): number => cardOf(card)?.skulls ?? 0;
export const goldOf = (card: CardId): number => cardOf(card)?.gold ?? 0;

/** Writes the highest sums of a tie or a lead, highest first: `8 : 4`. */
export function numbersOf(strengths: readonly Pick<Strength, 'strength'>[], most = 2): string {
  const sums = strengths.map((s) => s.strength).sort((a, b) => b - a);
  return sums.slice(0, most).join(' : ');
}
