/**
 * Hindsight: of a game that is over, the best and the worst decision of the only person who played it, as the strongest
 * computer would have judged from what the person saw then; how much a step changed who would win, and the luck of the deal.
 */
import { advise, type Effort } from '../bots/advise.ts';
import { botsOf } from '../bots/games.ts';
import { playOut } from '../bots/play-out.ts';
import type { Policy } from '../bots/policy.ts';
import { policyOf } from '../bots/searching.ts';
import type { Match } from '../match/match.ts';
import { walk } from '../match/replay.ts';
import type { Sliced } from '../match/slices.ts';
import { seededDice, seedFrom } from '../rules/dice.ts';
import type { Game, GameAction, Seat } from '../rules/game.ts';
import type { Decision, Hindsight } from './port.ts';

/** Less than is thought about one question: a whole game is looked at. */
const glance: Effort = { rounds: 150, worlds: 40 };
/** Number of decisions that stand out at a glance, the best and the worst each, and are weighed once more as advice is. */
const closely = 3;
/** Difference of value from which on a decision stands out. */
const telling = 0.03;

interface Weighed extends Decision {
  /** Chance that it cost, or that it was better by than the next best one. */
  weight: number;
}

/** Weighs a decision with so much effort; null where there was nothing to decide. */
type Weigh = (effort: Effort) => Sliced<Weighed | null>;

/** Gives what stands out, looked at closely with so much effort; null where not just one person played. */
export function* hindsightOf({ game, record, players }: Match, effort: Effort): Sliced<Hindsight | null> {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length !== 1) return null;
  const [seat] = people;
  const found: (Weighed & { again: Weigh })[] = [];
  let told = 0;
  for (const { index, step, match } of walk(game, record)) {
    yield;
    if (step && 'undo' in step) {
      told -= step.undo;
      while (found.length > 0 && found[found.length - 1].step >= told) found.pop();
    } else if (step === null || !('captain' in step)) told++;
    const next = record.steps[index + 1];
    if (!next || 'undo' in next || 'captain' in next || next.seat !== seat) continue;
    // A computer may have sat there before.
    if (match.players[seat].kind !== 'person') continue;
    const again = weighing(match, seat, next.action, told);
    const weighed = yield* again(glance);
    if (weighed) found.push({ ...weighed, again });
  }
  const isBest = ({ better }: Weighed) => better === null;
  found.sort((a, b) => b.weight - a.weight);
  const [best, rest] = [found.filter(isBest), found.filter((each) => !isBest(each))];
  const looked: Weighed[] = [];
  for (const { again } of [...best.slice(0, closely), ...rest.slice(0, closely)]) {
    const weighed = yield* again(effort);
    if (weighed) looked.push(weighed);
  }
  const most = (of: readonly Weighed[]): Decision | null => {
    const [top] = of.toSorted((a, b) => b.weight - a.weight);
    if (!top || top.weight < telling) return null;
    const { weight: _, ...decision } = top;
    return decision;
  };
  return { best: most(looked.filter(isBest)), worst: most(looked.filter((each) => !isBest(each))) };
}

/** Games that are played on from a position, or from a deal, to see who is likely to win it. */
const worlds = { all: 80, ofDeal: 400 };

/**
 * Gives for each of these steps of the story by how much it changed who was likely to win: the largest change of any seat's
 * chance, from 0 to 1. It knows everything, so it is for games that are over.
 */
export function* swingsOf({ game, record }: Match, steps: readonly number[]): Sliced<number[]> {
  const wanted = new Set(steps.flatMap((step) => [step - 1, step]));
  const states = new Map<number, unknown>();
  let told = 0;
  for (const { index, step, match } of walk(game, record)) {
    yield;
    if (step && 'undo' in step) told -= step.undo;
    else if (index >= 0 && !(step && 'captain' in step)) told++;
    if (wanted.has(told)) states.set(told, match.position.state);
  }
  const chances = new Map<number, readonly number[]>();
  for (const [step, state] of states) chances.set(step, yield* chancesAt(game, state, record.seats, worlds.all));
  const changed = (step: number) => {
    const before = chances.get(step - 1) ?? [];
    return (chances.get(step) ?? []).map((chance, seat) => Math.abs(chance - (before[seat] ?? chance)));
  };
  return steps.map((step) => Math.max(0, ...changed(step)));
}

/** Gives every seat's chance to win that came with the deal, as sensible captains play; null where it began in the middle. */
export function* luckOf({ game, record }: Match): Sliced<number[] | null> {
  if (record.before) return null;
  const [{ match }] = walk(game, record);
  return yield* chancesAt(game, match.position.state, record.seats, worlds.ofDeal);
}

/** Gives every seat's chance to win from this state on, in so many games, as sensible captains play; a game is a slice. */
function* chancesAt(game: Game, state: unknown, seats: number, count: number): Sliced<number[]> {
  const policy = botsOf(game.id).weighing ?? policyOf(game.id);
  const dice = seededDice(seedFrom(`${game.id} ${JSON.stringify(state)}`), 'bots');
  const sums = Array<number>(seats).fill(0);
  for (let world = 0; world < count; world++) {
    const after = game.clone(state as never);
    playOut(game, policy as Policy, after, dice);
    for (const [seat, value] of game.value(after).entries()) sums[seat] += value;
    yield;
  }
  return sums.map((sum) => sum / count);
}

/** Keeps what a seat sees now, and weighs from it what was done then, whenever that is asked for. */
function weighing(match: Match, seat: Seat, did: GameAction, step: number): Weigh {
  const { game } = match;
  const { state } = match.position;
  const legal = match.legal(seat);
  const view = match.view(seat);
  const memory = structuredClone(match.memory(seat));
  const nameOf = (action: GameAction) => game.nameFor(state, seat, action, seat);
  return function* (effort) {
    if (legal.length < 2) return null;
    const { best, other } = yield* advise({ game, view, memory, seat, legal }, effort, [did]);
    if (other === null) return null;
    const weight = best.value - other.value;
    if (nameOf(did) === nameOf(best.action)) return { step, view, did, value: best.value, better: null, weight };
    return { step, view, did, value: other.value, better: best, weight };
  };
}
