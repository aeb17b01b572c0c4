/**
 * Choosing crew for a battle, on either side: card by card into the row, and back again until it is ready. The row lies
 * where the room will see it turned over; what the other side has laid down is a number.
 */

import { suitOf, totalOf } from '../../../rules/card-pirates/cards.ts';
import { mostCommitted, readyError } from '../../../rules/card-pirates/open.ts';
import type { CardId } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill } from '../../../words/message.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { battlePlan, rowPlaces } from '../layout/plan-battle.ts';
import { cardNoun, suitNoun } from '../naming.ts';
import { commitErrorOf, type HandState, handOf } from './state.ts';
import { drawButtons, drawCards, drawTray, type Held, hideButton, ringCards } from './tray.ts';
export function battleScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const { view } = state;
  const committed = view.own?.committed ?? [];
  drawTray(sketch, state, sentence(state, committed));
  drawCards(
    sketch,
    state,
    handOf(state).map((card, i): Held => ({ id: `card|${i}`, card, refusal: whyNot(state, card) })),
  );
  drawRow(sketch, state, committed);
  const k = committed.length;
  drawButtons(sketch, state, {
    go: {
      id: 'ready',
      text: fill(handWords().go.ready, { k }),
      icon: 'icon-cutlasses',
      refusal: readyError(committed) === null ? undefined : handWords().refusals.commitFirst,
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
  const code = commitErrorOf({ view }, card);
  // Below the most it can only be the suit.
  if (code === 'BATTLE_CARDS' && committed.length < mostCommitted)
    return fill(handWords().why.SAME_SUIT, { suit: suitNoun(suitOf(committed[0])) });
  return code === null ? undefined : handWords().refusals[code];
}

function sentence({ view }: HandState, committed: readonly CardId[]): string {
  const { ask } = handWords();
  if (committed.length > 0) return ask.committed;
  const suit = view.options.sameSuitBattle;
  if (view.step === 'battle.attack') return suit ? ask.attackSuit : ask.attack;
  if (suit) return ask.defendSuit;
  return fill(ask.defend, { n: view.battle?.attack ?? 0 });
}

/** Draws the committed cards in the row where the room will see them turned over. */
function drawRow(sketch: Sketch, { view, frame }: HandState, committed: readonly CardId[]): void {
  const attacks = view.step === 'battle.attack';
  const plan = battlePlan(frame);
  const { row } = attacks ? plan.attacker : plan.defender;
  const places = rowPlaces(plan, row, attacks ? 'left' : 'right');
  // What the table shows here is not yet true.
  const ground = { w: row.w - 12, h: row.h - 12, color: 0x160b06 };
  sketch.add({ id: 'row', kind: 'shade', x: row.x + 6, y: row.y + 6, depth: 5, props: ground });
  sketch.sheet('panel-dark', row.x, row.y, row.w, row.h, 6);
  for (let i = 0; i < mostCommitted; i++) {
    const x = row.x + places[i].x;
    const y = row.y + places[i].y;
    const card = committed[i];
    if (card === undefined) {
      sketch.sheet('pill-plain', x - 58, y - 84, 116, 168, 8);
      continue;
    }
    const id = `row|${i}`;
    const lifted = sketch.isFocused(id) ? 8 : 0;
    const props = { card, glow: false, dull: false };
    sketch.add({ id: `row:${i}`, kind: 'card-pirates-card', x, y: y - lifted, depth: 12, scale: 1.02, props });
    sketch.target(
      id,
      { role: 'card', label: fill(handWords().inRow, { card: cardNoun(card) }) },
      x - 66,
      y - 92,
      132,
      184,
    );
  }
  const x = row.x + (attacks ? row.w - 86 : 86);
  const title = attacks ? handWords().attack : handWords().defence;
  sketch.words('note', title, x, row.y + 46, { align: 0.5, depth: 12, maxWidth: 150 });
  const total = String(totalOf(committed));
  sketch.words('score', total, x, row.y + 126, { align: 0.5, depth: 12, size: 96 });
}
