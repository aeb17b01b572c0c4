/** Moments that pictures are taken of: their games still come to them. A captain that plays otherwise may never get there. */
import { describe, expect, it } from 'vitest';
import { usualLevel } from '../../src/bots/levels.ts';
import { type DemoSetting, type Moment, measured, moments } from '../../src/tools/moments.ts';
import { type Batch, Desk } from '../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Jack'];

/** Types of all events of a game, in their order. */
async function toldIn({ game, seats, seed, options = {}, bots = usualLevel }: DemoSetting): Promise<string[]> {
  const desk = new Desk(() => 'f'.repeat(32));
  const request = { game, seats, options, seed, bots: [bots], names: names.slice(0, seats) };
  const opened = await desk.openDemo(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  const told: string[] = [];
  for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance())
    told.push(...batch.events.map(({ type }) => type));
  return told;
}

/** What a walk waits for and does not find, or null. */
function missing(told: readonly string[], { walk }: Moment): string | null {
  let at = -1;
  for (const step of walk) {
    if (!('until' in step)) continue;
    for (let n = step.times ?? 1; n > 0; n--) {
      at = told.indexOf(step.until, at + 1);
      if (at < 0) return step.until;
    }
  }
  return null;
}

/** Moments that wait for something, by their game. */
const walks = new Map<string, Moment[]>();
for (const moment of [...moments, ...measured]) {
  if (!moment.demo || !moment.walk.some((step) => 'until' in step)) continue;
  const key = JSON.stringify(moment.demo);
  walks.set(key, [...(walks.get(key) ?? []), moment]);
}

describe('every game comes to the moments that are looked for in it', () => {
  it.each([...walks])('%s', async (key, waited) => {
    const told = await toldIn(JSON.parse(key));
    for (const moment of waited) expect(missing(told, moment), moment.name).toBeNull();
  });

  it('a moment that does not come is found', () => {
    const walk = [{ until: 'ShipSailed', times: 2 }, { until: 'GameEnded' }];
    expect(missing(['ShipSailed', 'GameEnded', 'ShipSailed', 'GameEnded'], { name: '', walk })).toBeNull();
    expect(missing(['ShipSailed', 'GameEnded', 'ShipSailed'], { name: '', walk })).toBe('GameEnded');
    expect(missing(['ShipSailed', 'GameEnded'], { name: '', walk })).toBe('ShipSailed');
  });
});
