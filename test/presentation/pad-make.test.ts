/** What stands on the buttons of a gamepad, by the names that browsers give it, and what the hints show then. */
import { describe, expect, it } from 'vitest';
import { makeOf, type PadMake } from '../../src/presentation/hands/pad-make.ts';
import { glyph } from '../../src/presentation/screens/glyphs.ts';
import { Sketch } from '../../src/presentation/screens/sketch.ts';

/** Names as Chromium gives them on Linux and Windows, and Firefox on Linux, Windows and a Mac. */
const names: Readonly<Record<PadMake | 'nobody knows', readonly string[]>> = {
  letters: [
    'Xbox 360 Controller (XInput STANDARD GAMEPAD)',
    'Microsoft Controller (STANDARD GAMEPAD Vendor: 045e Product: 02ea)',
    'Microsoft Corp. Xbox One Elite Controller (STANDARD GAMEPAD Vendor: 045e Product: 02e3)',
    'Xbox Wireless Controller Extended Gamepad',
    'HID-compliant game controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)',
    'Logitech Gamepad F310 (STANDARD GAMEPAD Vendor: 046d Product: c21d)',
    'xinput',
    '045e-028e-Microsoft X-Box 360 pad',
    '45e-2fd-Xbox Wireless Controller',
  ],
  shapes: [
    'Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 05c4)',
    'Sony Interactive Entertainment Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)',
    'DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)',
    'PLAYSTATION(R)3 Controller (STANDARD GAMEPAD Vendor: 054c Product: 0268)',
    '054c-0ce6-Sony Interactive Entertainment DualSense Wireless Controller',
    '54c-9cc-Wireless Controller',
  ],
  swapped: [
    'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
    'Nintendo Co., Ltd. Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
    'Joy-Con L+R (STANDARD GAMEPAD Vendor: 057e Product: 200e)',
    '057e-2009-Nintendo Switch Pro Controller',
    '57e-2009-Pro Controller',
  ],
  // Their buttons are shown by their places: that is right on every pad.
  'nobody knows': [
    '0079-0006-Generic   USB  Joystick',
    'USB Gamepad (Vendor: 0810 Product: e501)',
    '1054-c000-Pad',
    '',
  ],
};

describe('the make of a gamepad', () => {
  for (const [make, all] of Object.entries(names))
    it.each(all)(`${make}: %s`, (name) => {
      expect(makeOf(name)).toBe(make === 'nobody knows' ? null : make);
    });
});

describe('a hint', () => {
  /** Pieces by which a button is shown. */
  const shown = (place: string, make: PadMake | null): string => {
    const sketch = new Sketch(null);
    glyph(sketch, `icon-face-${place}`, 100, 100, 0.5, make);
    return sketch.placements.map(({ kind, props }) => (kind === 'picture' ? props.frame : kind)).join();
  };

  it.each([
    ['letters', ['icon-button-a', 'icon-button-b', 'icon-button-x']],
    ['swapped', ['icon-button-b', 'icon-button-a', 'icon-button-y']],
    // A cross in a ring, a ring in a ring, a square in a ring.
    ['shapes', ['icon-button-x', 'dial,dial', 'dial,shade']],
    [null, ['icon-face-south', 'icon-face-east', 'icon-face-west']],
  ] as const)('of a pad with %s shows what stands on it, in place', (make, all) => {
    expect(['south', 'east', 'west'].map((place) => shown(place, make))).toEqual(all);
  });

  it('of anything else is the same on every pad', () => {
    const sketch = new Sketch(null);
    glyph(sketch, 'icon-dpad', 0, 0, 0.5, 'shapes');
    expect(sketch.placements.map(({ props }) => props.frame)).toEqual(['icon-dpad']);
  });
});
