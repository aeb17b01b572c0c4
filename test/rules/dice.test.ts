import { describe, expect, it } from 'vitest';
import {
  diceFromCursor,
  isSeed,
  pick,
  scriptedDice,
  seededDice,
  seedFrom,
  shuffle,
  streams,
} from '../../src/rules/dice.ts';

const seed = seedFrom('42');
const draw = (dice: { below(n: number): number }, count = 20) => Array.from({ length: count }, () => dice.below(1000));

describe('seeds', () => {
  it('are 32 hex digits, not all zero', () => {
    expect(isSeed(seed)).toBe(true);
    for (const bad of ['', '42', seed.slice(1), `${seed}0`, seed.toUpperCase().replace(/\d/g, 'F'), '0'.repeat(32)])
      expect(isSeed(bad)).toBe(false);
  });

  it('come from any text, always the same one, and stay as they are', () => {
    expect(seedFrom('42')).toBe(seed);
    expect(seedFrom(seed)).toBe(seed);
    const texts = ['', ' ', 'a', 'b', 'treasure', 'ahoy 🏴', ...Array.from({ length: 500 }, (_, i) => `bench/${i}`)];
    const seeds = texts.map(seedFrom);
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(texts.length);
  });

  it('of the wrong shape are a RangeError', () => {
    expect(() => seededDice('42', 'deck')).toThrow(RangeError);
    expect(() => seededDice('0'.repeat(32), 'deck')).toThrow(RangeError);
  });
});

describe('seeded dice', () => {
  it('give the same numbers for the same seed and stream, others for another', () => {
    const all = streams.map((stream) => draw(seededDice(seed, stream)).join());
    expect(draw(seededDice(seed, 'deck')).join()).toBe(all[0]);
    expect(new Set([...all, draw(seededDice(seedFrom('43'), 'deck')).join()]).size).toBe(streams.length + 1);
  });

  it('go on from a stored cursor, and asking for it changes nothing', () => {
    const dice = seededDice(seed, 'deck');
    draw(dice, 7);
    const cursor = JSON.parse(JSON.stringify(dice.cursor()));
    const rest = draw(dice);
    expect(draw(diceFromCursor(cursor))).toEqual(rest);
  });

  it('draws below 2^32 as well, never a negative number', () => {
    const dice = seededDice(seed, 'deck');
    const drawn = Array.from({ length: 200 }, () => dice.below(2 ** 32));
    expect(drawn.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true);
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 31);
  });

  it('stay in range and are even', () => {
    const dice = seededDice(seed, 'bots');
    expect(dice.below(1)).toBe(0);
    const counts = Array(6).fill(0);
    for (let i = 0; i < 12_000; i++) counts[dice.below(6)]++;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('scripted dice', () => {
  it('give what is written, and complain when it runs out or does not fit', () => {
    const dice = scriptedDice([3, 0, 6]);
    expect([dice.below(4), dice.below(1)]).toEqual([3, 0]);
    expect(() => dice.below(6)).toThrow(RangeError);
    expect(() => dice.below(6)).toThrow(RangeError);
  });
});

describe('shuffle and pick', () => {
  it('shuffle in place and keep every item', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, seededDice(seed, 'deck'))).toBe(items);
    expect([...items].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('reach every order about equally often', () => {
    const dice = seededDice(seed, 'effects');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(['a', 'b', 'c'], dice).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('pick one of the items', () => {
    expect(pick(['a', 'b', 'c'], scriptedDice([1]))).toBe('b');
  });
});
