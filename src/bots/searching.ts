/** Bots that search: they think in rounds, as many as their level has and their budget allows. */
import type { Kind } from '../rules/game.ts';
import type { Budget, QuickBot } from './bot.ts';
import { policyOf } from './policies.ts';
import type { Policy } from './policy.ts';
import { type Considered, type Question, Search } from './search.ts';

/** Rounds of thought at most, by game; `other` for a game that is not listed. */
export type Rounds = Readonly<Record<string, number>> & { readonly other: number };

export interface Thought<K extends Kind> {
  rounds: number;
  /** Own actions, the best first. */
  considered: Considered<K['action']>[];
}

/** Thinks until the budget says so or all rounds are over. Throws the signal's reason when it aborts. */
export function think<K extends Kind>(
  question: Question<K>,
  policy: Policy<K>,
  dice: Parameters<QuickBot['decide']>[4],
  rounds: number,
  budget?: Budget,
): Thought<K> {
  const search = new Search(question, policy, dice);
  while (!search.settled && search.rounds < rounds && (budget?.until() ?? true)) {
    budget?.signal.throwIfAborted();
    search.round();
  }
  budget?.signal.throwIfAborted();
  return { rounds: search.rounds, considered: search.considered() };
}

export function searching(rounds: Rounds): QuickBot {
  return {
    decide(game, view, legal, seat, dice, budget, memory = null) {
      if (legal.length === 1) return legal[0];
      const most = Object.hasOwn(rounds, game.id) ? rounds[game.id] : rounds.other;
      // The registry knows each game's policy by its id.
      const policy = policyOf(game.id) as unknown as Policy;
      const question = { game, view, memory, seat, legal };
      return think(question as never, policy as never, dice, most, budget).considered[0]
        .action as (typeof legal)[number];
    },
  };
}
