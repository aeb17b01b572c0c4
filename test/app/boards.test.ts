/** Boards and replays in Node: what is changed is kept, names are typed, a game that is over is stepped through. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { languageFor } from '../../src/words/language.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';
import { watchComputers } from './walks.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a stranger is two presses away from a choice in the game that was shown', () => {
  it.each(Object.keys(stagedGames))('%s', async (game) => {
    const house = await openSilentHouse();
    // Every time another game is shown.
    for (const shown of Object.keys(stagedGames)) {
      await house.pass(21_000, 1000);
      expect(house.prompter.hands).toBeNull();
      house.touch({ x: 5, y: 500 });
      await house.untilAsked((ids) => ids.includes('sail'));
      if (shown === game) break;
      await house.key({ kind: 'back' });
    }
    expect(house.words).toContain(stagedGames[game].title);
    await house.tap('sail');
    const ids = await house.untilAsked();
    expect(ids).toContain('pause');
    expect(ids.length).toBeGreaterThan(1);
  });
});

describe('settings', () => {
  it('are turned by keys and by fingers, and heard and seen at once', async () => {
    const house = await openSilentHouse();
    await house.tap('settings');
    await house.tap('music:4');
    expect(house.preferences.settings.music).toBe(4);
    house.prompter.picker.put('music');
    await house.key({ kind: 'move', direction: 'left' });
    expect(house.preferences.settings.music).toBe(3);
    expect(house.sound.calls.filter(([name]) => name === 'levels').at(-1)).toEqual([
      'levels',
      { sea: 1, music: 0.3, cues: 1 },
    ]);
    house.hands.onMute();
    await house.settle();
    await house.key({ kind: 'back' });
    expect(house.ids()).toContain('game:korsar');
  });

  it('change the speed of a story that is being told', async () => {
    const house = await openSilentHouse({ settings: { speed: 'calm' } });
    await house.tap('game:treasure-fleet');
    await house.tap('sail');
    for (let frames = 0; house.scene.reel.beats < 2 && frames < 200; frames++) await house.pass(50);
    await house.key({ kind: 'back' });
    await house.tap('settings');
    await house.tap('speed:express');
    await house.tap('close');
    await house.tap('stay');
    const begun = house.prompter.clock;
    await house.untilAsked();
    expect(house.prompter.clock - begun).toBeLessThan(10_000);
  });
});

describe('a name', () => {
  it('is typed: the first letter replaces the old one, a wrong one is refused, going back keeps the old name', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    await house.tap('name:1');
    expect(house.hands.typing).toBe(true);
    for (const letter of ['Z', 'o', '<']) {
      house.hands.onTyped(letter);
      await house.settle();
    }
    expect(house.scene.over.has('refusal:words')).toBe(true);
    expect(house.words).toContain('Zo');
    house.hands.onTyped(null);
    await house.settle();
    await house.tap('done');
    expect(house.hands.typing).toBe(false);
    expect(house.words).toContain('Z');
    await house.tap('name:1');
    house.hands.onTyped('Q');
    await house.settle();
    await house.key({ kind: 'back' });
    expect(house.words).toContain('Z');
    expect(house.words).not.toContain('Q');
  });

  it('is written with the letters of the language that is spoken', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    await house.preferences.speak(languageFor('de')!);
    await house.tap('name:1');
    for (const letter of 'jörg') await house.tap(`key:${letter}`);
    await house.tap('done');
    expect(house.words).toContain('Jörg');
    await house.preferences.speak(languageFor('en')!);
  });
});

describe('the last round', () => {
  it('is told again at the second action, and any press leads back to where it was', async () => {
    const house = await openSilentHouse({ query: '?game=treasure-fleet' });
    await house.tap('count:2');
    await house.tap('sail');
    for (let presses = 0; presses < 200; presses++) {
      const ids = await house.untilAsked();
      const target = house.prompter.picker.offered.find(({ id }) => id === 'last-round');
      if (target && !target.refusal && presses > 8) break;
      const press = ids.find((id) => /^(deck|ship|card)\|/.test(id)) ?? 'ready';
      await house.tap(
        ids.includes('ready') && ids.filter((id) => id.startsWith('berth|')).length === 3 ? 'ready' : press,
      );
    }
    const before = house.ids();
    const { beats } = house.scene.reel;
    await house.key({ kind: 'second' });
    await house.pass(100);
    expect(house.prompter.hands).toBeNull();
    expect(house.scene.reel.beats).toBeGreaterThan(beats);
    house.touch({ x: 5, y: 500 });
    await house.settle();
    expect(await house.untilAsked()).toEqual(before);
  });
});

/** Two computers have played a game, which is watched from its first step and stands there. */
async function watch(): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: '?game=treasure-fleet' });
  await watchComputers(house);
  await house.tap('to:0');
  return house;
}

describe('a replay', () => {
  const closed = (house: SilentHouse, id: string) =>
    house.prompter.picker.offered.find((target) => target.id === id)?.refusal !== undefined;

  it('steps to and fro, and says where it ends', async () => {
    const house = await watch();
    const first = [...house.scene.cast.table.keys()];
    expect([closed(house, 'back'), closed(house, 'step')]).toEqual([true, false]);
    await house.tap('step');
    await house.pass(20_000, 250);
    expect(closed(house, 'back')).toBe(false);
    await house.tap('back');
    expect(closed(house, 'back')).toBe(true);
    expect([...house.scene.cast.table.keys()]).toEqual(first);
    const end = house
      .ids()
      .filter((id) => id.startsWith('to:'))
      .at(-1)!;
    await house.tap(end);
    expect(closed(house, 'step')).toBe(true);
  });

  it('is left alone: it ends after its time, and the list is there again', async () => {
    const house = await watch();
    await house.pass(179_000, 1000);
    expect(house.ids()).toContain('step');
    await house.pass(2000, 500);
    expect(house.ids()).toContain('close');
    expect(house.ids()).not.toContain('step');
  });

  it('lies under shoulders and triggers: one goes through time, the other from turn to turn', async () => {
    const house = await watch();
    house.hands.onPull({ by: 1, far: false });
    house.hands.onPull(null);
    await house.settle();
    expect(closed(house, 'back')).toBe(false);
    house.hands.onPull({ by: -1, far: false });
    house.hands.onPull(null);
    await house.settle();
    expect(closed(house, 'back')).toBe(true);
    const { beats } = house.scene.reel;
    house.hands.onPull({ by: 1, far: true });
    await house.settle();
    await house.pass(20_000, 250);
    expect(house.scene.reel.beats).toBeGreaterThan(beats);
    expect(closed(house, 'back')).toBe(false);
  });
});
