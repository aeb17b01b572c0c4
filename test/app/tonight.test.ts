/** Which games are tonight's: no clock of the machine has a say in it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Prompter } from '../../src/app/prompts/prompter.ts';
import { Evening } from '../../src/app/replays/evening.ts';
import type { Finished } from '../../src/host/port.ts';
import { silentDeck } from '../../src/stage/sound/sound.ts';
import { SetClocks } from '../set-clocks.ts';
import { chooseThree } from './loads.ts';
import { shelf } from './shelf.ts';
import { openSilentHouse } from './silent-house.ts';
import { SilentHands, SilentScene, SilentWindow } from './silent-scene.ts';

afterEach(() => vi.useRealTimers());

const hour = 3_600_000;
const captain = (person: boolean) => ({ name: 'Anne', person, wins: true, points: 1, side: 0 });
const game = (id: number, more: Partial<Finished> = {}): Finished => ({
  ...{ id, game: 'korsar', names: ['Anne'], winners: [], when: 0, steps: 1, captains: [captain(true)], broken: null },
  ...more,
});

/** A table: its finished games, the latest first, and a clock of its own. */
function table(kept = shelf(null)) {
  const games: Finished[] = [];
  const clocks = new SetClocks();
  const open = () => new Evening({ finished: async () => games }, kept, clocks);
  let evening = open();
  return {
    games,
    clocks,
    evening: () => evening,
    reload: () => {
      clocks.shows.running = 0;
      evening = open();
    },
    /** Plays a game that takes so long by the page's clock; the machine's clock says this when it ends. */
    async play(id: number, when = 0, length = hour / 2) {
      await evening.gameBegins();
      clocks.pass(length);
      games.unshift(game(id, { when }));
      evening.gameEnds();
    },
    ids: async () => (await evening.games()).map(({ id }) => id),
  };
}

const days = 24 * hour;
const now = Date.UTC(2026, 10, 28, 20);

