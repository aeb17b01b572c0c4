/** Watching a game that is over: a hand on time. Where it lies is the table's own business, see replay-place.ts. */
import { type BarEntry, count, countRoom, entriesOf, faint, line, lookOf, type ReplayState } from './replay-parts.ts';
import { type PlaneBox, type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';

/** Size of buttons, with what a finger has around them. */
const size = { w: 84, h: 80 };
const reach = { w: 92, h: 96 };
/** Width that a finger needs, where the bar is narrow. */
const least = 86;
/** Height of the line for a finger. */
const lineHigh = 68;
const sideWidth = 164;
/** Size of a button for which the row has no room: it lies at the end of the line. */
const aloft = { w: 76, h: 54 };

export function replayScreen(state: ReplayState): Screen {
  const sketch = new Sketch(state.focus);
  const { frame, bar } = state;
  sketch.frame = frame;
  sketch.sheet('panel-board', bar.x, bar.y, bar.w, bar.h, 20);
  const room = countRoom(state.of);
  const high = raised(bar).length * least;
  const end = bar.x + bar.w - 24 - (high && high - 8);
  const top = bar.y - 34;
  line(sketch, state, { x: bar.x, y: top, w: end + 24 - bar.x - room, h: lineHigh }, bar.y + 28);
  buttons(sketch, state, bar);
  count(sketch, state, end, bar.y + 28);
  if (state.faded) for (const placement of sketch.placements) placement.alpha *= faint;
  sketch.first = 'play';
  return sketch;
}

const twoRows = (bar: PlaneBox): boolean => bar.h >= 2 * reach.h + 56;

/** Names the buttons that lie at the end of the line, because the row has no room for all eight. */
const raised = (bar: PlaneBox): string[] =>
  twoRows(bar) ? [] : ['turn', 'explain'].slice(Math.max(0, Math.floor(bar.w / least) - 6));

function buttons(sketch: Sketch, state: ReplayState, bar: PlaneBox): void {
  const { side } = state;
  // Two rows where the bar is narrow and high.
  const rows = twoRows(bar) ? 2 : 1;
  const roomy = rows === 2 || bar.w >= 7 * reach.w + sideWidth;
  const entries = entriesOf(state, roomy);
  const high = raised(bar);
  const low = entries.filter(({ id }) => !high.includes(id));
  const perRow = Math.ceil(low.length / rows);
  for (let row = 0; row < rows; row++) {
    const y = rows === 1 ? bar.y + bar.h / 2 + 20 : bar.y + bar.h - 12 - (rows - row - 0.5) * reach.h;
    rowOf(sketch, low.slice(row * perRow, (row + 1) * perRow), { roomy, side, bar, y });
  }
  const hit = { w: least, h: lineHigh };
  for (const { id, label, ...options } of entries.filter((entry) => !low.includes(entry))) {
    const x = bar.x + bar.w - 8 - (high.indexOf(id) + 0.5) * least;
    sketch.button(id, unwritten(label), x, bar.y + 28, aloft.w, aloft.h, { ...options, depth: 24, hit });
  }
}

function rowOf(
  sketch: Sketch,
  entries: readonly BarEntry[],
  { roomy, side, bar, y }: Pick<ReplayState, 'side' | 'bar'> & { roomy: boolean; y: number },
): void {
  const widths = entries.map(({ id }) => (roomy && id === 'side' ? sideWidth : reach.w));
  const whole = widths.reduce((sum, w) => sum + w, 0);
  const slack = Math.min(12, (bar.w - whole) / entries.length);
  let x = bar.x + (bar.w - whole - slack * entries.length) / 2;
  for (const [i, { id, icon, label, text = '', ...options }] of entries.entries()) {
    const room = widths[i] + slack;
    const middle = x + room / 2;
    const w = room - (reach.w - size.w);
    const h = Math.min(size.h, bar.h - 46);
    sketch.button(id, { shown: text, label }, middle, y, w, h, {
      ...options,
      icon,
      depth: 24,
      hit: { w: room, h: reach.h },
    });
    // In the place of the eye.
    if (id === 'side')
      lookOf(sketch, side, text === '' ? { x: middle, y, scale: 0.62 } : { x: middle - w / 2 + 28, y, scale: 0.36 });
    x += room;
  }
}
