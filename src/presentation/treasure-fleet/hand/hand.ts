/**
 * The private hand of Treasure Fleet: one captain sees the whole deck and loads. It is drawn only between reveal and
 * cover, from a view that the page drops afterwards. Nothing here depends on what other captains do meanwhile.
 */

import type { Frame } from '../../../controller/room.ts';
import { kindOf } from '../../../rules/treasure-fleet/cards.ts';
import { leastLoaded, loadCountError, mostLoaded } from '../../../rules/treasure-fleet/open.ts';
import { type CardId, cardKinds, type View } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { lapped } from '../../lap.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { toldApart } from '../../screens/spoken.ts';
import { skyAndSea } from '../../sky-and-sea.ts';
import { cardName, lookOf, nameOf, shipClassOf } from '../naming.ts';
import { type HandPlan, handPlan } from './plan.ts';
export interface HandState {
  /** The seat's own view. */
  view: View;
  seat: number;
  names: readonly string[];
  /** Cards chosen so far, in the order of loading. */
  chosen: readonly CardId[];
  focus: string | null;
  /** Curtain before the hand; a single person at the screen has nothing to hide. */
  curtain: boolean;
  /** Frame of the table, where people play it on every shape. */
  frame?: Frame;
}

/** Gives the choice after one more press: a card of the deck is loaded, a loaded one goes back. Null: not possible. */
export function press(state: HandState, id: string): CardId[] | null {
  const [what, card] = id.split('|');
  if (what === 'berth') return state.chosen.filter((c) => c !== card);
  if (what === 'deck' && state.chosen.length < mostLoaded(state.view, state.seat)) return [...state.chosen, card];
  return null;
}

const readyAt = ({ curtain }: HandState, { ready }: HandPlan) => (curtain ? ready.shared : ready.alone);

/** The room is dark while somebody looks. */
const dusk = { w: 3360, h: 3300, color: 0x160a04 };

export function handScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view } = state;
  const plan = handPlan(state.frame);
  sketch.frame = plan.frame;
  sketch.pauseAt = plan.pause;
  sketch.roundAt = plan.round;
  sketch.hides = { x: 0, y: 0, w: 1920, h: 1920 };
  const wood = { picture: 'background-table', w: 3360, h: 2900 };
  sketch.add({
    id: 'table',
    kind: 'picture',
    x: -720,
    y: plan.frame.width > 1080 ? -900 : -490,
    depth: 0,
    props: wood,
  });
  sketch.add({ id: 'dusk', kind: 'shade', x: -720, y: -900, alpha: 0.42, depth: 0.2, props: dusk });
  sketch.light(0.4);
  painting(sketch, view, plan);
  order(sketch, state, plan);
  board(sketch, state, plan);
  deck(sketch, state, plan);
  // First lines keep off these: they are about them.
  const berths = plan.berths.map((x) => ({ x: x - 72, y: plan.captain.y - 95, w: 144, h: 190 }));
  sketch.keeps = [...(sketch.keeps ?? []), ...berths, plan.order, readyAt(state, plan)];
  if (state.curtain) {
    sketch.keeps = [...sketch.keeps, plan.hide];
    const { x, y, w, h } = plan.hide;
    sketch.button('hide', words().hand.hide, x + w / 2, y + h / 2, w, h, { icon: 'icon-eye' });
    hangings(sketch, plan.frame);
  }
  for (const target of sketch.targets) if (target.id !== 'ready') sketch.ring(target.id);
  const enough = state.chosen.length >= leastLoaded;
  sketch.first = enough ? 'ready' : sketch.targets.find((target) => target.id.startsWith('deck|'))?.id;
  return sketch;
}

/** Draws the curtain that is pulled aside: a fold at each edge, and the valance over the fleet. */
function hangings(sketch: Sketch, { width }: Frame): void {
  // The lower cloth lies over the hem of the upper one.
  for (const [n, y] of [0, 960].entries())
    for (const x of [-90, width - 30]) sketch.picture('curtain-pleat', x, y, { depth: 40 + n / 10 });
  for (let x = -1080; x < 3000; x += 72)
    sketch.picture('curtain-valance', x, 8, { scale: 0.3 * lapped(72), depth: 41 });
  for (let x = -1080; x < 3000; x += 72) sketch.picture('curtain-rail', x, 0, { scale: 0.6 * lapped(72), depth: 42 });
}

