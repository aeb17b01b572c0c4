/** Arrows at the edges of a window on a larger map: by a press the eye goes on for half of what is seen. */

import type { Straight } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import type { Sketch } from '../../screens/sketch.ts';
import { unwritten } from '../../screens/spoken.ts';
import { wayNoun } from '../naming.ts';
import { type Board, waysOut } from './board.ts';

const arrows: Readonly<Record<Straight, { dx: number; dy: number; icon: string }>> = {
  N: { dx: 0, dy: -1, icon: 'icon-key-up' },
  E: { dx: 1, dy: 0, icon: 'icon-key-right' },
  S: { dx: 0, dy: 1, icon: 'icon-key-down' },
  W: { dx: -1, dy: 0, icon: 'icon-key-left' },
};

const side = 84;

export function edges(sketch: Sketch, board: Board, depth: number): void {
  const { x, y, w, h } = board.window;
  for (const { way, focus } of waysOut(board)) {
    const { dx, dy, icon } = arrows[way];
    const across = x + w / 2 + dx * (w / 2 - side / 2 - 6);
    const down = y + h / 2 + dy * (h / 2 - side / 2 - 6);
    const label = fill(handWords().gaze, { way: wayNoun(way) });
    sketch.button(`gaze|${focus}`, unwritten(label), across, down, side, side, { icon, depth });
  }
}
