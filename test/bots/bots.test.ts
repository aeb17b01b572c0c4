import { describe, expect, it } from 'vitest';
import { childlike } from '../../src/bots/childlike.ts';
import { greedy } from '../../src/bots/greedy.ts';
import { isLevel, levels } from '../../src/bots/index.ts';
import { random } from '../../src/bots/random.ts';
import { roundsOf } from '../../src/bots/searching.ts';
import { Match } from '../../src/match/match.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { playBare } from '../../src/tools/play-games.ts';
import { parley } from '../toy/parley.ts';

const dice = () => seededDice(seedFrom('bots'), 'bots');

describe('levels', () => {
  it('are Parrot, Monkey, Bosun and Admiral, weakest first', () => {
    expect(Object.keys(levels)).toEqual(['parrot', 'monkey', 'bosun', 'admiral']);
    expect(levels).toMatchObject({ parrot: childlike, monkey: greedy });
    expect(isLevel('admiral')).toBe(true);
    expect(isLevel('captain')).toBe(false);
    expect(isLevel('toString')).toBe(false);
  });

  it('think the longer the stronger they are, in every game', () => {
    for (const id of [...Object.keys(games), 'other']) {
      const { bosun, admiral } = roundsOf(id);
      expect(admiral).toBeGreaterThan(bosun);
    }
  });
});

describe('the random bot', () => {
  it('takes every distinct action equally often', () => {
    const legal = ['a', 'b', 'c', 'd'].map((type) => ({ type }));
    const counts = new Map<string, number>();
    const chance = dice();
    for (let i = 0; i < 8000; i++) {
      const { type } = random.decide({} as Game, {}, legal, 0, chance);
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    for (const { type } of legal) expect(Math.abs(counts.get(type)! - 2000)).toBeLessThan(200);
  });
});

describe('the greedy bot', () => {
  it('plays the highest card of the toy, whatever it costs later', () => {
    const match = Match.create(parley, { seats: 2, seed: seedFrom('greedy') });
    match.act(0, { type: 'wager', amount: 1 });
    match.act(1, { type: 'wager', amount: 1 });
    const action = greedy.decide(parley, match.view(0), match.legal(0), 0, dice());
    expect(action).toEqual({ type: 'play', card: Math.max(...match.position.state.hands[0]) });
  });

  it('decides the same with the same dice, and never touches what it is given', () => {
    const match = Match.create(treasureFleet, { seats: 4, seed: seedFrom('greedy') });
    const view = match.view(0);
    const legal = match.legal(0);
    const before = JSON.stringify([view, legal]);
    expect(greedy.decide(treasureFleet, view, legal, 0, dice())).toEqual(
      greedy.decide(treasureFleet, view, legal, 0, dice()),
    );
    expect(JSON.stringify([view, legal])).toBe(before);
  });

  it('breaks ties by the dice', () => {
    const flat = { ...parley, worth: () => 1 };
    const match = Match.create(flat, { seats: 2, seed: seedFrom('ties') });
    const chance = dice();
    const taken = new Set(
      Array.from({ length: 60 }, () => JSON.stringify(greedy.decide(flat, match.view(0), match.legal(0), 0, chance))),
    );
    expect(taken.size).toBe(4);
  });

  it('beats three random captains at Treasure Fleet far more often than one game in four', () => {
    const game = treasureFleet as unknown as Game;
    const options = { storms: true, cursedShips: true };
    let wins = 0;
    const games = 60;
    for (let i = 0; i < games; i++) {
      const seat = i % 4;
      const bots = [0, 1, 2, 3].map((s) =>
        s === seat
          ? { name: 'monkey', level: 'monkey', bot: greedy }
          : { name: 'random', level: 'parrot', bot: random },
      );
      const full = Match.create(game, { seats: 4, options, seed: seedFrom('x') }).record.options;
      const { outcome } = playBare(game, { seats: 4, options: full, seed: seedFrom(`greedy ${i}`), bots }, false);
      if (outcome!.winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThan(games / 2);
  });
});
