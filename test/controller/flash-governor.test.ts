import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FlashGovernor, flashLimits } from '../../src/controller/flash-governor.ts';

describe('the flash governor', () => {
  it('grants three pulses in a second and refuses the fourth', () => {
    const governor = new FlashGovernor();
    expect([0, 300, 600, 900].map((at) => governor.ask(at, 10_000))).toEqual([true, true, true, false]);
    expect(governor.ask(1200, 10_000)).toBe(true);
  });

  it('refuses a pulse that is too large, and does not count it', () => {
    const governor = new FlashGovernor();
    expect(governor.ask(0, flashLimits.area + 1)).toBe(false);
    expect([1, 2, 3].map((at) => governor.ask(at, flashLimits.area))).toEqual([true, true, true]);
  });

  it('never grants more than three in any second, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), (gaps) => {
        const governor = new FlashGovernor();
        const granted: number[] = [];
        let at = 0;
        for (const gap of gaps) {
          at += gap;
          if (governor.ask(at, 5000)) granted.push(at);
        }
        for (const start of granted) {
          expect(granted.filter((time) => time >= start && time < start + 1000).length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('switched off it grants everything: the tests of the picture can plant a burst', () => {
    const governor = new FlashGovernor();
    governor.on = false;
    expect([0, 1, 2, 3, 4].every((at) => governor.ask(at, 90_000))).toBe(true);
  });
});
