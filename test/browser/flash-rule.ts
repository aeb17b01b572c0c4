/** The rule of light as a check (docs/decisions.md, light): at most three pulses of light in any second, none of them too large. */
import { expect } from 'vitest';
import { flashLimits } from '../../src/controller/flash-governor.ts';
import { mostPerSecond, type Pulse } from './light.ts';
import type { Light } from './watch-light.ts';

export function expectFewPulses(found: readonly Pulse[]): void {
  expect(mostPerSecond(found), JSON.stringify(found)).toBeLessThanOrEqual(flashLimits.pulses);
  for (const { area } of found) expect(area, JSON.stringify(found)).toBeLessThanOrEqual(flashLimits.area);
}

/** Checks all measures of told beats. */
export function expectNoFlash({ effects, picture, darkness }: Light): void {
  expectFewPulses(effects);
  expectFewPulses(picture);
  expect(darkness).toEqual([]);
}

/** Tells whether light breaks the rule: what is planted must. */
export const isFlash = (found: readonly Pulse[]): boolean =>
  mostPerSecond(found) > flashLimits.pulses || found.some(({ area }) => area > flashLimits.area);
