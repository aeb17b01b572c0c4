/**
 * The sign over a game that nobody plays: what it is, for how many, how to play. Any press ends it, so there is nothing to
 * choose. Where the table leaves its lower edge free the call is as large as the house can make it; else it is a pill.
 */

import type { Frame, Placement } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';
import { countsOf } from './title.ts';

export interface AttractState {
  /** The game that is shown, and its numbers of captains. */
  shown: { title: string; counts: readonly number[]; vignette?: string };
  /** Seconds until the next one, and how much of this one is left, from 1 to 0. */
  seconds: number;
  left: number;
  games: number;
  /** The smallest and the largest number of captains there is. */
  captains: readonly [number, number];
  /** Place of the call on this table; across the lower edge when absent. */
  call?: { x: number; y: number; w?: number };
  frame?: Frame;
  /** The ceremony is on: who has won stands at the head of the table, and captains stand down to its lower edge. */
  over?: boolean;
  /** Line about the stake of a stretch that has just begun, and the middle of the caption below which it stands. */
  stake?: { text: string; caption: { x: number; y: number } };
  /** True when it has just begun and the velvet goes, or the smoke that stands for it. */
  opening?: boolean;
  smoke?: boolean;
}

/** Widths of the call where it is a pill: the usual one, and those from which on there is room for more. */
const widths = { usual: 708, roomy: 680, beside: 540 };
/** Distance of the call from the lower edge where captains stand above it. */
const belowCaptains = 66;

export function attractScreen(state: AttractState): Screen {
  const sketch = new Sketch(null);
  sketch.frame = state.frame;
  const frame = state.frame ?? frames.wide;
  if (state.stake) stake(sketch, state.stake, state.call, frame);
  if (state.over) pill(sketch, state, { x: frame.width / 2, y: frame.height - belowCaptains });
  else if (state.call) pill(sketch, state, state.call);
  else edge(sketch, state, frame);
  return state.opening ? swept(sketch, 'away', state.smoke) : sketch;
}

/** The line that says what is at stake: its letters, its height, its distance from the caption's middle and from the edges. */
const stakeLine = { letters: 44, h: 84, off: 112, edge: 24 };

/** Draws what is at stake below the caption; above it where the frame ends there, or the call lies there. */
function stake(
  sketch: Sketch,
  { text, caption }: NonNullable<AttractState['stake']>,
  call: AttractState['call'],
  { width, height }: Frame,
): void {
  const { letters, h, off, edge } = stakeLine;
  const w = Math.min(width - 2 * edge, Math.round(text.length * letters * 0.43) + 110);
  const x = Math.min(Math.max(caption.x, edge + w / 2), width - edge - w / 2);
  const called = (y: number) =>
    call !== undefined && Math.abs(y - call.y) < h && Math.abs(x - call.x) < (w + (call.w ?? widths.usual)) / 2;
  const below = caption.y + off;
  const y = below + h / 2 > height - edge || called(below) ? caption.y - off : below;
  sketch.sheet('pill-sea', x - w / 2, y - h / 2, w, h, 13);
  sketch.words('caption', text, x, y - 2, {
    ...{ align: 0.5, depth: 14, size: letters, color: '#FFE7A8', maxWidth: w - 56 },
  });
}

/** Seconds after which the words beside the call change. */
const flips = 4;

/**
 * Draws one line: how to play, and beside it in turns that nobody plays, which game it is and for how many. The gold
 * line below runs out with the game.
 */
function pill(
  sketch: Sketch,
  { shown, seconds, left }: AttractState,
  { x, y, w = widths.usual }: Required<AttractState>['call'],
): void {
  const roomy = w >= widths.roomy;
  const h = roomy ? 88 : 76;
  const from = x - w / 2;
  const beside = roomy ? 190 : w >= widths.beside ? 140 : 0;
  sketch.sheet('pill-leader', from, y - h / 2, w, h, 10);
  sketch.picture('icon-touch', from + 50, y, { depth: 12, scale: 0.46 });
  const words = { left: from + 88, right: from + w - beside - (roomy ? 76 : 20) };
  sketch.words('caption', shellWords().touchToPlay, (words.left + words.right) / 2, y - 2, {
    ...{ align: 0.5, depth: 12, size: roomy ? 37 : 32, color: '#FFE7A8', maxWidth: words.right - words.left, lines: 2 },
  });
  if (roomy) sketch.picture('icon-face-south', words.right + 36, y, { depth: 12, scale: 0.44 });
  const run = { w: Math.max(24, Math.round(300 * left)), y: y + h / 2 - 11 };
  sketch.sheet('slider/fill', x - 150, run.y, run.w, 6, 12);
  if (beside === 0) return;
  const edge = from + w - beside;
  const line = { w: 3, h: h - 36, color: 0xc48b4e };
  sketch.add({ id: 'beside', kind: 'shade', x: edge, y: y - h / 2 + 18, depth: 12, props: line });
  const middle = edge + (beside - 16) / 2;
  const counts = countsOf(shown.counts);
  // A narrow one has no room for a name.
  const says = roomy ? [shellWords().watchOn, shown.title, counts] : [shellWords().demoShort, counts];
  const text = says[Math.floor(seconds / flips) % says.length];
  sketch.words('note', text, middle, y - 2, { align: 0.5, depth: 12, size: 28, maxWidth: beside - 24, lines: 2 });
}

