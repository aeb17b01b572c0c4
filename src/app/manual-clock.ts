/**
 * Steps the table by hand, for pictures and measurements that must come out the same every time. Only when the page was
 * opened with a virtual clock (`window.__manualClock`); a visitor's browser never has one.
 */
import type Phaser from 'phaser';
import type { Demo } from './demo.ts';

declare global {
  interface Window {
    __manualClock?: boolean;
    __setClock?: (ms: number) => void;
    stage?: StageHook;
  }
}

export interface StageHook {
  ready: Promise<void>;
  /** Lets so many milliseconds pass, frame by frame, waiting for the host wherever the story does. */
  advance(ms: number): Promise<void>;
  /** Which event is being told, how far into its beat (ms at Normal speed), and how many beats began before. */
  now(): { event: string | null; at: number; step: number };
  /** Advances until a beat of this event begins; false when it does not within `maxMs`. */
  until(event: string, maxMs: number): Promise<boolean>;
  /** Draw calls of the last frame; 0 on Canvas. */
  drawCalls(): number;
}

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
  const step = async (delta: number) => {
    time += delta;
    window.__setClock?.(time);
    game.step(time, delta);
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
      for (let left = ms; left > 0.01; left -= frame) await step(Math.min(frame, left));
    },
    async until(event, maxMs) {
      const before = now().step;
      for (let spent = 0; spent < maxMs; spent += frame) {
        await step(frame);
        const moment = now();
        if (moment.event === event && moment.step > before) return true;
      }
      return false;
    },
  };
}
