/** By night the table lies dark and still, until the hour comes or somebody wakes it; black it does not wake by itself. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Demo } from '../../../src/app/attract/demo.ts';
import type { House } from '../../../src/app/operator/house-settings.ts';
import { idleAfter } from '../../../src/app/prompts/idle-clock.ts';
import { shellWords } from '../../../src/words/house/house.ts';
import { officeWords } from '../../../src/words/house/office.ts';
import { fill } from '../../../src/words/message.ts';
import { openSilentHouse, type SilentHouse } from '../silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const hours = { opens: 10, closes: 22 };

async function open(house: Partial<House>, hour: number) {
  const clock = { hour };
  const now = () => new Date(2030, 0, 1, clock.hour);
  const opened = await openSilentHouse({ query: '?kiosk', pin: '2468', now, house: { ...hours, ...house } });
  await opened.pass(idleAfter.title + 3000, 1000);
  return { house: opened, clock };
}

const isDark = (house: SilentHouse): boolean => house.scene.over.has('night');
const touch = async (house: SilentHouse) => {
  house.touch({ x: 900, y: 500 });
  await house.pass(500);
};

describe('dim', () => {
  it('it says when it opens, is silent, shows no games, and a touch leads to the title', async () => {
    const { house } = await open({ night: 'dim' }, 23);
    expect(isDark(house)).toBe(true);
    expect(house.words).toEqual([fill(shellWords().asleep, { n: 10 })]);
    expect(house.sound.calls.filter(([name]) => name === 'bed' || name === 'music').slice(-2)).toEqual([
      ['bed', false],
      ['music', null, false],
    ]);
    await house.pass(3_600_000, 60_000);
    expect(house.shell.playing).toBeNull();
    await touch(house);
    expect(house.ids()).toContain('settings');
    // And to sleep again.
    await house.pass(idleAfter.title + 2000, 1000);
    expect(isDark(house)).toBe(true);
  });

  it('wakes by itself at its hour', async () => {
    const { house, clock } = await open({ night: 'dim' }, 9);
    expect(isDark(house)).toBe(true);
    clock.hour = 10;
    await house.pass(10_000, 500);
    expect(isDark(house)).toBe(false);
    expect(house.shell.playing).toBeInstanceOf(Demo);
  });

  it('falls while games are shown', async () => {
    const { house, clock } = await open({ night: 'dim' }, 21);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    clock.hour = 22;
    await house.pass(10_000, 500);
    expect(isDark(house)).toBe(true);
    expect(house.shell.playing).toBeNull();
  });

  it('never falls over people who play', async () => {
    const clock = { hour: 21 };
    const now = () => new Date(2030, 0, 1, clock.hour);
    const house = await openSilentHouse({ query: '?kiosk&game=korsar', now, house: { ...hours, night: 'black' } });
    await house.tap('count:2');
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('pause'));
    clock.hour = 23;
    await house.pass(30_000, 1000);
    expect(isDark(house)).toBe(false);
    expect(house.ids()).toContain('pause');
  });
});

describe('black', () => {
  it('shows nothing, and stays dark under every touch, key and pad', async () => {
    const { house } = await open({ night: 'black' }, 3);
    expect([...house.scene.over.keys()]).toEqual(['night']);
    await touch(house);
    await house.key({ kind: 'confirm' });
    await house.key({ kind: 'back' });
    await house.pad(0, { kind: 'confirm' });
    await house.pass(2000);
    expect(isDark(house)).toBe(true);
    expect(house.prompter.hands).toBeNull();
  });

  it('wakes at a touch where the operator wants that', async () => {
    const { house } = await open({ night: 'black', wakes: true }, 3);
    expect(isDark(house)).toBe(true);
    await touch(house);
    expect(house.ids()).toContain('settings');
  });

  it('the operator gets in all the same', async () => {
    const { house } = await open({ night: 'black' }, 3);
    house.corner?.press(1, { x: 2, y: 2 }, { width: 1920, height: 1080 });
    await house.pass(6000);
    expect(house.words).toContain(officeWords().pin.title);
  });
});

it('where it is off nothing is dark at any hour', async () => {
  const { house } = await open({ night: 'off' }, 3);
  expect(isDark(house)).toBe(false);
});
