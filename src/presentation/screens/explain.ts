/**
 * The mode in which every thing is explained: the screen as it lies there, every thing on it a target that does nothing but
 * say what it is. A round button beside the pause leads there and back.
 */
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { type ButtonWords, buttonDoes } from '../hands/explained.ts';
import type { Box, Point } from '../placement.ts';
import { freePlace, isFree, lyingOn, middleOf, overlap, safe, type Underneath } from './free-place.ts';
import { type Screen, Sketch } from './sketch.ts';
import { toldApart, unwritten } from './spoken.ts';

/** A thing on the table or on the screen, and what it is. */
export interface Thing {
  box: Box;
  says: string;
}

const button = { w: 72, h: 84, hit: 96 };

const boxAt = ({ x, y }: Point): Box => ({
  x: x - button.hit / 2,
  y: y - button.hit / 2,
  w: button.hit,
  h: button.hit,
});

/** Gives what is drawn of it: what must be seen on every screen. */
const seenAt = ({ x, y }: Point): Box => ({ x: x - button.w / 2, y: y - button.h / 2, w: button.w, h: button.h });

/** Steps from the pause to the places that are tried, the best first: below it, beside it, beside what lies there. */
const aroundPause = [
  [0, 1],
  [-1, 0],
  [-2, 0],
  [1, 0],
] as const;
export const step = 108;

/** Lists the middles of the places that are tried: around the pause, or beside the button that hides a hand. */
function tried({ targets }: Screen): Point[] {
  const pause = targets.find(({ id }) => id === 'pause');
  if (pause) {
    const { x, y } = middleOf(pause);
    const beside = targets.filter(
      (each) => each.x < x && each.y < y && each.y + each.h > y && each.x + each.w > x - 2 * step,
    );
    const row = Math.min(...beside.map((each) => each.x)) - button.hit / 2 - 12;
    return [...aroundPause.map(([dx, dy]) => ({ x: x + dx * step, y: y + dy * step })), { x: row, y }];
  }
  const hide = targets.find(isHide);
  if (!hide) return [];
  const { x, y } = middleOf(hide);
  const [aside, off] = [hide.w / 2 + step / 2 + 12, hide.h / 2 + step / 2 + 12];
  return [
    { x: x + aside, y },
    { x: x - aside, y },
    { x: x + hide.w / 2 - step / 2, y: y - off },
    { x, y: y + off },
  ];
}

const within = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/**
 * Finds where the button lies, its middle: where the screen keeps a place for it, else near the pause, or beside the button
 * that hides a hand. Where nothing is free there it lies somewhere else, and stays there as long as nothing else wants to.
 */
export function explainPlace(
  screen: Screen,
  others: readonly Underneath[],
  before: Point | null,
  nearest: readonly Point[] = tried(screen),
): Point | null {
  const reserved = screen.roundAt?.find((at) => isFree(boxAt(at), screen));
  if (reserved) return reserved;
  // The pause may lie outside what must be seen of 16:9, and so may what belongs to it.
  const all = safe({ frame: screen.frame });
  const near = nearest.filter((at) => within(seenAt(at), all) && isFree(boxAt(at), screen));
  // Rather where it hides nothing, and where it was before.
  const lying = lyingOn(screen, others).filter(({ written }) => !written);
  // Two places may hide as many things: the one that hides less of them is better.
  const hidden = (at: Point) =>
    lying.reduce((sum, each) => {
      const part = overlap(seenAt(at), each) / (button.w * button.h);
      return part > 0 ? sum + (each.lesser ? 0.25 : 1) + 0.1 * part : sum;
    }, 0);
  const kept = near.filter(({ x, y }) => x === before?.x && y === before.y);
  if (near.length > 0) return [...kept, ...near].reduce((best, at) => (hidden(at) < hidden(best) ? at : best));
  if (before && isFree(boxAt(before), screen)) return before;
  const corner = safe(screen);
  const about = screen.targets.find(({ id }) => id === 'pause') ?? { x: corner.x + corner.w, y: corner.y, w: 0, h: 0 };
  const at = freePlace(screen, {
    w: button.hit,
    h: button.hit,
    about,
    others: others.filter(({ lesser }) => !lesser),
    clear: true,
  });
  return at && middleOf({ ...at, w: button.hit, h: button.hit });
}

const isHide = ({ id }: { id: string }): boolean => id === 'hide';