/** Draws the velvet that comes in over a demo that is over. */
export function sweepScreen(frame: Frame): Screen {
  const sketch = new Sketch(null);
  sketch.frame = frame;
  return swept(sketch, 'across');
}

/** Draws velvet across a screen, or away from it, or smoke. */
export function swept(screen: Screen, how: 'across' | 'away', smoke = false): Screen {
  const id = how === 'across' ? 'sweep:in' : 'sweep';
  const props = { out: how === 'away', smoke };
  const at = { x: 0, y: 0, scale: 1, angle: 0, alpha: 1 };
  const velvet: Placement = { id, kind: 'sweep', layer: 'hud', ...at, depth: 990, props };
  return { ...screen, placements: [...screen.placements, velvet] };
}

/** Draws everything there is to say, across the lower edge. */
function edge(sketch: Sketch, state: AttractState, { width, height }: Frame): void {
  const top = height - 198;
  // Three boards beside each other are too much for 4:3 and for upright windows.
  if (width < 1800) {
    pill(sketch, state, { x: width / 2, y: Math.round(height * 0.95) - 66, w: widths.usual });
    return;
  }
  const shade = { w: 3360, h: 900, color: 0x050a12 };
  sketch.add({ id: 'shade', kind: 'shade', x: -720, y: height - 244, alpha: 0.66, depth: 5, props: shade });
  const middle = width / 2;
  sketch.sheet('pill-leader', middle - 420, top + 6, 840, 120, 10);
  sketch.picture('icon-touch', middle - 342, top + 66, { depth: 12, scale: 0.74 });
  sketch.picture('icon-face-south', middle + 342, top + 66, { depth: 12, scale: 0.7 });
  sketch.words('caption', shellWords().touchToPlay, middle, top + 66, {
    align: 0.5,
    color: '#FFE7A8',
    size: 54,
    depth: 12,
    maxWidth: 560,
    lines: 2,
  });
  thisGame(sketch, state, { x: middle - 864, y: top });
  house(sketch, state, { x: middle + 460, y: top });
}

/** Draws which game it is, and for how many. */
function thisGame(sketch: Sketch, { shown }: AttractState, { x, y }: { x: number; y: number }): void {
  sketch.sheet('panel-board', x, y + 2, 404, 128, 9);
  if (shown.vignette) sketch.picture(shown.vignette, x + 18, y + 26, { depth: 12, scale: 0.34 });
  sketch.words('title', shown.title, x + 160, y + 50, { size: 42, depth: 12, color: '#FBEFD2', maxWidth: 226 });
  sketch.words('note', countsOf(shown.counts), x + 160, y + 96, { depth: 12, maxWidth: 226 });
}

/**
 * Draws what the house is: so many games, for so many captains. Below that stands that this one is a demo, and how much
 * of it is left.
 */
function house(sketch: Sketch, { games, captains, left }: AttractState, { x, y }: { x: number; y: number }): void {
  sketch.sheet('panel-board', x, y + 2, 404, 128, 9);
  const [from, to] = captains;
  const words = fill(shellWords().gamesFor, { games, from, to });
  sketch.words('pill', shellWords().watchOn, x + 28, y + 40, { depth: 12, color: '#F8DC8C', maxWidth: 250 });
  sketch.words('note', shellWords().nobodyPlays, x + 28, y + 76, { depth: 12, maxWidth: 260 });
  sketch.words('note', words, x + 28, y + 108, { depth: 12, size: 28, maxWidth: 374 });
  sketch.sheet('slider/track', x + 262, y + 44, 118, 20, 11);
  sketch.sheet('slider/fill', x + 266, y + 48, Math.max(24, Math.round(110 * left)), 12, 12);
}
