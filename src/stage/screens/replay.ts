/** Watching a game that is over: a hand on time, in the place of the game's banner. */
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface ReplayState {
  at: number;
  of: number;
  playing: boolean;
  speed: string;
  focus: string | null;
}

const place = { x: 548, w: 824, h: 116 };
/** In the place of the banner; under the ceremony at the end, whose banner is to be read. */
const heights = { under: 956, over: 34 };

export function replayScreen(state: ReplayState): Screen {
  const { at, of, playing, speed } = state;
  const sketch = new Sketch(state.focus);
  const bar = { ...place, y: at === of ? heights.under : heights.over };
  sketch.sheet('panel-board', bar.x, bar.y, bar.w, bar.h, 20);
  sketch.sheet('slider/track', bar.x + 24, bar.y + 8, bar.w - 48, 20, 21);
  if (at > 0) sketch.sheet('slider/fill', bar.x + 28, bar.y + 12, Math.max(24, ((bar.w - 56) * at) / of), 12, 22);
  const button = (id: string, icon: string, i: number, refusal?: string) =>
    sketch.button(id, '', bar.x + 70 + i * 94, bar.y + 72, 86, 78, { icon, refusal, depth: 24 });
  const first = at === 0 ? shellWords.atFirst : undefined;
  const last = at === of ? shellWords.atLast : undefined;
  button('back', 'icon-back', 0, first);
  sketch.button('play', '', bar.x + 70 + 94, bar.y + 72, 86, 78, {
    look: 'gold',
    icon: playing ? 'icon-pause' : 'icon-play',
    depth: 24,
  });
  button('step', 'icon-step', 2, last);
  button('last', 'icon-fast', 3, last);
  button('speed', `icon-speed-${speed}`, 4);
  const count = say(shellWords.stepOf, { n: at, of });
  sketch.words('ribbon', count, bar.x + 596, bar.y + 72, { align: 0.5, color: '#F8DC8C', depth: 24, maxWidth: 150 });
  sketch.button('leave', '', bar.x + 754, bar.y + 72, 96, 78, { icon: 'icon-x', depth: 24 });
  sketch.first = 'play';
  return sketch;
}
