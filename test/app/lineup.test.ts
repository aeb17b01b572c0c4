import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { change, choose, type Lineup, newLineup } from '../../src/app/lineup.ts';
import { drawMoreRules, drawSetup } from '../../src/app/setup-screens.ts';
import { Match } from '../../src/match/match.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { fetchGame, stagedGames } from '../../src/stage/index.ts';
import { mostRows } from '../../src/stage/screens/more-rules.ts';
import { optionsShown } from '../../src/stage/screens/setup.ts';
import { seatsOf } from '../../src/stage/screens/setup-form.ts';

beforeAll(async () => {
  for (const game of Object.keys(stagedGames)) await fetchGame(game);
});

it('a press on a name gives the next one that nobody at the table has, and comes round', () => {
  const lineup = newLineup('treasure-fleet');
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    change(lineup, 'name:0');
    const names = lineup.seats.map((seat) => seat.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0].length).toBeLessThanOrEqual(14);
    seen.add(names[0]);
  }
  expect(seen.size).toBeGreaterThan(15);
  expect(seen).toContain('Anne');
});

it('another number of captains keeps who was there', () => {
  const lineup = newLineup('treasure-fleet');
  change(lineup, 'bot:0');
  change(lineup, 'level:1:parrot');
  change(lineup, 'count:2');
  change(lineup, 'count:5');
  expect(lineup.seats.map((seat) => seat.kind)).toEqual(['bot', 'bot', 'bot', 'bot', 'bot']);
  expect(lineup.seats[1].level).toBe('parrot');
  expect(lineup.seats.length).toBe(5);
});

it('an option that does not go with another number of captains falls back, and says so', () => {
  const lineup = newLineup('treasure-fleet');
  expect(drawMoreRules(lineup, null).targets.find(({ id }) => id === 'option:scoreNeutral')?.refusal).toMatch(/two/);
  change(lineup, 'count:2');
  change(lineup, 'option:scoreNeutral');
  expect(lineup.values).toEqual({ scoreNeutral: true });
  change(lineup, 'count:3');
  expect(lineup.values).toEqual({});
});

it('choices turn both ways, and the defaults are not sent', () => {
  const lineup = newLineup('treasure-fleet');
  choose(lineup, 'governorPoints', -1);
  expect(lineup.values).toEqual({ governorPoints: 24 });
  choose(lineup, 'governorPoints', 1);
  expect(lineup.values).toEqual({});
  change(lineup, 'option:cursedShips');
  change(lineup, 'option:curseChoice');
  expect(lineup.values).toEqual({ cursedShips: true, curseChoice: 'highest' });
  // Without the ghosts there is no curse to choose for.
  change(lineup, 'option:cursedShips');
  expect(lineup.values).toEqual({});
});

/** The host takes it: the set-up screen offers nothing that the rules refuse. */
function opens({ game, seats, values }: Lineup): void {
  const players = seats.map(({ name }) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  Match.create(games[game], { seats: seats.length, options: { ...values }, seed: seedFrom('form'), players });
}

describe('the set-up of', () => {
  for (const [game, { form }] of Object.entries(stagedGames)) {
    it(`${game}: whatever is pressed, the rules take it, and the screen has room for it`, () => {
      expect(form.options.length).toBeLessThanOrEqual(optionsShown + mostRows);
      for (const count of form.counts) {
        const lineup = newLineup(game);
        const presses = [`count:${count}`, ...form.options.flatMap(({ name }) => [`option:${name}`, `option:${name}`])];
        for (const press of [...presses, ...presses.toReversed()]) {
          const offered = [...drawSetup(lineup, null).targets, ...drawMoreRules(lineup, null).targets];
          const target = offered.find(({ id }) => id === press);
          expect(target, press).toBeDefined();
          if (target?.refusal) continue;
          change(lineup, press);
          expect(seatsOf(form, lineup.values)).toContain(lineup.seats.length);
          opens(lineup);
        }
      }
    });

    it(`${game}: it offers the numbers of captains that the rules know, and no others`, () => {
      for (const option of [null, ...form.options]) {
        const lineup = newLineup(game);
        if (option && !option.refusal?.(lineup.seats.length, {})) change(lineup, `option:${option.name}`);
        const { options, seats } = games[game];
        const known = seats(parse(options, lineup.values));
        for (const count of seatsOf(form, lineup.values)) expect(known).toContain(count);
      }
    });
  }
});
