/** The tray behind the velvet: rail, cloth, whose hand it is, the cards in a row, what to do now, the buttons. */

import type { CardId } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { lapped } from '../../lap.ts';
import type { ButtonOptions, Sketch } from '../../screens/sketch.ts';
import type { Box } from '../layout/plan.ts';
import { fanOf, handPlan, reach } from '../layout/plan-hand.ts';
import { artSuit, cardName, cardNoun, isRed } from '../naming.ts';
import type { HandState } from './state.ts';
export const cardScale = 0.86;
/** Target that leafs on to the cards that had no room. */
export const more = 'more|';
const card = { w: 128 * cardScale, h: 178 * cardScale };

export interface Held {
  id: string;
  card: CardId;
  /** Lifted out of the row. */
  chosen?: boolean;
  /** Cannot be chosen now, and why. */
  refusal?: string;
  /** True if the card is to be buried. */
  sinks?: boolean;
  /** True if it has just been drawn. */
  fresh?: boolean;
}

/** Draws the tray, with what to do now on its rail. */
export function drawTray(sketch: Sketch, state: HandState, sentence: string): void {
  drawWell(sketch, state);
  drawRail(sketch, state, sentence);
}

/** Draws a line on the rail, below the letters of the chart, with medallions after it: captains, and who of them is past. */
export function drawRail(
  sketch: Sketch,
  { frame }: Pick<HandState, 'frame'>,
  sentence: string,
  captains: readonly { seat: number; past: boolean }[] = [],
): void {
  const { width } = frame;
  const y = handPlan(frame).top + 2;
  const beside = captains.length * 50;
  const w = Math.min(width - 120, Math.max(420, 96 + sentence.length * 15.5 + beside));
  sketch.sheet('pill-sea', (width - w) / 2, y - 24, w, 48, 30);
  const room = w - 60 - beside;
  sketch.words('pill', sentence, (width - beside) / 2, y - 1, { align: 0.5, depth: 31, maxWidth: room });
  for (const [i, { seat, past }] of captains.entries()) {
    const props = { look: lookId(seat), crowned: false };
    const x = (width + w) / 2 - 6 - beside + i * 50;
    sketch.add({ id: `rail:${seat}`, kind: 'medallion', x, y, scale: 0.33, alpha: past ? 0.25 : 1, depth: 31, props });
  }
}

/** Draws cloth and rail; everything between them is private while the curtain is in use. */
export function drawWell(sketch: Sketch, state: HandState): void {
  const { frame } = state;
  const { top, panel } = handPlan(frame);
  const beyond = 720;
  sketch.frame = frame;
  sketch.hides = { x: 0, y: top, w: frame.width, h: frame.height - top };
  const cloth = { w: frame.width + 2 * beyond, h: 900, color: 0x2c040a };
  sketch.add({ id: 'tray', kind: 'shade', x: -beyond, y: top, depth: 1, props: cloth });
  for (let x = -beyond; x < frame.width + beyond; x += 120) {
    const open = x > 60 && x < frame.width - 180;
    sketch.picture('curtain-pleat', x, top, { scale: 0.64, depth: 2, alpha: open ? 0.35 : 1 });
  }
  for (let x = -beyond; x < frame.width + beyond; x += 120)
    sketch.picture('curtain-rail', x, top - 6, { depth: 5, scale: lapped(120) });
  sketch.sheet('panel-dark', panel.x, panel.y, panel.w, panel.h, 4);
  who(sketch, state);
}

function who(sketch: Sketch, { seat, names, view, frame }: HandState): void {
  const { medallion, name, count } = handPlan(frame).who;
  const props = { look: lookId(seat), crowned: false };
  sketch.add({ id: 'tray:who', kind: 'medallion', ...medallion, scale: 0.66, depth: 12, props });
  sketch.words('seatName', nameOf(seat, names), name.x, name.y, { depth: 12, size: 38, maxWidth: name.width });
  const n = view.own?.hand.length ?? 0;
  sketch.words('note', fill(handWords().cards, { n }), count.x, count.y, { depth: 12, maxWidth: count.width });
}

/**
 * Draws the cards: what is chosen is lifted, what cannot be is veiled. A hand without room for all can be leafed
 * through.
 */
