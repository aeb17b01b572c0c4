/**
 * Steps the table by hand, for pictures and measurements that must come out the same every time. Only when the page was
 * opened with a virtual clock (`window.__manualClock`); a visitor's browser never has one.
 */
import type Phaser from 'phaser';
import type {} from '../controller/stage-hook.ts';
import type { Demo } from './demo.ts';

const frame = 1000 / 60;

export function installHook(game: Phaser.Game, demo: Demo, drawCalls: () => number, ready: Promise<void>): void {
  let time = performance.now();
  game.loop.stop();
  const settle = async () => {
    // A finished beat goes on in microtasks, a host's answer arrives as a message: give both their turn.
    do {
      await demo.waiting?.catch(() => {});
      await new Promise<void>((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done();
        channel.port2.postMessage(0);
      });
    } while (demo.waiting);
  };
  /** Frames that nobody looks at are not drawn. */
  const step = async (delta: number, draw: boolean) => {
    time += delta;
    window.__setClock?.(time);
    if (draw) game.step(time, delta);
    else game.headlessStep(time, delta);
    await settle();
  };
  const now = () => {
    const moment = demo.controller.now();
    return { event: moment.event, at: demo.at(), step: moment.count };
  };
  window.stage = {
    ready,
    now,
    drawCalls,
    async advance(ms) {
      for (let left = ms; left > 0.01; left -= frame) await step(Math.min(frame, left), true);
    },
    async until(event, maxMs) {
      const before = now().step;
      for (let spent = 0; spent < maxMs; spent += frame) {
        await step(frame, false);
        const moment = now();
        if (moment.event !== event || moment.step <= before) continue;
        await step(0, true);
        return true;
      }
      return false;
    },
  };
}
