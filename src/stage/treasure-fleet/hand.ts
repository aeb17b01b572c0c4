/**
 * The private hand of Treasure Fleet: one captain sees the whole deck and loads. It is drawn only between reveal and
 * cover, from a view that the page drops afterwards. Nothing here depends on what other captains do meanwhile.
 */
import { type Action, type CardId, type CardKind, cardKinds, type View } from '../../rules/treasure-fleet/types.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import { fill, lookOf, nameOf, shipClassOf } from './naming.ts';
import { words } from './words.ts';

export interface HandState {
  /** The seat's own view. */
  view: View;
  seat: number;
  names: readonly string[];
  /** Cards chosen so far, in the order of loading. */
  chosen: readonly CardId[];
  focus: string | null;
  /** With one person at the screen nothing has to be hidden. */
  curtain: boolean;
}

const berths = [520, 692, 864, 1060];

export const kindOf = (card: CardId): CardKind => card.split('/')[1].split('.')[0] as CardKind;

/** How many cards the seat may load: three, or four when it sits away from the lookout (R6). */
export const mostLoaded = (view: View, seat: number): number => (view.extraEligible.includes(seat) ? 4 : 3);

/** The action that this choice means, or null while it is none. */
export function loadOf({ view, seat, chosen }: HandState): Action | null {
  if (chosen.length < 3 || chosen.length > mostLoaded(view, seat)) return null;
  return { type: 'load', cards: [...chosen] };
}

/** The choice after one more press: a card of the deck is loaded, a loaded one goes back. Null: not possible. */
export function press(state: HandState, id: string): CardId[] | null {
  const [what, card] = id.split('|');
  if (what === 'berth') return state.chosen.filter((c) => c !== card);
  if (what === 'deck' && state.chosen.length < mostLoaded(state.view, state.seat)) return [...state.chosen, card];
  return null;
}

export function handScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view } = state;
  sketch.box = { x: 232, y: 0, w: 1456, h: 1040 };
  // Right of the painting.
  sketch.pauseAt = { x: 1654, y: 120 };
  sketch.add({
    id: 'table',
    kind: 'picture',
    x: -720,
    y: -900,
    depth: 0,
    props: { picture: 'background-table', w: 3360, h: 2900 },
  });
  painting(sketch, view);
  order(sketch, state);
  board(sketch, state);
  deck(sketch, state);
  hold(sketch, state);
  if (state.curtain) sketch.add({ id: 'drapes', kind: 'drapes', x: 0, y: 0, depth: 40 });
  for (const target of sketch.targets) if (target.id !== 'ready') sketch.ring(target.id);
  const enough = state.chosen.length >= 3;
  sketch.first = enough ? 'ready' : sketch.targets.find((target) => target.id.startsWith('deck|'))?.id;
  return sketch;
}

/** Which ships lie ahead, and nothing else of the table. */
function painting(sketch: Sketch, view: View): void {
  sketch.add({
    id: 'paint:sky',
    kind: 'picture',
    x: 300,
    y: 80,
    depth: 2,
    props: { picture: 'sky-dusk', w: 1320, h: 160 },
  });
  sketch.add({
    id: 'paint:sea',
    kind: 'picture',
    x: 300,
    y: 240,
    depth: 3,
    props: { picture: 'sea-gradient', w: 1320, h: 86 },
  });
  sketch.sheet('vignette-frame', 294, 74, 1332, 258, 8);
  const count = view.seats.length === 5 ? 5 : 4;
  for (const slot of view.line) {
    sketch.add({
      id: `paint:${slot.ship}`,
      kind: 'ship',
      x: 300 + (1320 / count) * (slot.slot + 0.5),
      y: 296,
      scale: count === 5 ? 0.44 : 0.56,
      depth: 5,
      props: {
        model: shipClassOf(slot),
        points: slot.kind === 'cursed' ? null : slot.points,
        look: slot.slot + 1,
        mirrored: false,
      },
    });
  }
}

