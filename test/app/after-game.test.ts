/** What people come to and see when a game is over: their place, its moments, the evening, the next game's seats. */

import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeOfPerson, standingsOf } from '../../src/app/replays/evening.ts';
import { movedOn, newLineup, seatCrew } from '../../src/app/set-up/lineup.ts';
import { botFor } from '../../src/bots/index.ts';
import type { Finished, Placing } from '../../src/host/port.ts';
import type { Match } from '../../src/match/match.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { GameAction, Seat } from '../../src/rules/game.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { few } from '../how-much.ts';
import { until } from '../progress.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const captain = (name: string, points: number, more: Partial<Placing> = {}): Placing => ({
  ...{ name, points, person: false, wins: false, side: name.length * 100 + points },
  ...more,
});

const game = (captains: Placing[], more: Partial<Finished> = {}): Finished => ({
  ...{ id: 1, game: 'korsar', names: captains.map(({ name }) => name), when: 1000, steps: 9, broken: null },
  ...{ winners: captains.filter(({ wins }) => wins).map(({ name }) => name), captains },
  ...more,
});

describe('the place of a person among computers', () => {
  it('counts those who did better', () => {
    const captains = [
      captain('Anne', 10, { person: true }),
      captain('Bart', 22, { wins: true }),
      captain('Mary', 12),
      captain('Ned', 10),
    ];
    expect(placeOfPerson(game(captains))).toEqual({ name: 'Anne', place: 3, of: 4, ahead: -12 });
  });

  it('is that of their side', () => {
    const side = (n: number, points: number, wins = false) => ({ points, wins, side: n });
    const captains = [
      captain('Anne', 20, { person: true, ...side(0, 20) }),
      captain('Bart', 31, side(1, 31, true)),
      captain('Mary', 20, side(0, 20)),
      captain('Ned', 31, side(1, 31, true)),
    ];
    expect(placeOfPerson(game(captains))).toMatchObject({ place: 2, of: 2, ahead: -11 });
  });

  it('comes after a pirate of the game who wins without a seat', () => {
    const captains = [captain('Anne', 10, { person: true }), captain('Bart', 8)];
    expect(placeOfPerson(game(captains, { winners: ['neutral'] }))).toMatchObject({ place: 2, of: 3 });
  });

  it('is told to nobody who played alone or beside other people', () => {
    expect(placeOfPerson(game([captain('Anne', 10, { person: true })]))).toBeNull();
    expect(
      placeOfPerson(game([captain('Anne', 10, { person: true }), captain('Bart', 11, { person: true })])),
    ).toBeNull();
  });
});

describe('an evening', () => {
  const anne = (wins: boolean) => captain('Anne', 1, { person: true, wins });
  const bart = (wins: boolean) => captain('Bart', 2, { person: true, wins });

  it('counts victories of people, by name', () => {
    const games = [
      game([anne(true), bart(false), captain('Ned', 3)]),
      game([anne(true), bart(true)]),
      game([bart(false)]),
    ];
    expect(standingsOf(games)).toEqual([
      { name: 'Anne', games: 2, wins: 2 },
      { name: 'Bart', games: 3, wins: 1 },
    ]);
  });
});