/** Puts the button on a screen. */
export function withExplain(screen: Screen, focus: string | null, at: Point | null): Screen {
  if (!at) return screen;
  const sketch = new Sketch(focus);
  addButton(sketch, at, shellWords().explain.button);
  // Beside the pause in the order of the focus.
  const after = screen.targets.findIndex(({ id }) => id === 'pause') + 1 || screen.targets.length;
  return {
    ...screen,
    placements: [...screen.placements, ...sketch.placements],
    targets: [...screen.targets.slice(0, after), ...sketch.targets, ...screen.targets.slice(after)],
    first: screen.first ?? screen.targets[0]?.id,
  };
}

interface RoundButton {
  /** Its middle. */
  at: Point;
  words: string;
  icon: string;
}

/** Draws a round button that stands on whatever lies there. */
export const roundButton = (sketch: Sketch, id: string, { at: { x, y }, words, icon }: RoundButton): void =>
  sketch.button(id, unwritten(words), x, y, button.w, button.h, {
    icon,
    depth: 61,
    hit: { w: button.hit, h: button.hit },
  });

const addButton = (sketch: Sketch, at: Point, words: string): void =>
  roundButton(sketch, 'explain', { at, words, icon: 'icon-question' });

/** Lists what can be pressed on a screen, as things to explain: a button by what stands on it, and by what it does. */
export const buttonsOf = ({ targets }: Screen, words: ButtonWords): Thing[] =>
  targets
    .filter(({ id, of }) => id !== 'explain' && !of)
    .map(({ id, label, refusal: why, x, y, w, h }) => {
      const does = buttonDoes(words, id);
      const said = shellWords();
      if (why) return { box: { x, y, w, h }, says: fill(said.explain.closed, { label, why }) };
      return { box: { x, y, w, h }, says: does ? fill(said.valueOf, { title: label, value: does }) : label };
    });

export interface ExplainState {
  /** The screen that is explained. */
  screen: Screen;
  things: readonly Thing[];
  focus: string | null;
  /** Number of the thing that was pressed last. */
  chosen: number | null;
}

/** Height of a line of what is said, and its letters. */
const type = { size: 36, letter: 16.5, high: 46 };

export function explainScreen({ screen, things, focus, chosen }: ExplainState): Screen {
  const sketch = new Sketch(focus);
  const own = screen.targets.find(({ id }) => id === 'explain');
  const corner = safe(screen);
  addButton(
    sketch,
    own ? middleOf(own) : { x: corner.x + corner.w - 60, y: corner.y + 60 },
    shellWords().explain.leave,
  );
  const labels = toldApart(things.map(({ says }) => says));
  for (const [i, { box }] of things.entries())
    sketch.target(`thing|${i}`, { role: 'option', label: labels[i] }, box.x, box.y, box.w, box.h);
  const thing = chosen === null ? undefined : things[chosen];
  const ringed = focus?.startsWith('thing|') ? focus : `thing|${chosen}`;
  const marked = sketch.targets.find(({ id }) => id === ringed);
  if (marked) {
    const { x, y, w, h } = marked;
    sketch.add({ id: 'explain:ring', kind: 'focus', x: x + w / 2, y: y + h / 2, depth: 935, props: { w, h } });
  }
  note(sketch, screen, thing);
  const kept = screen.placements.filter(({ id }) => !['explain', 'focus', 'focus:who'].includes(id) && !isHint(id));
  return {
    ...screen,
    placements: [...kept, ...sketch.placements],
    targets: sketch.targets,
    first: 'explain',
  };
}

/** Tells whether a piece is a first line; those have gone while things are explained. */
const isHint = (id: string): boolean => id.startsWith('first-line');

/** Writes what is said on paper, above or below what it is about. */
function note(sketch: Sketch, screen: Screen, thing: Thing | undefined): void {
  const within = safe(screen);
  const text = thing?.says ?? shellWords().explain.ask;
  const w = Math.min(within.w, 1120);
  const lines = Math.ceil((text.length * type.letter) / (w - 120));
  const h = lines * type.high + 50;
  const low = thing !== undefined && middleOf(thing.box).y < within.y + within.h / 2;
  const x = within.x + (within.w - w) / 2;
  const y = low ? within.y + within.h - h - 20 : within.y + 20;
  const paper = { frame: 'panel-parchment', w, h };
  sketch.add({ id: 'explain:note', kind: 'sheet', x, y, depth: 940, props: paper });
  const words = { role: 'pill', text, align: 0.5, size: type.size, color: '#2B1608', wrap: w - 120 };
  sketch.add({
    id: 'explain:words',
    kind: 'words',
    x: x + w / 2,
    y: y + h / 2,
    depth: 941,
    props: { ...words, high: lines * type.high },
  });
}
