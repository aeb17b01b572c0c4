/** The machine on which the page runs, for the self-test. */
import type { ArchivePort } from '../../host/port.ts';
import { soundSleeps } from '../../stage/sound/sound.ts';
import { offline } from '../offline/how-far.ts';
import type { Shelf } from '../page/shelf.ts';
import type { Prompter } from '../prompts/prompter.ts';
import { heard } from '../settings/open-sound.ts';
import type { Machine } from './self-test.ts';

const trial = 'captains-table/trial';

/** Milliseconds between the bell on the left and the one on the right. */
const between = 1200;

export function thisMachine(
  prompter: Pick<Prompter, 'sound' | 'frames'>,
  shelf: Shelf | null,
  host: Pick<ArchivePort, 'keeps'>,
): Machine {
  return {
    frames: () => prompter.frames,
    now: () => performance.now(),
    offline: () => offline,
    ring() {
      prompter.sound.play('turn-bell', { pan: -1 });
      setTimeout(() => prompter.sound.play('turn-bell', { pan: 1 }), between);
    },
    silent: () => heard.silent,
    sleeps: soundSleeps,
    fingers: () => navigator.maxTouchPoints,
    pads: () => [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected).length,
    async store() {
      const sign = String(performance.now());
      shelf?.setItem(trial, sign);
      if (shelf?.getItem(trial) !== sign || !(await host.keeps()))
        throw new Error('The storage does not give back what was written.');
      const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      const lasts = (await navigator.storage?.persisted?.()) ?? null;
      return { free: quota > 0 ? Math.round((quota - usage) / 1_000_000) : null, lasts };
    },
  };
}
