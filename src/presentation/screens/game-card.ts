/**
 * The card between two games that are shown while nobody plays: what the next one is, what one does in it, for how many,
 * how long.
 */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';
import { countsOf } from './title.ts';

export interface GameCard {
  title: string;
  hook?: string;
  counts: readonly number[];
  minutes?: number;
  vignette?: string;
  frame?: Frame;
}

/** Size of a vignette. */
const picture = { w: 376, h: 186 };

export function gameCardScreen({ title, hook, counts, minutes, vignette, frame = frames.wide }: GameCard): Screen {
  const sketch = new Sketch(null);
  sketch.frame = frame;
  sketch.cabin();
  sketch.dim(0.42);
  const w = Math.min(1240, frame.width - 96);
  const h = 800;
  const x = frame.width / 2;
  const top = frame.height / 2 - h / 2;
  sketch.sheet('panel-board', x - w / 2, top, w, h, 5);
  const scale = Math.min(1.7, (w - 120) / picture.w);
  if (vignette) {
    const left = x - (picture.w * scale) / 2;
    sketch.picture(vignette, left, top + 40, { depth: 12, scale });
  }
  const line = { align: 0.5, depth: 12, maxWidth: w - 100 };
  sketch.words('title', title, x, top + 432, { ...line, size: 112, color: '#FBEFD2' });
  if (hook) sketch.words('caption', hook, x, top + 548, { ...line, size: 62, color: '#FFE7A8', lines: 2 });
  const facts = [countsOf(counts), ...(minutes ? [fill(shellWords().aboutMinutes, { n: minutes })] : [])];
  sketch.words('note', facts.join(' · '), x, top + 638, { ...line, size: 40 });
  sketch.sheet('pill-leader', x - 330, top + 688, 660, 88, 10);
  sketch.picture('icon-touch', x - 270, top + 732, { depth: 12, scale: 0.5 });
  sketch.words('caption', shellWords().touchToPlay, x + 24, top + 730, {
    ...{ align: 0.5, depth: 12, size: 40, color: '#FFE7A8', maxWidth: 500 },
  });
  return sketch;
}
