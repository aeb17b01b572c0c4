/** Icons of what is pressed, for the device that somebody used last. */
import type { Device } from '../hands/picker.ts';

export type Deed = 'choose' | 'change' | 'back';

const glyphs: Readonly<Record<Device, Readonly<Record<Deed, readonly string[]>>>> = {
  pad: {
    choose: ['icon-dpad-up', 'icon-dpad-down'],
    change: ['icon-dpad-left', 'icon-dpad-right'],
    back: ['icon-face-east'],
  },
  keys: {
    choose: ['icon-key-up', 'icon-key-down'],
    change: ['icon-key-left', 'icon-key-right'],
    back: ['icon-key-escape'],
  },
  touch: { choose: ['icon-touch'], change: ['icon-touch'], back: [] },
  mouse: { choose: ['icon-mouse'], change: ['icon-mouse'], back: [] },
};

export const glyphsOf = (device: Device, deed: Deed): readonly string[] => glyphs[device][deed];
