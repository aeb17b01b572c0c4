/**
 * The tray while nobody is asked: the curtain is drawn, and says whose hand lies behind it. Somebody who plays alone
 * against computers has no need of it: the hand lies open.
 */
import type { Placement } from '../../controller/room.ts';
import type { View } from '../../rules/card-pirates/types.ts';
import type { Around } from '../human.ts';
import { Sketch } from '../screens/sketch.ts';
import { nothing } from './hand-state.ts';
import { drawCards, drawWell } from './hand-tray.ts';
import { fill, lookId, nameOf } from './naming.ts';
import { handWords } from './words-hand.ts';

const top = 858;

/** Battles and the end need the whole screen, and before the deal there is no hand. */
const hasTray = ({ phase, battle, standings }: View): boolean => phase !== 'setup' && !battle && !standings;

export function restingTray({ before, after, names, curtain }: Around): Placement[] {
  const views = [before as View, after as View];
  if (!views.every(hasTray)) return [];
  const [view] = views;
  const sketch = new Sketch(null);
  if (curtain) drawClosed(sketch, view, names);
  else if (typeof view.viewer === 'number') drawOpen(sketch, view, view.viewer, names);
  return sketch.placements;
}

function drawOpen(sketch: Sketch, view: View, seat: number, names: readonly string[]): void {
  drawWell(sketch, { ...nothing, view, seat, names, choices: [], focus: null, curtain: false });
  drawCards(
    sketch,
    (view.own?.hand ?? []).map((card, i) => ({ id: `card|${i}`, card })),
  );
}

function drawClosed(sketch: Sketch, view: View, names: readonly string[]): void {
  const seat = view.active;
  const backs = Math.min(5, view.seats[seat].cards);
  for (let i = 0; i < backs; i++) {
    const part = i - (backs - 1) / 2;
    sketch.add({
      id: `tip:${i}`,
      kind: 'picture',
      x: 960 + part * 118,
      y: top + 62 + Math.abs(part) * 9,
      angle: part * 5,
      depth: 1,
      props: { frame: 'cp-hand-back' },
    });
  }
  for (let x = -720; x < 2640; x += 120) sketch.picture('curtain-pleat', x, top, { scale: 1.01, depth: 2 });
  for (let x = -720; x < 2640; x += 120) sketch.picture('curtain-valance', x, top, { scale: 0.5, depth: 3 });
  for (let x = -720; x < 2640; x += 120) sketch.picture('curtain-rail', x, top - 10, { scale: 1.01, depth: 5 });
  sketch.sheet('pill-focus', 520, top + 56, 880, 108, 8);
  const props = { look: lookId(seat), crowned: false };
  sketch.add({ id: 'tray:who', kind: 'medallion', x: 582, y: top + 110, scale: 0.72, depth: 9, props });
  const text = fill(handWords.secret, { name: nameOf(seat, names) });
  sketch.words('pill', text, 640, top + 110, { depth: 9, size: 40, maxWidth: 640 });
  sketch.picture('icon-eye', 1340, top + 110, { depth: 9, scale: 0.5, alpha: 0.6 });
  const next = (seat + 1) % view.seats.length;
  sketch.words('subtitle', fill(handWords.next, { name: nameOf(next, names) }), 290, top + 110, {
    align: 0.5,
    depth: 9,
    size: 34,
    maxWidth: 380,
  });
}
