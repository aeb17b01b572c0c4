/**
 * One search for every game: a tree of what this seat can tell apart, grown by playing down one imagined state after the
 * other (information-set Monte Carlo tree search). An action is compared with the others only where it was legal, moves that
 * the seat will not see are one branch whatever they are, and a look one action ahead says where to begin.
 *
 * It knows no clock: whoever counts the rounds decides how long it thinks. The same seed gives the same tree.
 */
import type { Sliced } from '../match/slices.ts';
import type { Dice } from '../rules/dice.ts';
import type { Game, Kind, Sampler, Seat } from '../rules/game.ts';
import { choice, longest, playOut, sensible } from './play-out.ts';
import type { Policy } from './policy.ts';
import { promise } from './prior.ts';

/** A move as the searching seat can tell it from others. */
class Branch<A> {
  readonly seat: Seat;
  visits = 0;
  /** Times it could have been taken. */
  available = 1;
  /** Sum of what its seat came to. */
  total = 0;
  promise = 0;
  /** The action in the state that is being played down, and how many are alike in it. */
  action: A;
  alike = 1;
  /** The round in which that was found out. */
  round: number;
  readonly next = new Map<string, Branch<A>>();

  constructor(seat: Seat, action: A, round: number) {
    this.seat = seat;
    this.action = action;
    this.round = round;
  }
}

/** Knowledge of an action of one's own after a search. */
export interface Considered<A> {
  action: A;
  visits: number;
  /** Mean of what came of it, from 0 to 1. */
  value: number;
}

export interface SearchQuestion<K extends Kind> {
  game: Game<K>;
  view: K['view'];
  memory: K['memory'] | null;
  seat: Seat;
  /** Not empty. */
  legal: readonly K['action'][];
}

export class Search<K extends Kind> {
  /** Rounds so far. */
  rounds = 0;
  /** Nobody else sees which action it is: what is always the same would be no secret for long. */
  readonly unseen: boolean;
  private readonly question: SearchQuestion<K>;
  private readonly policy: Policy<K>;
  private readonly dice: Dice;
  private readonly imagined: Sampler<K['state']>;
  /** State that names the actions of the look ahead. */
  private readonly first: K['state'];
  private readonly legal: readonly K['action'][];
  private readonly root: Branch<K['action']>;
  private readonly promises = new Map<string, number>();
  private readonly path: Branch<K['action']>[] = [];

  constructor(question: SearchQuestion<K>, policy: Policy<K>, dice: Dice) {
    const { game, view, memory, seat, legal } = question;
    this.question = question;
    this.policy = policy;
    this.dice = dice;
    this.imagined = game.imagining(view, seat, memory);
    const state = this.imagined(dice);
    this.legal = policy.sensible?.(state, seat, legal) ?? legal;
    this.root = new Branch(seat, this.legal[0], 0);
    const shown = game.nameFor(state, seat, this.legal[0], 'table');
    this.unseen = this.legal.every((action) => game.nameFor(state, seat, action, 'table') === shown);
    this.first = state;
  }

  /** Looks one action ahead, to begin with what promises most. It comes before the first round. */
  *lookAhead(): Sliced<void> {
    const { game, seat } = this.question;
    const { policy, first } = this;
    if (policy.prior <= 0 || this.legal.length < 2) return;
    const shares = yield* promise(game, this.imagined, seat, this.legal, policy.scale, this.dice);
    for (const [i, share] of shares.entries()) this.promises.set(game.nameFor(first, seat, this.legal[i], seat), share);
  }

  /** Nothing is to be found out. */
  get settled(): boolean {
    return this.legal.length === 1;
  }

  /** Plays down one imagined state and learns from it. */
  round(): void {
    this.rounds++;
    const state = this.imagined(this.dice);
    this.path.length = 0;
    if (this.descend(state)) playOut(this.question.game, this.policy, state, this.dice);
    const values = this.judged(state);
    for (const branch of this.path) {
      branch.visits++;
      branch.total += values[branch.seat];
    }
  }