describe('tonight', () => {
  it.each([
    ['forward by weeks, when the network comes', [now - 30 * days, now, now + hour]],
    ['forward by years', [now, now + 4000 * days, now + 4000 * days]],
    ['back by weeks', [now, now - 40 * days, now - 40 * days]],
    ['to 1970 and back', [now, 0, now + hour]],
    ['on a machine that knows none', [0, 0, 0]],
    ['at each save', [now, 0, now + 900 * days]],
    ['by an hour, in autumn', [now, now - hour, now]],
  ])('has all games of the evening when the clock goes %s', async (_, [first, second, third]) => {
    const here = table();
    here.games.push(game(4, { when: first - 20 * days }), game(3, { when: first + 20 * days }));
    await here.play(5, first);
    await here.play(6, second);
    await here.play(9, third);
    expect(await here.ids()).toEqual([9, 6, 5]);
  });

  it('goes on when the page is loaded anew, and is another one in a tab that is opened anew', async () => {
    const kept = shelf(null);
    const here = table(kept);
    await here.play(1);
    here.reload();
    await here.play(2);
    expect(await here.ids()).toEqual([2, 1]);
    const other = table();
    other.games.push(...here.games);
    await other.play(3);
    expect(await other.ids()).toEqual([3]);
  });

  it('is another one after six hours in which nothing begins or ends, and not after a game that takes seven', async () => {
    const here = table();
    await here.play(1, 0, 7 * hour);
    here.clocks.pass(5 * hour);
    await here.play(2);
    expect(await here.ids()).toEqual([2, 1]);
    here.clocks.pass(6.1 * hour);
    await here.play(3);
    expect(await here.ids()).toEqual([3]);
  });

  it.each([
    ['seven hours', [3, 4], 0, [2, 1]],
    ['ten hours, loaded anew again and again', [2, 2, 2, 2, 2], 0, [2, 1]],
    ['half an hour, in a tab that comes back after an hour', [0.5], 1, [2, 1]],
    ['seven hours, in a tab that comes back after a night', [3, 4], 14, [2]],
    ['half an hour, in a tab that comes back after a night', [0.5], 14, [2]],
  ])('has a game that is gone on with in a page that was loaded anew after %s', async (_, parts, away, ids) => {
    const here = table();
    await here.play(1);
    await here.evening().gameBegins();
    for (const hours of parts) {
      // People do something every few minutes.
      for (let minutes = 0; minutes < 60 * hours; minutes += 10) {
        here.clocks.pass(hour / 6);
        here.evening().gameGoesOn();
      }
      here.clocks.pass(0, away * hour);
      here.reload();
      await here.evening().gameBegins();
    }
    here.games.unshift(game(2));
    here.evening().gameEnds();
    expect(await here.ids()).toEqual(ids);
  });

  it.each([
    ['a night that the machine sleeps', (clocks: SetClocks) => clocks.pass(0, 14 * hour)],
    ['a night that it sleeps in parts', (clocks: SetClocks) => clocks.pass(2 * hour, 8 * hour)],
    ['a night that it is awake', (clocks: SetClocks) => clocks.pass(14 * hour)],
  ])('is another one after %s', async (_, night) => {
    const here = table();
    await here.play(1);
    night(here.clocks);
    await here.play(2);
    expect(await here.ids()).toEqual([2]);
  });

  it.each([
    ['back by a day', -24 * hour],
    ['back to 1970', -Date.UTC(2029, 0, 1)],
    ['forward by two hours', 2 * hour],
    ['forward by weeks, when the network comes', 21 * days],
    ['forward by years', 4000 * days],
  ])('goes on where the clock is set between two games: %s', async (_, by) => {
    const here = table();
    await here.play(1);
    here.clocks.pass(1000, by);
    await here.play(2);
    expect(await here.ids()).toEqual([2, 1]);
  });

  it.each([
    ['a night that the machine is off', 14 * hour, [2]],
    ['an hour', hour, [2, 1]],
    ['a clock that was set forward by weeks', 21 * days, [2, 1]],
    ['a clock that was set back', -days, [2, 1]],
  ])('in a tab that comes back by itself after %s is the evening that it should be', async (_, went, ids) => {
    const here = table();
    await here.play(1);
    here.clocks.pass(0, went);
    here.reload();
    await here.play(2);
    expect(await here.ids()).toEqual(ids);
    // Once more, right after it.
    here.reload();
    await here.play(3);
    expect(await here.ids()).toEqual([3, ...ids]);
  });

  it.each([
    ['days that it slept while nobody was at the table', 11, 3 * days, [2]],
    ['days that the clock was set forward while they played', 2, 3 * days, [2, 1]],
    ['a clock that was set back by days while nobody was there', 11, -3 * days, [2, 1]],
    ['an hour that it slept', 11, hour, [2, 1]],
  ])('is the evening that it should be after %s', async (_, minutes, leap, ids) => {
    const here = table();
    const [scene, devices, window] = [new SilentScene(), new SilentHands(), new SilentWindow()];
    const front = new Prompter({ scene, devices, window, clocks: here.clocks, sound: silentDeck() });
    front.onDaysPassed = () => here.evening().daysPassed();
    await here.play(1);
    scene.frame(16);
    devices.onIntent({ kind: 'point', x: 1, y: 1 }, 'touch', null);
    for (let second = 0; second < 60 * minutes; second++) {
      here.clocks.pass(1000);
      scene.frame(16);
    }
    here.clocks.pass(0, leap);
    scene.frame(16);
    await here.play(2);
    expect(await here.ids()).toEqual(ids);
    await here.play(3);
    expect(await here.ids()).toEqual([3, ...ids]);
  });

  it('has the game over which days have passed, when it is played to its end', async () => {
    const here = table();
    await here.evening().gameBegins();
    here.evening().daysPassed();
    here.games.unshift(game(1));
    here.evening().gameEnds();
    expect(await here.ids()).toEqual([1]);
  });

  it('ends in a whole house where days have passed and nobody was there', async () => {
    const house = await openSilentHouse();
    const days3 = vi.spyOn(house.shell.evening, 'daysPassed');
    await house.pass(700_000, 1000);
    expect(days3).not.toHaveBeenCalled();
    house.scene.clocks.pass(0, 3 * days);
    await house.pass(100);
    expect(days3).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('hears in a whole house of whatever is done in a game', async () => {
    const house = await openSilentHouse();
    await house.tap('game:treasure-fleet');
    for (const press of ['count:2', 'person:1', 'sail']) await house.tap(press);
    const heard = vi.spyOn(house.shell.evening, 'gameGoesOn');
    for (let seat = 0; seat < 2; seat++) {
      await house.untilAsked((ids) => ids.includes('reveal'));
      await chooseThree(house);
      await house.tap('ready');
    }
    await house.untilAsked();
    expect(heard.mock.calls.length).toBeGreaterThan(1);
    vi.unstubAllGlobals();
  });

  it('ends when people have gone, and the next game begins another one', async () => {
    const here = table();
    await here.play(1);
    here.evening().begin();
    expect(await here.ids()).toEqual([]);
    await here.play(2);
    expect(await here.ids()).toEqual([2]);
  });

  it('has no game from a file, of computers alone, or that cannot be read', async () => {
    const here = table();
    await here.play(1);
    const broken = { code: 'DAMAGED', facts: {} };
    here.games.unshift(game(5, { captains: [captain(false)] }), game(4, { broken }), game(3, { taken: true }));
    await here.play(6);
    expect(await here.ids()).toEqual([6, 1]);
  });

  it('goes on in a store that was emptied', async () => {
    const here = table();
    here.games.push(game(40));
    await here.play(41);
    here.games.length = 0;
    await here.play(1);
    await here.play(2);
    expect(await here.ids()).toEqual([2]);
  });

  it.each(['', 'x', 'NaN', '-5', '{}', '1e400'])('reads %j as nothing', async (text) => {
    const here = table(shelf(text));
    here.games.push(game(1));
    await here.play(2);
    expect(await here.ids()).toEqual([2]);
  });
});
