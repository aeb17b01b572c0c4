import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { change, choose, type Lineup, newLineup } from '../../src/app/set-up/lineup.ts';
import { drawMoreRules, drawSetup } from '../../src/app/set-up/setup-screens.ts';
import { lineupOf } from '../../src/app/set-up/taste.ts';
import type { MatchFacts } from '../../src/host/port.ts';
import { Match } from '../../src/match/match.ts';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import { mostRows } from '../../src/presentation/screens/more-rules.ts';
import { handedIn, seatsOf } from '../../src/presentation/screens/setup-form.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

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

describe('a choice that names a captain', () => {
  it.each([
    ['korsar', 'startSeat', 3, [0, 1, 2]],
    ['korsar', 'startSeat', 8, [0, 2, 4, 6]],
    ['card-pirates', 'firstSeat', 2, [0, 1]],
    ['yellowbeard', 'firstPirate', 2, [0, 1]],
  ] as const)('%s, %s: with %i captains it turns both ways through those who may', (game, option, count, all) => {
    for (const by of [1, -1] as const) {
      const lineup = newLineup(game);
      change(lineup, `count:${count}`);
      const seen = all.map(() => {
        choose(lineup, option, by);
        opens(lineup);
        return lineup.values[option];
      });
      expect(seen).toEqual(by > 0 ? all : [...all].reverse());
      choose(lineup, option, by);
      expect(lineup.values).toEqual({});
    }
  });

  it('says the name as it is now, and ends when nobody sits there any more', () => {
    const lineup = newLineup('korsar');
    choose(lineup, 'startSeat', -1);
    lineup.seats[3].name = 'Zoë {n}';
    const row = () => drawMoreRules(lineup, null).targets.find(({ id }) => id === 'option:startSeat')?.label;
    expect(row()).toContain('Zoë {n}');
    change(lineup, 'count:3');
    expect(lineup.values).toEqual({});
    expect(row()).not.toContain('Zoë');
  });

  it('pairs begin with a first partner: a second one who was to begin does not any more', () => {
    const lineup = newLineup('korsar');
    choose(lineup, 'startSeat', -1);
    expect(lineup.values).toEqual({ startSeat: 3 });
    change(lineup, 'option:mode');
    expect(lineup.values).toEqual({ mode: 'partnership' });
  });
});

describe('a value of each captain’s own', () => {
  const rows = (lineup: Lineup) =>
    drawMoreRules(lineup, null).targets.filter(({ id }) => /^option:\w+\/\d$/.test(id)).length;

  it('Treasure Fleet: colours, one each, worn on the set-up', () => {
    const lineup = newLineup('treasure-fleet');
    expect(rows(lineup)).toBe(0);
    change(lineup, 'option:decks');
    expect(lineup.values.decks).toEqual(['d1', 'd2', 'd3', 'd4']);
    expect(rows(lineup)).toBe(4);
    change(lineup, 'option:decks/0');
    expect(lineup.values.decks).toEqual(['d2', 'd1', 'd3', 'd4']);
    change(lineup, 'option:decks/2:back');
    expect(lineup.values.decks).toEqual(['d3', 'd1', 'd2', 'd4']);
    choose(lineup, 'decks/3', 1);
    expect(lineup.values.decks).toEqual(['d3', 'd1', 'd2', 'd5']);
    expect(lineup.seats.map(({ look }) => look)).toEqual(['calico', 'anne', 'bart', 'edward']);
    opens(lineup);
    change(lineup, 'count:5');
    expect(lineup.values.decks).toEqual(['d3', 'd1', 'd2', 'd5', 'd4']);
    opens(lineup);
    change(lineup, 'count:2');
    expect(lineup.values.decks).toEqual(['d3', 'd1']);
    opens(lineup);
    change(lineup, 'option:decks');
    expect(lineup.values).toEqual({});
    expect(lineup.seats.map(({ look }) => look)).toEqual(['anne', 'bart']);
  });

  it('Card Pirates: islands, and two captains always start opposite each other', () => {
    const lineup = newLineup('card-pirates');
    choose(lineup, 'startIslands', -1);
    expect(lineup.values.startIslands).toEqual(['C', 'D', 'S', 'H']);
    change(lineup, 'option:startIslands/3');
    expect(lineup.values.startIslands).toEqual(['H', 'D', 'S', 'C']);
    opens(lineup);
    change(lineup, 'count:2');
    expect(lineup.values.startIslands).toEqual(['H', 'D']);
    opens(lineup);
    for (const seat of [0, 1, 1, 0, 0, 1, 0, 1]) {
      change(lineup, `option:startIslands/${seat}`);
      opens(lineup);
    }
    change(lineup, 'count:1');
    expect(lineup.values.startIslands).toHaveLength(1);
    opens(lineup);
    change(lineup, 'option:randomIslands');
    expect(lineup.values).toEqual({ randomIslands: true });
  });

  it('what was chosen is there again where the same captains play once more', () => {
    const lineup = newLineup('treasure-fleet');
    change(lineup, 'option:decks');
    change(lineup, 'option:decks/1');
    const { game, seats, values } = lineup;
    const players = seats.map(({ name }) => ({ name, kind: 'person' as const }));
    expect(lineupOf({ game, players, options: { ...values } } as unknown as MatchFacts).values).toEqual(values);
  });
});

/** The host takes it: the set-up screen offers nothing that the rules refuse. */
function opens({ game, seats, values }: Lineup): void {
  const players = seats.map(({ name }) => ({ name, kind: 'bot' as const, level: 'monkey' }));
  Match.create(games[game], { seats: seats.length, options: { ...values }, seed: seedFrom('form'), players });
}

describe('the set-up of', () => {
  for (const [game, { form }] of Object.entries(stagedGames)) {
    it(`${game}: whatever is pressed, the rules take it, and the screen has room for it`, () => {
      for (const count of form.counts) {
        const lineup = newLineup(game);
        const presses = [`count:${count}`, ...form.options.flatMap(({ name }) => [`option:${name}`, `option:${name}`])];
        for (const press of [...presses, ...presses.toReversed()]) {
          const rows = drawMoreRules(lineup, null).targets;
          expect(rows.filter(({ id }) => /^option:[^:]+$/.test(id)).length).toBeLessThanOrEqual(mostRows);
          const offered = [...drawSetup(lineup, null).targets, ...rows];
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
        // A value of each seat's own follows the number of captains.
        const known = option && handedIn(option, lineup.values) ? form.counts : seats(parse(options, lineup.values));
        for (const count of seatsOf(form, lineup.values)) expect(known).toContain(count);
      }
    });
  }
});
