/** Watching a game that is over: a hand on time, in the place of the game's banner. */
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface ReplayState {
  at: number;
  of: number;
  playing: boolean;
  speed: string;
  /** From where it is watched: a name, and an emblem if it has one. */
  side: { title: string; look?: string; icon?: string };
  /** Steps on which the game turned, and with which its rounds begin. */
  marks: { turns: readonly number[]; rounds: readonly number[] };
  focus: string | null;
}

const place = { x: 548, w: 824, h: 132 };
/** At the end of the line. */
const countRoom = 124;
/** In the place of the banner; under the ceremony at the end, whose banner is to be read. */
const heights = { under: 930, over: 26 };

export function replayScreen(state: ReplayState): Screen {
  const { at, of, playing, speed, side, marks } = state;
  const sketch = new Sketch(state.focus);
  const bar = { ...place, y: at === of ? heights.under : heights.over };
  sketch.sheet('panel-board', bar.x, bar.y, bar.w, bar.h, 20);
  line(sketch, state, bar.x, bar.y, bar.w);
  const placeOf = (i: number) => bar.x + 58 + i * 92;
  const button = (id: string, icon: string, i: number, refusal?: string) =>
    sketch.button(id, '', placeOf(i), bar.y + 84, 84, 78, { icon, refusal, depth: 24 });
  const first = at === 0 ? shellWords.atFirst : undefined;
  const last = at === of ? shellWords.atLast : undefined;
  button('back', 'icon-back', 0, first);
  sketch.button('play', '', placeOf(1), bar.y + 84, 84, 78, {
    look: 'gold',
    icon: playing ? 'icon-pause' : 'icon-play',
    depth: 24,
  });
  button('step', 'icon-step', 2, last);
  const turn = marks.turns.some((step) => step > at) ? undefined : shellWords.noTurnAhead;
  button('turn', 'icon-star', 3, turn);
  button('last', 'icon-fast', 4, last);
  button('speed', `icon-speed-${speed}`, 5);
  const eye = { x: bar.x + 644, w: 156 };
  sketch.button('side', side.title, eye.x, bar.y + 84, eye.w, 78, { icon: side.icon ?? 'icon-eye', depth: 24 });
  if (side.look) {
    // In the place of the eye.
    const props = { look: side.look, crowned: false };
    const at = { x: eye.x - eye.w / 2 + 28, y: bar.y + 84 };
    sketch.add({ id: 'side:look', kind: 'medallion', ...at, scale: 0.36, depth: 26, props });
  }
  sketch.button('leave', '', bar.x + 772, bar.y + 84, 84, 78, { icon: 'icon-x', depth: 24 });
  const count = say(shellWords.stepOf, { n: at, of });
  sketch.words('ribbon', count, bar.x + bar.w - 24, bar.y + 24, {
    align: 1,
    color: '#F8DC8C',
    size: 30,
    depth: 24,
    maxWidth: countRoom,
  });
  sketch.first = 'play';
  return sketch;
}

/** So many places a finger can choose on the line. */
const places = 24;

/** The line of time: gold as far as it is told, ticks where rounds begin, diamonds where the game turned. */
function line(sketch: Sketch, { at, of, marks }: ReplayState, x: number, y: number, w: number): void {
  const left = x + 40;
  const length = w - 80 - countRoom;
  const middle = y + 24;
  const where = (step: number) => left + (length * step) / Math.max(1, of);
  sketch.turns('scrub', x + 12, y + 2, w - 24 - countRoom, 40);
  sketch.sheet('slider/track', left - 14, middle - 10, length + 28, 20, 21);
  if (at > 0) sketch.sheet('slider/fill', left - 10, middle - 6, Math.max(24, where(at) - left + 10), 12, 22);
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
    sketch.part('scrub', `to:${Math.round((of * i) / places)}`, left + step * (i - 0.5), y + 2, step, 40);
  }
  sketch.ring('scrub');
}
