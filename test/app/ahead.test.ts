/**
 * The host may go ahead while the house tells (docs/decisions.md, fetching ahead): computers think meanwhile. The page has
 * nothing of it before its time, and whatever people ask for goes by what they were told.
 */
import { afterEach, expect, it, vi } from 'vitest';
import { games } from '../../src/rules/index.ts';
import { answer } from './answers.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const steps = ({ office }: SilentHouse) => office.session!.table.match.record.steps.length;
/** Actions that were told; the set-up is told, too, and is no action. */
const told = async ({ desk }: SilentHouse) => ((await desk.story())?.ends.length ?? 1) - 1;

it.each(Object.keys(games))('%s: computers act ahead of what is told, up to the next question', async (game) => {
  const house = await openSilentHouse({ query: `?game=${game}`, settings: { speed: 'calm' }, ahead: 4 });
  await house.tap('count:4');
  await house.tap('sail');
  const most = { untold: 0, asked: 0 };
  for (let frames = 0; most.asked < 3 && frames < 3000; frames++) {
    await house.pass(250, 250);
    const untold = steps(house) - (await told(house));
    most.untold = Math.max(most.untold, untold);
    if (!house.prompter.hands) continue;
    // Whoever is asked has been told everything.
    expect(untold).toBe(0);
    await answer(house);
    most.asked++;
  }
  expect(most.asked).toBe(3);
  expect(most.untold).toBeGreaterThan(0);
  expect(most.untold).toBeLessThanOrEqual(4);
});

it('in the pause people read what they were told, and what they leave there is taken up as it was played', async () => {
  const house = await openSilentHouse({ query: '?game=korsar', settings: { speed: 'calm' }, ahead: 4 });
  await house.tap('count:4');
  await house.tap('sail');
  for (let frames = 0; frames < 400 && steps(house) - (await told(house)) < 2; frames++) {
    if (house.prompter.hands) await answer(house);
    await house.pass(250, 250);
  }
  expect(house.prompter.hands).toBeNull();
  const [played, known] = [steps(house), await told(house)];
  await house.key({ kind: 'back' });
  expect(house.ids()).toContain('leave');
  await house.pass(60_000, 1000);
  expect([steps(house), await told(house)]).toEqual([played, known]);
  await house.tap('leave');
  await house.untilAsked((ids) => ids.includes('resume'));
  await house.tap('resume');
  await house.untilAsked((ids) => ids.includes('pause'));
  expect(steps(house)).toBeGreaterThanOrEqual(played);
  expect(steps(house)).toBe(await told(house));
});
