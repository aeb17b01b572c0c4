/**
 * A captain's hand and the ships it may go to: drawn between reveal and cover only, from a view that the page drops
 * afterwards. In partnership the partner's hand lies beside it, to look at.
 */

import type { Placement } from '../../../controller/room.ts';
import { cardOf } from '../../../rules/korsar/cards.ts';
import { attackError, discardError, drawError } from '../../../rules/korsar/open.ts';
import type { CardId } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import type { Target } from '../../hands/picker.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { toldApart } from '../../screens/spoken.ts';
import { frames } from '../../shapes.ts';
import { planFor } from '../layout/layout.ts';
import type { Plan } from '../layout/plan.ts';
import { layoutPlates, layoutRopes, onCompact } from '../layout/plates.ts';
import { cardName } from '../naming.ts';
import { chooseFirst, launches, sentenceOf, targetsOf, whyNowhere } from './allowed.ts';
import { finger, type HandPlan, handPlan } from './plan.ts';
import { seaAbove } from './ships.ts';
import { cardsOf, type HandState } from './state.ts';
export function handScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view, seat, curtain, frame = frames.wide } = state;
  const teams = partnerOf(state) !== null;
  const table = planFor(view, frame);
  const hands = [seat, partnerOf(state)].map((one) => (one === null ? 0 : (view.seats[one].cards ?? []).length));
  const plan = handPlan(frame, table, { teams, curtain, cards: Math.max(...hands) });
  const { tray, sea, well } = plan;
  sketch.frame = frame.shape === 'wide' ? undefined : frame;
  sketch.hides = { x: 0, y: 0, w: frame.width, h: frame.height };
  // Nothing of what lies behind may mix with the hand: the sea is drawn anew, further up, and the tray goes on to the edge.
  sketch.add({
    id: 'sea',
    kind: 'korsar-sea',
    x: 0,
    y: 0,
    depth: 0,
    props: { horizon: plan.horizon, bottom: tray + 8 },
  });
  seaAbove(sketch, state, sea);
  sketch.add({ id: 'ground', kind: 'wood', x: 0, y: tray, depth: 4.8, props: { high: frame.height + 900 - tray } });
  // A rope that runs down the side goes on behind the tray: on it there are words, and the pause.
  for (const plate of plates(state, plan, table))
    sketch.add({ ...plate, depth: plate.props.upright ? 4.7 : 5 + plate.depth / 1000 });
  sketch.add({
    id: 'well',
    kind: 'korsar-well',
    x: well.x,
    y: well.y,
    depth: 4.9,
    props: { w: well.w, h: well.h, curtain },
  });
  ownHand(sketch, state, plan);
  partnersHand(sketch, state, plan);
  buttons(sketch, state, plan);
  for (const target of sketch.targets) if (rings(target.id, state)) sketch.ring(target.id);
  const opens = ({ id, refusal }: Target) => !refusal && /^(ship|launch|discard)/.test(id);
  sketch.first ??= (state.chosen !== null && sketch.targets.find(opens)?.id) || 'draw';
  sketch.refusalAt = tray - 34;
  if (!curtain) sketch.pauseAt = plan.pause;
  sketch.roundAt = plan.round;
  return sketch;
}

/** Lays out the plates as on the table; where the tray goes down to the edge, small ones lie beside the buttons. */
function plates(
  { view, names, frame: { width } = frames.wide }: HandState,
  { small }: HandPlan,
  table: Plan,
): Placement[] {
  const all = layoutPlates(view, names, table);
  const low = small === null ? [] : all.filter(({ y }) => y > small.below);
  return [
    ...all.map((each) => {
      if (!small || !low.includes(each)) return each;
      const at = { x: each.x < width / 2 ? small.left : small.right, y: small.y };
      return each.kind === 'deed' ? onCompact(each, at) : { ...each, ...at, props: { ...each.props, compact: true } };
    }),
    ...layoutRopes(table),
  ];
}

/** Tells whether something has a ring; what is chosen has its own. */
const rings = (id: string, { chosen }: HandState): boolean => /^(card|ship)/.test(id) && id !== `card|${chosen}`;

const partnerOf = ({ view, seat }: HandState): number | null => {
  const { seats } = view.sides[view.seats[seat].side];
  return seats.find((other) => other !== seat) ?? null;
};

function heading(sketch: Sketch, seat: number, names: readonly string[], x: number, y: number): void {
  sketch.picture(`medallion-brass-${lookId(seat)}`, x, y, { scale: 0.5, depth: 12 });
  sketch.words('seatName', fill(words().hand.own, { name: nameOf(seat, names) }), x + 36, y - 2, {
    size: 38,
    maxWidth: 330,
  });
}

