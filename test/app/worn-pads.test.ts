/** Worn gamepads at the whole table where nobody looks after it: a hand is covered, "Still there?" comes, and the reel is shown. */
import { describe, expect, it } from 'vitest';
import { Demo } from '../../src/app/attract/demo.ts';
import { idleAfter, unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import type { SilentPad } from './silent-scene.ts';
import { sail } from './walks.ts';

/** Changes a pad as it is after so many milliseconds. */
type Wear = (pad: SilentPad, ms: number) => void;

/** Milliseconds for which noise may be taken for somebody, see noise.ts. */
const noise = 10_000;
/** Milliseconds until a stick or a trigger here has drifted to its end, which counts once. */
const drift = 60_000;
const step = 100;

const axis =
  (number: number, at: (ms: number) => number): Wear =>
  (pad, ms) => {
    pad.axes[number] = at(ms);
  };
const pulled =
  (number: number, at: (ms: number) => number): Wear =>
  (pad, ms) => {
    const value = Math.max(0, Math.min(1, at(ms)));
    // Browsers call it pressed as soon as it says anything.
    pad.buttons[number] = { pressed: value > 0.04, value };
  };
const down =
  (number: number, on: (ms: number) => boolean = () => true): Wear =>
  (pad, ms) => {
    pad.buttons[number] = { pressed: on(ms), value: Number(on(ms)) };
  };
const both =
  (...wears: Wear[]): Wear =>
  (pad, ms) => {
    for (const wear of wears) wear(pad, ms);
  };
const every = (ms: number, period: number) => ms % period < period / 2;

const worn: Readonly<Record<string, Wear>> = {
  'a stick that trembles around the threshold': axis(0, (ms) => 0.56 + 0.08 * Math.sin(ms / 70)),
  'a stick that jumps over it': axis(1, (ms) => (every(ms, 400) ? 0.2 : 0.75)),
  'a stick that flickers from end to end': axis(0, (ms) => (every(ms, 600) ? -1 : 1)),
  'a stick that drifts to its end': axis(1, (ms) => Math.min(1, ms / drift)),
  'a stick that wanders slowly through its middle': axis(0, (ms) => 0.9 * Math.sin(ms / 9000)),
  'a stick that rests at its end': axis(0, () => 1),
  'a trigger that drifts from 0 to 1': pulled(7, (ms) => ms / drift),
  'a trigger that flickers around its threshold': pulled(7, (ms) => 0.5 + 0.15 * Math.sin(ms / 60)),
  'a trigger that flickers over both thresholds': pulled(7, (ms) => (every(ms, 300) ? 0.1 : 0.7)),
  'a trigger that rests half pulled': pulled(6, () => 0.55),
  'a trigger that wanders slowly': pulled(6, (ms) => 0.5 + 0.45 * Math.sin(ms / 7000)),
  'two triggers in opposition': both(
    pulled(6, (ms) => (every(ms, 900) ? 0.9 : 0.1)),
    pulled(7, (ms) => (every(ms, 900) ? 0.1 : 0.9)),
  ),
  'two triggers that rest at their ends': both(
    pulled(6, () => 1),
    pulled(7, () => 1),
  ),
  'a shoulder that is stuck': down(5),
  'a button that is stuck': down(0),
  'a d-pad that is stuck': down(12),
  'a shoulder that chatters': down(4, (ms) => every(ms, 200)),
  'a d-pad that chatters': down(13, (ms) => every(ms, 300)),
  'a stick, a trigger and a stuck button at once': both(
    axis(0, (ms) => (every(ms, 600) ? -1 : 1)),
    pulled(7, (ms) => (every(ms, 300) ? 0.1 : 0.7)),
    down(3),
  ),
};

describe('nobody is at the table but a worn pad', () => {
  it.each(Object.entries(worn))('%s', async (_, wear) => {
    const house = await sail(2);
    const pad = house.hands.bring('Worn', 0);
    await house.pass(500);
    await house.tap('reveal');
    expect(house.ids()).not.toContain('reveal');
    let ms = 0;
    const until = async (what: () => boolean, most: number) => {
      const begun = ms;
      while (!what() && ms - begun < most) {
        wear(pad, ms);
        await house.pass(step, step);
        ms += step;
      }
      return what();
    };
    const { prompter, shell } = house;
    expect(await until(() => house.ids().includes('reveal'), 120_000)).toBe(true);
    expect(ms).toBeLessThanOrEqual(idleAfter.hand + 3 * noise);
    expect(await until(() => prompter.stands('still-there', 0), unattendedAfter.curtain + drift)).toBe(true);
    expect(await until(() => shell.playing instanceof Demo, idleAfter['still-there'] + 3 * noise)).toBe(true);
    // Nor does it wake the reel.
    let woken = 0;
    await until(() => {
      if (!(shell.playing instanceof Demo)) woken += step;
      return false;
    }, 30_000);
    expect(woken).toBeLessThan(10_000);
  });
});
