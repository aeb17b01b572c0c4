/**
 * Steps the table by hand, for pictures and measurements that must come out the same every time. Only when the page was
 * opened with a virtual clock (`window.__manualClock`); a visitor's browser never has one.
 */
import type Phaser from 'phaser';
import type { Heard } from '../../controller/stage-hook.ts';
import { engineCounts, pooledCanvases } from '../../stage/scene/engine-counts.ts';
import type { TableScene } from '../../stage/scene/table-scene.ts';
import { soundCounts } from '../../stage/sound/sound.ts';
import type { Pending } from './pending.ts';

const frame = 1000 / 60;
const longFrame = 50;

export interface DrivenGame {
  game: Phaser.Game;
  scene: TableScene;
  pending: Pending;
  /** Tells which event is told now, and how many have been told until now. */
  now: () => { event: string | null; count: number };
  drawCalls: () => number;
  hands: NonNullable<Window['stage']>['hands'];
  heard: readonly Heard[];
}

export function installHook({ game, scene, pending, now: moment, drawCalls, hands, heard }: DrivenGame): void {
  let time = performance.now();
  game.loop.stop();
  const settle = async () => {
    // A finished beat goes on in microtasks, a host's answer arrives as a message: give both their turn.
    do {
      await pending.settled();
      await new Promise<void>((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(0);
      });
    } while (pending.count > 0);
  };
  /** Steps the game once; frames that nobody looks at are not drawn. */
  const step = async (delta: number, draw: boolean) => {
    time += delta;
    window.__setClock?.(time);
    if (draw) game.step(time, delta);
    else game.headlessStep(time, delta);
    await settle();
  };
  const now = () => {
    const { event, count } = moment();
    return { event, at: scene.reel.at, step: count };
  };
  window.stage = {
    ready: Promise.resolve(),
    now,
    drawCalls,
    bare: () => layBare(scene),
    hands,
    heard: () => [...heard],
    counts() {
      scene.reel.cut();
      scene.cast.show(new Map());
      return { ...engineCounts(scene), atlases: scene.art.atlases.length, pooled: pooledCanvases(), ...soundCounts() };
    },
    sounds: soundCounts,
    async pass(ms, length = longFrame) {
      // A press from outside has its whole effect before time goes on, however slow the machine.
      await settle();
      for (let left = ms; left > 0.01; left -= length) await step(Math.min(length, left), false);
    },
    async advance(ms) {
      await settle();
      for (let left = ms; left > 0.01; left -= frame) await step(Math.min(frame, left), true);
    },
    async until(event, maxMs) {
      await settle();
      const before = now().step;
      for (let spent = 0; spent < maxMs; spent += frame) {
        await step(frame, false);
        const at = now();
        if (at.event !== event || at.step <= before) continue;
        await step(0, true);
        return true;
      }
      return false;
    },
  };
}

/** Effects that darken what lies around something. */
const darkness = ['dim', 'gloom'];

function layBare({ cast, repertoire, time }: TableScene): void {
  const play = repertoire.play.bind(repertoire);
  repertoire.play = (place, cue, factor) => {
    if (!darkness.includes(cue.name)) play(place, cue, factor);
  };
  const tick = cast.tick.bind(cast);
  const { now } = time;
  cast.tick = () => tick(now);
}
