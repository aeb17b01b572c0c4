/**
 * A captain's hand and the ships it may go to: drawn between reveal and cover only, from a view that the page drops
 * afterwards. In partnership the partner's hand lies beside it, to look at.
 */
import { cardOf } from '../../rules/korsar/cards.ts';
import type { CardId } from '../../rules/korsar/types.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import { sentenceOf, targetsOf, whyNot, whyNowhere } from './allowed.ts';
import { shipStrip } from './hand-ships.ts';
import { cardsOf, type HandState } from './hand-state.ts';
import { fill, lookId, nameOf } from './naming.ts';
import { words } from './words.ts';

/** Between the plates, on corners and on rails; the strip of ships takes the upper part. */
const bands = {
  corners: { top: 190, bottom: 884, strip: 276 },
  rails: { top: 156, bottom: 924, strip: 316 },
};

export function handScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view } = state;
  const rails = view.mode === 'partnership' || view.seats.length > 4;
  const { top, bottom, strip } = rails ? bands.rails : bands.corners;
  // Nothing of what lies behind may mix with the hand.
  sketch.add({ id: 'ground', kind: 'korsar-wood', x: 0, y: top - 4, depth: 0, props: { high: bottom - top + 8 } });
  const cloth = { x: 76, y: top + 8, w: 1768, h: strip - 4 };
  sketch.add({ id: 'strip', kind: 'korsar-cloth', x: 0, y: 0, depth: 1, props: cloth });
  shipStrip(sketch, state, { x: 92, y: top + 12, w: 1736, h: strip - 16 });
  const well = top + strip + 12;
  const velvet = { w: 1780, h: bottom - well - 4, curtain: state.curtain };
  sketch.add({ id: 'well', kind: 'korsar-well', x: 70, y: well, depth: 2, props: velvet });
  const high = well + (state.curtain ? (rails ? 34 : 30) : 0);
  ownHand(sketch, state, high);
  partnersHand(sketch, state, high);
  buttons(sketch, state, bottom - 52);
  for (const target of sketch.targets) if (rings(target.id, state)) sketch.ring(target.id);
  const first = state.chosen === null ? sketch.targets.find((t) => t.id.startsWith('card|')) : undefined;
  sketch.first = first?.id ?? 'draw';
  sketch.refusalAt = top + strip - 30;
  return sketch;
}

/** What is chosen has its own ring. */
const rings = (id: string, { chosen }: HandState): boolean => /^(card|ship)/.test(id) && id !== `card|${chosen}`;

const partnerOf = ({ view, seat }: HandState): number | null => {
  const { seats } = view.sides[view.seats[seat].side];
  return seats.find((other) => other !== seat) ?? null;
};

function heading(sketch: Sketch, seat: number, names: readonly string[], x: number, y: number): void {
  sketch.picture(`medallion-brass-${lookId(seat)}`, x, y, { scale: 0.5, depth: 12 });
  sketch.words('seatName', fill(words.hand.own, { name: nameOf(seat, names) }), x + 36, y - 2, {
    size: 38,
    maxWidth: 380,
  });
}

function ownHand(sketch: Sketch, state: HandState, well: number): void {
  const { view, seat, names, chosen } = state;
  const hand = cardsOf(state);
  const teams = partnerOf(state) !== null;
  const room = teams ? 1010 : 1560;
  heading(sketch, seat, names, 176, well + 32);
  sketch.words('note', sentence(state), teams ? 1130 : 1740, well + 30, {
    align: 1,
    maxWidth: teams ? 480 : 900,
    color: '#FFE7A8',
  });
  const step = Math.min(168, room / Math.max(1, hand.length));
  const left = teams ? 222 : 960 - ((hand.length - 1) * step) / 2;
  const y = well + 184;
  for (const [i, card] of hand.entries()) {
    const id = `card|${i}`;
    const kind = cardOf(card)?.kind;
    const targets = targetsOf(view, seat, card).length;
    const useless = kind !== 'vessel' && targets === 0 && view.deck > 0;
    const lifted = chosen === i || sketch.isFocused(id);
    const x = left + i * step;
    const at = { x, y: y - (lifted ? 16 : 0), depth: 20 + i };
    face(sketch, `hand:${i}`, card, at, kind === 'vessel' ? 0.8 : 1, useless ? 0.6 : 1);
    if (!useless) coin(sketch, kind === 'vessel' ? null : targets, x + 58, at.y - 92, at.depth);
    if (chosen === i) sketch.sheet('focus-ring', x - 98, at.y - 128, 196, 256, 20 + i + 0.5);
    sketch.target(id, x - step / 2, y - 122, step, 226);
  }
}

