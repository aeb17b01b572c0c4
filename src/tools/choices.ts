/**
 * Measures what quick games leave to decide: an Admiral plays on for the first person and Monkeys for the others, and at each
 * own decision the Admiral's plan is weighed against the next best and the worst one. Same seeds, same table.
 */
import { advise } from '../bots/advise.ts';
import { botsOf, games } from '../bots/all.ts';
import { greedyIn } from '../bots/greedy.ts';
import { findEnding } from '../host/taste.ts';
import { Match } from '../match/match.ts';
import type { Captain } from '../match/types.ts';
import { seededDice, seedFrom } from '../rules/dice.ts';

const captains = 4;
/** The first person, whose decisions are weighed. */
const seat = 0;
/** Chance to win by which the best plan is better than the next one, and than the worst. */
const matters = { next: 0.03, worst: 0.15 } as const;
/** Rounds of thought and states played out for a decision: less than advice takes, as there are thousands of them. */
const effort = { rounds: 400, worlds: 60 } as const;

export interface MeasuredChoices {
  /** Milliseconds for dealing. */
  dealing: number;
  /** Decisions of the first person that leave a choice, to the end of the game. */
  decisions: number;
  /** Their chance to win at the first of them. */
  chance: number;
  /** One decision at least has a best plan that matters, and one has a worst plan that does. */
  matters: boolean;
}

/** Deals a quick game of one person and three Monkeys, and plays it on. */
export function measure(id: string, deal: number): MeasuredChoices {
  const game = games[id];
  const players = Array.from(
    { length: captains },
    (_, i): Captain => (i === seat ? { name: `${i}`, kind: 'person' } : { name: `${i}`, kind: 'bot', level: 'monkey' }),
  );
  let drawn = 0;
  const drawSeed = () => seedFrom(`taste of ${id} ${deal} ${drawn++}`);
  const began = performance.now();
  const ending = findEnding({ game, options: {}, players, drawSeed, onStep: () => {} });
  const dealing = performance.now() - began;
  if ('refused' in ending) throw new Error(ending.refused.code);
  const match = Match.create(game, { seats: captains, players, ...ending });
  const dice = seededDice(seedFrom(`taste of ${id} ${deal}`), 'bots');
  const others = greedyIn(2);
  const found: MeasuredChoices = { dealing, decisions: 0, chance: Number.NaN, matters: false };
  let [next, worst] = [false, false];
  for (let [acting] = match.toAct; acting !== undefined; [acting] = match.toAct) {
    const view = match.view(acting);
    const legal = match.legal(acting);
    let action = acting === seat || legal.length === 1 ? legal[0] : others.decide(game, view, legal, acting, dice);
    if (acting === seat && legal.length > 1) {
      found.decisions++;
      // Whether it matters is known by now: the rest is only counted.
      const counts = next && worst;
      const thinking = advise(
        { game, view, memory: match.memory(seat), seat, legal },
        counts ? { ...effort, worlds: 1 } : effort,
      );
      let thought = thinking.next();
      while (!thought.done) thought = thinking.next();
      const { best, other, worst: least } = thought.value;
      action = best.action;
      if (found.decisions === 1) found.chance = best.value;
      next ||= !counts && other !== null && best.value - other.value >= matters.next;
      worst ||= !counts && least !== null && best.value - least.value >= matters.worst;
    }
    const acted = match.act(acting, action);
    if ('refused' in acted) throw new Error(acted.refused);
  }
  return { ...found, matters: next && worst };
}

/** Games that have quick games. */
export const quickGames = Object.keys(games).filter((id) => botsOf(id).taste);
