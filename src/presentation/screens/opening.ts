/** The opening of a quick game: captains with their standing slide in over the table, and one line says what is at stake. */
import type { Frame } from '../../controller/room.ts';
import { lookId } from '../captains.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';

/** Words for a game that opens near its end, from what its viewer was sent. */
export interface Opening {
  /** One sentence: how far it is, who leads, what one wants. */
  line: string;
  /** Standing of each seat in a word or two. */
  standings: readonly string[];
}

const plate = { h: 286, gap: 24 } as const;
/** Part of the sliding by which each captain comes behind the one before. */
const behind = 0.08;

/** Draws it; `slid` goes from 0, where nothing is seen yet, to 1, where everything lies still. */
export function openingScreen(
  { line, standings }: Opening,
  names: readonly string[],
  slid: number,
  frame: Frame = frames.wide,
): Screen {
  const sketch = new Sketch(null);
  sketch.frame = frame;
  const { width, height } = frame;
  const most = frame.shape === 'portrait' ? 3 : 8;
  const rows = Math.ceil(names.length / most);
  const columns = Math.ceil(names.length / rows);
  const w = Math.min(300, (width - 80) / columns - plate.gap);
  const lines = frame.shape === 'portrait' ? 3 : 1;
  const band = { w: Math.min(width - 40, 1680), h: 60 + 68 * lines };
  const top = (height - rows * (plate.h + plate.gap) - band.h) / 2;
  for (const [seat, name] of names.entries()) {
    const row = Math.floor(seat / columns);
    const inRow = Math.min(columns, names.length - row * columns);
    const left = Math.max(0, 1 - (slid - behind * seat) / (1 - behind * names.length)) ** 3;
    const x = width / 2 + ((seat % columns) - (inRow - 1) / 2) * (w + plate.gap);
    const y = top + row * (plate.h + plate.gap) - left * (top + height);
    sketch.sheet('panel-board', x - w / 2, y, w, plate.h, 10);
    const face = { look: lookId(seat), crowned: false };
    sketch.add({ id: `opens:${seat}`, kind: 'medallion', x, y: y + 92, depth: 12, props: face });
    sketch.words('seatName', name, x, y + 186, { align: 0.5, maxWidth: w - 36 });
    sketch.words('caption', standings[seat], x, y + 238, { align: 0.5, maxWidth: w - 36, color: '#F8DC8C' });
  }
  const y = top + rows * (plate.h + plate.gap) + (1 - slid) ** 3 * height;
  sketch.sheet('panel-dark', (width - band.w) / 2, y, band.w, band.h, 10);
  const style = { align: 0.5, size: 56, color: '#FFE7A8' };
  const room = lines > 1 ? { wrap: band.w - 80, high: band.h - 30 } : { maxWidth: band.w - 80 };
  sketch.words('caption', line, width / 2, y + band.h / 2, { ...style, ...room });
  return sketch;
}
