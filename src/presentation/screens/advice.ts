/** Advice on a screen: the button that asks for it, and the note beside what had better be pressed next. */
import { adviceWords } from '../../words/house/advice.ts';
import type { Point } from '../placement.ts';
import { explainPlace, roundButton, step } from './explain.ts';
import { type FirstLineShown, type Lay, layFirstLine, withFirstLine } from './first-line.ts';
import { middleOf, type Underneath } from './free-place.ts';
import { type Screen, Sketch } from './sketch.ts';

export const adviceId = 'advice';

/** Finds where the button lies, its middle: beside the one that explains, which lies there before it. */
export const advicePlace = (screen: Screen, others: readonly Underneath[], before: Point | null): Point | null =>
  explainPlace(screen, others, before, besideExplain(screen));

/** Lists the middles of the places that are tried, first the one in line with the pause and the button that explains. */
function besideExplain({ targets }: Screen): Point[] {
  const [pause, explain] = ['pause', 'explain'].map((id) => targets.find((target) => target.id === id));
  if (!explain) return [];
  const from = middleOf(explain);
  const before = pause ? middleOf(pause) : from;
  const below = Math.abs(from.y - before.y) > Math.abs(from.x - before.x);
  const sides = [
    [-step, 0],
    [step, 0],
  ] as const;
  const steps = below ? [[0, step] as const, ...sides, [0, -step] as const] : [...sides, [0, step] as const];
  return [from, before].flatMap(({ x, y }) => steps.map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
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
  /** Words for what is advised and why; then for what it is worth. */
  words: { line: string; more: string };
  /** Target that is to be pressed next, if the screen has it. */
  next: string | null;
  /** Boxes of what lies on the table and is rather seen than hidden. */
  others: readonly Underneath[];
  /** Place where the note lay when it was drawn last. */
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
export const layAdvice = (screen: Screen, shown: AdviceShown): Lay | null => layFirstLine(screen, noteOf(shown), true);

/** Gives the screen with the note on it, and a ring around what is to be pressed next. */
export function withAdvice(screen: Screen, shown: AdviceShown, lay: Lay | null): Screen {
  const noted = lay ? withFirstLine(screen, noteOf(shown), lay) : screen;
  const next = screen.targets.find(({ id }) => id === shown.next);
  if (!next) return noted;
  const sketch = new Sketch(null);
  const { x, y, w, h } = next;
  sketch.add({ id: 'first-line:ring', kind: 'focus', x: x + w / 2, y: y + h / 2, depth: 929, props: { w, h } });
  return { ...noted, placements: [...noted.placements, ...sketch.placements] };
}
