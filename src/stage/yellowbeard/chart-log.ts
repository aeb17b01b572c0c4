/** The pirate's log on paper: turn numbers, squares in the notation of the rulebook, an X for every chest. */
import type { View } from '../../rules/yellowbeard/types.ts';
import type { Sketch } from '../screens/sketch.ts';
import { fill, nameOf } from './naming.ts';
import { handWords } from './words-hand.ts';

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

const paper = { x: 1284, y: 56, w: 540, h: 464 };
const rowStep = 40;
const rowsShown = 7;

export function logPaper(sketch: Sketch, view: View, names: readonly string[], plan: string): void {
  const { x, y, w, h } = paper;
  const turn = view.turn + 1;
  sketch.sheet('panel-parchment', x, y, w, h, 30);
  const name = nameOf(view.pirate ?? 0, names);
  sketch.words('title', fill(handWords.log, { name }), x + 32, y + 58, { size: 56, depth: 32, maxWidth: 270 });
  const head = view.quarry ? fill(handWords.turn, { turn }) : handWords.departing;
  // The pause lies in the corner.
  sketch.words('caption', head, x + w - 92, y + 62, { align: 1, size: 32, depth: 32 });
  rule(sketch, 'log', y + 92);
  const lines = linesOf(view.quarry?.log ?? []);
  for (const [i, line] of lines.slice(-rowsShown).entries()) row(sketch, line, y + 118 + i * rowStep);
  const last = y + 118 + rowsShown * rowStep + 22;
  rule(sketch, 'plan', last - 26);
  const red = { color: '#9C1420', depth: 32 };
  if (view.quarry) sketch.words('ribbon', String(turn), x + 64, last, { ...red, align: 1 });
  if (view.quarry) sketch.words('caption', plan, x + 88, last, { ...red, size: 32, maxWidth: w - 170 });
  else
    sketch.words('caption', plan, x + 36, y + 116, { color: '#5A3A1C', size: 34, wrap: w - 90, top: true, depth: 32 });
  sketch.picture('quill', x + w - 40, last - 44, { depth: 33, scale: 0.7 });
}

function rule(sketch: Sketch, id: string, y: number): void {
  const props = { w: paper.w - 60, h: 2, color: 0x7a4a22 };
  sketch.add({ id: `rule:${id}`, kind: 'shade', x: paper.x + 30, y, alpha: 0.6, depth: 32, props });
}

function row(sketch: Sketch, { turn, path, loads }: LogLine, y: number): void {
  sketch.words('ribbon', String(turn), paper.x + 64, y, { align: 1, color: '#7A4A22', depth: 32 });
  const text = [path, ...loads].join(' ');
  const room = paper.w - (loads.length > 0 ? 190 : 130);
  sketch.words('caption', text, paper.x + 88, y, { size: 32, depth: 32, maxWidth: room });
  for (const [i] of loads.entries())
    sketch.picture('x-mark', paper.x + paper.w - 48 - i * 40, y, { depth: 32, scale: 0.6 });
}
