import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { change, choose, newWish, type Wish } from '../../src/app/lineup.ts';
import { drawMoreRules, drawSetup } from '../../src/app/setup-screens.ts';
import { Match } from '../../src/match/match.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { fetchGame, tables } from '../../src/stage/index.ts';
import { mostRows } from '../../src/stage/screens/more-rules.ts';
import { optionsShown } from '../../src/stage/screens/setup.ts';
import { seatsOf } from '../../src/stage/screens/setup-form.ts';

beforeAll(async () => {
  for (const game of Object.keys(tables)) await fetchGame(game);
});

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

it('an option that does not go with another number of captains falls back, and says so', () => {
  const wish = newWish('treasure-fleet');
  expect(drawMoreRules(wish, null).targets.find(({ id }) => id === 'option:scoreNeutral')?.refusal).toMatch(/two/);
  change(wish, 'count:2');
  change(wish, 'option:scoreNeutral');
  expect(wish.values).toEqual({ scoreNeutral: true });
  change(wish, 'count:3');
  expect(wish.values).toEqual({});
});

it('choices turn both ways, and the defaults are not sent', () => {
  const wish = newWish('treasure-fleet');
  choose(wish, 'governorPoints', -1);
  expect(wish.values).toEqual({ governorPoints: 24 });
  choose(wish, 'governorPoints', 1);
  expect(wish.values).toEqual({});
  change(wish, 'option:cursedShips');
  change(wish, 'option:curseChoice');
  expect(wish.values).toEqual({ cursedShips: true, curseChoice: 'highest' });
  // Without the ghosts there is no curse to choose for.
  change(wish, 'option:cursedShips');
  expect(wish.values).toEqual({});
});

/** The host takes it: the set-up screen offers nothing that the rules refuse. */
function opens({ game, seats, values }: Wish): void {
  const players = seats.map(({ name }) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  Match.create(games[game], { seats: seats.length, options: { ...values }, seed: seedFrom('form'), players });
}

describe('the set-up of', () => {
  for (const [game, { form }] of Object.entries(tables)) {
    it(`${game}: whatever is pressed, the rules take it, and the screen has room for it`, () => {
      expect(form.options.length).toBeLessThanOrEqual(optionsShown + mostRows);
      for (const count of form.counts) {
        const wish = newWish(game);
        const presses = [`count:${count}`, ...form.options.flatMap(({ name }) => [`option:${name}`, `option:${name}`])];
        for (const press of [...presses, ...presses.toReversed()]) {
          const offered = [...drawSetup(wish, null).targets, ...drawMoreRules(wish, null).targets];
          const target = offered.find(({ id }) => id === press);
          expect(target, press).toBeDefined();
          if (target?.refusal) continue;
          change(wish, press);
          expect(seatsOf(form, wish.values)).toContain(wish.seats.length);
          opens(wish);
        }
      }
    });

    it(`${game}: it offers the numbers of captains that the rules know, and no others`, () => {
      for (const option of [null, ...form.options]) {
        const wish = newWish(game);
        if (option && !option.refusal?.(wish.seats.length, {})) change(wish, `option:${option.name}`);
        const { options, seats } = games[game];
        const known = seats(parse(options, wish.values));
        for (const count of seatsOf(form, wish.values)) expect(known).toContain(count);
      }
    });
  }
});
