/** Colours of the captains at the table that is shown: their own, unless the options of its match say otherwise. */
import type { MatchFacts } from '../../host/port.ts';
import { wear } from '../../presentation/captains.ts';
import { stagedGames } from '../../presentation/index.ts';

/** Dresses the captains as the options of this match say. Whoever shows a match calls it before anything is drawn. */
export function dressFor({ game, options }: Pick<MatchFacts, 'game' | 'options'>): void {
  wear(stagedGames[game].worn?.(options) ?? null);
}
