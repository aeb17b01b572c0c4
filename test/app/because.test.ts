/** Why a computer did something is said where somebody wants to know, and only where it can be read. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { because } from '../../src/app/telling/because.ts';
import { readingTime } from '../../src/controller/speed.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { cutLists } from '../cut-lists.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What leads away from the choice. */
const besides = ['explain', 'advice', 'pause', 'undo', 'last-round', 'aid', 'hide'];

const reasons = () => ({ LEAD: 'That takes the lead', TIE: 'That draws level' });
const why = { seat: 1, code: 'LEAD', facts: {} };
const enough = readingTime('That takes the lead'.length);

function said(wanted: boolean, about: typeof why | null | undefined, lasts: number): string | undefined {
  const kit: { because?: { seat: number; text: string } } = { because: { seat: 0, text: 'What was said before' } };
  because(kit, wanted, { reasons }, about, (seat) => (seat === 1 ? lasts : 0));
  return kit.because?.text;
}

it('is said where it stands long enough', () => {
  expect(said(true, why, enough)).toBe('That takes the lead');
  expect(said(true, why, enough - 1)).toBeUndefined();
});

it('is not said where nobody wants to know, nothing is to be said, or there are no words for it', () => {
  expect(said(false, why, enough)).toBeUndefined();
  expect(said(true, null, enough)).toBeUndefined();
  expect(said(true, undefined, enough)).toBeUndefined();
  expect(said(true, { seat: 1, code: 'OTHER', facts: {} }, enough)).toBeUndefined();
});

/** Notes all that is said from now on. */
function noted({ scene }: SilentHouse): Set<string> {
  const all = new Set<string>();
  let now: { text: string } | undefined;
  Object.defineProperty(scene.cast.kit, 'because', {
    get: () => now,
    set: (because: typeof now) => {
      now = because;
      if (because) all.add(because.text);
    },
  });
  return all;
}

describe('left alone', () => {
  /** Watches the first cut, of Treasure Fleet. */
  async function watched(whys: boolean | null): Promise<{ heard: Set<string>; beats: number }> {
    vi.spyOn(Math, 'random').mockReturnValue(0.4);
    const house = await openSilentHouse({ cuts: cutLists, settings: { whys } });
    const heard = noted(house);
    await house.pass(22_000, 500);
    const { reel } = house.scene;
    const before = reel.beats;
    await house.pass(30_000, 100);
    vi.unstubAllGlobals();
    return { heard, beats: reel.beats - before };
  }

  it('the table says it unless somebody has turned it off, and tells nothing more slowly', async () => {
    const usual = await watched(null);
    expect(usual.heard.size).toBeGreaterThan(0);
    const off = await watched(false);
    expect(off.heard).toEqual(new Set());
    expect(off.beats).toBe(usual.beats);
  });
});

it('a match says it only where somebody has turned it on', async () => {
  const dice = seededDice(seedFrom('reasons in a match'), 'bots');
  for (const whys of [true, null]) {
    const house = await openSilentHouse({ query: '?game=treasure-fleet', settings: { whys, speed: 'calm' } });
    const heard = noted(house);
    await house.tap('count:2');
    await house.tap('sail');
    for (let n = 0; n < 40 && heard.size === 0; n++) {
      await house.untilAsked();
      const free = house.prompter.picker.offered.filter(({ id, refusal }) => !refusal && !besides.includes(id));
      await house.tap(pick(free, dice).id);
    }
    expect(heard.size > 0).toBe(whys === true);
    vi.unstubAllGlobals();
  }
});
