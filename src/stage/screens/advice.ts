/** Advice on a screen: the button that asks for it, and the note beside what had better be pressed next. */
import { adviceWords } from '../../words/house/advice.ts';
import type { Box, Point } from '../placement.ts';
import { explainPlace, roundButton } from './explain.ts';
import { type FirstLineShown, type Lay, layFirstLine, withFirstLine } from './first-line.ts';
import { middleOf } from './free-place.ts';
import { type Screen, Sketch } from './sketch.ts';

export const adviceId = 'advice';

/** Steps from the pause to the places that are tried: in one line with the button that explains. */
const around = [
  [-1, 0],
  [0, 1],
  [0, 2],
  [-2, 0],
  [-1, 1],
  [1, 0],
] as const;

/** Finds where the button lies, its middle; the one that explains lies there before it. */
export const advicePlace = (screen: Screen, others: readonly Box[], before: Point | null): Point | null =>
  explainPlace(screen, others, before, inLine(screen));

/** Below the pause where the button that explains lies below it, beside the pause where that lies beside it. */
function inLine({ targets }: Screen): readonly (readonly [number, number])[] {
  const [pause, explain] = ['pause', 'explain'].map((id) => targets.find((target) => target.id === id));
  if (!pause || !explain || middleOf(explain).x !== middleOf(pause).x) return [[-2, 0], ...around];
  return [[0, 2], ...around];
}

/** Puts the button on a screen; in the order of the focus it follows the one that explains. */
export function withAdviceButton(screen: Screen, focus: string | null, at: Point | null): Screen {
  if (!at) return screen;
  const sketch = new Sketch(focus);
  roundButton(sketch, adviceId, { at, words: adviceWords().button, icon: 'icon-helm' });
  const after = screen.targets.findIndex(({ id }) => id === 'explain') + 1 || screen.targets.length;
  return {
    ...screen,
    placements: [...screen.placements, ...sketch.placements],
    targets: [...screen.targets.slice(0, after), ...sketch.targets, ...screen.targets.slice(after)],
    first: screen.first ?? screen.targets[0]?.id,
  };
}

export interface AdviceShown {
  /** What is advised and why; then what it is worth. */
  words: { line: string; more: string };
  /** Target that is to be pressed next, if the screen has it. */
  next: string | null;
  /** What lies on the table and is rather seen than hidden. */
  others: readonly Box[];
  /** Where the note lay when it was drawn last. */
  lay: Lay | null;
}

const noteOf = ({ words, next, others, lay }: AdviceShown): FirstLineShown => ({
  about: next === null ? [''] : [next, ''],
  words,
  more: true,
  others,
  lay,
});

/** Finds where the note lies; null where there is no room for it. */
export const layAdvice = (screen: Screen, shown: AdviceShown): Lay | null => layFirstLine(screen, noteOf(shown));

/** The screen with the note on it, and a ring around what is to be pressed next. */
export function withAdvice(screen: Screen, shown: AdviceShown, lay: Lay | null): Screen {
  const noted = lay ? withFirstLine(screen, noteOf(shown), lay) : screen;
  const next = screen.targets.find(({ id }) => id === shown.next);
  if (!next) return noted;
  const sketch = new Sketch(null);
  const { x, y, w, h } = next;
  sketch.add({ id: 'first-line:ring', kind: 'focus', x: x + w / 2, y: y + h / 2, depth: 929, props: { w, h } });
  return { ...noted, placements: [...noted.placements, ...sketch.placements] };
}
