/**
 * The Captain's Table. Rules say what happened; the host decides who speaks next; the scene controller decides how it
 * looks and sounds; the stage has the pieces; the app opens the doors.
 *
 *   rules       pure games: no Phaser, no DOM, no clock, no chance but dice       may import: itself
 *   match       whose turn it is, the record, replay, undo                        rules
 *   bots        players that see only their seat's view                           rules, match
 *   host        a Worker: match + bots behind a typed port; secrets stop here     rules, match, bots
 *   controller  events to beats: order, speed, skip, captions                     types of rules and of the port
 *   stage       Phaser: pieces, effects, and per game a layout and a score        controller, types of rules
 *   app         boot, demo, address; wires the host to the stage                  all of the above
 *   tools       Node programs: start, test, simulate, art, shots, bench           all but stage and app
 */
import { wrap } from 'comlink';
import Phaser from 'phaser';
import type { HostPort } from '../host/port.ts';
import { tables } from '../stage/index.ts';
import { boot } from './boot.ts';
import { Demo } from './demo.ts';
import { countDrawCalls } from './draw-calls.ts';
import { installHook } from './manual-clock.ts';
import { notice } from './notice.ts';
import { readQuery } from './query.ts';

async function main(): Promise<void> {
  const read = readQuery(location.search);
  if (!read.ok) return notice(read.error);
  const { asked } = read;
  const worker = new Worker(new URL('../host/host.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = () => notice('The game could not be started: its rules did not load. Please reload the page.');
  const host = wrap<HostPort>(worker) as unknown as HostPort;
  const counter = window.__manualClock ? countDrawCalls() : null;
  const table = tables[asked.demo];
  const game = await boot(asked.renderer, {
    packs: table.packs,
    onFailure: (sentence) => notice(`${sentence}\nPlease reload the page.`),
    onReady: (scene) => {
      const demo = new Demo(scene, host, asked);
      const over = demo.run();
      const first = new Promise<void>((done) => game.events.once(Phaser.Core.Events.POST_RENDER, done));
      void first.then(() => {
        performance.mark('first-frame');
        for (const pack of table.later) void scene.art.load(pack).catch((error: Error) => notice(error.message));
      });
      if (counter) {
        game.events.on(Phaser.Core.Events.POST_RENDER, counter.frameEnds);
        installHook(game, demo, counter.lastFrame, Promise.resolve());
      }
      over.then(notice, (error) => {
        console.error(error);
        notice('The game stopped by a fault of ours. Please reload the page.');
      });
    },
  });
}

void main();
