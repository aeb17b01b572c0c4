/** The search: the same every time, within its budget, blind to what its seat may not know, and better for thinking. */
import { describe, expect, it } from 'vitest';
import { rounds } from '../../src/bots/player.ts';
import { plainPolicy } from '../../src/bots/policy.ts';
import { random } from '../../src/bots/random.ts';
import { Search, type SearchQuestion } from '../../src/bots/search.ts';
import { policyOf, searching, think } from '../../src/bots/searching.ts';
import { Match } from '../../src/match/match.ts';
import { atOnce } from '../../src/match/slices.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { playBare } from '../../src/tools/play-games.ts';
import { deepFreeze } from '../contract/walk.ts';
import { type Parley, parley } from '../toy/parley.ts';

const dice = (text = 'search') => seededDice(seedFrom(text), 'bots');
const never = new AbortController().signal;

/** A position of random play in which its seat has a choice. */
function question(game: Game, seats: number, actions: number, seed = 'search'): SearchQuestion<never> {
  const match = Match.create(game, { seats, seed: seedFrom(seed) });
  const chance = dice(seed);
  for (let n = 0; n < actions || match.legal(match.toAct[0]).length < 2; n++)
    match.act(match.toAct[0], pick(match.legal(match.toAct[0]), chance));
  const [seat] = match.toAct;
  const asked = { game, view: match.view(seat), memory: match.memory(seat), seat, legal: match.legal(seat) };
  return asked as unknown as SearchQuestion<never>;
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const asked = question(game, 2, 14);
  const policy = policyOf(id) as never;

  it('gives the same thoughts for the same seed, and leaves alone what it is handed', () => {
    const { view, memory, legal } = asked;
    const frozen = { ...asked, view: deepFreeze(view), memory: deepFreeze(memory), legal: deepFreeze(legal) };
    const first = atOnce(think(frozen, policy, dice(), 60));
    expect(atOnce(think(frozen, policy, dice(), 60))).toEqual(first);
    expect(first.rounds).toBe(60);
    expect(first.considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
    for (const { action, value } of first.considered) {
      expect(legal).toContainEqual(action);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });

  it('has an answer whenever it is stopped, after no round as well', () => {
    for (const count of [0, 1, 2, 7]) {
      const budget = { until: rounds(count)(), signal: never };
      const { rounds: done, considered } = atOnce(think(asked, policy, dice(), 1000, budget));
      expect(done).toBe(count);
      expect(asked.legal).toContainEqual(considered[0].action);
    }
  });

  it('ends with the reason when nobody wants to know any more', () => {
    const withdrawal = new AbortController();
    let left = 5;
    const until = () => {
      if (--left === 0) withdrawal.abort(new Error('withdrawn'));
      return true;
    };
    const budget = { until, signal: withdrawal.signal };
    expect(() => atOnce(think(asked, policy, dice(), 1000, budget))).toThrow('withdrawn');
    expect(left).toBe(0);
  });
});

describe('the tree', () => {
  it('has one branch for what others do unseen', () => {
    const match = Match.create(parley, { seats: 2, seed: seedFrom('hidden') });
    const asked: SearchQuestion<Parley> = {
      game: parley,
      view: match.view(0),
      memory: null,
      seat: 0,
      legal: match.legal(0),
    };
    const named: string[] = [];
    const listening: typeof parley = {
      ...parley,
      nameFor(state, seat, action, viewer) {
        const name = parley.nameFor(state, seat, action, viewer);
        if (seat !== viewer) named.push(name);
        return name;
      },
    };
    const search = new Search({ ...asked, game: listening }, { ...plainPolicy, prior: 0 } as never, dice());
    for (let i = 0; i < 200; i++) search.round();
    expect(
      search
        .considered()
        .map(({ action }) => JSON.stringify(action))
        .sort(),
    ).toEqual(match.legal(0).map((action) => JSON.stringify(action)));
    // The other captain's wager is asked for by name, and has none but this.
    expect(named.filter((name) => name.startsWith('wager')).length).toBeGreaterThan(0);
    expect(named.filter((name) => name.startsWith('wager') && name !== 'wager')).toEqual([]);
  });
});

describe('others who are unaware', () => {
  it('do what a sensible captain would, however well something else does against what only the searcher sees', () => {
    const match = Match.create(parley, { seats: 2, options: { flags: false }, seed: seedFrom('unaware') });
    for (const seat of [0, 1]) match.act(seat, { type: 'wager', amount: 1 });
    const asked: SearchQuestion<Parley> = {
      game: parley,
      view: match.view(0),
      memory: null,
      seat: 0,
      legal: match.legal(0),
    };
    /** How often the other captain plays its highest card of several. */
    function highest(unaware: boolean): number {
      let high = 0;
      let all = 0;
      const watched: typeof parley = {
        ...parley,
        play(state, seat, action, emit, chance) {
          if (seat === 1 && action.type === 'play' && state.hands[1].length > 1) {
            all++;
            if (action.card === Math.max(...state.hands[1])) high++;
          }
          parley.play(state, seat, action, emit, chance);
        },
      };
      const policy = {
        ...plainPolicy,
        explore: 0.2,
        unaware: () => unaware,
      };
      const search = new Search({ ...asked, game: watched }, policy as never, dice());
      for (let i = 0; i < 2000; i++) search.round();
      return high / all;
    }
    expect(highest(false)).toBeGreaterThan(highest(true) + 0.03);
  });
});

describe('a secret choice', () => {
  it('is told from one that the table sees', () => {
    const dark = (id: string, actions: number) =>
      new Search(question(games[id], 2, actions), policyOf(id) as never, dice()).unseen;
    expect(dark('treasure-fleet', 0)).toBe(true);
    expect(dark('treasure-fleet', 2)).toBe(false);
    expect(dark('korsar', 0)).toBe(false);
  });

  it('is mixed among equals, and never falls on what is worse', () => {
    // Whoever wagers 0 is sure to lose; all else is the same.
    const flat: typeof parley = {
      ...parley,
      worth: () => 0,
      value: (state) => state.wagers.map((wager) => (wager === 0 ? 0 : 0.5)),
    };
    const match = Match.create(flat, { seats: 2, seed: seedFrom('mixed') });
    const taken = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const bot = searching('bosun', 60);
      const action = bot.decide(flat, match.view(0), match.legal(0), 0, dice(`mixed ${i}`));
      if (action.type === 'wager') taken.add(action.amount);
    }
    expect([...taken].sort()).toEqual([1, 2, 3]);
  });
});

