/** Choices for bots (decision 31): in a battle a whole commitment at once, else every legal action by itself. */
import type { Plan, Seat } from '../game.ts';
import { committing, mostCommitted } from './battle.ts';
import { isCrew, sortCards, suitOf } from './cards.ts';
import { legal } from './legal.ts';
import type { Action, CardId, State } from './types.ts';

export function plans(state: State, seat: Seat): Plan<Action>[] {
  const committed = committing(state, seat);
  if (committed === null) return legal(state, seat).map((action) => [action]);
  const pool = sortCards([...state.seats[seat].hand, ...committed].filter(isCrew));
  return commitments(pool, state.options.sameSuitBattle).map((cards) => commitmentOf(committed, cards));
}

/** What one side may fight with (section 11): one to three cards, by the strongest, of one suit where section 17 says so. */
function commitments(pool: readonly CardId[], sameSuit: boolean): CardId[][] {
  const found: CardId[][] = [];
  const choose = (chosen: CardId[], from: number) => {
    for (let i = from; i < pool.length; i++) {
      if (sameSuit && chosen.length > 0 && suitOf(chosen[0]) !== suitOf(pool[i])) continue;
      const cards = [...chosen, pool[i]];
      found.push(cards);
      if (cards.length < mostCommitted) choose(cards, i + 1);
    }
  };
  choose([], 0);
  return found;
}

/** What lies there and is not wanted is taken back first: there is room for three, and for one suit perhaps. */
function commitmentOf(committed: readonly CardId[], cards: readonly CardId[]): Plan<Action> {
  const actions: Action[] = [];
  for (const card of committed) if (!cards.includes(card)) actions.push({ type: 'takeBack', card });
  for (const card of cards) if (!committed.includes(card)) actions.push({ type: 'commit', card });
  actions.push({ type: 'ready' });
  return actions;
}
