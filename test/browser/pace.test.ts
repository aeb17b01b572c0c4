/** How a story is told on the real stage: four speeds, one press that ends it, a pause that holds everything, and the system's wish. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Beat } from '../../src/controller/beat.ts';
import { actorOf, namesWorn } from '../../src/controller/names-worn.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { type Speed, speeds } from '../../src/controller/speed.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { followMotion } from '../../src/stage/motion.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { find, names } from './story.ts';

const { packs, later } = stagedGames['treasure-fleet'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...packs, ...later]);
});
afterAll(() => stage.close());

const told = find(4, {}, ({ event }) => event.type === 'CardPlayed' && event.card === '4' && event.play > 6);
const beat = script.beat(told.event, told.before, told.after, names, {
  shape: 'wide',
  width: 1920,
  height: 1080,
});
/** The blow of the last hit holds everything for a moment more. */
const stands = beat.cues.reduce((sum, { stand = 0 }) => sum + stand, 0);
const { length } = beat;

function begin(speed: Speed, caption = true) {
  const controller = new SceneController(stage.scene.cast, stage.scene.reel, script, names);
  controller.speed = speed;
  controller.show(told.before);
  const run = { over: false };
  const story = controller.play({ events: caption ? [told.event] : [], view: told.after });
  void story.then(() => {
    run.over = true;
  });
  return { controller, run };
}

/** Milliseconds of the stage's clock until the story is over. */
async function untilOver(run: { over: boolean }, most: number, step = 10): Promise<number> {
  let ms = 0;
  await settle();
  for (; !run.over && ms < most; ms += step) {
    stage.step(step);
    await settle();
  }
  return run.over ? ms : Number.POSITIVE_INFINITY;
}

/** Places and words of what is there; idle life does not count. */
const places = () =>
  Object.fromEntries(
    Object.entries(snapshot(stage.scene.cast)).map(([id, { x, y, scaleX, angle, alpha }]) => [
      id,
      { x, y, scaleX, angle, alpha },
    ]),
  );

describe('the story', () => {
  for (const speed of Object.keys(speeds) as Speed[]) {
    it(`takes its time at ${speed}`, async () => {
      const { run } = begin(speed);
      const ms = await untilOver(run, 8000);
      const whole = (length + (speeds[speed].spare ? 0 : stands)) * speeds[speed].factor;
      expect(ms).toBeGreaterThanOrEqual(whole - 20);
      expect(ms).toBeLessThanOrEqual(whole + 60);
    });
  }

  it('is told without particles at Express, and with them at Normal', async () => {
    const seen: Record<string, number> = {};
    for (const speed of ['normal', 'express'] as const) {
      const { run } = begin(speed);
      let most = 0;
      for (let ms = 0; !run.over && ms < 8000; ms += 20) {
        stage.step(20);
        await settle();
        const smoke = stage.scene.cast.effects.list.filter((each) =>
          (each as Phaser.GameObjects.Image).frame?.name.startsWith('splinter'),
        );
        most = Math.max(most, smoke.length);
      }
      seen[speed] = most;
    }
    expect(stage.scene.repertoire.traits.splinters.decoration).toBe(true);
    expect(seen.normal).toBeGreaterThan(20);
    expect(seen.express).toBe(0);
  });

  it('is at its end within 100 ms of a press, wherever it was', async () => {
    begin('normal').controller.skip();
    await settle();
    const end = places();
    for (let at = 0; at < length; at += 230) {
      const { controller, run } = begin('calm');
      await untilOver(run, at);
      expect(run.over).toBe(false);
      controller.skip();
      expect(await untilOver(run, 100)).toBeLessThan(100);
      expect(places(), `after ${at} ms`).toEqual(end);
    }
  });

  it('stands still while it is paused, for as long as it takes, and goes on from there', async () => {
    const { controller, run } = begin('normal');
    await untilOver(run, 400);
    controller.pause(true);
    const held = stage.scene.cast.get(`shot:${'play' in told.event ? told.event.play : 0}`)?.pose();
    expect(await untilOver(run, 20_000, 100)).toBe(Number.POSITIVE_INFINITY);
    expect(stage.scene.cast.get(`shot:${'play' in told.event ? told.event.play : 0}`)?.pose()).toEqual(held);
    controller.pause(false);
    const rest = await untilOver(run, 8000);
    expect(rest).toBeGreaterThan(length - 500);
    expect(rest).toBeLessThan(length - 300);
  });
});