function order(sketch: Sketch, { view }: HandState): void {
  sketch.sheet('pill-sea', 300, 346, 1320, 60, 8);
  sketch.words('pill', fill(words.hand.sailing, { s: view.sailing, n: view.sailings }), 330, 376, { depth: 12 });
  sketch.words('note', words.hand.order, 640, 376, { depth: 12 });
  const step = view.seats.length > 4 ? 128 : 158;
  for (let i = 0; i < view.seats.length; i++) {
    const seat = (view.lookout + i) % view.seats.length;
    const x = 1010 + i * step;
    if (i === 0) sketch.add({ id: 'order:disc', kind: 'lookout', x: x - 50, y: 376, scale: 0.56, depth: 12 });
    sketch.add({
      id: `order:${seat}`,
      kind: 'medallion',
      x,
      y: 376,
      scale: 0.52,
      depth: 12,
      props: { look: lookOf(seat).id, crowned: false },
    });
    if (view.seats[seat].ready) sketch.picture('icon-tick', x + 42, 376, { depth: 12, scale: 0.3 });
  }
}

function board(sketch: Sketch, state: HandState): void {
  const { view, seat, chosen, names } = state;
  const look = lookOf(seat).id;
  const most = mostLoaded(view, seat);
  sketch.sheet('panel-board', 252, 418, 1416, 216, 6);
  sketch.picture(`tf-captain-${look}`, 340, 526, { depth: 10 });
  for (const [i, x] of berths.slice(0, most).entries()) {
    sketch.sheet('panel-dark', x - 72, 431, 144, 190, 8);
    if (chosen[i]) {
      sketch.add({
        id: `berth|${chosen[i]}`,
        kind: 'card',
        x,
        y: 526,
        depth: 20,
        props: { look, card: kindOf(chosen[i]) },
      });
      sketch.target(`berth|${chosen[i]}`, x - 72, 431, 144, 190);
    } else if (i === 3) {
      sketch.picture('icon-plus', x, 488, { depth: 12, scale: 0.4 });
      sketch.words('note', words.hand.oneMore, x, 560, { align: 0.5, wrap: 130, depth: 12, size: 28 });
    }
  }
  const missing = 3 - chosen.length;
  sketch.button('ready', words.hand.ready, 1411, 488, 430, 108, {
    look: 'gold',
    grand: true,
    refusal: missing > 0 ? fill(words.hand.missing, { k: missing }) : undefined,
  });
  const line =
    missing > 0
      ? fill(words.hand.missing, { k: missing })
      : most === 4
        ? chosen.length === 4
          ? words.hand.fourLoaded
          : words.hand.fourthAllowed
        : fill(words.hand.loaded, { name: nameOf(seat, names) });
  sketch.words('note', line, 1411, 588, { align: 0.5, wrap: 430, depth: 12, size: 28 });
}

function deck(sketch: Sketch, { view, seat, chosen }: HandState): void {
  const own = view.own;
  if (!own) return;
  const look = lookOf(seat).id;
  const free = [...own.deck, ...own.loaded].filter((card) => !chosen.includes(card));
  const kinds = cardKinds.filter((kind) => free.some((card) => kindOf(card) === kind));
  const piles = kinds.map((kind) => free.filter((card) => kindOf(card) === kind).sort());
  const spread = free.length <= 8;
  const step = spread ? 158 : 24;
  const widths = piles.map((pile) => (pile.length - 1) * step);
  const gap = spread ? 198 : 208;
  const total = widths.reduce((w, width) => w + width, 0) + (piles.length - 1) * gap;
  let x = 960 - total / 2;
  for (const [p, pile] of piles.entries()) {
    for (const [i, card] of pile.entries()) {
      const id = `deck|${card}`;
      const focused = sketch.isFocused(id);
      const shown = { look, card: kindOf(card) };
      const cx = x + i * step;
      const y = 786 - (focused ? 26 : 0) + Math.abs(cx - 960) * 0.012;
      sketch.add({
        id,
        kind: 'card',
        x: cx,
        y,
        scale: focused ? 1.14 : 1.1,
        angle: (cx - 960) * 0.0028,
        depth: 20 + p * 10 + i,
        props: shown,
      });
      // In a pile only the card in front is chosen; equal cards are the same.
      if (spread || i === pile.length - 1) sketch.target(id, cx - 73, y - 102, 146, 206);
    }
    if (!spread && pile.length > 1) {
      sketch.sheet('pill-plain', x + widths[p] + 34, 868, 76, 50, 30);
      sketch.words('ribbon', `×${pile.length}`, x + widths[p] + 72, 893, { align: 0.5, color: '#F8DC8C', depth: 31 });
    }
    x += widths[p] + gap;
  }
}

function hold(sketch: Sketch, { curtain }: HandState): void {
  if (!curtain) return;
  sketch.button('hide', words.hand.hide, 960, 978, 620, 92, { icon: 'icon-eye' });
}
