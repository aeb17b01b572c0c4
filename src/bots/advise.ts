/**
 * Advice for a person in a seat, from what that seat sees: what the strongest level would do, what that is worth and why,
 * and an action that is better left alone. It thinks in slices, so that whoever asks can stop between two of them; its dice
 * follow from the view, so that the same view gives the same advice.
 */

import type { Sliced } from '../match/slices.ts';
import { type Dice, seededDice, seedFrom } from '../rules/dice.ts';
import type { Kind, Sampler } from '../rules/game.ts';
import { botsOf } from './games.ts';
import { playOut } from './play-out.ts';
import type { Policy } from './policy.ts';
import { worths } from './prior.ts';
import { best as bestOfAll, only, type Reason } from './reason.ts';
import { Search, type SearchQuestion } from './search.ts';
import { policyOf, roundsOf } from './searching.ts';

/** An action, and the chance to win that comes with it, from 0 to 1. */
export interface Weighed<A> {
  action: A;
  value: number;
}

export interface AdviceOn<A> {
  best: Weighed<A>;
  why: Reason;
  /** The best of the actions that were asked about, else the next best one; null where there is no other one. */
  other: Weighed<A> | null;
  /** The best of the actions that were asked about, which may be the best one; null where none were. */
  chosen: Weighed<A> | null;
  /** An action that is clearly worse; null where none was found. */
  worst: Weighed<A> | null;
}

export interface Effort {
  /** Rounds of the search for what is best; those of the strongest level when absent. */
  rounds?: number;
  /** States in which what was found is played out. */
  worlds: number;
}

export const usualEffort: Effort = { worlds: 300 };

/**
 * States that are looked at, and actions that look worst there, to find one that is better left alone; and actions that
 * somebody may ask about at once.
 */
const shortlist = { worlds: 6, worst: 3, asked: 4 };
/** Difference of value from which on an action is called worse. */
const clearly = 0.03;

/** Gives the advice; a round of the search or a state that is played out is a slice. `about`: actions to be weighed beside the best one. */
export function* advise<K extends Kind>(
  question: SearchQuestion<K>,
  effort: Effort = usualEffort,
  about: readonly K['action'][] = [],
): Sliced<AdviceOn<K['action']>> {
  const { game, view, memory, seat } = question;
  const dice = seededDice(seedFrom(JSON.stringify([game.id, seat, view, memory])), 'bots');
  // The search comes first, so that a computer with these dice would choose the same.
  const liked = yield* likedBy(question, effort.rounds ?? roundsOf(game.id).admiral, dice);
  const imagined = game.imagining(view, seat, memory);
  const state = imagined(dice);
  const nameOf = (action: K['action']) => game.nameFor(state, seat, action, seat);
  const [best] = liked;
  const others = (yield* byWorth(question, imagined, dice)).filter((action) => nameOf(action) !== nameOf(best));
  const asked = about.filter((action) => nameOf(action) !== nameOf(best)).slice(0, shortlist.asked);
  const seconds = asked.length > 0 ? asked : [liked[1] ?? others[0]].filter((action) => action !== undefined);
  const last = others.filter((action) => !seconds.some((second) => nameOf(second) === nameOf(action)));
  const candidates = [best, ...seconds, ...(seconds.length > 0 ? last.slice(-shortlist.worst) : [])];
  const values = yield* weigh(question, candidates, imagined, effort.worlds, dice);
  const weighed = candidates.map((action, i) => ({ action, value: values[i] }));
  const least = weighed.slice(1).reduce<Weighed<K['action']> | null>(lower, null);
  const other = weighed.slice(1, 1 + seconds.length).reduce<Weighed<K['action']> | null>(higher, null);
  const isBest = asked.length < about.length && about.some((action) => nameOf(action) === nameOf(best));
  const why = question.legal.length === 1 ? only : (botsOf(game.id).reasons?.(state, seat, best) ?? bestOfAll);
  return {
    best: weighed[0],
    why,
    other,
    chosen: isBest ? weighed[0] : asked.length > 0 ? other : null,
    worst: least && least.value <= weighed[0].value - clearly ? least : null,
  };
}

const lower = <A>(least: Weighed<A> | null, each: Weighed<A>): Weighed<A> =>
  least && least.value <= each.value ? least : each;

const higher = <A>(most: Weighed<A> | null, each: Weighed<A>): Weighed<A> =>
  most && most.value >= each.value ? most : each;

/** Gives the action of the strongest level, and the next best one where it has compared several. */
function* likedBy<K extends Kind>(
  question: SearchQuestion<K>,
  rounds: number,
  dice: Dice,
): Sliced<readonly K['action'][]> {
  const { game, view, memory, seat, legal } = question;
  if (legal.length === 1) return legal;
  const instinct = botsOf(game.id).instincts?.admiral;
  const sensed = instinct ? yield* instinct(view, legal, seat, dice, memory) : null;
  if (sensed !== null) return [sensed as K['action']];
  const search = new Search(question, policyOf(game.id) as Policy<K>, dice);
  yield* search.lookAhead();
  while (!search.settled && search.rounds < rounds) {
    search.round();
    yield;
  }
  return search.considered().map(({ action }) => action);
}

/** Lists the actions by what they come to one action ahead, the most promising first; of many only a sample. */
function* byWorth<K extends Kind>(
  { game, seat, legal }: SearchQuestion<K>,
  imagined: Sampler<K['state']>,
  dice: Dice,
): Sliced<readonly K['action'][]> {
  const sums = yield* worths(game, imagined, seat, legal, shortlist.worlds, dice);
  return legal
    .map((action, i) => ({ action, sum: sums[i] }))
    .filter((each): each is { action: K['action']; sum: number } => each.sum !== null)
    .sort((a, b) => b.sum - a.sum)
    .map(({ action }) => action);
}

/** Plays all these actions out in the same imagined states and gives the mean of what comes of each. */
function* weigh<K extends Kind>(
  { game, seat }: SearchQuestion<K>,
  actions: readonly K['action'][],
  imagined: Sampler<K['state']>,
  worlds: number,
  dice: Dice,
): Sliced<number[]> {
  const policy = (botsOf(game.id).weighing ?? policyOf(game.id)) as Policy<K>;
  const sums = actions.map(() => 0);
  for (let world = 1; world <= worlds; world++) {
    const state = imagined(dice);
    for (const [i, action] of actions.entries()) {
      const after = game.clone(state);
      game.play(after, seat, action, undefined, dice);
      playOut(game, policy, after, dice);
      sums[i] += game.value(after)[seat];
      yield;
    }
  }
  return sums.map((sum) => sum / worlds);
}