describe('the next game', () => {
  it('can be played one seat further, in the colours of the seats', () => {
    const lineup = newLineup('korsar');
    const before = lineup.seats.map(({ name, look }) => ({ name, look }));
    lineup.seats[0].pad = 2;
    movedOn(lineup);
    expect(lineup.seats.map(({ look }) => look)).toEqual(before.map(({ look }) => look));
    expect(lineup.seats[1]).toMatchObject({ name: before[0].name, kind: 'person', pad: 2 });
    expect(lineup.seats[0].name).toBe(before.at(-1)?.name);
  });

  it('of another kind has the same people, as many as it takes', () => {
    const crew = newLineup('korsar').seats.map((seat, i) => ({
      ...seat,
      kind: 'person' as const,
      name: `P${i}`,
      pad: i,
    }));
    const yellowbeard = newLineup('yellowbeard');
    seatCrew(yellowbeard, crew);
    expect(yellowbeard.seats.map(({ name, pad }) => [name, pad])).toEqual(crew.map(({ name, pad }) => [name, pad]));
    const many = Array.from({ length: 8 }, (_, i) => ({ ...crew[0], name: `P${i}` }));
    const pirates = newLineup('card-pirates');
    seatCrew(pirates, many);
    expect(pirates.seats.map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3']);
  });
});

const words = shellWords().afterGame;
const isMoment = (id: string) => id.startsWith('moment:');

/** The host thinks beside everything else, so it is waited for without letting the table's time pass. */
async function untilFound(house: SilentHouse, begins: string): Promise<void> {
  const found = async () => {
    await house.settle();
    return house.ids();
  };
  await until(`the host that looks for "${begins}"`, found, (ids) => ids.some((id) => id.startsWith(begins)), 20);
}

type Chooses = (match: Match, seat: Seat, legal: GameAction[]) => GameAction | undefined;

/** Plays a game of one person to its end. */
async function playsOut({ office, untilAsked, pass }: SilentHouse, chooses: Chooses): Promise<void> {
  const { room } = office;
  if (!room) throw new Error('There is no table.');
  const { match, questions } = room.session.table;
  const seat = match.players.findIndex(({ kind }) => kind === 'person');
  const phone = room.sit({ id: 'phone', viewer: seat, seats: [seat], paces: false });
  while (match.outcome === null) {
    await untilAsked();
    const { ask } = questions.of(seat) ?? { ask: -1 };
    expect(await phone.answer(ask, chooses(match, seat, match.legal(seat)))).toBeNull();
    await pass(100);
  }
  await untilAsked((ids) => ids.includes('more'));
}

/** A whole hunt of one person that is over, in which the host found something done well and something done badly. */
async function wholeHunt(): Promise<SilentHouse> {
  const dice = seededDice(seedFrom('a whole hunt'), 'bots');
  for (let hunt = 1; hunt < 9; hunt++) {
    const house = await openSilentHouse({ query: 'game=yellowbeard', chance: `a whole hunt ${hunt}` });
    for (const id of ['count:2', 'sail']) await house.tap(id);
    await house.untilAsked();
    // Now and then they do the last thing that comes to mind.
    let decisions = 0;
    await playsOut(house, (match, seat, legal) =>
      ++decisions % 4 === 0
        ? legal.at(-1)
        : (botFor('monkey').decide(match.game, match.view(seat), legal, seat, dice) as GameAction),
    );
    const [{ id }] = await house.desk.finished();
    const { best, worst } = (await house.desk.hindsight(id)) ?? {};
    if (best && worst) return house;
  }
  throw new Error('Nothing was done well and nothing badly.');
}

/** A game of one person that was played badly to its end, the board after it, and a move of theirs watched again. */
async function lookedBack(game: string, count: string, begin: 'sail' | 'quick'): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `game=${game}` });
  await house.tap(count);
  await house.tap(begin);
  await house.untilAsked();
  // The last one is hardly ever the best.
  await playsOut(house, (_, __, legal) => legal.at(-1));
  await house.tap('more');
  await untilFound(house, 'own:');
  expect(house.words.join('\n')).toMatch(/Your worst: .+, \d+ in 100. Better: .+, \d+ in 100/);
  await house.tap(house.ids().filter((id) => id.startsWith('own:'))[0]);
  await house.untilAsked((ids) => ids.includes('leave'));
  await house.tap('leave');
  expect(await house.untilAsked((ids) => ids.includes('watch'))).toContainEqual(expect.stringMatching(/^own:/));
  return house;
}

