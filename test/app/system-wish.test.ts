/** What the machine asks for holds until somebody chooses: reduced motion and high contrast, also when it changes its mind. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Furnishing, openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const more = '(prefers-contrast: more)';
const reduce = '(prefers-reduced-motion: reduce)';

const contrastOf = ({ scene }: SilentHouse) => [scene.cast, scene.overlay].map(({ kit }) => kit.contrast === true);
const both = [true, true];
const none = [false, false];

/** Goes down the board until this row has the focus. */
async function goTo(house: SilentHouse, row: string): Promise<void> {
  for (let down = 0; down < 20 && house.prompter.hands?.focus !== row; down++)
    await house.key({ kind: 'move', direction: 'down' });
  expect(house.prompter.hands?.focus).toBe(row);
}

describe('high contrast', () => {
  it('is shown where the machine asks for more, from the first picture on and whenever it changes its mind', async () => {
    const house = await openSilentHouse({ wishes: [more] });
    expect(contrastOf(house)).toEqual(both);
    expect(house.preferences.settings.contrast).toBeNull();
    house.system.set(more, false);
    expect(contrastOf(house)).toEqual(none);
    house.system.set(more, true);
    expect(contrastOf(house)).toEqual(both);
  });

  it.each(['(prefers-contrast: less)', '(prefers-contrast: custom)', '(prefers-contrast)', '(forced-colors: active)'])(
    'is not what %s asks for',
    async (query) => {
      expect(contrastOf(await openSilentHouse({ wishes: [query] }))).toEqual(none);
    },
  );

  it.each([
    ['touched', (house: SilentHouse) => house.tap('contrast')],
    [
      'turned',
      async (house: SilentHouse) => {
        await goTo(house, 'contrast');
        await house.key({ kind: 'move', direction: 'left' });
      },
    ],
  ])('is %s off, and stays so whatever the machine asks', async (_, choose) => {
    const house = await openSilentHouse({ wishes: [more] });
    await house.tap('settings');
    await choose(house);
    expect(contrastOf(house)).toEqual(none);
    expect(house.preferences.settings.contrast).toBe(false);
    house.system.set(more, false);
    house.system.set(more, true);
    expect(contrastOf(house)).toEqual(none);
  });

  it('is on where somebody has chosen it, whatever the machine asks', async () => {
    const house = await openSilentHouse({ settings: { contrast: true } });
    house.system.set(more, true);
    house.system.set(more, false);
    expect(contrastOf(house)).toEqual(both);
  });

  it('says on the board that the machine asks for it', async () => {
    const house = await openSilentHouse({ wishes: [more, reduce] });
    await house.tap('settings');
    expect(house.words.filter((text) => text === 'this machine asks for it')).toHaveLength(2);
    await house.tap('contrast');
    await house.tap('contrast');
    expect(house.words.filter((text) => text === 'this machine asks for it')).toHaveLength(1);
  });
});

describe('a table that nobody looks after', () => {
  const kiosk = (furnishing: Furnishing) => openSilentHouse({ ...furnishing, query: '?kiosk' });

  it('follows the machine, unless its owner has chosen', async () => {
    const chosen = async (contrast: string) => {
      const house = await kiosk({ wishes: [more], house: { contrast } });
      return contrastOf(house);
    };
    expect(await chosen('system')).toEqual(both);
    expect(await chosen('off')).toEqual(none);
    expect(await chosen('on')).toEqual(both);
  });

  it('follows it again when a visitor who chose otherwise has gone', async () => {
    const house = await kiosk({ wishes: [more] });
    await house.tap('settings');
    await house.tap('contrast');
    expect(contrastOf(house)).toEqual(none);
    await house.preferences.endVisit();
    expect(contrastOf(house)).toEqual(both);
    house.system.set(more, false);
    expect(contrastOf(house)).toEqual(none);
  });
});

it('whoever turns another row chooses neither motion nor contrast', async () => {
  const house = await openSilentHouse({ wishes: [reduce] });
  await house.tap('settings');
  await goTo(house, 'music');
  await house.key({ kind: 'move', direction: 'left' });
  expect(house.preferences.settings).toMatchObject({ music: 9, calm: null, contrast: null });
  house.system.set(reduce, false);
  expect(house.preferences.still).toBe(false);
});
