/**
 * The pirate's secret chart: drawn between reveal and cover only (or, where he is the only person, as long as it is his
 * turn), from a view that the page drops afterwards. Everything inside the velvet is private.
 */
import type { View } from '../../rules/yellowbeard/types.ts';
import { type Screen, Sketch } from '../screens/sketch.ts';
import { frames } from '../shapes.ts';
import { seenOn, squareAt } from './board.ts';
import { logPaper } from './chart-log.ts';
import { chestsBeside, departures, harboursAt, type Plotting, reachOf, stolenAfter } from './chart-moves.ts';
import { chartBoard, chartSea } from './chart-sea.ts';
import { fill, harbourName } from './naming.ts';
import { handWords } from './words-hand.ts';

export interface ChartState {
  view: View;
  names: readonly string[];
  plan: Plotting;
  focus: string | null;
  curtain: boolean;
}

const column = { x: 1284, w: 540 };
const rows = [570, 666, 762, 858, 954];
const height = 86;

export function chartScreen(state: ChartState): Screen {
  const sketch = new Sketch(state.focus);
  const { view, plan } = state;
  sketch.add({ id: 'wood', kind: 'korsar-wood', x: 0, y: 0, depth: 0, props: { frame: frames.wide } });
  chartSea(sketch, state);
  logPaper(sketch, view, state.names, view.quarry ? planLine(state) : handWords.ashore);
  if (state.curtain) drapes(sketch);
  const places = squares(sketch, state);
  sight(sketch, plan);
  if (view.quarry) voyage(sketch, state);
  else leave(sketch, state);
  if (state.curtain)
    sketch.button('hide', handWords.hide, middle, rows[4], column.w, height, { icon: 'icon-eye', depth: 40 });
  for (const id of places) sketch.ring(id);
  sketch.first = view.quarry ? `at|${view.quarry.square}` : places[0];
  return sketch;
}

const middle = column.x + column.w / 2;

/** Velvet at both edges, a rail with fringe on top. */
function drapes(sketch: Sketch): void {
  for (const x of [-66, 1866]) sketch.picture('curtain-pleat', x, 0, { depth: 60 });
}

/** Every square where a turn may end; a finger near one counts for it. */
function squares(sketch: Sketch, { view }: ChartState): string[] {
  const board = chartBoard(view);
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

function sight(sketch: Sketch, { sight: on }: Plotting): void {
  sketch.sheet('panel-dark', column.x, rows[0] - height / 2, column.w, height, 30);
  sketch.words('pill', handWords.sight, column.x + 34, rows[0], { depth: 32, maxWidth: 360 });
  sketch.add({ id: 'switch:sight', kind: 'switch', x: column.x + column.w - 84, y: rows[0], depth: 32, props: { on } });
  sketch.target('sight', column.x, rows[0] - height / 2, column.w, height);
  sketch.ring('sight');
}

function voyage(sketch: Sketch, { view, plan }: ChartState): void {
  const own = view.quarry?.square ?? '';
  const end = plan.path.at(-1) ?? own;
  const harbour = plan.harbour !== null && harboursAt(view, end).includes(plan.harbour) ? plan.harbour : null;
  const harbourText = harbour === null ? '' : harbourName(view.options, harbour);
  const sails = plan.path.length > 0;
  const go = sails
    ? fill(harbour ? handWords.sailTry : handWords.sail, { square: end, harbour: harbourText })
    : handWords.chooseSquare;
  sketch.button('sail', go, middle, rows[1], column.w, height, {
    look: 'gold',
    icon: 'icon-play',
    depth: 40,
    refusal: sails ? undefined : handWords.chooseSquare,
  });
  const chests = chestsBeside(view);
  const slots = Math.max(1, chests.length) + 1;
  const w = (column.w - (slots - 1) * 12) / slots;
  const at = (i: number) => column.x + w / 2 + i * (w + 12);
  if (chests.length === 0) {
    sketch.button('load', handWords.loadNone, at(0), rows[2], w, height, { depth: 40, refusal: handWords.why.noChest });
  }
  for (const [i, { site, square, loading }] of chests.entries()) {
    const why = view.turn === 0 ? handWords.why.anchorFirst : loading ? handWords.why.loading : undefined;
    const text = fill(handWords.load, { square });
    sketch.button(`load|${site}`, text, at(i), rows[2], w, height, { depth: 40, refusal: why });
  }
  const rest = harbour && !sails ? fill(handWords.anchorTry, { harbour: harbourText }) : handWords.anchor;
  sketch.button('anchor', rest, at(slots - 1), rows[2], w, height, { depth: 40 });
  tryHarbour(sketch, view, end, harbour);
}

function tryHarbour(sketch: Sketch, view: View, end: string, harbour: string | null): void {
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
  sketch.button('harbour', text, middle, rows[3], column.w, height, {
    icon: why ? 'icon-lock' : 'icon-anchor',
    look: harbour ? 'gold' : 'dark',
    depth: 40,
    refusal: why,
  });
}

function leave(sketch: Sketch, { view, plan }: ChartState): void {
  const ready = plan.path.length > 0 && plan.harbour !== null;
  const text = ready
    ? fill(handWords.depart, { harbour: harbourName(view.options, plan.harbour ?? '') })
    : handWords.chooseSquare;
  sketch.button('sail', text, middle, rows[1], column.w, height, {
    look: 'gold',
    icon: 'icon-anchor',
    depth: 40,
    refusal: ready ? undefined : handWords.chooseSquare,
  });
}