export function drawCards(
  sketch: Sketch,
  state: Pick<HandState, 'frame' | 'page'>,
  cards: readonly Held[],
  right?: number,
): void {
  const plan = handPlan(state.frame);
  const room = { ...plan, cards: { ...plan.cards, right: right ?? plan.cards.right } };
  const fan = fanOf(room, cards.length, state.page, card);
  const { places, first, step, size, rows } = fan;
  const [wide, high, scale] = [card.w, card.h, cardScale].map((each) => each * size);
  const covered = step < wide * 0.9;
  const low = rows === 1 ? high : reach;
  for (const [i, at] of places.entries()) {
    const { id, card: name, chosen = false, refusal, sinks = false, fresh = false } = cards[first + i];
    const depth = 12 + i * 0.1;
    const { x } = at;
    const y = at.y + (sinks ? 24 : chosen ? -12 : 0) * size;
    const props = { card: name, dull: refusal !== undefined || sinks, glow: chosen };
    sketch.add({ id: `held:${first + i}`, kind: 'card-pirates-card', x, y, scale, depth, props });
    if (covered) corner(sketch, name, x, rows === 1 ? y + high / 2 - 44 : y - high / 2 + 54, depth + 0.05);
    if (fresh) freshSign(sketch, x, y - high / 2, depth);
    if (sinks) sketch.picture('icon-anchor', x, at.y - 18 * size, { depth: depth + 2, scale: 0.5 });
    // Covered cards are touched by what is seen of them, small ones with what lies around them.
    const last = i === places.length - 1 || places[i + 1].y !== at.y;
    const w = last && !fan.more && size === 1 ? wide : Math.min(Math.max(reach, wide + 12), step);
    sketch.target(
      id,
      { role: 'card', label: fresh ? fill(handWords().justDrawn, { card: cardNoun(name) }) : cardName(name) },
      x - (size < 1 ? w : wide) / 2,
      at.y - high / 2,
      w,
      low,
      refusal,
    );
  }
  if (fan.more)
    leaf(
      sketch,
      fan.more,
      { w: Math.max(reach, wide), h: low, top: fan.more.y - high / 2 },
      cards.length - places.length,
    );
}

/** Lists the presses that leaf on from this page to the one where this place of a hand is seen. */
export function leavesTo(
  { frame, page: from }: Pick<HandState, 'frame' | 'page'>,
  count: number,
  place: number,
): string[] {
  const plan = handPlan(frame);
  for (let page = from; ; page++) {
    const { first, places, pages } = fanOf(plan, count, page, card);
    if (page - from >= pages || (place >= first && place < first + places.length))
      return Array.from({ length: page - from }, () => more);
  }
}

/** Draws the button that leafs on to the cards that had no room, and in the end back to the first ones. */
function leaf(
  sketch: Sketch,
  { x }: { x: number },
  { w, h, top }: { w: number; h: number; top: number },
  others: number,
): void {
  const left = x - w / 2;
  sketch.sheet('pill-plain', left, top, w, h, 12);
  sketch.picture('icon-step', x, top + h * 0.7, { depth: 13, scale: 0.4 });
  const text = fill(handWords().more, { n: others });
  sketch.words('pill', text, x, top + h * 0.32, { align: 0.5, depth: 13, size: 30, maxWidth: w - 12 });
  const label = fill(handWords().moreCards, { n: others });
  sketch.target(more, { role: 'button', label }, left, top, w, h);
}

/** Draws a small sign over the upper edge of a card that has just come. */
function freshSign(sketch: Sketch, x: number, top: number, depth: number): void {
  const [w, h] = [84, 38];
  sketch.sheet('pill-sea', x - w / 2, top - h / 2, w, h, depth + 0.06);
  sketch.words('pill', handWords().fresh, x, top, { align: 0.5, depth: depth + 0.07, size: 28, maxWidth: w - 16 });
}

/** Repeats the suit at the left, where the next card covers its own place. */
function corner(sketch: Sketch, name: CardId, x: number, low: number, depth: number): void {
  const left = x - card.w / 2 + 8;
  sketch.add({ id: `corner:${name}`, kind: 'shade', x: left, y: low, depth, props: { w: 38, h: 38, color: 0xf6e8c4 } });
  const color = isRed(name) ? '#A8222C' : '#22262E';
  sketch.picture(`icon-${artSuit(name)}`, left + 19, low + 19, { depth: depth + 0.01, scale: 0.28, color });
}

/** Draws up to three buttons at the right: the main one on top, two small ones below. */
export function drawButtons(
  sketch: Sketch,
  { frame }: Pick<HandState, 'frame'>,
  {
    go,
    left,
    right,
  }: {
    /** Button that goes on; `minor`: it can be done, and is not what the screen is about. */
    go?: { id: string; text: string; icon?: string; refusal?: string; minor?: boolean };
    left?: { id: string; text: string; icon?: string; on?: boolean };
    right?: { id: string; text: string; icon?: string };
  },
): void {
  const plan = handPlan(frame);
  const put = (at: Box, { id, text, ...options }: { id: string; text: string } & ButtonOptions) =>
    sketch.button(id, text, at.x, at.y, at.w, at.h, {
      ...options,
      hit: { w: Math.max(at.w, reach), h: Math.max(at.h, reach) },
    });
  if (go) {
    const { minor, ...button } = go;
    put(plan.go, { ...button, look: go.refusal ? 'off' : minor ? 'dark' : 'gold' });
  }
  if (left) put(plan.left, { id: left.id, text: left.text, icon: left.icon, look: left.on ? 'gold' : 'dark' });
  if (right) put(plan.right, right);
}

export const hideButton = ({ curtain }: HandState) =>
  curtain ? { id: 'hide', text: handWords().hide, icon: 'icon-eye' } : undefined;

/** Draws the ring around the card or square in focus; buttons show the focus by themselves. */
export function ringCards(sketch: Sketch): void {
  for (const { id } of sketch.targets) if (id.includes('|')) sketch.ring(id);
}
