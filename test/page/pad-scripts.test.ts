/** Gamepads that are unplugged, swapped and held in the middle of games, on the built page: see test/app/pad-scripts.ts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { PadScript } from '../app/pad-scripts.ts';
import { type HeldPad, padButtons, type ScriptTable, scriptOf } from '../app/pad-table.ts';
import { times } from '../how-much.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A pad as the page sees it. */
interface SeenPad {
  id: string;
  index: number;
  connected: boolean;
  mapping: string;
  axes: number[];
  buttons: { pressed: boolean }[];
}

declare global {
  interface Window {
    __seen?: SeenPad[];
  }
}

async function layOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.getGamepads = () => {
      const all: (Gamepad | null)[] = Array(8).fill(null);
      for (const pad of window.__seen ?? []) if (pad.connected) all[pad.index] = pad as unknown as Gamepad;
      return all;
    };
  });
}

const seen = ({ id, index, connected, held }: HeldPad): SeenPad => {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
  for (const name of held) buttons[padButtons[name]].pressed = true;
  return { id, index, connected, mapping: 'standard', axes: [0, 0, 0, 0], buttons };
};

/** What the page is told, frame by frame, when pads are as they are now. */
type Told = (now: SeenPad[], before: SeenPad[]) => SeenPad[][];

function tableOf(page: Page, told: Told): ScriptTable {
  let before: SeenPad[] = [];
  return {
    async show(pads) {
      const now = pads.map(seen);
      for (const frame of told(now, before)) {
        await page.evaluate((all) => {
          window.__seen = all;
        }, frame);
        await pass(page, 20);
      }
      before = now;
    },
    async finger(id) {
      await finger.choose(page, id);
      // A finger that presses the same square so soon would be trembling.
      await pass(page, 450);
    },
    pass: (ms) => pass(page, ms),
    untilAsked: () => untilAsked(page).then(() => {}),
    async now() {
      const asked = await hands(page);
      const targets = asked?.targets ?? [];
      return {
        focus: asked?.focus ?? null,
        ids: targets.map(({ id }) => id),
        free: targets.flatMap(({ id, refusal }) => (refusal ? [] : [id])),
      };
    },
    asked: async () => null,
    stuck: () => [],
  };
}

async function play(n: number, told: Told = (now) => [now]) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await layOut(page);
    const game = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'][n % 4];
    await page.goto(`${house.served.url}?game=${game}&renderer=canvas&speed=express`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await untilAsked(page);
    return await new PadScript(tableOf(page, told), scriptOf(2, n, 10)).run();
  } finally {
    await context.close();
  }
}

it.each(Array.from({ length: times(2, 30) }, (_, n) => n))('script %i', async (n) => {
  expect((await play(n)).tried).toBeGreaterThan(3);
});

/** Faults that are planted in what the page is told. `from`: the script from which on they are looked for. */
const faults: Record<string, { told: Told; from: number; found: RegExp }> = {
  'all pads are of one make, so they are known by their place alone': {
    told: (now) => [now.map((pad) => ({ ...pad, id: 'pad' }))],
    from: 0,
    found: /move something|captain is asked|is away|all are here/,
  },
  'what is held while a pad is plugged in is pressed a moment later': {
    told: (now, before) => {
      const isNew = ({ index, id, connected }: SeenPad) =>
        connected && !before.some((pad) => pad.connected && pad.id === id && pad.index === index);
      const released = (pad: SeenPad) => ({ ...pad, buttons: pad.buttons.map(() => ({ pressed: false })) });
      return [now.map((pad) => (isNew(pad) ? released(pad) : pad)), now];
    },
    from: 11,
    found: /nobody has pressed/,
  },
};

it.each(Object.keys(faults))('a planted fault is found: %s', async (name) => {
  const { told, from, found } = faults[name];
  const all = async () => {
    for (let n = from; n < 30; n++) await play(n, told);
  };
  await expect(all()).rejects.toThrow(found);
});
