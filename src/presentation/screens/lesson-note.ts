/** A step of a lesson on a screen: a note beside what is to be pressed next, and the button that leaves the step out. */
import { lessonWords } from '../../words/house/lessons.ts';
import { fill } from '../../words/message.ts';
import type { StepWords } from '../hands/lessons.ts';
import type { Box, Point } from '../placement.ts';
import { isWhole, type Lay, layFirstLine, papersOf, withFirstLine, withTarget } from './first-line.ts';
import { freePlace, isFree, lyingOn, overlap, safe, type Underneath } from './free-place.ts';
import { type Screen, Sketch } from './sketch.ts';

export const skipId = 'skip-step';

export interface StepShown {
  words: StepWords;
  /** Target that is to be pressed next, if the screen has it. */
  next: string | null;
  /** Things on the table that are rather seen than hidden. */
  others: readonly Underneath[];
  /** Boxes that will be pressed after that, and are not covered where that is possible. */
  ahead: readonly Box[];
  /** Places where both lay when they were drawn last. */
  lay: StepLay | null;
}

export interface StepLay {
  note: Lay | null;
  skip: Point | null;
}

const skip = { h: 76, letter: 15 };

const widthOf = (words: string): number => Math.max(240, Math.round(words.length * skip.letter) + 120);
const skipWords = ({ idea }: StepWords): string => fill(lessonWords().skip, { what: idea });

/** Finds where the button and the note lie: clear of what comes next, where both then have room and hide nothing. */
export function layStep(screen: Screen, shown: StepShown): StepLay {
  const clear = layOver(shown.ahead.reduce(withTarget, screen), shown);
  if (hidesNothing(clear)) return clear;
  const over = layOver(screen, shown);
  return hidesNothing(over) || !isLaid(clear) ? over : clear;
}

const isLaid = ({ skip, note }: StepLay): boolean => skip !== null && isWhole(note);
const hidesNothing = (lay: StepLay): boolean => isLaid(lay) && !lay.note?.hides;

/** Lays the button first, and where the note then has no room for all or hides something, the note first. */
function layOver(screen: Screen, shown: StepShown): StepLay {
  const skip = skipPlace(screen, shown);
  const note = layFirstLine(withSkip(screen, null, shown, skip), noteOf(shown), true);
  const whole = isWhole(note);
  if (whole && (!note.hides || note === shown.lay?.note)) return { skip, note };
  const fresh = { ...shown, lay: null };
  const first = layFirstLine(screen, noteOf(fresh), true);
  if (isWhole(first) && !(whole && first.hides)) {
    const beside = skipPlace(papersOf(first).reduce(withTarget, screen), fresh, whole);
    if (beside) return { skip: beside, note: first };
  }
  return { skip, note: note ?? first };
}

const noteOf = ({ words, next, others, lay }: StepShown) => ({
  about: next === null ? [''] : [next, ''],
  words,
  more: true,
  others,
  lay: lay?.note,
});

/** Finds a place for Skip: beside the pause, or wherever else nothing lies; `only` there, or nowhere. */
function skipPlace(screen: Screen, { words, others, lay }: StepShown, only = false): Point | null {
  const size = { w: widthOf(skipWords(words)), h: skip.h };
  if (lay?.skip && isFree({ ...lay.skip, ...size }, screen)) return lay.skip;
  const corner = safe(screen);
  const about = screen.targets.find(({ id }) => id === 'pause') ?? { x: corner.x + corner.w, y: corner.y, w: 0, h: 0 };
  const at = freePlace(screen, { ...size, about, others, clear: true });
  if (!at || !only) return at;
  // The button may hide what adorns the screen, and nothing of the table.
  const lying = lyingOn(
    screen,
    others.map((each) => ({ ...each, lesser: false })),
  );
  return lying.some((each) => !each.lesser && overlap({ ...at, ...size }, each) > 0) ? null : at;
}

function withSkip(screen: Screen, focus: string | null, { words }: StepShown, at: Point | null): Screen {
  if (!at) return screen;
  const sketch = new Sketch(focus);
  const text = skipWords(words);
  const w = widthOf(text);
  sketch.button(skipId, text, at.x + w / 2, at.y + skip.h / 2, w, skip.h, { icon: 'icon-fast', depth: 62 });
  return {
    ...screen,
    placements: [...screen.placements, ...sketch.placements],
    targets: [...screen.targets, ...sketch.targets],
    first: screen.first ?? screen.targets[0]?.id,
  };
}

/** Draws the screen with the step on it. */
export function withStep(screen: Screen, focus: string | null, shown: StepShown, lay: StepLay): Screen {
  const whole = withSkip(screen, focus, shown, lay.skip);
  const first = screen.targets.some(({ id }) => id === shown.next) ? (shown.next ?? undefined) : whole.first;
  return { ...(lay.note ? withFirstLine(whole, noteOf(shown), lay.note) : whole), first };
}