  /** Lists own actions, the most visited first; before the first round by promise alone. */
  considered(): Considered<K['action']>[] {
    const found = [...this.root.next.values()];
    if (found.length === 0) return [{ action: this.byPromise(), visits: 0, value: 0 }];
    return found
      .map(({ action, visits, total }) => ({ action, visits, value: total / visits }))
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  private byPromise(): K['action'] {
    const { game, seat } = this.question;
    const state = this.imagined(this.dice);
    const promises = this.legal.map((action) => this.promises.get(game.nameFor(state, seat, action, seat)) ?? 0);
    return this.legal[promises.indexOf(Math.max(...promises))];
  }

  /** Goes from the root to a branch that is new; false when the game ended before. */
  private descend(state: K['state']): boolean {
    const { game, seat: searcher } = this.question;
    const { policy, dice } = this;
    let at = this.root;
    for (let steps = 0; steps < longest; steps++) {
      const first = steps === 0;
      const seat = first ? searcher : game.toAct(state)[0];
      if (seat === undefined) return false;
      const legal = first ? this.legal : sensible(game, policy, state, seat);
      if (legal.length === 1 || (seat !== searcher && this.isApart(state, seat, legal))) {
        game.play(state, seat, choice(policy, state, seat, legal, dice), undefined, dice);
        continue;
      }
      const { branch, fresh } = this.select(at, state, seat, legal);
      game.play(state, seat, branch.action, undefined, dice);
      this.path.push(branch);
      if (fresh) return true;
      at = branch;
    }
    return true;
  }

  /** Moves of others that are no branches: nobody sees which one it was, or they must not be led by what we know. */
  private isApart(state: K['state'], seat: Seat, legal: readonly K['action'][]): boolean {
    const { game, seat: searcher } = this.question;
    if (this.policy.unaware?.(state, seat, searcher)) return true;
    const name = game.nameFor(state, seat, legal[0], searcher);
    if (name === game.nameFor(state, seat, legal[0], seat)) return false;
    return legal.every((action) => game.nameFor(state, seat, action, searcher) === name);
  }

  /** Selects a branch that was never taken, any of them, else the one that promises most by what is known so far. */
  private select(at: Branch<K['action']>, state: K['state'], seat: Seat, legal: readonly K['action'][]) {
    const { game, seat: searcher } = this.question;
    const { policy, dice, rounds } = this;
    const atRoot = at === this.root;
    // Below the root a sensible captain proposes what to try; what nobody would propose is not tried.
    const proposed = !atRoot && policy.choose ? policy.choose(state, seat, legal, dice) : null;
    const full = atRoot && at.next.size >= (policy.width ?? Number.POSITIVE_INFINITY);
    let untried = 0;
    let fresh: { name: string; action: K['action']; promise: number } | null = null;
    let best: Branch<K['action']> | null = null;
    for (const action of legal) {
      const name = game.nameFor(state, seat, action, searcher);
      const branch = at.next.get(name);
      if (branch === undefined) {
        if (full || (proposed !== null && action !== proposed)) continue;
        const promise = atRoot ? (this.promises.get(name) ?? 0) : 0;
        untried++;
        // The most promising first; of equal ones each is as likely to stay.
        if (fresh === null || promise > fresh.promise || (promise === fresh.promise && dice.below(untried) === 0))
          fresh = { name, action, promise };
      } else if (branch.round === rounds) {
        branch.alike++;
        if (dice.below(branch.alike) === 0) branch.action = action;
      } else {
        branch.round = rounds;
        branch.action = action;
        branch.alike = 1;
        branch.available++;
      }
    }
    if (fresh !== null) {
      const branch = new Branch(seat, fresh.action, rounds);
      branch.promise = fresh.promise;
      at.next.set(fresh.name, branch);
      return { branch, fresh: true };
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const branch of at.next.values()) {
      if (branch.round !== rounds) continue;
      const { visits, total, available, promise } = branch;
      const worth =
        total / visits +
        policy.explore * Math.sqrt(Math.log(available) / visits) +
        (policy.prior * promise) / (1 + visits);
      if (worth > most) [best, most] = [branch, worth];
    }
    return { branch: best!, fresh: false };
  }

  /** Judges the state that a line ended in: a number from 0 to 1 for every seat. */
  private judged(state: K['state']): number[] {
    const { game } = this.question;
    const { margin } = this.policy;
    const values = game.value(state);
    const points = margin === undefined ? undefined : game.outcome(state)?.points;
    if (points === undefined) return values;
    return values.map((value, seat) => (value + 1 / (1 + Math.exp(-ahead(points, seat) / margin!))) / 2);
  }
}

/** Counts the points between a seat and the best one that has others than it; partners have the same. */
function ahead(points: readonly number[], seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (const each of points) if (each !== points[seat] && each > rival) rival = each;
  return rival === Number.NEGATIVE_INFINITY ? 0 : points[seat] - rival;
}
