/** Gamepads that are unplugged, swapped and held in the middle of games, on the built page: see test/app/pad-scripts.ts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { type HeldPad, PadScript, padButtons, type ScriptTable, scriptOf } from '../app/pad-scripts.ts';
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

/** `plant`: what the page is told instead of what there is, where a fault is planted. */
function tableOf(page: Page, plant: (pads: SeenPad[]) => SeenPad[] = (pads) => pads): ScriptTable {
  return {
    async show(pads) {
      await page.evaluate(
        (all) => {
          window.__seen = all;
        },
        plant(pads.map(seen)),
      );
      await pass(page, 20);
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

async function play(n: number, plant?: (pads: SeenPad[]) => SeenPad[]) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await layOut(page);
    const game = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'][n % 4];
    await page.goto(`${house.served.url}?game=${game}&renderer=canvas&speed=express`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await untilAsked(page);
    return await new PadScript(tableOf(page, plant), scriptOf(2, n, 10)).run();
  } finally {
    await context.close();
  }
}

it.each(Array.from({ length: times(2, 30) }, (_, n) => n))('script %i', async (n) => {
  expect((await play(n)).tried).toBeGreaterThan(3);
});

it('a page that knows pads by their place alone is found out', async () => {
  const blind = (pads: SeenPad[]) => pads.map((pad) => ({ ...pad, id: 'pad' }));
  const all = async () => {
    for (let n = 0; n < 8; n++) await play(n, blind);
  };
  await expect(all()).rejects.toThrow(/move something|asked|away/);
});