describe('the margin at the end', () => {
  /** How likely the best wager is taken for the best, where nobody can win but points still differ. */
  function best(margin: number | undefined): number {
    const lost: typeof parley = { ...parley, worth: () => 0, value: (state) => state.hands.map(() => 0) };
    const match = Match.create(lost, { seats: 2, seed: seedFrom('margin') });
    const asked: SearchQuestion<Parley> = {
      game: lost,
      view: match.view(0),
      memory: null,
      seat: 0,
      legal: match.legal(0),
    };
    let found = 0;
    for (let i = 0; i < 20; i++) {
      const policy = { ...plainPolicy, explore: 0.1, prior: 0, margin } as never;
      const [{ action }] = atOnce(think(asked, policy, dice(`margin ${i}`), 300)).considered;
      if (action.type === 'wager' && action.amount === 3) found++;
    }
    return found;
  }

  it('tells a narrow defeat from a clear one, where a game asks for that', () => {
    expect(best(3)).toBeGreaterThanOrEqual(15);
    expect(best(undefined)).toBeLessThanOrEqual(12);
  });
});

describe('thinking', () => {
  it('makes a captain of the toy win more often than chance does', () => {
    const game = parley as unknown as Game;
    const bot = searching('bosun', 60);
    const seats = [0, 1];
    let share = 0;
    for (let i = 0; i < 40; i++) {
      const own = i % 2;
      const bots = seats.map((seat) => ({ name: 'x', level: 'x', bot: seat === own ? bot : random }));
      const { outcome } = playBare(
        game,
        { seats: 2, options: { flags: true }, seed: seedFrom(`toy ${i}`), bots },
        false,
      );
      if (outcome!.winners.includes(own)) share += 1 / outcome!.winners.length;
    }
    expect(share).toBeGreaterThan(24);
  });
});
