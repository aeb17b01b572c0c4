/** Icons of what is pressed, for the device that somebody used last. */
import type { PadMake } from '../hands/pad-make.ts';
import type { Device } from '../hands/picker.ts';
import type { Sketch } from './sketch.ts';

export type PadDeed = 'choose' | 'change' | 'back';

const glyphs: Readonly<Record<Device, Readonly<Record<PadDeed, readonly string[]>>>> = {
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

export const glyphsOf = (device: Device, deed: PadDeed): readonly string[] => glyphs[device][deed];

const face = 'icon-face-';

/** Letters on the buttons of a gamepad by their places; what is missing is a shape that no letter looks like. */
const letters: Readonly<Record<PadMake, Readonly<Record<string, string>>>> = {
  letters: { south: 'a', east: 'b', west: 'x' },
  swapped: { south: 'b', east: 'a', west: 'y' },
  shapes: { south: 'x' },
};

/** Draws an icon of what is pressed; a button of a gamepad as it looks on this make, or by its place where that is not known. */
export function glyph(sketch: Sketch, icon: string, x: number, y: number, scale: number, make?: PadMake | null): void {
  const place = icon.split(face)[1];
  const letter = place && make && letters[make][place];
  if (!place || !make || letter) {
    sketch.picture(letter ? `icon-button-${letter}` : icon, x, y, { depth: 12, scale });
    return;
  }
  const ring = { kind: 'dial', x, y, scale, depth: 12 } as const;
  sketch.add({ ...ring, id: icon, props: { left: 1, radius: 42 } });
  const side = 34 * scale;
  if (place === 'east') sketch.add({ ...ring, id: `${icon}/shape`, props: { left: 1, radius: 20 } });
  else
    sketch.add({
      ...{ id: `${icon}/shape`, kind: 'shade', x: x - side / 2, y: y - side / 2, depth: 12 },
      props: { w: side, h: side, color: 0xf3cc6a },
    });
}
