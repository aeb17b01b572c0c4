/**
 * Choosing crew for a battle, on either side: card by card into the row, and back again until it is ready. The row lies
 * where the room will see it turned over; what the other side has laid down is a number.
 */
import { isCrew, suitOf, totalOf } from '../../rules/card-pirates/cards.ts';
import type { CardId } from '../../rules/card-pirates/types.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import { type HandState, handOf } from './hand-state.ts';
import { drawButtons, drawCards, drawTray, type Held, hideButton, ringCards } from './hand-tray.ts';
import { fill } from './naming.ts';
import { words } from './words.ts';
import { handWords } from './words-hand.ts';

/** Places of a row (screens-b 3), from the outer edge inwards. */
const box = { w: 690, h: 210, y: 636 };
const sides = {
  attack: { x: 96, first: 182, step: 146, total: 690 },
  defend: { x: 1134, first: 1738, step: -146, total: 1230 },
};
const most = 3;

export function battleScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view } = state;
  const committed = view.own?.committed ?? [];
  drawTray(sketch, state, sentence(state, committed));
  drawCards(
    sketch,
    handOf(state).map((card, i): Held => ({ id: `card|${i}`, card, refusal: whyNot(state, card) })),
  );
  drawRow(sketch, state, committed);
  const k = committed.length;
  const { one, many } = handWords.go.ready;
  drawButtons(sketch, {
    go: {
      id: 'ready',
      text: fill(k === 1 ? one : many, { k }),
      icon: 'icon-cutlasses',
      refusal: k === 0 ? handWords.refusals.commitFirst : undefined,
    },
    right: hideButton(state),
  });
  ringCards(sketch);
  const lit = sketch.targets.find(({ id, refusal }) => id.startsWith('card|') && !refusal);
  sketch.first = k > 0 ? 'ready' : lit?.id;
  return sketch;
}

function whyNot({ view }: HandState, card: CardId): string | undefined {
  const committed = view.own?.committed ?? [];
  const { refusals, why } = handWords;
  if (!isCrew(card)) return refusals.NOT_CREW;
  if (committed.length >= most) return refusals.BATTLE_CARDS;
  const suit = committed.length > 0 ? suitOf(committed[0]) : null;
  if (view.options.sameSuitBattle && suit !== null && suit !== suitOf(card))
    return fill(why.SAME_SUIT, { suit: words.suits[suit] });
  return undefined;
}

function sentence({ view }: HandState, committed: readonly CardId[]): string {
  const { ask } = handWords;
  if (committed.length > 0) return ask.committed;
  const suit = view.options.sameSuitBattle;
  if (view.step === 'battle.attack') return suit ? ask.attackSuit : ask.attack;
  if (suit) return ask.defendSuit;
  const n = view.battle?.attack ?? 0;
  return n === 1 ? ask.defendOne : fill(ask.defend, { n });
}

function drawRow(sketch: Sketch, { view }: HandState, committed: readonly CardId[]): void {
  const attacks = view.step === 'battle.attack';
  const side = attacks ? sides.attack : sides.defend;
  sketch.sheet('panel-dark', side.x, box.y, box.w, box.h, 6);
  for (let i = 0; i < most; i++) {
    const x = side.first + i * side.step;
    const y = box.y + box.h / 2;
    const card = committed[i];
    if (card === undefined) {
      sketch.sheet('pill-plain', x - 58, y - 84, 116, 168, 8);
      continue;
    }
    const id = `row|${i}`;
    const lifted = sketch.isFocused(id) ? 8 : 0;
    const props = { card, glow: false, dull: false };
    sketch.add({ id: `row:${i}`, kind: 'card-pirates-card', x, y: y - lifted, depth: 12, scale: 1.02, props });
    sketch.target(id, x - 66, y - 92, 132, 184);
  }
  const title = attacks ? handWords.attack : handWords.defence;
  sketch.words('note', title, side.total, box.y + 46, { align: 0.5, depth: 12, maxWidth: 190 });
  const total = String(totalOf(committed));
  sketch.words('score', total, side.total, box.y + 126, { align: 0.5, depth: 12, size: 96 });
}
