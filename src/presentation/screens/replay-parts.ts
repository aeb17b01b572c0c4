/** The parts that every bar of a replay has: its eight buttons, the line of time and the count at its end. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { ButtonOptions, PlaneBox, Sketch } from './sketch.ts';

export interface ReplayState {
  at: number;
  of: number;
  playing: boolean;
  speed: string;
  /** Side from which it is watched: a name, and an emblem if it has one. */
  side: { title: string; look?: string; icon?: string };
  /** Steps on which the game turned, and with which its rounds begin. */
  marks: { turns: readonly number[]; rounds: readonly number[] };
  focus: string | null;
  frame: Frame;
  bar: PlaneBox;
  /** True when nobody has touched anything for a while: the table shines through. */
  faded: boolean;
}

export const faint = 0.3;

export interface BarEntry extends ButtonOptions {
  id: string;
  icon: string;
  label: string;
  text?: string;
}

/** Lists the buttons in their order; `roomy`: there is room for the name of the side. */
export function entriesOf({ at, of, playing, speed, side, marks }: ReplayState, roomy: boolean): BarEntry[] {
  const ahead = marks.turns.some((step) => step > at);
  const first = at === 0 ? shellWords().atFirst : undefined;
  const last = at === of ? shellWords().atLast : undefined;
  const told = shellWords().replay;
  const { speed: title, speeds } = shellWords().settingRows;
  const speedLabel = fill(shellWords().valueOf, { title, value: speeds[speed] });
  return [
    { id: 'back', label: told.back, icon: 'icon-back', refusal: first },
    { id: 'play', label: playing ? told.stop : told.play, icon: playing ? 'icon-pause' : 'icon-play', look: 'gold' },
    { id: 'step', label: told.step, icon: 'icon-step', refusal: last },
    { id: 'turn', label: told.turn, icon: 'icon-star', refusal: ahead ? undefined : shellWords().noTurnAhead },
    { id: 'speed', label: speedLabel, icon: `icon-speed-${speed}` },
    {
      id: 'side',
      label: fill(told.side, { side: side.title }),
      icon: side.icon ?? 'icon-eye',
      text: roomy ? side.title : '',
    },
    { id: 'explain', label: shellWords().explain.button, icon: 'icon-question' },
    { id: 'leave', label: told.leave, icon: 'icon-x' },
  ];
}

/** Draws the emblem of the side from which it is watched, where it has one. */
export function lookOf(
  sketch: Sketch,
  { look }: ReplayState['side'],
  where: { x: number; y: number; scale: number },
): void {
  if (look) sketch.add({ id: 'side:look', kind: 'medallion', ...where, depth: 26, props: { look, crowned: false } });
}

const stepLabel = (n: number, of: number): string => fill(shellWords().stepOf, { n, of });

/** Gives the room that the longest count needs at the end of the line. */
export const countRoom = (of: number): number => Math.max(124, 20 * stepLabel(of, of).length);

/** Writes how far it is told, up to this place. */
export const count = (sketch: Sketch, { at, of }: ReplayState, end: number, y: number): void =>
  sketch.words('ribbon', stepLabel(at, of), end, y, {
    ...{ align: 1, color: '#F8DC8C', size: 30, depth: 24, maxWidth: countRoom(of) },
  });

/** Number of places that a finger can choose on the line. */
const places = 24;

/** Pixels from the edge of the line's box to the line. */
const inset = 40;

interface Drawn {
  left: number;
  length: number;
  where: (step: number) => number;
}

/** Draws the line of time: gold as far as it is told. */
export function track(
  sketch: Sketch,
  { at, of }: ReplayState,
  { x, w }: Pick<PlaneBox, 'x' | 'w'>,
  middle: number,
): Drawn {
  const left = x + inset;
  const length = w - 2 * inset;
  const where = (step: number) => left + (length * step) / Math.max(1, of);
  sketch.sheet('slider/track', left - 14, middle - 10, length + 28, 20, 21);
  if (at > 0) sketch.sheet('slider/fill', left - 10, middle - 6, Math.max(24, where(at) - left + 10), 12, 22);
  return { left, length, where };
}

/**
 * Draws the line of time for a finger, whose box it is: ticks where rounds begin, diamonds where the game turned, a knob
 * where one stands.
 */
export function line(sketch: Sketch, state: ReplayState, { x, y: top, w, h: high }: PlaneBox, middle: number): void {
  const { at, of, marks } = state;
  sketch.turns('scrub', { role: 'slider', label: stepLabel(at, of) }, x + 12, top, w - 24, high);
  const { left, length, where } = track(sketch, state, { x, w }, middle);
  for (const [i, step] of marks.rounds.entries()) {
    const props = { w: 4, h: 26, color: 0xe8d2a2 };
    sketch.add({ id: `round:${i}`, kind: 'shade', x: where(step) - 2, y: middle - 13, alpha: 0.8, depth: 23, props });
  }
  for (const step of marks.turns) {
    sketch.picture('icon-diamond', where(step), middle, {
      depth: 24,
      scale: 0.26,
      color: step <= at ? '#A87B2E' : '#FFE7A8',
    });
  }
  sketch.picture('slider/knob', where(at), middle, { depth: 25, scale: 0.8 });
  const step = length / places;
  for (let i = 0; i <= places; i++) {
    const to = Math.round((of * i) / places);
    sketch.part('scrub', `to:${to}`, stepLabel(to, of), left + step * (i - 0.5), top, step, high);
  }
  // The middle that is nearest counts: a finger on a mark means the mark.
  for (const turn of marks.turns)
    sketch.part('scrub', `turn:${turn}`, stepLabel(turn, of), where(turn) - 12, top, 24, high);
  if (!sketch.isFocused('scrub')) return;
  const props = { w: length + 44, h: 34, round: true };
  sketch.add({ id: 'focus', kind: 'focus', x: left + length / 2, y: middle, depth: 900, props });
}
