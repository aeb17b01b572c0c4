/** Bots that search: they think in rounds, as many as their level has and their budget allows. */

import type { Sliced } from '../match/slices.ts';
import type { Dice } from '../rules/dice.ts';
import type { Kind, Seat } from '../rules/game.ts';
import { type Budget, deliberating } from './bot.ts';
import type { Likings, Thinker } from './game-bots.ts';
import { botsOf } from './games.ts';
import { liked } from './liked.ts';
import { type Policy, plainPolicy } from './policy.ts';
import { type Considered, Search, type SearchQuestion } from './search.ts';
import type { Temper } from './tempers.ts';
import { pickWeighted } from './weighted.ts';

/** Rounds of thought at most, in a game that does not say how many. */
const usualRounds: Readonly<Record<Thinker, number>> = { bosun: 200, admiral: 2000 };

/** Gives the policy by which the search thinks of a game. */
export const policyOf = (game: string): Policy => botsOf(game).policy ?? plainPolicy;

/** Rounds of thought at most, by level. */
export const roundsOf = (game: string): Readonly<Record<Thinker, number>> => botsOf(game).rounds ?? usualRounds;

export interface ThoughtDone<K extends Kind> {
  rounds: number;
  /** Own actions, the best first. */
  considered: Considered<K['action']>[];
  /** Nobody else sees which of them is taken. */
  unseen: boolean;
}

/** Thinks until the budget says so or all rounds are over; a round is a slice. Throws the signal's reason when it aborts. */
export function* think<K extends Kind>(
  question: SearchQuestion<K>,
  policy: Policy<K>,
  dice: Dice,
  rounds: number,
  budget?: Budget,
): Sliced<ThoughtDone<K>> {
  const search = new Search(question, policy, dice);
  yield* search.lookAhead();
  while (!search.settled && search.rounds < rounds && (budget?.until() ?? true)) {
    budget?.signal.throwIfAborted();
    search.round();
    yield;
  }
  budget?.signal.throwIfAborted();
  return { rounds: search.rounds, considered: search.considered(), unseen: search.unseen };
}

/** A secret choice is mixed among actions with at least this share of the best one's visits, and as good but for so much. */
const mixed = { visits: 0.5, value: 0.02 } as const;

/** Share of the best action's visits from which on another one has been looked at enough for a temper to take it. */
const enough = 0.2;

/**
 * Times that what a temper likes best in a secret choice is as likely as what it likes least: whoever always chose alike
 * would be read.
 */
const fondness = 4;

/** Gives each action the weight of its visits, and more of it the better the temper likes it. */
function fondWeights<K extends Kind>(
  { likes }: Likings<K>,
  temper: Temper,
  state: K['state'],
  seat: Seat,
  good: readonly Considered<K['action']>[],
): number[] {
  const joys = good.map(({ action }) => likes[temper](state, seat, [action]));
  const least = Math.min(...joys);
  const span = Math.max(...joys) - least || 1;
  return good.map(({ visits }, i) => visits * fondness ** ((joys[i] - least) / span));
}

/**
 * Chooses the best action, or one that is as good but for a margin and more to the captain's liking; of a secret choice
 * any that is nearly as good, the more visited the likelier.
 */
function chosen<K extends Kind>(
  { considered, unseen }: ThoughtDone<K>,
  { game, view, memory, seat }: SearchQuestion<K>,
  temper: Temper | undefined,
  dice: Dice,
): K['action'] {
  const [best] = considered;
  const likings = temper && considered.length > 1 ? botsOf(game.id).likings : undefined;
  const imagined = (): K['state'] => game.imagining(view, seat, memory)(dice);
  if (!unseen) {
    if (!likings) return best.action;
    const known = considered.filter(({ visits }) => visits >= enough * best.visits);
    const options = known.map(({ action, value }) => ({ plan: [action], value }));
    return liked(likings, temper!, imagined(), seat, options)[0] as K['action'];
  }
  const good = considered.filter(
    ({ visits, value }) => visits >= mixed.visits * best.visits && value >= best.value - mixed.value,
  );
  const weights = likings ? fondWeights(likings, temper!, imagined(), seat, good) : good.map(({ visits }) => visits);
  return pickWeighted(good, weights, dice).action;
}

/** Searches as a level does; with so many rounds instead of the level's own, where they are given. */
export const searching = (level: Thinker, rounds?: number) =>
  deliberating(function* (game, view, legal, seat, dice, budget, memory = null, temper) {
    if (legal.length === 1) return legal[0];
    const question = { game, view, memory, seat, legal };
    const most = rounds ?? roundsOf(game.id)[level];
    const thought = yield* think(question as never, policyOf(game.id) as never, dice, most, budget);
    return chosen(thought, question as never, temper, dice) as (typeof legal)[number];
  });
