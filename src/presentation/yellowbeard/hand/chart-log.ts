/** The pirate's log on paper: turn numbers, squares in the notation of the rulebook, an X for every chest. */

import type { View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { handWords } from '../../../words/yellowbeard/hand.ts';
import { nameOf } from '../../captains.ts';
import type { Sketch } from '../../screens/sketch.ts';
import type { ChartPlan } from '../layout/plan.ts';

export interface LogLine {
  /** The turn it begins with; each loading in brackets is one more. */
  turn: number;
  path: string;
  loads: string[];
}

export function linesOf(log: readonly string[]): LogLine[] {
  let turn = 1;
  return log.map((line) => {
    const [path, ...loads] = line.split(' ');
    const first = turn;
    turn += 1 + loads.length;
    return { turn: first, path, loads };
  });
}

const rowStep = 40;

interface Paper {
  view: View;
  names: readonly string[];
  /** Words under the line. */
  line: string;
  /** Curtain behind which nothing but the chart can be touched. */
  curtain: boolean;
}

export function logPaper(
  sketch: Sketch,
  { paper: { x, y, w, h }, lines: shown, head: top }: ChartPlan,
  { view, names, line: plan, curtain }: Paper,
): void {
  const turn = view.turn + 1;
  sketch.sheet('panel-parchment', x, y, w, h, 30);
  const name = nameOf(view.pirate ?? 0, names);
  const text = fill(handWords().log, { name });
  sketch.words('title', text, x + 32, y + top * 0.63, { size: top < 90 ? 46 : 56, depth: 32, maxWidth: w * 0.5 });
  const head = view.quarry ? fill(handWords().turn, { turn }) : handWords().departing;
  // Beside the map the pause lies in the corner.
  const right = x + w - (w < 600 && !curtain ? 92 : 36);
  sketch.words('caption', head, right, y + top * 0.67, {
    align: 1,
    size: 32,
    depth: 32,
    maxWidth: right - x - 44 - w * 0.5,
  });
  rule(sketch, 'log', x, y + top, w);
  const lines = linesOf(view.quarry?.log ?? []);
  for (const [i, line] of lines.slice(-shown).entries()) row(sketch, line, x, y + top + 26 + i * rowStep, w);
  const last = y + top + 26 + shown * rowStep + (top < 90 ? 12 : 22);
  rule(sketch, 'plan', x, last - 26, w);
  const red = { color: '#9C1420', depth: 32 };
  if (view.quarry) sketch.words('ribbon', String(turn), x + 64, last, { ...red, align: 1 });
  if (view.quarry) sketch.words('caption', plan, x + 88, last, { ...red, size: 32, maxWidth: w - 170 });
  else {
    const lines = { color: '#5A3A1C', size: 34, wrap: w - 90, top: true, depth: 32 };
    sketch.words('caption', plan, x + 36, y + top + 24, lines);
  }
  sketch.picture('quill', x + w - 40, last - 44, { depth: 33, scale: 0.7 });
}

function rule(sketch: Sketch, id: string, x: number, y: number, w: number): void {
  const props = { w: w - 60, h: 2, color: 0x7a4a22 };
  sketch.add({ id: `rule:${id}`, kind: 'shade', x: x + 30, y, alpha: 0.6, depth: 32, props });
}

function row(sketch: Sketch, { turn, path, loads }: LogLine, x: number, y: number, w: number): void {
  sketch.words('ribbon', String(turn), x + 64, y, { align: 1, color: '#7A4A22', depth: 32 });
  const marks = loads.length * 130;
  sketch.words('caption', path, x + 88, y, { size: 32, depth: 32, maxWidth: w - 110 - marks });
  for (const [i, load] of [...loads].reverse().entries()) {
    const right = x + w - 48 - i * 130;
    sketch.picture('x-mark', right, y, { depth: 32, scale: 0.6 });
    sketch.words('caption', load, right - 24, y, { align: 1, size: 32, color: '#9C1420', depth: 32, maxWidth: 92 });
  }
}
