import { expect, it } from 'vitest';
import { change, newWish } from '../../src/app/wish.ts';

it('a press on a name gives the next one that nobody at the table has, and comes round', () => {
  const wish = newWish('treasure-fleet');
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    change(wish, 'name:0');
    const names = wish.seats.map((seat) => seat.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0].length).toBeLessThanOrEqual(14);
    seen.add(names[0]);
  }
  expect(seen.size).toBeGreaterThan(15);
  expect(seen).toContain('Anne');
});

it('another number of captains keeps who was there', () => {
  const wish = newWish('treasure-fleet');
  change(wish, 'bot:0');
  change(wish, 'level:1:parrot');
  change(wish, 'count:2');
  change(wish, 'count:5');
  expect(wish.seats.map((seat) => seat.kind)).toEqual(['bot', 'bot', 'bot', 'bot', 'bot']);
  expect(wish.seats[1].level).toBe('parrot');
  expect(wish.seats.length).toBe(5);
});
