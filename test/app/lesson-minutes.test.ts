/**
 * How long a lesson takes somebody who reads every note and follows the hand, on a clock of its own: what happens is told
 * at Normal by the game's own score, a note is read at three words a second, and a press takes a second and a half.
 */
import { describe, expect, it } from 'vitest';
import type { Reel, TablePicture } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { Office } from '../../src/host/office.ts';
import { PageHost } from '../../src/host/page-host.ts';
import { memoryStore } from '../../src/host/store.ts';
import { staged } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { fetchEveryGame, ids, names } from '../presentation/every-game-spoken.ts';

fetchEveryGame();

const pace = { word: 1 / 3, press: 1.5 } as const;
const limits = { least: 60, most: 150 } as const;

const wordsIn = (...texts: readonly string[]): number => texts.join(' ').split(/\s+/).length;

/** Seconds of a lesson from its first note to the end of the last beat. */
async function secondsOf(game: string, lesson: string): Promise<number> {
  const host = new PageHost(new Office(() => seedFrom(`${game} ${lesson}`), { store: memoryStore() }));
  const opened = await host.openLesson({ game, lesson, step: 0, names });
  if (!opened.ok) throw new Error(opened.refused.code);
  let seconds = 0;
  const passes = async (ms: number) => {
    seconds += ms / 1000;
  };
  const reel: Reel = {
    play: ({ length }) => passes(length),
    wait: passes,
    skip: () => {},
    cut: () => {},
    pause: () => {},
  };
  const room: TablePicture = { frame: frames.wide, onReshape: () => {}, show: () => {}, caption: () => {} };
  const { script, human, lessons } = staged(game);
  const steps = lessons?.()[lesson].steps ?? [];
  const controller = new SceneController(room, reel, script, names);
  controller.resume(opened.told.view, await host.story());
  let { view } = opened.told;
  let read = -1;
  for (let said = await host.next(); said.said !== 'over'; said = await host.next()) {
    if (said.said === 'told') {
      ({ view } = said);
      await controller.play(said);
      continue;
    }
    const { step, of, wants } = said.lesson ?? { step: 0, of: 0, wants: [] };
    if (step === of) break;
    if (step > read) seconds += wordsIn(steps[step].line, steps[step].more) * pace.word;
    read = step;
    const [{ ask, seat, open: choices }] = said.asks;
    const look = await host.reveal(seat);
    await host.cover();
    const choice = { seat, names, view, choices, legal: look?.legal, looking: true, curtain: false };
    seconds += human.way(choice, wants[0]).length * pace.press;
    if (await host.answer(ask, wants[0])) throw new Error(`Step ${step} refuses what it wants.`);
  }
  await host.leave();
  return Math.round(seconds);
}

describe.each(ids)('%s', (id) => {
  it(`takes ${limits.least} to ${limits.most} s a lesson`, async () => {
    expect(games[id]).toBeDefined();
    const found: Record<string, number> = {};
    for (const lesson of Object.keys(staged(id).lessons?.() ?? {})) found[lesson] = await secondsOf(id, lesson);
    console.log(`${id}: ${JSON.stringify(found)}`);
    for (const [lesson, seconds] of Object.entries(found)) {
      expect(seconds, lesson).toBeGreaterThanOrEqual(limits.least);
      expect(seconds, lesson).toBeLessThanOrEqual(limits.most);
    }
  });
});
