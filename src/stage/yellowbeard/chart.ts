/**
 * The pirate's secret chart: drawn between reveal and cover only (or, where he is the only person, as long as it is his
 * turn), from a view that the page drops afterwards. Everything inside the velvet is private.
 */
import type { Frame } from '../../controller/room.ts';
import type { View } from '../../rules/yellowbeard/types.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import { type Board, seenOn, squareAt } from './board.ts';
import { logPaper } from './chart-log.ts';
import { chestsBeside, departures, harboursAt, type Plotting, reachOf, stolenAfter } from './chart-moves.ts';
import { chartBoard, chartSea } from './chart-sea.ts';
import { edges } from './edges.ts';
import { fill, harbourName } from './naming.ts';
import { type ChartPlan, chartPlanOf, planOf } from './plan.ts';
import { handWords } from './words-hand.ts';

export interface ChartState {
  view: View;
  names: readonly string[];
  plan: Plotting;
  focus: string | null;
  curtain: boolean;
  frame: Frame;
}

/** A row of buttons, from the left edge to the right. */
interface Row {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where the buttons lie, one row after the other. */
class Rows {
  private next = 0;
  readonly narrow: boolean;
  private readonly orders: ChartPlan['orders'];

  constructor({ orders, narrow }: ChartPlan) {
    this.orders = orders;
    this.narrow = narrow;
  }

  take(): Row {
    const { x, y, w, step, height } = this.orders;
    return { x, y: y + height / 2 + step * this.next++, w, h: height };
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
  sketch.takeBackAt = planOf(frame).takeBack;
  sketch.add({ id: 'wood', kind: 'korsar-wood', x: 0, y: 0, depth: 0, props: { frame } });
  chartSea(sketch, state);
  logPaper(sketch, chartPlan, view, state.names, view.quarry ? planLine(state) : handWords.ashore);
  if (state.curtain) drapes(sketch, frame);
  const places = squares(sketch, view, board);
  edges(sketch, board, 46);
  sight(sketch, rows.take(), plan);
  if (view.quarry) voyage(sketch, rows, state);
  else leave(sketch, rows.take(), state);
  if (state.curtain) {
    const { x, y, w, h } = rows.take();
    sketch.button('hide', handWords.hide, x + w / 2, y, w, h, { icon: 'icon-eye', depth: 40 });
  }
  for (const id of places) sketch.ring(id);
  sketch.first = view.quarry ? `at|${view.quarry.square}` : places[0];
  return sketch;
}

/** Velvet at both edges, so long that its hem is never seen. */
function drapes(sketch: Sketch, { width }: Frame): void {
  for (const x of [54 - 120 * 1.9, width - 54]) sketch.picture('curtain-pleat', x, 0, { depth: 60, scale: 1.9 });
}

/** Every square where a turn may end; a finger near one counts for it. */
function squares(sketch: Sketch, view: View, board: Board): string[] {
  const ends = view.quarry ? reachOf(view) : [...departures(view).keys()];
  return ends
    .filter((square) => seenOn(board, square))
    .map((square) => {
      const { x, y, size } = squareAt(board, square);
      sketch.target(`at|${square}`, x - size / 2, y - size / 2, size, size);
      return `at|${square}`;
    });
}

function planLine({ view, plan }: ChartState): string {
  return [view.quarry?.square, ...plan.path].join('-');
}

function sight(sketch: Sketch, { x, y, w, h }: Row, { sight: on }: Plotting): void {
  sketch.sheet('panel-dark', x, y - h / 2, w, h, 30);
  sketch.words('pill', handWords.sight, x + 34, y, { depth: 32, maxWidth: w - 180 });
  sketch.add({ id: 'switch:sight', kind: 'switch', x: x + w - 84, y, depth: 32, props: { on } });
  sketch.target('sight', x, y - h / 2, w, h);
  sketch.ring('sight');
}

function voyage(sketch: Sketch, rows: Rows, { view, plan }: ChartState): void {
  const own = view.quarry?.square ?? '';
  const end = plan.path.at(-1) ?? own;
  const harbour = plan.harbour !== null && harboursAt(view, end).includes(plan.harbour) ? plan.harbour : null;
  const harbourText = harbour === null ? '' : harbourName(view.options, harbour);
  const sails = plan.path.length > 0;
  const go = sails
    ? fill(harbour ? handWords.sailTry : handWords.sail, { square: end, harbour: harbourText })
    : handWords.chooseSquare;
  put(
    sketch,
    rows.take(),
    { id: 'sail', text: go },
    {
      look: 'gold',
      icon: 'icon-play',
      refusal: sails ? undefined : handWords.chooseSquare,
    },
  );
  const rest = harbour && !sails ? fill(handWords.anchorTry, { harbour: harbourText }) : handWords.anchor;
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
  { id, text }: { id: string; text: string },
  options: Parameters<Sketch['button']>[6],
): void => sketch.button(id, text, x + w / 2, y, w, h, { depth: 40, ...options });

/** One button for every chest beside him, or one that says that there is none. */
function loads(view: View): { id: string; text: string; refusal?: string }[] {
  const chests = chestsBeside(view);
  if (chests.length === 0) return [{ id: 'load', text: handWords.loadNone, refusal: handWords.why.noChest }];
  return chests.map(({ site, square, loading }) => ({
    id: `load|${site}`,
    text: fill(handWords.load, { square }),
    refusal: view.turn === 0 ? handWords.why.anchorFirst : loading ? handWords.why.loading : undefined,
  }));
}

function tryHarbour(sketch: Sketch, row: Row, view: View, end: string, harbour: string | null): void {
  const missing = view.counts.chestsToEscape - stolenAfter(view);
  const beside = harboursAt(view, end);
  const first = handWords.why.chestsFirst;
  const why =
    missing > 0
      ? fill(missing === 1 ? first.one : first.many, { n: missing })
      : beside.length === 0
        ? fill(handWords.why.noHarbour, { square: end })
        : undefined;
  const name = harbourName(view.options, harbour ?? beside[0] ?? '');
  const text = why ?? fill(harbour ? handWords.tried : handWords.tryThis, { harbour: name });
  put(
    sketch,
    row,
    { id: 'harbour', text },
    {
      icon: why ? 'icon-lock' : 'icon-anchor',
      look: harbour ? 'gold' : 'dark',
      refusal: why,
    },
  );
}

function leave(sketch: Sketch, row: Row, { view, plan }: ChartState): void {
  const ready = plan.path.length > 0 && plan.harbour !== null;
  const text = ready
    ? fill(handWords.depart, { harbour: harbourName(view.options, plan.harbour ?? '') })
    : handWords.chooseSquare;
  put(
    sketch,
    row,
    { id: 'sail', text },
    {
      look: 'gold',
      icon: 'icon-anchor',
      refusal: ready ? undefined : handWords.chooseSquare,
    },
  );
}