/** How many ships it may attack; merchants are put to sea. */
function coin(sketch: Sketch, ships: number | null, x: number, y: number, depth: number): void {
  if (ships === 0) return;
  sketch.picture('coin-22', x, y, { depth: depth + 0.6 });
  if (ships === null) sketch.picture('icon-anchor', x, y, { depth: depth + 0.7, scale: 0.28, color: '#2B1608' });
  else sketch.words('ribbon', String(ships), x, y, { align: 0.5, depth: depth + 0.7 });
}

function face(
  sketch: Sketch,
  id: string,
  card: CardId,
  at: { x: number; y: number; depth: number },
  scale: number,
  alpha: number,
): void {
  const gold = cardOf(card)?.gold ?? 0;
  if (gold > 0) {
    sketch.add({
      id,
      kind: 'korsar-merchant',
      ...at,
      scale,
      alpha,
      props: { gold, owner: null, halo: false, back: false },
    });
  } else {
    sketch.add({ id, kind: 'korsar-card', ...at, scale, alpha, props: { card, dull: false, glow: false } });
  }
}

/** Look only: no cards change hands. */
function partnersHand(sketch: Sketch, state: HandState, well: number): void {
  const partner = partnerOf(state);
  if (partner === null) return;
  const hand = state.view.seats[partner].cards ?? [];
  heading(sketch, partner, state.names, 1236, well + 32);
  const step = Math.min(133, 390 / Math.max(1, hand.length - 1));
  for (const [i, card] of hand.entries()) {
    const at = { x: 1294 + i * step, y: well + 172, depth: 20 + i };
    face(sketch, `partner:${i}`, card, at, cardOf(card)?.kind === 'vessel' ? 0.68 : 0.86, 1);
  }
  sketch.words('note', words.hand.noTalk, 1480, well + 280, { align: 0.5, maxWidth: 560, size: 28 });
}

/** What to do next; over a closed ship, and with a card that has no ship to go to, why not. */
function sentence(state: HandState): string {
  const { view, chosen, seat, names, focus } = state;
  const card = chosen === null ? undefined : cardsOf(state)[chosen];
  if (!card) return view.deck > 0 ? words.hand.chooseCard : words.hand.chooseLast;
  if (cardOf(card)?.kind === 'vessel') return words.hand.chooseSea;
  const [, pointed] = focus?.split('ship|') ?? [];
  const vessel = view.sea.find((each) => each.vessel === pointed);
  const code = vessel && whyNot(view, seat, card, vessel);
  if (code) return sentenceOf(code, { view, seat, card, vessel, names });
  return targetsOf(view, seat, card).length > 0 ? words.hand.chooseShip : whyNowhere(state, card);
}

function buttons(sketch: Sketch, state: HandState, y: number): void {
  const { view, chosen } = state;
  const card = chosen === null ? undefined : cardsOf(state)[chosen];
  const vessel = card !== undefined && cardOf(card)?.kind === 'vessel';
  // Beside the partner's hand the own one lies further left, and its buttons with it.
  const shift = partnerOf(state) === null ? 0 : 240;
  if (vessel)
    sketch.button('launch', words.hand.launch, 540 - shift, y, 380, 84, { look: 'gold', icon: 'icon-anchor' });
  if (view.deck > 0) sketch.button('draw', words.hand.draw, 960 - shift, y, 380, 84, { icon: 'icon-cards' });
  else {
    const refusal = vessel ? words.refusals.VESSEL_NOT_DISCARDABLE : card ? undefined : words.hand.chooseLast;
    sketch.button('discard', words.hand.discard, 960 - shift, y, 380, 84, { icon: 'icon-x', refusal });
  }
  if (state.curtain) sketch.button('hide', words.hand.hide, 1530, y, 480, 84, { icon: 'icon-eye' });
}