describe('slow motion', () => {
  const blow = (length: number): Beat => ({ length, cues: [{ at: 100, stand: 50, slow: 400 }] });
  /** Milliseconds of the beat that have passed after so many of the stage's clock, and the clock at its end. */
  async function pace(played: Beat, spare: boolean): Promise<{ at: number; end: number }> {
    const run = { over: false };
    const { reel } = stage.scene;
    void reel.play(played, new Map(), { factor: 1, spare }).then(() => {
      run.over = true;
    });
    stage.step(50);
    for (let ms = 50; ms < 450; ms += 10) stage.step(10);
    const { at } = reel;
    return { at, end: 450 + (await untilOver(run, 3000)) };
  }

  it('halves the pace after a blow, makes up for it before the beat is over, and comes once a minute', async () => {
    stage.scene.reel.skip();
    stage.step(60_000);
    const first = await pace(blow(1000), false);
    expect(first.at).toBeGreaterThan(230);
    expect(first.at).toBeLessThan(270);
    expect(Math.abs(first.end - 1050)).toBeLessThan(30);
    const second = await pace(blow(1000), false);
    expect(second.at).toBeGreaterThan(380);
    expect(Math.abs(second.end - 1050)).toBeLessThan(30);
    stage.step(60_000);
    expect((await pace(blow(1000), true)).at).toBeGreaterThan(430);
  });
});

describe('the wish of the system for less motion', () => {
  it('is heard at once, at every change, and no more when nobody listens', () => {
    const real = window.matchMedia;
    const preference = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = (() => preference) as unknown as typeof window.matchMedia;
    try {
      const heard: boolean[] = [];
      const forget = followMotion(null, (reduced) => heard.push(reduced));
      for (const matches of [true, false]) {
        preference.matches = matches;
        preference.dispatchEvent(new Event('change'));
      }
      forget();
      preference.dispatchEvent(new Event('change'));
      expect(heard).toEqual([false, true, false]);
    } finally {
      window.matchMedia = real;
    }
  });
});

describe('words of a turn that is over', () => {
  const turn = find(4, {}, ({ event }) => event.type === 'TurnStarted');
  /** The sheet, with the emblems on it, and the words over it. */
  const parts = () => snapshot(stage.scene.cast).caption.children ?? [];
  /** Strength of the sheet, and of the emblems and words on it. */
  const drawn = () => {
    const [sheet, words] = parts();
    const [paper, ...signs] = sheet?.children ?? [];
    return { paper: paper?.alpha, words: [...new Set([...signs, words].map(({ alpha }) => alpha))] };
  };

  it('are dim when the turn has passed on, and others are bright', async () => {
    const controller = new SceneController(stage.scene.cast, stage.scene.reel, script, names);
    const tell = async ({ event, before, after }: typeof turn) => {
      controller.show(before);
      let over = false;
      void controller.play({ events: [event], view: after }).then(() => {
        over = true;
      });
      await settle();
      const first = drawn();
      await untilOver(
        {
          get over() {
            return over;
          },
        },
        8000,
      );
      return [first, drawn()];
    };
    expect(await tell(told)).toEqual(Array(2).fill({ paper: 1, words: [1] }));
    expect(await tell(turn)).toEqual(Array(2).fill({ paper: 1, words: [0.55] }));
    expect(await tell(told)).toEqual(Array(2).fill({ paper: 1, words: [1] }));
  });

  it('say why only when the last ball has struck', async () => {
    const { kit } = stage.scene.cast;
    const seat = actorOf(namesWorn(beat.caption ?? [], names)) ?? -1;
    kit.because = { seat, text: 'That takes the lead by 4 guns' };
    const reasons = () => parts()[1].children?.some(({ shows, visible }) => visible && shows?.startsWith('That'));
    const { run } = begin('normal');
    await settle();
    expect(reasons()).toBe(false);
    const last = Math.max(...beat.cues.flatMap(({ at, set }) => (set?.props.untold === false ? [at] : [])));
    expect(last).toBe(Math.max(...beat.cues.flatMap(({ at, stand }) => (stand ? [at] : []))));
    for (let ms = 0; ms < last - 20; ms += 20) {
      expect(reasons()).toBe(false);
      stage.step(20);
      await settle();
    }
    stage.step(60);
    expect(reasons()).toBe(true);
    await untilOver(run, 8000);
    expect(reasons()).toBe(true);
    kit.because = undefined;
  });
});
