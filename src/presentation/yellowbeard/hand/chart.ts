/**
 * The pirate's secret chart: drawn between reveal and cover only (or, where he is the only person, as long as it is his
 * turn), from a view that the page drops afterwards. Everything inside the velvet is private.
 */

import type { Frame } from '../../../controller/room.ts';
import { chestsWanted, stolenAfter } from '../../../rules/yellowbeard/open.ts';
import type { View } from '../../../rules/yellowbeard/types.ts';
import { shellWords } from '../../../words/house/house.ts';
import { fill } from '../../../words/message.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import { type ButtonText, type Screen, Sketch } from '../../screens/sketch.ts';
import { onOrOff, unwritten } from '../../screens/spoken.ts';
import { type Board, edgesOf, seenOn, squareAt } from '../layout/board.ts';
import { edges } from '../layout/edges.ts';
import { type ChartPlan, chartPlanOf, planOf } from '../layout/plan.ts';
import { harbourName } from '../naming.ts';
import { logPaper } from './chart-log.ts';
import { actionOf, chestsBeside, departures, harboursAt, type Plotting, passable, reachOf } from './chart-moves.ts';
import { chartBoard, chartSea } from './chart-sea.ts';

export interface ChartState {
  view: View;
  names: readonly string[];
  plan: Plotting;
  focus: string | null;
  curtain: boolean;
  holds: boolean;
  frame: Frame;
}

/** A row of buttons, from the left edge to the right. */
interface Row {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Rows of buttons, one after the other. */
class Rows {
  private next = 0;
  readonly narrow: boolean;
  private readonly orders: ChartPlan['orders'];

  constructor({ orders, narrow }: ChartPlan) {
    this.orders = orders;
    this.narrow = narrow;
  }

