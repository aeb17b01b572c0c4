/** A small sign while a story is told: a press hurries it. It takes no press of its own, for every press does. */
import type { Box, Point } from '../placement.ts';
import { freePlace, lowerOf, overlap, type Underneath } from './free-place.ts';
import { type Screen, Sketch } from './sketch.ts';

const size = { h: 56, letter: 15.5, rim: 34 };

const widthOf = (text: string): number => Math.max(220, text.length * size.letter + 2 * size.rim);

/** Finds its place beside the pause, where it hides nothing of the table; null where there is none. */
export function fasterPlace(screen: Screen, text: string, others: readonly Underneath[]): Point | null {
  const about = screen.targets.find(({ id }) => id === 'pause');
  return about ? freePlace(screen, { w: widthOf(text), h: size.h, about, others, clear: true }) : null;
}

/** Tells whether the sign hides something that has come there. */
export const hidesSome = ({ x, y }: Point, text: string, others: readonly Box[]): boolean =>
  lowerOf(others).some((each) => overlap({ x, y, w: widthOf(text), h: size.h }, each) > 0);

/** Puts the sign on a screen, its upper left corner at that point. */
export function withFaster(screen: Screen, text: string, { x, y }: Point): Screen {
  const sketch = new Sketch(null);
  const w = widthOf(text);
  const sheet = { id: 'faster', kind: 'sheet' as const, depth: 8, alpha: 0.92 };
  sketch.add({ ...sheet, x, y, props: { frame: 'pill-plain', w, h: size.h } });
  const words = { role: 'note', text, align: 0.5, size: 29, maxWidth: w - size.rim, color: '#FBF1D8' };
  sketch.add({ id: 'faster:words', kind: 'words', x: x + w / 2, y: y + size.h / 2 - 1, depth: 9, props: words });
  return { ...screen, placements: [...screen.placements, ...sketch.placements] };
}
