/**
 * The amount that a game of Card Pirates turned on an event, in cards that changed hands and the worth of islands; 0 for
 * most.
 */
import { rankOf } from '../../../rules/card-pirates/cards.ts';
import type { CardId, Event } from '../../../rules/card-pirates/types.ts';

/** Honours in the order of what they count at the end. */
const worth: Readonly<Record<string, number>> = { A: 8, K: 6, Q: 4, J: 2 };

const worthOf = (card: CardId): number => worth[rankOf(card)] ?? 0;

export function pivot(event: Event): number {
  switch (event.type) {
    case 'BattleResolved':
      return event.outcome === 'draw' ? 3 : 5;
    case 'CardsPlundered':
      return 4 + 2 * event.count;
    case 'IslandExchanged':
      // A queen for a jack is trade; an ace for crew is a stroke.
      return Math.max(0, worthOf(event.took) - worthOf(event.gave));
    case 'CardsDugUp':
      return event.faceUp.length + event.faceDown >= 3 ? event.faceUp.length + event.faceDown : 0;
    case 'StormEntered':
      return 3;
    case 'VoyageEnded':
      return event.reason === 'stranded' ? 6 : 0;
    default:
      return 0;
  }
}