/** Paints which ships lie ahead, and nothing else of the table. */
function painting(sketch: Sketch, view: View, { painting: { x, y, w, h, horizon, rows } }: HandPlan): void {
  for (const part of skyAndSea({ x, y, w, h }, horizon, 2, 'paint:')) sketch.add(part);
  sketch.sheet('vignette-frame', x - 6, y - 6, w + 12, h + 12, 8);
  const count = view.seats.length === 5 ? 5 : 4;
  const across = Math.ceil(count / rows.length);
  sketch.keeps = [];
  for (const slot of view.line) {
    const n = Math.floor(slot.slot / across);
    const { y: waterline, ship } = rows[n];
    // The curtain hangs at both edges.
    const share = (w - 60) / Math.min(across, count - n * across);
    const scale = across === 5 ? ship * 0.79 : across === 3 && n === 0 ? ship * 0.77 : ship;
    // Her bowsprit goes further than her stern.
    const middle = x + 30 + share * ((slot.slot % across) + 0.5) - 40 * scale;
    const high = Math.min(waterline - y, 344 * scale);
    sketch.keeps = [...sketch.keeps, { x: middle - 0.3 * share, y: waterline - high, w: 0.6 * share, h: high }];
    sketch.add({
      id: `paint:${slot.ship}`,
      kind: 'ship',
      x: middle,
      y: waterline,
      scale,
      depth: 5 + n / 10,
      props: {
        model: shipClassOf(slot),
        points: slot.kind === 'cursed' ? null : slot.points,
        look: slot.slot + 1,
        mirrored: false,
      },
    });
  }
}

function order(sketch: Sketch, { view }: HandState, { sailing: title, order: at }: HandPlan): void {
  sketch.sheet('pill-sea', at.x, at.y, at.w, at.h, 8);
  const sailing = fill(words().hand.sailing, { s: view.sailing, n: view.sailings });
  sketch.words('pill', sailing, title.x, title.y, { depth: 12 });
  sketch.words('note', words().hand.order, at.note.x, at.note.y, { depth: 12, maxWidth: at.note.w });
  const { y } = at.first;
  for (let i = 0; i < view.seats.length; i++) {
    const seat = (view.lookout + i) % view.seats.length;
    const x = at.first.x + i * at.step;
    if (i === 0) sketch.add({ id: 'order:disc', kind: 'lookout', x: x - 50, y, scale: 0.56, depth: 12 });
    const props = { look: lookOf(seat).id, crowned: false, nth: i + 1 };
    sketch.add({ id: `order:${seat}`, kind: 'medallion', x, y, scale: 0.52, depth: 12, props });
    if (view.seats[seat].ready) sketch.picture('icon-tick', x + 42, y, { depth: 12, scale: 0.3 });
    if (i > 0) sketch.picture('icon-play', x - at.step / 2 + 4, y, { depth: 12, scale: 0.2 });
  }
}

function board(sketch: Sketch, state: HandState, plan: HandPlan): void {
  const { view, seat, chosen } = state;
  const look = lookOf(seat).id;
  const most = mostLoaded(view, seat);
  const { board: sheet, captain } = plan;
  sketch.sheet('panel-board', sheet.x, sheet.y, sheet.w, sheet.h, 6);
  sketch.picture(`tf-captain-${look}`, captain.x, captain.y, { depth: 10 });
  const { y } = captain;
  const told = toldApart(chosen.map((card) => fill(words().hand.takeOut, { card: cardName(kindOf(card)) })));
  for (const [i, x] of plan.berths.slice(0, most).entries()) {
    sketch.sheet('panel-dark', x - 72, y - 95, 144, 190, 8);
    if (chosen[i]) {
      const props = { look, card: kindOf(chosen[i]) };
      sketch.add({ id: `berth|${chosen[i]}`, kind: 'card', x, y, depth: 20, props });
      sketch.target(`berth|${chosen[i]}`, { role: 'card', label: told[i] }, x - 72, y - 95, 144, 190);
    } else if (i === leastLoaded) {
      sketch.picture('icon-plus', x, y - 38, { depth: 12, scale: 0.4 });
      sketch.words('note', words().hand.oneMore, x, y + 34, { align: 0.5, wrap: 130, depth: 12, size: 28 });
    }
  }
  const missing = leastLoaded - chosen.length;
  const [ready, line] = [readyAt(state, plan), plan.line];
  sketch.button('ready', words().hand.ready, ready.x + ready.w / 2, ready.y + ready.h / 2, ready.w, ready.h, {
    look: 'gold',
    grand: true,
    refusal:
      loadCountError(view, seat, chosen.length) === null ? undefined : fill(words().hand.missing, { k: missing }),
  });
  const style = { align: line.align, wrap: line.w, depth: 12, size: line.size };
  sketch.words('note', sentence(state, most), line.x, line.y, style);
}

function sentence({ chosen, seat, names }: HandState, most: number): string {
  const missing = leastLoaded - chosen.length;
  if (missing > 0) return fill(words().hand.missing, { k: missing });
  if (most === leastLoaded) return fill(words().hand.loaded, { name: nameOf(seat, names) });
  return chosen.length === most ? words().hand.fourLoaded : words().hand.fourthAllowed;
}

