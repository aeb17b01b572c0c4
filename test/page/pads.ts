/** Several gamepads that tests press, hold, unplug and plug in again. */
import type { Page } from 'playwright-core';
import { finger, pass, untilAsked } from './hands.ts';

const buttons = {
  south: 0,
  east: 1,
  west: 2,
  north: 3,
  menu: 9,
  shoulderLeft: 4,
  shoulder: 5,
  triggerLeft: 6,
  trigger: 7,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
};

export type PadButton = keyof typeof buttons;

export interface Pads {
  set(pad: number, button: PadButton, on: boolean): Promise<void>;
  press(pad: number, button: PadButton): Promise<void>;
  plug(pad: number, on: boolean): Promise<void>;
}

/** Before the page opens. */
export async function pads(page: Page, count: number): Promise<Pads> {
  await page.addInitScript((n) => {
    const made = Array.from({ length: n }, (_, index) => ({
      id: `Test pad ${index}`,
      index,
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
      timestamp: 0,
    }));
    (window as unknown as { __pads: typeof made }).__pads = made;
    navigator.getGamepads = () => made.map((pad) => (pad.connected ? (pad as unknown as Gamepad) : null));
  }, count);
  const set = async (pad: number, button: PadButton, on: boolean) => {
    await page.evaluate(
      ([p, b, pressed]) => {
        const all = (window as unknown as { __pads: { buttons: { pressed: boolean }[] }[] }).__pads;
        all[p as number].buttons[b as number].pressed = pressed as boolean;
      },
      [pad, buttons[button], on] as const,
    );
    await pass(page, 50);
  };
  return {
    set,
    async press(pad, button) {
      await set(pad, button, true);
      await set(pad, button, false);
    },
    async plug(pad, on) {
      await page.evaluate(
        ([p, connected]) => {
          const all = (window as unknown as { __pads: { connected: boolean }[] }).__pads;
          all[p as number].connected = connected as boolean;
        },
        [pad, on] as const,
      );
      await pass(page, 50);
    },
  };
}

/** Sets sail with two people of whom the first has gamepad 1 and the second gamepad 2. */
export async function sailWithPads(page: Page, held: Pads): Promise<void> {
  await held.press(0, 'left');
  await finger.choose(page, 'count:2');
  await held.press(1, 'south');
  await finger.choose(page, 'sail');
  await untilAsked(page);
}
