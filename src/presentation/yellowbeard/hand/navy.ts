/**
 * The Navy's choices on the open table: chests and ships are placed on the map itself, a ship is sailed by pressing where
 * she shall end, guns are pointed beside her. Buttons lie under the die; the plate above them says what is asked.
 */

import type { Frame } from '../../../controller/room.ts';
import type { GameAction } from '../../../rules/game.ts';
import type { Square, Straight, View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import { nameOf } from '../../captains.ts';
import type { Spoken } from '../../hands/picker.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { unwritten } from '../../screens/spoken.ts';
import { type Board, edgesOf, seenOn, squareAt } from '../layout/board.ts';
import { edges } from '../layout/edges.ts';
import { boardFor } from '../layout/map.ts';
import { planOf } from '../layout/plan.ts';
import { siteLabel, siteSquare, wayNoun } from '../naming.ts';
import { actionsOf, type Commanding, has, isWhole, nextSquares, shots, stepsOf, waysBySquare } from './navy-moves.ts';
export interface NavyState extends Commanding {
  view: View;
  seat: number;
  names: readonly string[];
  choices: readonly GameAction[];
  focus: string | null;
  frame: Frame;
}

export function navyScreen(state: NavyState): Screen {
  const sketch = new Sketch(state.focus);
  const { view, mode, frame } = state;
  sketch.frame = frame;
  sketch.letters = edgesOf(tableBoard(state));
  sketch.takeBackAt = planOf(frame).takeBack;
  sketch.roundAt = planOf(frame).round;
  if (view.phase === 'setup.roles')
    buttons(sketch, frame, [{ id: 'rollForRole', text: handWords().rollRole, gold: true }]);
  else if (view.phase === 'setup.chests' || view.phase === 'setup.ships') placing(sketch, state);
  else if (view.phase === 'over')
    buttons(sketch, frame, [{ id: 'nextRound', text: handWords().nextRound, gold: true }]);
  else if (view.phase === 'navy.roll') buttons(sketch, frame, [{ id: 'rollDie', text: handWords().roll, gold: true }]);
  else if (mode === 'sail') sails(sketch, state);
  else if (mode === 'fire' || view.phase === 'navy.salvo2') guns(sketch, state);
  else orders(sketch, state);
  edges(sketch, tableBoard(state), 46);
  return sketch;
}

interface Order {
  id: string;
  text: string;
  gold?: boolean;
  refusal?: string;
}

/** Draws buttons side by side, as wide as the column; one under the other where that is narrow. */
function buttons(sketch: Sketch, frame: Frame, all: readonly Order[]): void {
  const { x, y, w, h } = planOf(frame).buttons;
  const stacked = h > 200;
  const each = stacked ? w : (w - (all.length - 1) * 12) / all.length;
  for (const [i, { id, text, gold, refusal }] of all.entries()) {
    const at = stacked ? { x: x + w / 2, y: y + 46 + i * 98 } : { x: x + each / 2 + i * (each + 12), y: y + h / 2 };
    sketch.button(id, text, at.x, at.y, each, 84, { look: gold ? 'gold' : 'dark', refusal, depth: 40 });
  }
  sketch.first ??= all[0]?.id;
}

/** Draws what the phase allows: to look or to sail, to fire or to stay. */
function orders(sketch: Sketch, { view, choices, frame }: NavyState): void {
  const steps = stepsOf(choices);
  if (view.phase === 'navy.decide') {
    const first: Order =
      steps > 0 ? { id: 'sail', text: handWords().sailFirst } : { id: 'held', text: handWords().cannotMove };
    buttons(sketch, frame, [{ id: 'lookFirst', text: handWords().look, gold: true }, first]);
    return;
  }
  const all: Order[] = [];
  if (shots(choices).length > 0) all.push({ id: 'fire', text: handWords().fire, gold: true });
  if (steps > 0) all.push({ id: 'sail', text: fill(handWords().sailShip, { n: steps }), gold: all.length === 0 });
  if (has(choices, 'stay')) all.push({ id: 'stay', text: handWords().stay });
  buttons(sketch, frame, all);
}

/** Lays out the map as the table shows it. */
export const tableBoard = ({ view, frame }: Pick<NavyState, 'view' | 'frame'>): Board => boardFor(view, frame);

function spot(sketch: Sketch, board: Board, id: string, square: Square, spoken?: Spoken): void {
  if (!seenOn(board, square)) return;
  const { x, y, size } = squareAt(board, square);
  sketch.target(id, spoken ?? { role: 'square', label: square }, x - size / 2, y - size / 2, size, size);
}

function marks(sketch: Sketch, board: Board, squares: readonly Square[]): void {
  const { chart, size, origin } = board;
  const cells = squares.map((square) => chart.cells.get(square) ?? 0);
  sketch.add({
    id: 'reach',
    kind: 'yellowbeard-reach',
    ...origin,
    depth: 4,
    props: { size, columns: chart.width, cells, onSea: true },
  });
}

/** Draws what can be placed: one press places it, and it can be taken back as long as nobody else has gone on. */
function placing(sketch: Sketch, { view, seat, names, choices, frame }: NavyState): void {
  const board = tableBoard({ view, frame });
  const squares: Square[] = [];
  for (const action of actionsOf(choices)) {
    const square =
      action.type === 'placeChest'
        ? siteSquare(view.options, action.site)
        : action.type === 'placeShip'
          ? action.square
          : null;
    if (square === null) continue;
    squares.push(square);
    const label = action.type === 'placeChest' ? siteLabel(view.options, action.site) : square;
    spot(sketch, board, `put|${square}`, square, { role: 'square', label });
  }
  // Marks on every anchorage would hide the sea: only the one in focus has one.
  const many = view.phase === 'setup.ships';
  marks(sketch, board, many ? squares.filter((square) => sketch.isFocused(`put|${square}`)) : squares);
  for (const { id } of sketch.targets) sketch.ring(id);
  const { x, y, w, h } = planOf(frame).buttons;
  const sentence = view.phase === 'setup.chests' ? handWords().layChest : handWords().placeShip;
  const text = fill(sentence, { name: nameOf(seat, names) });
  if (h > 200) {
    sketch.sheet('panel-dark', x, y, w, 132, 38);
    sketch.words('pill', text, x + w / 2, y + 66, { align: 0.5, depth: 40, wrap: w - 40 });
    return;
  }
  sketch.sheet('pill-plain', x, y - 4, w, h + 8, 38);
  sketch.words('pill', text, x + w / 2, y + h / 2, { align: 0.5, depth: 40, maxWidth: w - 50 });
}

/**
 * Draws where the ship may end and the way there; the same press once more means it. A press on the ship herself lets
 * the way be chosen square by square.
 */
function sails(sketch: Sketch, { view, choices, way, byHand, frame }: NavyState): void {
  const board = tableBoard({ view, frame });
  const from = view.ships[view.ship - 1];
  const whole = isWhole(choices, way);
  const ends = byHand ? [...nextSquares(choices, way), ...way.slice(-1)] : [...waysBySquare(choices).keys()];
  // Before the others: arrows that could mean her or a square as near mean her, and would never come to her else.
  if (from) spot(sketch, board, 'helm', from, { role: 'ship', label: handWords().helm });
  for (const square of ends) spot(sketch, board, `to|${square}`, square);
  marks(sketch, board, ends);
  const end = whole ? way.at(-1) : undefined;
  if (from && way.length > 0) {
    const { chart, size, origin } = board;
    const points = [from, ...way].map((square) => {
      const cell = chart.cells.get(square) ?? 0;
      return [cell % chart.width, Math.floor(cell / chart.width)];
    });
    sketch.add({ id: 'way', kind: 'yellowbeard-plan', ...origin, depth: 6, props: { size, points, first: 1 } });
  }
  for (const { id } of sketch.targets) sketch.ring(id);
  sketch.again(`to|${end}`);
  buttons(sketch, frame, [
    end
      ? { id: 'go', text: fill(handWords().sailHere, { square: end }), gold: true }
      : { id: 'go', text: handWords().chooseSquare, refusal: handWords().whereTo },
    { id: 'idle', text: handWords().back },
  ]);
  sketch.first = sketch.targets.find(({ role }) => role === 'square')?.id;
}

const aside: Readonly<Record<Straight, readonly [number, number, string]>> = {
  N: [0, -1, 'icon-key-up'],
  E: [1, 0, 'icon-key-right'],
  S: [0, 1, 'icon-key-down'],
  W: [-1, 0, 'icon-key-left'],
};

/** Draws four guns' ports around the ship, as wide as a finger, wherever she lies. */
function guns(sketch: Sketch, { view, choices, frame }: NavyState): void {
  const board = tableBoard({ view, frame });
  const from = view.ships[view.ship - 1];
  if (!from) return;
  const { x, y, size } = squareAt(board, from);
  const { window } = board;
  const far = Math.max(96, size * 1.5);
  const cx = Math.max(window.x + far + 44, Math.min(window.x + window.w - far - 44, x));
  const cy = Math.max(window.y + far + 44, Math.min(window.y + window.h - far - 44, y));
  for (const way of shots(choices)) {
    const [dx, dy, icon] = aside[way];
    const label = fill(handWords().fireWay, { way: wayNoun(way) });
    sketch.button(`fire|${way}`, unwritten(label), cx + dx * far, cy + dy * far, 88, 88, {
      look: 'gold',
      icon,
      depth: 44,
    });
  }
  const second = view.phase === 'navy.salvo2';
  buttons(sketch, frame, [
    second ? { id: 'cease', text: handWords().cease } : { id: 'holdFirst', text: handWords().hold },
    ...(second ? [] : [{ id: 'idle', text: handWords().back }]),
  ]);
  sketch.first = sketch.targets[0]?.id;
}
