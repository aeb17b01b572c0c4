/** The title: wordmark, the great ship, a board for every game there is. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { language, languages } from '../../words/language.ts';
import { fill, listOf } from '../../words/message.ts';
import type { VignetteLoop } from '../pieces/vignette.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';
import { type Boards, boardSize, type Place, type TitlePlan, titlePlan } from './title-plan.ts';

/** Facts that the title knows of a game. */
interface TitleGame {
  id: string;
  name: string;
  counts: readonly number[];
  vignette?: string;
  vignetteLoop?: VignetteLoop;
  /** A sentence that says what one does in it. */
  hook?: string;
}

export interface TitleState {
  games: readonly TitleGame[];
  /** The match that waits to be taken up again, with the captains of it. */
  waiting: { game: string; names: readonly string[] } | null;
  /** Language that the house speaks when it is asked to change, by its own name. */
  language: string;
  /** The demo that starts when nobody presses anything, and when. */
  countdown: { next: string; seconds: number } | null;
  /** True where a demo follows at once: the great ship fires, and her smoke clears on it. */
  fires?: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

export function titleScreen(state: TitleState): Screen {
  const sketch = new Sketch(state.focus);
  const plan = titlePlan(state.frame ?? frames.wide, state.games.length);
  const { frame, horizon, sun, hero, brigs, gulls, wordmark, subtitle } = plan;
  sketch.frame = frame;
  const sea = { horizon, rail: frame.height + 420, sun, frame };
  sketch.add({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, depth: 0, props: sea });
  sketch.picture('distant-brig', brigs[0].x, brigs[0].y, { depth: 3 });
  sketch.picture('distant-frigate', brigs[1].x, brigs[1].y, { depth: 3 });
  sketch.picture('gull-1', gulls[0].x, gulls[0].y, { depth: 3 });
  sketch.picture('gull-2', gulls[1].x, gulls[1].y, { depth: 3, scale: 0.8 });
  sketch.add({ id: 'hero', kind: 'picture', ...hero, depth: 5, props: { frame: 'ship-hero', bobs: true } });
  sketch.picture('foam-hero', hero.x, hero.y + 4, { depth: 6, scale: hero.scale });
  sketch.light(7);
  sketch.picture('wordmark-captains-table', wordmark.x, wordmark.y, { depth: 8 });
  if (state.games.length === 4) underName(sketch, subtitle);
  for (const [i, game] of state.games.entries())
    gameBoard(sketch, game, { ...plan.boards.at[i], nth: i, of: state.games.length }, plan.boards);
  buttons(sketch, state, plan);
  if (state.countdown) countdown(sketch, state.countdown, plan.countdown);
  const { seconds = 0 } = state.countdown ?? {};
  const id = state.fires ? 'broadside:demo' : seconds > 0 && seconds <= fires ? 'broadside' : null;
  if (id) sketch.add({ id, kind: 'broadside', ...hero, depth: 30 });
  // A stranger's game is not what a press without looking should go on with.
  sketch.first = `game:${state.games[0]?.id}`;
  return sketch;
}

/** Draws what stands under the name of the house: a picture where English is spoken, else letters. */
function underName(sketch: Sketch, { x, y }: Place): void {
  const drawn = language() === languages[0];
  if (drawn) sketch.picture('wordmark-subtitle', x, y, { depth: 8 });
  for (const [i, line] of drawn ? [] : shellWords().subtitle.entries())
    sketch.words('motto', line, x - 8, y + 12 + (i - 0.5) * 58, { maxWidth: 376, depth: 8 });
}

function gameBoard(
  sketch: Sketch,
  game: TitleState['games'][number],
  at: Place & { nth: number; of: number },
  { scale, lift, pointed }: Boards,
): void {
  const id = `game:${game.id}`;
  const focused = sketch.isFocused(id);
  const { w, h, spare } = boardSize(scale);
  const left = at.x - w / 2;
  const top = at.y - (focused ? lift : 0);
  if (focused) {
    sketch.sheet('panel-board-focus', left - 22, top - 22, w + 44, h + 44);
    if (at.y <= pointed) sketch.picture('pointer-down', at.x, top - 20, { depth: 12 });
  } else sketch.sheet('panel-board', left, top, w, h);
  const { vignette, vignetteLoop: loop, hook = '' } = game;
  const corner = { x: left + 11 * scale, y: top + 12 * scale };
  if (vignette && loop) {
    const props = { frame: vignette, loop, nth: at.nth, of: at.of, hook, focused };
    sketch.add({ id: `vignette:${game.id}`, kind: 'vignette', ...corner, scale, depth: 12, props });
  } else if (vignette) sketch.picture(vignette, corner.x, corner.y, { depth: 12, scale });
  const style = { align: 0.5, color: '#FBEFD2', size: Math.round(54 * scale), maxWidth: 370 * scale };
  sketch.words('title', game.name, at.x, top + 228 * scale + spare * 0.3, style);
  const note = { align: 0.5, maxWidth: 380 * scale };
  sketch.words('note', countsOf(game.counts), at.x, top + 272 * scale + spare * 0.72, note);
  sketch.target(id, { role: 'button', label: game.name }, left, at.y, w, h);
}

/** Says how many can play: the unbroken row, and the last number where that stands alone. */
export function countsOf(counts: readonly number[]): string {
  const from = counts[0];
  const last = counts[counts.length - 1];
  const to = counts.find((count) => !counts.includes(count + 1)) ?? last;
  return to === last ? fill(shellWords().captains, { from, to }) : fill(shellWords().captainsOr, { from, to, last });
}

/** Height of the buttons, the same as the call beside them; a finger has more. */
const high = { h: 74, reach: 96 };

function buttons(sketch: Sketch, { waiting, language: other }: TitleState, plan: TitlePlan): void {
  const { past, credits, settings, call } = plan;
  sketch.button('language', other, plan.language.x, plan.language.y, 196, 64, { hit: { w: 196, h: high.reach } });
  sketch.button('credits', shellWords().credits, credits.x, credits.y, 280, high.h, {
    icon: 'icon-quill',
    hit: { w: 280, h: high.reach },
  });
  sketch.button('past', shellWords().pastGames, past.x, past.y, 308, high.h, {
    icon: 'icon-trophy',
    hit: { w: 308, h: high.reach },
  });
  sketch.button('settings', unwritten(shellWords().settings), settings.x, settings.y, 100, high.h, {
    icon: 'icon-cog',
    hit: { w: 100, h: high.reach },
  });
  // A game that waits is what most people come back for.
  if (waiting) {
    goOn(sketch, waiting, call);
    return;
  }
  sketch.sheet('pill-sea', call.x - call.w / 2, call.y - 27, call.w, 74, 18);
  sketch.picture('icon-hand', call.x - call.w / 2 + 66, call.y + 10, { depth: 20, scale: 0.5 });
  sketch.words('caption', shellWords().press, call.x + 20, call.y + 10, {
    align: 0.5,
    color: '#FBF1D8',
    depth: 20,
    maxWidth: call.w - 190,
    lines: 2,
  });
}

/** Draws the button that takes up a game. It says whose game it is, so that nobody takes up a stranger's by mistake. */
function goOn(
  sketch: Sketch,
  { game, names }: NonNullable<TitleState['waiting']>,
  { x, y, w }: TitlePlan['call'],
): void {
  const shown = fill(shellWords().goOnWith, { game, name: names[0] });
  const everybody = fill(shellWords().wonBy, { game, names: listOf(names) });
  const label = fill(shellWords().valueOf, { title: shellWords().goOn, value: everybody });
  sketch.button('resume', { shown, label }, x, y + 10, w, 84, { look: 'gold', icon: 'icon-play' });
}

/** Seconds for which it counts down. */
const whole = 20;
/** Seconds that are left when the great ship fires at whoever walks by. */
const fires = 8;

function countdown(
  sketch: Sketch,
  { next, seconds }: NonNullable<TitleState['countdown']>,
  { x, y }: TitlePlan['countdown'],
): void {
  sketch.sheet('ribbon-demo', x, y, 440, 88, 18);
  const ring = { left: seconds / whole, radius: 28 };
  sketch.add({ id: 'countdown', kind: 'dial', x: x + 46, y: y + 44, depth: 19, props: ring });
  sketch.words('ribbon', String(seconds), x + 46, y + 43, { align: 0.5, size: 28, color: '#FBF1D8', depth: 20 });
  sketch.words('ledger', shellWords().demoNext, x + 100, y + 26, { color: '#F8DC8C', depth: 20, maxWidth: 322 });
  const when = fill(shellWords().inSeconds, { game: next, s: seconds });
  sketch.words('note', when, x + 100, y + 62, { size: 28, depth: 20, maxWidth: 322 });
}