describe('a game that is over', () => {
  it('can be looked back at, moment by moment, and played again with seats swapped', async () => {
    const house = await openSilentHouse({ query: 'game=treasure-fleet' });
    await house.tap('count:2');
    await house.tap('bot:0');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
    expect(house.ids()).toEqual(expect.arrayContaining(['again', 'swap', 'more', 'title']));
    await house.tap('more');
    await house.untilAsked((all) => all.includes('watch'));
    await untilFound(house, 'moment:');
    const moments = house.ids().filter(isMoment);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(3);
    for (const moment of moments) {
      const [before, { clock }] = [house.scene.reel.beats, house.prompter];
      await house.tap(moment);
      while (house.scene.reel.isBusy) await house.pass(50);
      expect(house.scene.reel.beats).toBeGreaterThan(before);
      expect(house.prompter.clock - clock).toBeLessThanOrEqual(5500);
      await house.untilAsked((all) => all.includes('leave'));
      await house.tap('leave');
      await house.untilAsked((all) => all.includes('watch'));
    }
    // Every captain has the same cards.
    expect(house.words.join()).not.toContain('Luck of the deal');
    await house.tap('tonight');
    // Computers played it.
    expect(house.ids()).toEqual(['back']);
    expect(house.words).toEqual(expect.arrayContaining([words.nobody, words.noHighlights]));
    await house.tap('back');
    await house.untilAsked((all) => all.includes('watch'));
    await house.tap('back');
    await house.untilAsked((all) => all.includes('swap'));
    await house.tap('swap');
    expect((await house.untilAsked()).length).toBeGreaterThan(0);
  });

  it('tells a person who played alone of their best and worst move, to be watched again', async () => {
    const house = await lookedBack('korsar', 'count:2', 'sail');
    const tellsLuck = () => house.words.some((said) => said.startsWith('Luck of the deal: '));
    await until(
      'the luck of the deal',
      async () => tellsLuck(),
      (told) => told,
      20,
    );
    await house.tap('tonight');
    const moments = await house.untilAsked((all) => !all.includes('watch') && all.some(isMoment));
    expect(house.words).toContain(words.highlights);
    await house.tap(moments.find(isMoment)!);
    await house.untilAsked((all) => all.includes('leave'));
    await house.tap('leave');
    await house.untilAsked((all) => !all.includes('watch') && all.some(isMoment));
  });

  it('of Yellowbeard is told whole: three moments, and the best and the worst move of somebody who plays well', async () => {
    const house = await wholeHunt();
    await house.tap('more');
    await untilFound(house, 'own:');
    await untilFound(house, 'moment:');
    const moments = house.ids().filter(isMoment);
    const own = house.ids().filter((id) => id.startsWith('own:'));
    expect([moments.length, own.length]).toEqual([3, 2]);
    expect(house.words.join('\n')).toMatch(/Your best: .+, \d+ in 100/);
    expect(house.words.join('\n')).toMatch(/Your worst: .+, \d+ in 100. Better: .+, \d+ in 100/);
    for (const id of [...moments, ...own]) {
      const [before, { clock }] = [house.scene.reel.beats, house.prompter];
      await house.tap(id);
      while (house.scene.reel.isBusy) await house.pass(50);
      expect(house.scene.reel.beats, id).toBeGreaterThan(before);
      expect(house.prompter.clock - clock, id).toBeLessThanOrEqual(5500);
      await house.untilAsked((all) => all.includes('leave'));
      await house.tap('leave');
      await house.untilAsked((all) => all.includes('watch'));
    }
  });

  const others = [
    ...['treasure-fleet', 'card-pirates', 'yellowbeard'].map((game) => [game, 'count:2', 'quick'] as const),
    ['card-pirates', 'count:1', 'sail'] as const,
    ['treasure-fleet', 'count:2', 'sail'] as const,
    ['card-pirates', 'count:2', 'sail'] as const,
    ['korsar', 'count:2', 'quick'] as const,
  ];
  it.each(few(3, others))('tells of them after every game, short or long: %s, %s, %s', async (...how) => {
    await lookedBack(...how);
  });
});
