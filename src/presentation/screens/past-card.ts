/** The card of a game that waits: which one it is, who plays, when they left it and how far they have come. */

import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { PlaneBox, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';

export interface PastRow {
  /** Name of the row in its targets: `watch:KEY` of a finished game or `go:KEY` of another, `give:KEY`, `remove:KEY`. */
  key: string;
  kind: 'waiting' | 'finished' | 'broken';
  title: string;
  /** Second line: who plays or played, or why it cannot be read. */
  note: string;
  /** Day and time when it was played last; nothing where they are not known. */
  date?: string;
  /** Minutes that it took; nothing where they are not known. */
  length?: string;
  /** Line about how far a game has come that waits. */
  far?: string;
  /** Picture of the game. */
  vignette?: string;
}

/** Size of a vignette. */
const picture = { w: 376, h: 186 };

/** A press of the buttons at its right end. */
interface Held {
  armed: string | null;
  files: boolean;
  removes: boolean;
}

export function gameCard(
  sketch: Sketch,
  row: PastRow,
  { armed, files, removes }: Held,
  { x, y, w, h }: PlaneBox,
): void {
  const { key, title, note, date = '', length = '', far = '', vignette } = row;
  const when = [date, length].filter((each) => each !== '').join(' · ');
  sketch.sheet('panel-board', x, y, w, h, 8);
  const high = h - 44;
  const scale = high / picture.h;
  const wide = Math.min(picture.w * scale, w * 0.34);
  if (vignette) sketch.picture(vignette, x + 22, y + 22, { depth: 12, scale: wide / picture.w });
  const left = x + wide + 44;
  const buttons = Number(files) + Number(removes);
  // Side by side where the card is too low for one above the other.
  const beside = h < buttons * 100 ? buttons : Math.min(buttons, 1);
  const room = x + w - left - 24 - beside * 104;
  const lines = [y + h * 0.2, y + h * 0.44, y + h * 0.64, y + h * 0.82];
  sketch.words('pill', title, left, lines[0], { depth: 12, size: 36, color: '#F8DC8C', maxWidth: room });
  for (const [i, text] of [note, when, far].entries())
    if (text !== '') sketch.words('note', text, left, lines[i + 1], { depth: 12, size: 28, maxWidth: room });
  const label = fill(shellWords().valueOf, { title: fill(shellWords().notOver, { game: title }), value: note });
  const open = `go:${key}`;
  sketch.target(open, { role: 'row', label }, x, y, w - 16 - beside * 104, h);
  sketch.ring(open);
  const words = { title: fill(shellWords().notOver, { game: title }) };
  const all = [
    ...(files ? [{ id: `give:${key}`, label: fill(shellWords().gives, words), icon: 'icon-anchor' }] : []),
    ...(removes ? [{ id: `remove:${key}`, label: fill(shellWords().removes, words), icon: 'icon-x' }] : []),
  ];
  for (const [i, { id, label, icon }] of all.entries()) {
    const sure = armed === id;
    const across = beside > 1 ? (all.length - 1 - i) * 104 : 0;
    const down = beside > 1 ? h / 2 : (h * (2 * i + 1)) / (2 * all.length);
    sketch.button(
      id,
      unwritten(label),
      x + w - 60 - across,
      y + down,
      96,
      Math.min(96, h / (all.length / beside) - 8),
      {
        icon: sure ? 'icon-tick' : icon,
        ...(sure && { look: 'gold' }),
      },
    );
  }
}
