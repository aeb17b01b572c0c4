/**
 * In the built page the way to an action leads there: the presses that `way` names, made by finger, keys and gamepad, play
 * exactly that action, as the saved record says. Two people, Express, virtual clock, Canvas.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../src/match/match.ts';
import { replay } from '../../src/match/replay.ts';
import type { SeatChoice } from '../../src/presentation/hands/human.ts';
import { fetchGame, type StagedGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { GameAction, Seat } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { few, times } from '../how-much.ts';
import { progress } from '../progress.ts';
import { finger, gamepad, type Hand, keyboard, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord, readFinished, readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const devices: [string, Hand][] = [
  ['finger', finger],
  ['keyboard', keyboard],
  ['gamepad', gamepad],
];

const options: Readonly<Record<string, object>> = {
  yellowbeard: { map: 'short-voyage', autoSetup: true, firstPirate: 0 },
};

const actions = times(3, 20);

/** The match that is played, as it was saved: among the waiting ones or, when it has come to its end, the finished ones. */
async function recorded(page: Page): Promise<Match> {
  const replayed = replay((await readRecord(page)) ?? (await readFinished(page)));
  if (!replayed.ok) throw new Error(replayed.code);
  return replayed.match;
}

/** A new match of this game, taken up from the title by this hand. */
async function sitDown(context: BrowserContext, id: string, hand: Hand, seed: string): Promise<Page> {
  const first = await openPage(house, context);
  await putRecord(first, newRecord(people, seed, options[id], id));
  await first.close();
  const page = await openPage(house, context, hand);
  await hand.choose(page, 'resume');
  return page;
}

/** Any action of whoever is asked, and all presses that lead to it from what the page asks now. */
function anyWay(match: Match, { human }: StagedGame, dice: Dice): { seat: Seat; action: GameAction; way: string[] } {
  const { game, position } = match;
  const [seat] = game.toAct(position.state);
  const names = people.map(({ name }) => name);
  const shared = { seat, names, choices: game.choices?.(position.state, seat) ?? [], best: null, curtain: true };
  const frame = frames.wide;
  const open: SeatChoice = { ...shared, frame, view: match.view('table'), looking: false };
  const behind: SeatChoice = { ...shared, frame, view: match.view(seat), looking: true };
  const action = pick(match.legal(seat), dice);
  if (human.secret(open)) return { seat, action, way: ['reveal', ...human.way(behind, action)] };
  const onTable = human.way(open, action);
  return { seat, action, way: [...(onTable.length > 0 ? onTable : ['look', 'reveal', ...human.way(behind, action)])] };
}

describe.each(Object.keys(games))('%s', (id) => {
  it.each(few(1, devices))(`${actions} actions by %s`, async (device, hand) => {
    const stage = await fetchGame(id);
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const dice = seededDice(seedFrom(`way ${id} ${device}`), 'bots');
    let page: Page | null = null;
    for (let n = 0; n < actions; n++) {
      page ??= await sitDown(context, id, hand, `way ${id} ${n}`);
      await untilAsked(page);
      const match = await recorded(page);
      const before = match.record.steps.length;
      const { seat, action, way } = anyWay(match, stage, dice);
      expect(way.length, JSON.stringify(action)).toBeGreaterThan(0);
      for (const press of way) {
        const { targets } = await untilAsked(page);
        expect(
          targets.map((target) => target.id),
          `${press} of ${way}`,
        ).toContain(press);
        await hand.choose(page, press);
      }
      await pass(page, 500);
      const after = await recorded(page);
      expect(after.record.steps).toHaveLength(before + 1);
      expect(after.record.steps.at(-1)).toMatchObject({ seat, action });
      progress(`${id} by ${device}: ${n}`);
      if (after.outcome === null) continue;
      await page.close();
      page = null;
    }
    await context.close();
  });
});