function ownHand(sketch: Sketch, state: HandState, { own }: HandPlan): void {
  const { view, seat, names, chosen } = state;
  const hand = cardsOf(state);
  const told = toldApart(hand.map(cardName));
  const { from, middle, y, room } = own.cards;
  const { x: at, wrap, align, y: line } = own.sentence;
  if (own.heading) heading(sketch, seat, names, own.heading.x, own.heading.y);
  sketch.words('note', sentence(state), at, line, { align, wrap, size: 28, color: '#FFE7A8' });
  // A finger needs its room: many cards lie in two rows, the second before the first.
  const rows = hand.length * finger > room ? 2 : 1;
  const perRow = Math.ceil(hand.length / rows);
  const step = Math.min(168, room / Math.max(1, perRow));
  const left = from ?? middle - ((perRow - 1) * step) / 2;
  for (const [i, card] of hand.entries()) {
    const spot = spots[rows - 1][Math.floor(i / perRow)];
    const id = `card|${i}`;
    const kind = cardOf(card)?.kind;
    const sails = launches(card);
    const targets = targetsOf(view, seat, card).length;
    const useless = !sails && targets === 0 && kind !== undefined && discardError(kind, view.deck) !== null;
    const lifted = chosen === i || sketch.isFocused(id);
    const x = left + (i % perRow) * step;
    const at = { x, y: y + spot.y - (lifted ? spot.lift : 0), depth: 20 + i };
    const { scale } = spot;
    face(sketch, `hand:${i}`, card, at, sails ? 0.8 * scale : scale, useless ? 0.6 : 1);
    // Where the next card would hide its coin it lies further left.
    const right = Math.min(58 * scale, step - 98 * scale);
    // The light of the focus calls to nothing that is of no use now.
    if (!useless && chosen === null) sketch.first ??= id;
    if (!useless) coin(sketch, sails ? null : targets, x + right, at.y - 92 * scale, at.depth);
    if (chosen === i)
      sketch.sheet('focus-ring', x - 98 * scale, at.y - 128 * scale, 196 * scale, 256 * scale, 20 + i + 0.5);
    sketch.target(id, { role: 'card', label: told[i] }, x - step / 2, y + spot.top, step, spot.h);
  }
}

/** Places of cards in one row and in two, measured from the middle, with the part of each that is pressed. */
const spots = [
  [{ y: 0, scale: 1, lift: 14, top: -122, h: 216 }],
  [
    { y: -44, scale: 0.64, lift: 8, top: -114, h: 86 },
    { y: 36, scale: 0.64, lift: 8, top: -28, h: 122 },
  ],
] as const;

/** Draws how many ships a card may attack; null means that it puts merchants to sea. */
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

/** Draws the partner's hand, which may be looked at only: no cards change hands. */
function partnersHand(sketch: Sketch, state: HandState, plan: HandPlan): void {
  const partner = partnerOf(state);
  if (partner === null) return;
  const hand = state.view.seats[partner].cards ?? [];
  const { heading: title, cards, note } = plan.partner;
  heading(sketch, partner, state.names, title.x, title.y);
  const step = Math.min(133, cards.room / Math.max(1, hand.length - 1));
  for (const [i, card] of hand.entries()) {
    const at = { x: cards.x + i * step, y: cards.y, depth: 20 + i };
    face(sketch, `partner:${i}`, card, at, cardOf(card)?.kind === 'vessel' ? 0.68 : 0.86, 1);
  }
  sketch.words('note', words().hand.noTalk, note.x, note.y, { align: 0.5, maxWidth: note.w, lines: 2, size: 28 });
}

/** Says what to do next, or why not, for a closed ship and for a card that has no ship to go to. */
function sentence(state: HandState): string {
  const { view, chosen, seat, names, focus } = state;
  const card = chosen === null ? undefined : cardsOf(state)[chosen];
  if (!card) return chooseFirst(view, seat);
  if (launches(card)) return words().hand.chooseSea;
  const [, pointed] = focus?.split('ship|') ?? [];
  const vessel = view.sea.find((each) => each.vessel === pointed);
  const code = vessel && attackError(view, seat, card, vessel);
  if (code) return sentenceOf(code, { view, seat, card, vessel, names });
  return targetsOf(view, seat, card).length > 0 ? words().hand.chooseShip : whyNowhere(state, card);
}

function buttons(sketch: Sketch, state: HandState, { buttons: { launch, play, hide } }: HandPlan): void {
  const { view, chosen, seat } = state;
  const card = chosen === null ? undefined : cardsOf(state)[chosen];
  if (card && launches(card))
    sketch.button('launch', words().hand.launch, launch.x, launch.y, 380, 84, { look: 'gold', icon: 'icon-anchor' });
  // The sign of the deck lies behind the hand: its number stands here.
  if (drawError(view.deck) === null)
    sketch.button('draw', fill(words().hand.draw, { n: view.deck }), play.x, play.y, 380, 84, { icon: 'icon-cards' });
  else {
    const kind = card && cardOf(card)?.kind;
    const code = kind && discardError(kind, view.deck);
    const refusal = code ? words().refusals[code] : kind ? undefined : chooseFirst(view, seat);
    sketch.button('discard', words().hand.discard, play.x, play.y, 380, 84, { icon: 'icon-x', refusal });
  }
  if (state.curtain) sketch.button('hide', words().hand.hide, hide.x, hide.y, hide.w, 84, { icon: 'icon-eye' });
}
