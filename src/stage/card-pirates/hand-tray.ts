/** The tray behind the velvet: rail, cloth, whose hand it is, the cards in a row, what to do now, the buttons. */
import type { CardId } from '../../rules/card-pirates/types.ts';
import type { Sketch } from '../screens/sketch.ts';
import type { HandState } from './hand-state.ts';
import { artSuit, fill, isRed, lookId, nameOf } from './naming.ts';
import { handWords } from './words-hand.ts';

const top = 852;
const cardY = 964;
const row = { left: 366, right: 1322 };
export const cardScale = 0.86;
const card = { w: 128 * cardScale, h: 178 * cardScale };

export interface Held {
  id: string;
  card: CardId;
  /** Lifted out of the row. */
  chosen?: boolean;
  /** Cannot be chosen now, and why. */
  refusal?: string;
  /** To be buried. */
  sinks?: boolean;
}

/** What to do now stands on the rail. */
export function drawTray(sketch: Sketch, state: HandState, sentence: string): void {
  drawWell(sketch, state);
  const w = Math.max(420, 96 + sentence.length * 15.5);
  sketch.sheet('pill-sea', 960 - w / 2, top - 44, w, 60, 30);
  sketch.words('pill', sentence, 960, top - 15, { align: 0.5, depth: 31, maxWidth: w - 60 });
}

/** Cloth and rail; everything between them is private while the curtain is in use. */
export function drawWell(sketch: Sketch, state: HandState): void {
  const cloth = { w: 3360, h: 700, color: 0x2c040a };
  sketch.add({ id: 'tray', kind: 'shade', x: -720, y: top, depth: 1, props: cloth });
  for (let x = -720; x < 2640; x += 120) {
    sketch.picture('curtain-pleat', x, top, { scale: 0.64, depth: 2, alpha: x > 60 && x < 1740 ? 0.35 : 1 });
  }
  for (let x = -720; x < 2640; x += 120) sketch.picture('curtain-rail', x, top - 6, { depth: 5, scale: 1.01 });
  sketch.sheet('panel-dark', 84, top + 18, 1752, 196, 4);
  who(sketch, state);
}

function who(sketch: Sketch, { seat, names, view }: HandState): void {
  sketch.add({
    id: 'tray:who',
    kind: 'medallion',
    x: 148,
    y: 930,
    scale: 0.72,
    depth: 12,
    props: { look: lookId(seat), crowned: false },
  });
  const count = view.own?.hand.length ?? 0;
  sketch.words('seatName', nameOf(seat, names), 198, 926, { depth: 12, size: 40, maxWidth: 150 });
  const { one, many } = handWords.cards;
  sketch.words('note', fill(count === 1 ? one : many, { n: count }), 108, 1000, { depth: 12, maxWidth: 230 });
}

/** A row that never scrolls: it closes up. What is chosen is lifted, what cannot be is veiled. */
export function drawCards(sketch: Sketch, cards: readonly Held[]): void {
  const room = row.right - row.left;
  const step = cards.length < 2 ? 0 : Math.min(card.w + 12, (room - card.w) / (cards.length - 1));
  const left = (row.left + row.right) / 2 - ((cards.length - 1) * step) / 2;
  for (const [i, { id, card: name, chosen = false, refusal, sinks = false }] of cards.entries()) {
    const x = left + i * step;
    const lifted = chosen || sketch.isFocused(id);
    const y = cardY + (sinks ? 30 : lifted ? -12 : 0);
    const props = { card: name, dull: refusal !== undefined || sinks, glow: chosen };
    sketch.add({ id: `held:${i}`, kind: 'card-pirates-card', x, y, scale: cardScale, depth: 12 + i * 0.1, props });
    if (i < cards.length - 1 && step < card.w * 0.9) corner(sketch, name, x, y, 12.05 + i * 0.1);
    if (sinks) sketch.picture('icon-anchor', x, cardY - 18, { depth: 14 + i * 0.1, scale: 0.5 });
    // Covered cards are touched by what is seen of them.
    const last = i === cards.length - 1;
    const w = last ? card.w : Math.min(card.w + 12, step);
    sketch.target(id, x - card.w / 2, cardY - card.h / 2, Math.max(w, 40), card.h, refusal);
  }
}

/** The suit once more at the left, where the next card covers its own place. */
function corner(sketch: Sketch, name: CardId, x: number, y: number, depth: number): void {
  const left = x - card.w / 2 + 8;
  const low = y + card.h / 2 - 44;
  sketch.add({ id: `corner:${name}`, kind: 'shade', x: left, y: low, depth, props: { w: 38, h: 38, color: 0xf6e8c4 } });
  const color = isRed(name) ? '#A8222C' : '#22262E';
  sketch.picture(`icon-${artSuit(name)}`, left + 19, low + 19, { depth: depth + 0.01, scale: 0.28, color });
}

/** Up to three buttons at the right: the main one on top, two small ones below. */
export function drawButtons(
  sketch: Sketch,
  {
    go,
    left,
    right,
  }: {
    go?: { id: string; text: string; icon?: string; refusal?: string };
    left?: { id: string; text: string; icon?: string; on?: boolean };
    right?: { id: string; text: string; icon?: string };
  },
): void {
  if (go) {
    const look = go.refusal ? 'off' : 'gold';
    sketch.button(go.id, go.text, 1582, 920, 468, 82, { look, icon: go.icon, refusal: go.refusal });
  }
  if (left)
    sketch.button(left.id, left.text, 1462, 1012, 228, 74, { icon: left.icon, look: left.on ? 'gold' : 'dark' });
  if (right) sketch.button(right.id, right.text, 1702, 1012, 228, 74, { icon: right.icon });
}

export const hideButton = ({ curtain }: HandState) =>
  curtain ? { id: 'hide', text: handWords.hide, icon: 'icon-eye' } : undefined;

/** The one ring, where no button shows the focus by itself. */
export function ringCards(sketch: Sketch): void {
  for (const { id } of sketch.targets) if (id.includes('|')) sketch.ring(id);
}