  take(h = this.orders.height): Row {
    const { x, y, w, step } = this.orders;
    return { x, y: y + h / 2 + step * this.next++, w, h };
  }
}

export function chartScreen(state: ChartState): Screen {
  const sketch = new Sketch(state.focus);
  const { view, plan, frame } = state;
  const chartPlan = chartPlanOf(frame);
  const rows = new Rows(chartPlan);
  const board = chartBoard(view, plan, frame);
  sketch.frame = frame;
  sketch.covers = true;
  sketch.letters = edgesOf(board);
  // Where the captains' column has it, in the corner of the log's head.
  sketch.pauseAt = planOf(frame).pause;
  sketch.roundAt = chartPlan.round ?? planOf(frame).round;
  sketch.add({ id: 'wood', kind: 'wood', x: 0, y: 0, depth: 0, props: { frame } });
  chartSea(sketch, state);
  const line = view.quarry ? planLine(state) : handWords().ashore;
  logPaper(sketch, chartPlan, { ...state, line });
  if (state.curtain) drapes(sketch, frame);
  const places = squares(sketch, state, board);
  edges(sketch, board, 46);
  const first = rows.take();
  sight(sketch, chartPlan.round ? { ...first, w: first.w - 216 } : first, plan);
  if (view.quarry) voyage(sketch, rows, state);
  else leave(sketch, rows, state);
  const last = rows.take(state.curtain ? chartPlan.pill : undefined);
  if (state.curtain) hide(sketch, last, state);
  else sketch.takeBackAt = { x: last.x + last.w / 2, y: last.y };
  for (const id of places) sketch.ring(id);
  sketch.again(`at|${plan.path.at(-1)}`);
  sketch.first = view.quarry ? `at|${view.quarry.square}` : places[0];
  return sketch;
}

/** Draws the velvet; what is inside it is private. */
const drapes = (sketch: Sketch, { width }: Frame): void =>
  sketch.add({ id: 'velvet', kind: 'velvet', x: 0, y: 0, depth: 60, props: { width, edge: 54 } });

/** Draws the button that hides all of it again, and says that nobody misses anything meanwhile. */
function hide(sketch: Sketch, { x, y, w, h }: Row, { holds }: ChartState): void {
  const text = holds ? handWords().release : handWords().hide;
  // The pill is as high as it was painted, and then as small as its row.
  const painted = 176;
  const scale = h / painted;
  const left = x + 12 + h;
  sketch.add({
    id: 'hide',
    kind: 'sheet',
    x,
    y: y - h / 2,
    scale,
    depth: 40,
    props: { frame: 'button-hold', w: w / scale, h: painted },
  });
  sketch.picture('hold-ring-0', x + h / 2 + 8, y, { depth: 41, scale: (h - 22) / 144 });
  const two = w >= 500 && h >= 80;
  const big = { depth: 42, color: '#FFE7A8', maxWidth: w - h - 36 };
  sketch.words('pill', text, left, two ? y - 17 : y, { ...big, size: h >= 100 ? 38 : 34 });
  if (two) sketch.words('note', handWords().hideWhy, left, y + 22, { depth: 42, maxWidth: w - h - 36, size: 29 });
  sketch.target('hide', { role: 'button', label: text }, x, y - h / 2, w, h);
  sketch.ring('hide');
}

/**
 * Makes targets of every square where a turn may end, and of those on the way there; a finger near one counts for it.
 */
function squares(sketch: Sketch, { view, plan }: ChartState, board: Board): string[] {
  const ends = view.quarry ? reachOf(view) : [...departures(view).keys()];
  return [...ends, ...passable(view, plan.path)]
    .filter((square) => seenOn(board, square))
    .map((square) => {
      const { x, y, size } = squareAt(board, square);
      sketch.target(`at|${square}`, { role: 'square', label: square }, x - size / 2, y - size / 2, size, size);
      return `at|${square}`;
    });
}

function planLine({ view, plan }: ChartState): string {
  return [view.quarry?.square, ...plan.path].join('-');
}

function sight(sketch: Sketch, { x, y, w, h }: Row, { sight: on }: Plotting): void {
  sketch.sheet('panel-dark', x, y - h / 2, w, h, 30);
  const swatch = { size: 40, columns: 1, cells: [0] };
  const paper = { w: 40, h: 40, color: 0xdcc795 };
  sketch.add({ id: 'swatch:paper', kind: 'shade', x: x + 24, y: y - 20, depth: 31, props: paper });
  sketch.add({ id: 'swatch', kind: 'yellowbeard-watch', x: x + 24, y: y - 20, depth: 32, props: swatch });
  const text = w < 500 ? handWords().sightShort : handWords().sight;
  sketch.words('pill', text, x + 82, y, { depth: 32, maxWidth: w - 216, lines: 2 });
  sketch.add({ id: 'switch:sight', kind: 'switch', x: x + w - 84, y, depth: 32, props: { on } });
  const label = fill(shellWords().valueOf, { title: handWords().sight, value: onOrOff(on) });
  sketch.target('sight', { role: 'switch', label }, x, y - h / 2, w, h);
  sketch.ring('sight');
}

/** Says why the plan cannot be sailed: it ends under a man-of-war, or leads nowhere yet. */
export const whyNot = ({ quarry }: View, { path }: Plotting): string =>
  quarry && path.length > 0 ? handWords().refusals.SQUARE_TAKEN : handWords().chooseSquare;

function voyage(sketch: Sketch, rows: Rows, { view, plan }: ChartState): void {
  const own = view.quarry?.square ?? '';
  const end = plan.path.at(-1) ?? own;
  const harbour = plan.harbour !== null && harboursAt(view, end).includes(plan.harbour) ? plan.harbour : null;
  const harbourText = harbour === null ? '' : harbourName(view.options, harbour);
  const sails = plan.path.length > 0;
  const go = sails
    ? fill(harbour ? handWords().sailTry : handWords().sail, { square: end, harbour: harbourText })
    : handWords().chooseSquare;
  put(
    sketch,
    rows.take(),
    { id: 'sail', text: go },
    {
      look: 'gold',
      icon: 'icon-play',
      refusal: sails && actionOf(view, plan) ? undefined : whyNot(view, plan),
    },
  );
  const rest = harbour && !sails ? fill(handWords().anchorTry, { harbour: harbourText }) : handWords().anchor;
  const others = [...loads(view), { id: 'anchor', text: rest }];
  // What has no room beside each other goes below.
  const split = rows.narrow ? [others.slice(0, -1), others.slice(-1)] : [others];
  for (const line of split) {
    const { x, y, w, h } = rows.take();
    const each = (w - (line.length - 1) * 12) / line.length;
    for (const [i, { id, text, refusal }] of line.entries())
      put(sketch, { x: x + i * (each + 12), y, w: each, h }, { id, text }, { refusal });
  }
  tryHarbour(sketch, rows.take(), view, end, harbour);
}

const put = (
  sketch: Sketch,
  { x, y, w, h }: Row,
  { id, text }: { id: string; text: ButtonText },
  options: Parameters<Sketch['button']>[6],
): void => sketch.button(id, text, x + w / 2, y, w, h, { depth: 40, ...options });

/** Lists one button for every chest beside the ship, or one that says that there is none. */
function loads(view: View): { id: string; text: string; refusal?: string }[] {
  const chests = chestsBeside(view);
  if (chests.length === 0) return [{ id: 'load', text: handWords().loadNone, refusal: handWords().why.noChest }];
  return chests.map(({ site, square, error }) => ({
    id: `load|${site}`,
    text: fill(handWords().load, { square }),
    // Its marker still lies there: what is gone of it is being loaded.
    refusal:
      error === null ? undefined : error === 'CHEST_GONE' ? handWords().why.loading : handWords().refusals[error],
  }));
}

function tryHarbour(sketch: Sketch, row: Row, view: View, end: string, harbour: string | null): void {
  const missing = chestsWanted(view);
  const beside = harboursAt(view, end);
  const why =
    missing > 0
      ? fill(handWords().why.chestsFirst, { n: missing, stolen: stolenAfter(view) })
      : beside.length === 0
        ? fill(handWords().why.noHarbour, { square: end })
        : undefined;
  const name = harbourName(view.options, harbour ?? beside[0] ?? '');
  const text = why ? '' : fill(harbour ? handWords().tried : handWords().tryThis, { harbour: name });
  const look = harbour ? 'gold' : 'dark';
  put(
    sketch,
    row,
    { id: 'harbour', text: why ? unwritten(handWords().harbour) : text },
    { icon: why ? undefined : 'icon-anchor', look, refusal: why },
  );
  if (!why) return;
  const { x, y, w } = row;
  const said = { depth: 41, maxWidth: w - 112, color: '#A08C6C' };
  sketch.picture('icon-lock', x + 50, y, { depth: 41, scale: 0.42, color: '#8A7654' });
  sketch.words('pill', handWords().harbour, x + 92, y - 17, said);
  sketch.words('note', why, x + 92, y + 20, { ...said, size: 28 });
}

/** Draws the button that puts to sea; a square between several harbours can be left from each of them. */
function leave(sketch: Sketch, rows: Rows, { view, plan }: ChartState): void {
  const row = rows.take();
  const ready = plan.path.length > 0 && plan.harbour !== null;
  const text = ready
    ? fill(handWords().depart, { harbour: harbourName(view.options, plan.harbour ?? '') })
    : handWords().chooseSquare;
  put(
    sketch,
    row,
    { id: 'sail', text },
    {
      look: 'gold',
      icon: 'icon-anchor',
      refusal: ready ? undefined : whyNot(view, plan),
    },
  );
  if (!ready || (departures(view).get(plan.path[0]) ?? []).length < 2) return;
  put(sketch, rows.take(), { id: 'harbour', text: handWords().otherHarbour }, { icon: 'icon-flag' });
}
