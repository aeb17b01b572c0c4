/** Laying the sea, in the open: islands are picked and moved, sea cards shifted outwards (12.2, 12.3). */

import type { Frame } from '../../../controller/room.ts';
import { rankOf, suitOf } from '../../../rules/card-pirates/cards.ts';
import { corners } from '../../../rules/card-pirates/map.ts';
import { type Action, type Square, type Suit, suits } from '../../../rules/card-pirates/types.ts';
import { handWords } from '../../../words/card-pirates/hand.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { unwritten } from '../../screens/spoken.ts';
import { tileBox } from '../layout/plan.ts';
import { isleNoun, placeLabel } from '../naming.ts';
import { planOfHand } from './chart.ts';
import type { HandState } from './state.ts';

export function setupScreen(state: HandState): Screen {
  const sketch = new Sketch(state.focus);
  const islands = state.view.step === 'setup.islands';
  const sentence = islands ? islandSentence(state) : seaSentence(state);
  board(sketch, state, sentence);
  const plan = planOfHand(state);
  const { stay, other } = boardAt(state.frame);
  const from = state.from === null ? null : islands ? islandAt(state, state.from as Suit) : state.from;
  for (const square of squaresOf(state)) {
    const { x, y, w, h } = tileBox(plan, square);
    sketch.target(`at|${square}`, { role: 'square', label: placeLabel(state.view, square) }, x, y, w, h);
    sketch.picture('cp-destination-ring', x + w / 2, y + h / 2, { depth: 3, scale: plan.scale, alpha: 0.8 });
  }
  if (from) {
    const { x, y, w, h } = tileBox(plan, from);
    sketch.sheet('focus-ring', x - 20, y - 20, w + 40, h + 40, 11);
  }
  if (islands && state.from !== null) {
    sketch.button('stay', handWords().go.stay, stay.x, stay.y, 400, 84, { look: 'gold', icon: 'icon-palm' });
  }
  if (state.from !== null)
    sketch.button('other', unwritten(handWords().other), other.x, other.y, 92, 84, { icon: 'icon-back' });
  for (const { id } of sketch.targets) if (id.startsWith('at|')) sketch.ring(id);
  sketch.first = islands && state.from !== null ? 'stay' : sketch.targets[0]?.id;
  return sketch;
}

/** Draws the board that stands in for the curtain, as long as there is nothing to hide. */
function board(sketch: Sketch, { seat, names, frame }: HandState, sentence: string): void {
  const at = boardAt(frame);
  sketch.sheet('panel-board', at.x, at.y, at.w, at.h, 6);
  sketch.hides = { x: at.x, y: at.y, w: at.w, h: at.h };
  const props = { look: lookId(seat), crowned: false };
  sketch.add({ id: 'tray:who', kind: 'medallion', x: at.x + 86, y: at.y + 76, scale: 0.8, depth: 12, props });
  const width = at.words - 142;
  sketch.words('seatName', nameOf(seat, names), at.x + 142, at.y + 52, { depth: 12, size: 42, maxWidth: width });
  sketch.words('pill', sentence, at.x + 142, at.y + 102, { depth: 12, maxWidth: width });
}

/** Places the board; upright screens have the buttons below the words. */
function boardAt({ shape, width, height }: Frame) {
  const upright = shape === 'portrait';
  const h = upright ? 250 : 150;
  const x = upright ? 40 : 84;
  const [y, w] = [height - h - (upright ? 70 : 46), width - 2 * x];
  const stay = { x: x + w - 254, y: y + (upright ? 190 : 82) };
  return { x, y, w, h, words: upright ? w - 30 : w - 560, stay, other: { x: stay.x - 262, y: stay.y } };
}

function islandSentence({ from }: HandState): string {
  return from === null ? handWords().ask.isle : fill(handWords().ask.swap, { isle: isleNoun(from as Suit) });
}

function seaSentence({ from, view }: HandState): string {
  return from === null ? fill(handWords().ask.shiftFrom, { k: view.toShift - view.shifted }) : handWords().ask.shiftTo;
}

/** Finds the square where the island of this suit lies. */
export const islandAt = ({ view }: HandState, suit: Suit): Square =>
  view.squares.find(({ island }) => island !== null && suitOf(island) === suit)?.square ?? corners[suit];

const suitAt = ({ view }: HandState, square: Square): Suit | null => {
  const island = view.squares.find((each) => each.square === square)?.island;
  return island && rankOf(island) === 'A' ? suitOf(island) : null;
};

/** Finds the squares of the chart that can be pressed now. */
function squaresOf(state: HandState): Square[] {
  const { from } = state;
  const choices = state.choices as readonly Action[];
  const found = choices.flatMap((choice): Square[] => {
    if (choice.type === 'placeIsland') {
      if (from === null) return choice.swapWith === undefined ? [islandAt(state, choice.island)] : [];
      return choice.island === from && choice.swapWith !== undefined ? [choice.swapWith] : [];
    }
    if (choice.type !== 'shiftSea') return [];
    if (from === null) return [choice.from];
    return choice.from === from ? [choice.to] : [];
  });
  return [...new Set(found)];
}

/** Reads a press on a square: it leads to something more to choose, or is the whole action. */
export function pressSetup(state: HandState, id: string): { from: string | null } | { act: Action } {
  const { from } = state;
  if (id === 'other') return { from: null };
  if (state.view.step === 'setup.islands') {
    if (id === 'stay') return { act: { type: 'placeIsland', island: from as Suit } };
    const square = id.slice(3);
    if (from === null) return { from: suitAt(state, square) ?? suits[0] };
    return { act: { type: 'placeIsland', island: from as Suit, swapWith: square } };
  }
  const square = id.slice(3);
  if (from === null) return { from: square };
  return { act: { type: 'shiftSea', from, to: square } };
}
