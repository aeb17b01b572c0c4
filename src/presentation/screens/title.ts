/** The title: wordmark, the great ship, a board for every game there is. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { language, languages } from '../../words/language.ts';
import { fill, listOf } from '../../words/message.ts';
import { frames } from '../shapes.ts';
import type { VignetteLoop, VignetteShot } from '../vignette-loop.ts';
import { type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';
import { boardSize, type TitlePlace, type TitlePlan, titlePlan } from './title-plan.ts';

/** Facts that the title knows of a game. */
interface TitleGame {
  id: string;
  name: string;
  counts: readonly number[];
  vignette?: string;
  vignetteLoop?: VignetteLoop;
  vignetteShot?: VignetteShot;
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
  /** Seconds for which nobody has touched anything: boards are lifted in turn, and the great ship fires. */
  stood?: number;
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
  const { games, stood = 0 } = state;
  const turn = turnAt(stood, liftsEvery);
  const focused = games.findIndex(({ id }) => sketch.isFocused(`game:${id}`));
  const lifted = turn < 0 ? focused : turn % games.length;
  for (const [i, game] of games.entries()) gameBoard(sketch, game, { nth: i, lifted: i === lifted }, plan);
  buttons(sketch, state, plan);
  if (state.countdown) countdown(sketch, { ...state.countdown, stood }, plan.countdown);
  const volley = turnAt(stood, firesEvery);
  const id = state.fires ? 'broadside:demo' : volley >= 0 ? `broadside:${volley}` : null;
  // Her smoke goes behind the boards.
  if (id) sketch.add({ id, kind: 'broadside', ...hero, depth: 9 });
  // A stranger's game is not what a press without looking should go on with.
  sketch.first = `game:${state.games[0]?.id}`;
  return sketch;
}

/** Draws what stands under the name of the house: a picture where English is spoken, else letters. */
function underName(sketch: Sketch, { x, y }: TitlePlace): void {
  const drawn = language() === languages[0];
  if (drawn) sketch.picture('wordmark-subtitle', x, y, { depth: 8 });
  for (const [i, line] of drawn ? [] : shellWords().subtitle.entries())
    sketch.words('motto', line, x - 8, y + 12 + (i - 0.5) * 58, { maxWidth: 376, depth: 8 });
}

/** Seconds for which nobody has touched anything when the first board is lifted, and for which each of them is. */
const liftsEvery = { first: 1, every: 3.5 };
/** The same for the great ship, who fires at whoever walks by. */
const firesEvery = { first: 4, every: 9 };

/** Gives the number of the turn that it is after so many seconds, from 0; less before the first one. */
const turnAt = (seconds: number, { first, every }: typeof liftsEvery): number => Math.floor((seconds - first) / every);

/** The strip over a board: its height, its letters, what of it lies on the board itself, its least distance from the edges. */
const strip = { h: 84, letters: 40, onBoard: 28, margin: 24 };

function gameBoard(
  sketch: Sketch,
  game: TitleGame,
  { nth, lifted }: { nth: number; lifted: boolean },
  { frame, boards: { scale, lift, pointed, at } }: TitlePlan,
): void {
  const id = `game:${game.id}`;
  const { x, y } = at[nth];
  const { w, h, spare } = boardSize(scale);
  const left = x - w / 2;
  const focused = sketch.isFocused(id);
  const { name, counts, vignette, vignetteLoop: loop, vignetteShot: shot, hook = '' } = game;
  // Over a board below others it lies on the board's own picture.
  const above = y > at[0].y ? 0 : strip.h - strip.onBoard;
  const { margin, h: high, letters } = strip;
  const props = {
    ...{ w, h, focused, lifted, lift, hook, vignette, loop, shot },
    picture: { x: 11 * scale, y: 12 * scale, scale },
    name: { text: name, y: 228 * scale + spare * 0.3, room: 370 * scale, size: Math.round(54 * scale) },
    captains: { text: countsOf(counts), y: 272 * scale + spare * 0.72, room: 380 * scale },
    strip: { from: margin - left, to: frame.width - margin - left, y: -above, h: high, letters },
  };
  sketch.add({ id: `board:${game.id}`, kind: 'game-board', x: left, y, depth: lifted ? 13 : 10, props });
  // The strip points at it as well.
  if (focused && !lifted && y <= pointed) sketch.picture('pointer-down', x, y - 20, { depth: 12 });
  sketch.target(id, { role: 'button', label: name }, left, y, w, h);
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

function countdown(
  sketch: Sketch,
  { next, seconds, stood }: NonNullable<TitleState['countdown']> & { stood: number },
  { x, y }: TitlePlan['countdown'],
): void {
  sketch.sheet('ribbon-demo', x, y, 440, 88, 18);
  const ring = { left: seconds / Math.max(1, seconds + Math.floor(stood)), radius: 28 };
  sketch.add({ id: 'countdown', kind: 'dial', x: x + 46, y: y + 44, depth: 19, props: ring });
  sketch.words('ribbon', String(seconds), x + 46, y + 43, { align: 0.5, size: 28, color: '#FBF1D8', depth: 20 });
  sketch.words('ledger', shellWords().demoNext, x + 100, y + 26, { color: '#F8DC8C', depth: 20, maxWidth: 322 });
  const when = fill(shellWords().inSeconds, { game: next, s: seconds });
  sketch.words('note', when, x + 100, y + 62, { size: 28, depth: 20, maxWidth: 322 });
}
