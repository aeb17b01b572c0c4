/** Who leads a merchant, as far as anybody at the table can see (6.1 of the rules). */
import { cardOf } from '../../../rules/korsar/cards.ts';
import type { CardId, Leader, Mode, Reason, Side, Strength, Suit, Vessel } from '../../../rules/korsar/types.ts';

export const sideOf = (mode: Mode, seat: number): Side => (mode === 'partnership' ? seat >> 1 : seat);

export const suitOf = (card: CardId): Suit | null => cardOf(card)?.suit ?? null;
export const skullsOf = (card: CardId): number => cardOf(card)?.skulls ?? 0;
export const goldOf = (card: CardId): number => cardOf(card)?.gold ?? 0;

export interface Lead {
  leader: Leader;
  reason: Reason | null;
  tied: Side[];
}

/** The last trump, else the single highest sum, else nobody; an untouched merchant is its owner's. */
export function leadOf(mode: Mode, { owner, trumps, forces }: Vessel): Lead {
  const trump = trumps[trumps.length - 1];
  if (trump) return { leader: trump.side, reason: trump.card === 'admiral' ? 'admiral' : 'captain', tied: [] };
  if (forces.length === 0) return { leader: sideOf(mode, owner), reason: 'untouched', tied: [] };
  const most = Math.max(...forces.map((force) => force.strength));
  const tied = forces.filter((force) => force.strength === most).map((force) => force.side);
  return tied.length === 1 ? { leader: tied[0], reason: 'skulls', tied: [] } : { leader: null, reason: null, tied };
}

/** `8 : 4`: the highest sums of a tie or a lead, highest first. */
export function numbersOf(strengths: readonly Pick<Strength, 'strength'>[], most = 2): string {
  const sums = strengths.map((s) => s.strength).sort((a, b) => b - a);
  return sums.slice(0, most).join(' : ');
}