/** Equal cards, or one card of its own; so wide from the middle of the first to that of the last. */
interface Pile {
  /** Cards from the back to the front: the card in front is the one that is chosen. */
  cards: CardId[];
  label: string;
  width: number;
  /** Distance to the next pile, where the cards of both are of one kind. */
  after: number;
}

/** Lists the cards that are still to be chosen, pile by pile; with many cards equal ones pile up. */
function pilesOf({ own }: View, chosen: readonly CardId[]): Omit<Pile, 'label'>[] {
  const free = own ? [...own.deck, ...own.loaded].filter((card) => !chosen.includes(card)) : [];
  const kinds = cardKinds.filter((kind) => free.some((card) => kindOf(card) === kind));
  const equal = kinds.map((kind) => free.filter((card) => kindOf(card) === kind).sort());
  return free.length <= spreadOut
    ? equal.flatMap((cards) =>
        cards.map((card, i) => ({ cards: [card], width: 0, after: i < cards.length - 1 ? 158 : 198 })),
      )
    : equal.map((cards) => ({ cards: cards.toReversed(), width: (cards.length - 1) * 24, after: 208 }));
}

/** Number of cards up to which all lie side by side. */
const spreadOut = 8;

/** Lists the cards that can be pressed when these have been chosen. */
export const frontsOf = (view: View, chosen: readonly CardId[]): CardId[] =>
  pilesOf(view, chosen).flatMap(({ cards }) => cards.slice(-1));

function deck(sketch: Sketch, { view, seat, chosen }: HandState, { deck: place, frame }: HandPlan): void {
  const look = lookOf(seat).id;
  const laid = pilesOf(view, chosen);
  const told = toldApart(laid.map(({ cards }) => cardName(kindOf(cards[0]))));
  const piles = laid.map((pile, i): Pile => ({ ...pile, label: told[i] }));
  const middle = frame.width / 2;
  for (const [r, row] of rowsOf(piles, { ...place, w: place.w / larger }).entries()) {
    const total = row.reduce((w, { width, after }, i) => w + width + (i < row.length - 1 ? after : 0), 0);
    // Piles that have no room beside each other stand closer, and never over one another.
    const gaps = Math.min(larger, (place.w - cardWide * larger) / Math.max(1, total));
    const nearest = Math.min(...row.slice(0, -1).map(({ after }) => after));
    const size = Math.min(larger, (nearest * gaps) / cardWide);
    let x = middle - (total * gaps) / 2;
    for (const pile of row) {
      drawPile(sketch, pile, { look, x, y: place.rows[r], middle, size, gaps });
      x += (pile.width + pile.after) * gaps;
    }
  }
}

/** Number of times that cards are larger here than on the table's own hand, and the width that one has there. */
const larger = 1.35;
const cardWide = 146;

/** Lays piles in as few rows as there are, none of them wider than the place. */
function rowsOf(piles: readonly Pile[], { rows, w }: HandPlan['deck']): Pile[][] {
  const made: Pile[][] = [[]];
  let width = 146;
  for (const pile of piles) {
    const last = made[made.length - 1];
    if (last.length > 0 && width + pile.width > w && made.length < rows.length) {
      made.push([pile]);
      width = 146 + pile.width + pile.after;
    } else {
      last.push(pile);
      width += pile.width + pile.after;
    }
  }
  return made;
}

function drawPile(
  sketch: Sketch,
  { cards, label, width }: Pile,
  at: { look: string; x: number; y: number; middle: number; size: number; gaps: number },
): void {
  const { look, x, y: row, middle, size, gaps } = at;
  const [w, h] = [cardWide * size, 206 * size];
  for (const [i, card] of cards.entries()) {
    const id = `deck|${card}`;
    const focused = sketch.isFocused(id);
    const cx = x + i * 24 * gaps;
    const y = row - (focused ? 14 : 0) + Math.abs(cx - middle) * 0.012;
    sketch.add({
      id,
      kind: 'card',
      x: cx,
      y,
      scale: (focused ? 1.14 : 1.1) * size,
      angle: (cx - middle) * 0.0028,
      depth: 20 + cx / 100,
      props: { look, card: kindOf(card) },
    });
    // In a pile only the card in front is chosen; equal cards are the same.
    if (i === cards.length - 1) sketch.target(id, { role: 'card', label }, cx - w / 2, y - h / 2, w, h);
  }
  if (cards.length < 2) return;
  const count = { x: x + width * gaps + 62 * size, y: row + 90 * size };
  sketch.sheet('pill-plain', count.x - 38, count.y - 25, 76, 50, 45);
  sketch.words('ribbon', `×${cards.length}`, count.x, count.y, { align: 0.5, color: '#F8DC8C', depth: 46 });
}
