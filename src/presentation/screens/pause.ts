/** The game waits: look something up, take something back, go on, or leave it (it is saved). */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { lessonWords } from '../../words/house/lessons.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface PauseState {
  log: boolean;
  /** The last round can be shown once more. */
  again: boolean;
  rules: boolean;
  /** True when other captains can be seated. */
  captains?: boolean;
  /**
   * Offer to take back the latest action, with the reason in words when it cannot be taken back; null where it is not
   * offered here.
   */
  undo: { refusal: string | null } | null;
  /** True in a lesson, which can be gone on with later. */
  lesson?: boolean;
  /** True when the game is on the disk as it is now. */
  saved?: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

type Entry = [id: string, text: string, icon: string, refusal?: string];

const column = { left: 790, right: 1130, w: 320, h: 92, top: 452, step: 104 };
/** Width across both columns. */
const wide = 660;

export function pauseScreen(state: PauseState): Screen {
  const sketch = new Sketch(state.focus);
  const upright = sketch.upright(state.frame, { x: 540, y: 200, w: 840, h: 700 });
  sketch.dim(0.66);
  const entries: Entry[] = [];
  if (state.again) entries.push(['last-round', shellWords().lastRound, 'icon-again']);
  if (state.log) entries.push(['log', shellWords().whatHappened, 'icon-log']);
  if (state.rules) entries.push(['rules', shellWords().theRules, 'icon-question']);
  if (state.captains) entries.push(['captains', shellWords().captainsCount, 'icon-person']);
  entries.push(['settings', shellWords().settings, 'icon-cog']);
  if (state.undo) entries.push(['undo', shellWords().takeBack, 'icon-back', state.undo.refusal ?? undefined]);
  if (upright) {
    oneColumn(sketch, entries, state);
    return sketch;
  }
  sketch.sheet('panel-board', 560, 220, 800, 662, 5);
  sketch.button('stay', shellWords().resumeGame, 960, 332, wide, 112, { look: 'gold', icon: 'icon-play' });
  for (const [i, [id, text, icon, refusal]] of entries.entries()) {
    const y = column.top + Math.floor(i / 2) * column.step;
    // What has a line to itself takes all of it.
    const alone = i % 2 === 0 && i === entries.length - 1;
    const x = alone ? 960 : i % 2 ? column.right : column.left;
    sketch.button(id, text, x, y, alone ? wide : column.w, column.h, { icon, refusal });
  }
  // The reason stands under the button beforehand, not only after a press.
  if (state.undo?.refusal) {
    sketch.words('note', state.undo.refusal, 960, 726, { align: 0.5, maxWidth: 740, size: 28 });
  }
  sketch.first = 'stay';
  sketch.button('leave', leaveWords(state), 960, 788, wide, 92, { icon: 'icon-flag' });
  sketch.words('note', leaving(state), 960, 852, { align: 0.5 });
  return sketch;
}

/** Says what becomes of the game when people leave it. */
const leaving = ({ saved = true, lesson = false }: PauseState): string =>
  lesson ? lessonWords().leaveKept : saved ? shellWords().leaveKept : shellWords().leaveLost;

const leaveWords = ({ lesson = false }: PauseState): string => (lesson ? lessonWords().leave : shellWords().leave);

/** Draws the entries of an upright screen one below the other, as large as a thumb likes them. */
function oneColumn(sketch: Sketch, entries: readonly Entry[], state: PauseState): void {
  const refusal = state.undo?.refusal ?? null;
  const step = 128;
  const h = 150 + (entries.length + 1) * step + (refusal ? 50 : 0) + 80;
  const top = 960 - h / 2;
  const middle = 540;
  const w = 780;
  sketch.sheet('panel-board', middle - 450, top - 30, 900, h + 60, 5);
  sketch.button('stay', shellWords().resumeGame, middle, top + 70, w, 124, { look: 'gold', icon: 'icon-play' });
  let y = top + 70;
  for (const [id, text, icon, why] of entries) {
    y += step;
    sketch.button(id, text, middle, y, w, 104, { icon, refusal: why });
    if (id !== 'undo' || !refusal) continue;
    y += 50;
    sketch.words('note', refusal, middle, y + 26, { align: 0.5, maxWidth: w, lines: 2, size: 29 });
  }
  y += step;
  sketch.button('leave', leaveWords(state), middle, y, w, 104, { icon: 'icon-flag' });
  sketch.words('note', leaving(state), middle, y + 82, { align: 0.5 });
  sketch.first = 'stay';
}
