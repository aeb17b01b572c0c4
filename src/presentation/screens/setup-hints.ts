/** Hints on the set-up: what is pressed for what on the device that somebody used last, and how a gamepad sits down. */
import { shellWords } from '../../words/house/house.ts';
import type { PadMake } from '../hands/pad-make.ts';
import type { Device } from '../hands/picker.ts';
import { glyph } from './glyphs.ts';
import type { Sketch } from './sketch.ts';

interface Hint {
  icons: readonly string[];
  text: string;
}

/** Lists the hints: one row of two where there is little room, else two rows; what is known best is left out first. */
function hintsOf(device: Device, low: boolean): readonly (readonly Hint[])[] {
  const words = shellWords();
  const sit = { icons: ['icon-dpad'], text: words.padJoin };
  if (device === 'pad') {
    const choose = { icons: ['icon-face-south'], text: words.choose };
    const leave = { icons: ['icon-face-west'], text: words.padLeave };
    if (low) return [[choose, leave]];
    return [
      [choose, leave],
      [
        { icons: ['icon-dpad'], text: words.move },
        { icons: ['icon-menu-button'], text: words.setSail },
      ],
    ];
  }
  const choose = {
    icons: [device === 'keys' ? 'icon-key-enter' : device === 'mouse' ? 'icon-mouse' : 'icon-touch'],
    text: words.choose,
  };
  if (low) return [[choose, sit]];
  const move = { icons: ['icon-key-up', 'icon-key-right'], text: words.move };
  return [device === 'keys' ? [choose, move] : [choose], [sit]];
}

/** Draws the hints. `low`: in one line under another button. */
export function setupHints(sketch: Sketch, device: Device, low: boolean, make?: PadMake | null): void {
  const scale = low ? 0.4 : 0.46;
  const left = low ? 1404 : 1422;
  const right = 1826;
  for (const [i, row] of hintsOf(device, low).entries()) {
    const y = low ? 1004 : 918 + i * 58;
    let x = left;
    for (const [n, { icons, text }] of row.entries()) {
      for (const icon of icons) {
        glyph(sketch, icon, x, y, scale, make);
        x += low ? 44 : 52;
      }
      x -= low ? 14 : 16;
      // The second of a row begins at the same place in both rows.
      const end = n === row.length - 1 ? right : left + (low ? 142 : 148);
      sketch.words('note', text, x, y, { depth: 12, maxWidth: end - x, ...(!low && { lines: 2 }) });
      x = end + (low ? 24 : 22);
    }
  }
}
