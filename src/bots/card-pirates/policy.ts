/** The search's idea of Card Pirates. */
import { isCrew, powerOf } from '../../rules/card-pirates/cards.ts';
import type { Action, CardPirates, State } from '../../rules/card-pirates/types.ts';
import type { Seat } from '../../rules/game.ts';
import type { Policy } from '../policy.ts';
import { choose } from './choose.ts';

export const cardPiratesPolicy: Policy<CardPirates> = {
  depth: Number.POSITIVE_INFINITY,
  explore: 0.25,
  prior: 6,
  scale: 2,
  margin: 4,
  width: 8,
  sensible,
  choose,
  // Nobody answers to cards that only the searcher sees.
  unaware: () => true,
};

/**
 * Keeps the actions worth a search. Cards for a battle are chosen from the strongest down and never taken back: that
 * leads to every choice once.
 */
function sensible(state: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const { battle, phase } = state;
  if (!battle || (phase !== 'battle.attack' && phase !== 'battle.defend')) return legal;
  const committed = seat === battle.attacker ? battle.attack : battle.defence;
  const least = committed.filter(isCrew).at(-1);
  const kept = legal.filter(
    (action) =>
      action.type === 'ready' ||
      (action.type === 'commit' && (least === undefined || powerOf(action.card) <= powerOf(least))),
  );
  return kept.length > 0 ? kept : legal;
}
