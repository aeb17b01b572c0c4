/** The credits: who thought the games up, and what the table is made of. */
import type { Frame } from '../../controller/room.ts';
import { creditLines, shellWords } from '../../words/house/house.ts';
import { type Screen, Sketch } from './sketch.ts';

const wide = {
  x: 960,
  sheet: { x: 260, y: 120, w: 1400, h: 780 },
  ...{ title: 216, first: 330, step: 82, wrap: 1220, back: 968 },
};
/** Two lines for each. */
const tall = {
  x: 540,
  sheet: { x: 60, y: 260, w: 960, h: 1180 },
  ...{ title: 370, first: 530, step: 150, wrap: 800, back: 1560 },
};

/** Draws the credits. `games`: a sentence for each game. */
export function creditsScreen(games: readonly string[], focus: string | null, frame?: Frame): Screen {
  const sketch = new Sketch(focus);
  const upright = sketch.upright(frame, { x: 240, y: 100, w: 1440, h: 940 });
  sketch.cabin();
  sketch.dim(0.5);
  const { x, sheet, title, first, step, wrap, back } = upright ? tall : wide;
  sketch.parchment(sheet.x, sheet.y, sheet.w, sheet.h, 5);
  sketch.words('title', shellWords().credits, x, title, { align: 0.5 });
  for (const [i, line] of [...games, ...creditLines()].entries()) {
    sketch.words('caption', line, x, first + i * step, { align: 0.5, size: 34, wrap, color: '#2B1608' });
  }
  sketch.button('licences', shellWords().licences, x - 210, back, 380, 96, { icon: 'icon-quill' });
  sketch.button('back', shellWords().allGames, x + 210, back, 380, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = 'back';
  return sketch;
}
