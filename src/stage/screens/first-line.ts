/** A first line on a screen: a note of paper beside what it is about, and a hand that points there. */
import type { FirstLine } from '../hands/first-lines.ts';
import type { Target } from '../hands/picker.ts';
import type { Box } from '../placement.ts';
import { bestPlace, isFree, middleOf, type Underneath } from './free-place.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface FirstLineShown {
  /** Beginnings of the ids of targets that it is about, the best one first. */
  about: readonly string[];
  words: FirstLine;
  /** The second line stands below the first one. */
  more: boolean;
  /** Place where it lay when it was drawn last. */
  lay?: Lay | null;
  /** Things on the table that are rather seen than hidden. */
  others: readonly Underneath[];
}

/** The lines of a note: where there is no room for both, the second one takes the place of the first. */
type Said = 'line' | 'both' | 'more';

/** A place of a first line, and what is said there. */
export interface Lay extends Box {
  said: Said;
}

/** Widths of the note: the best one first, then those for places with little room. */
const widths = [640, 480, 940, 380, 1400, 346];
const [line, more] = [
  { size: 34, letter: 15, high: 42 },
  { size: 29, letter: 12.8, high: 36 },
];
const rim = 26;
/** Room above and below the words: the paper has a line around it. */
const edge = 19;
/**
 * Costs in pixels of a way: of a note without its first line, which lies only where both have no room, and of every width that
 * is less good than another.
 */
const reserve = { line: 100_000, width: 60 };
/** The hand at one end of the note: the room that it takes, its scale, and its fingertip from its own middle. */
const hand = { w: 84, scale: 0.86, tip: { x: -11, y: -36 } };
/** Darker than other words on paper: these are read from four metres by somebody who knows nothing yet. */
const ink = '#1A0B03';

const linesOf = (text: string, letter: number, room: number): number => Math.ceil((text.length * letter) / room);

/** Works out the size of the note, which the words decide. */
function sizeOf(words: FirstLine, said: Said, most: number) {
  const long = Math.max(
    said === 'more' ? 0 : words.line.length * line.letter,
    said === 'line' ? 0 : words.more.length * more.letter,
  );
  const w = Math.min(most, Math.max(300, long + 2 * rim + hand.w));
  const room = w - 2 * rim - hand.w;
  const first = said === 'more' ? 0 : linesOf(words.line, line.letter, room) * line.high;
  const second = said === 'line' ? 0 : linesOf(words.more, more.letter, room) * more.high;
  return { w, h: Math.max(86, first + second + (said === 'both' ? 4 : 0) + 2 * edge), first, second };
}

const aboutIn = ({ targets }: Screen, about: readonly string[]): Target | undefined =>
  about
    .map(
      (begins) =>
        targets.find(({ id, refusal }) => id.startsWith(begins) && !refusal) ??
        targets.find(({ id }) => id.startsWith(begins)),
    )
    .find((found) => found !== undefined);

/** Finds where the note lies on this screen; null where there is no room for it. */
export function layFirstLine(screen: Screen, shown: FirstLineShown): Lay | null {
  const target = aboutIn(screen, shown.about);
  if (!target) return null;
  const { lay } = shown;
  // It stays where it is, as long as nothing else wants to lie there.
  if (lay && (lay.said !== 'line') === shown.more && isFree(lay, screen)) return lay;
  const about = { x: target.x, y: target.y, w: target.w, h: target.h };
  let best: { lay: Lay; cost: number } | null = null;
  for (const [given, said] of (shown.more ? (['both', 'more'] as const) : (['line'] as const)).entries()) {
    for (const [narrower, most] of widths.entries()) {
      const { w, h } = sizeOf(shown.words, said, most);
      const less = given * reserve.line + narrower * reserve.width;
      const found = bestPlace(screen, { w, h, about, others: shown.others }, best ? best.cost - less : undefined);
      if (found) best = { lay: { ...found.at, w, h, said }, cost: found.cost + less };
    }
  }
  return best?.lay ?? null;
}

/** Puts the first line on a screen: nothing of it can be pressed, and nothing that can be pressed is covered. */
export function withFirstLine(screen: Screen, shown: FirstLineShown, lay: Lay): Screen {
  const target = aboutIn(screen, shown.about);
  if (!target) return screen;
  const sketch = new Sketch(null);
  const { x, y, w, h } = lay;
  const { first, second } = sizeOf(shown.words, lay.said, w);
  const to = middleOf(target);
  // The hand stands at the end that is nearer to what it points at.
  const left = to.x < x + w / 2;
  const middle = { x: left ? x + rim + 30 : x + w - rim - 30, y: y + h / 2 };
  const turn = Math.atan2(to.y - middle.y, to.x - middle.x) + Math.PI / 2;
  const { tip, scale } = hand;
  // The drawing lies where its fingertip is.
  const at = {
    x: middle.x + (tip.x * Math.cos(turn) - tip.y * Math.sin(turn)) * scale,
    y: middle.y + (tip.x * Math.sin(turn) + tip.y * Math.cos(turn)) * scale,
  };
  const angle = (turn * 180) / Math.PI;
  sketch.add({
    id: 'first-line',
    kind: 'sheet',
    x,
    y,
    depth: 930,
    props: { frame: 'panel-parchment', w, h },
  });
  sketch.add({
    id: 'first-line:hand',
    kind: 'picture',
    ...at,
    angle,
    scale,
    depth: 932,
    props: { frame: 'pointer-hand' },
  });
  const words = { align: 0.5, color: ink, wrap: w - 2 * rim - hand.w };
  const column = x + w / 2 + (left ? hand.w / 2 : -hand.w / 2);
  const say = (id: string, at: number, props: Record<string, unknown>) =>
    sketch.add({ id, kind: 'words', x: column, y: at, depth: 933, props: { ...words, ...props } });
  if (first > 0)
    say('first-line:words', y + (second > 0 ? edge + first / 2 : h / 2), {
      role: 'pill',
      text: shown.words.line,
      size: line.size,
      high: first,
    });
  if (second > 0)
    say('first-line:more', y + (first > 0 ? h - edge - second / 2 : h / 2), {
      role: 'note',
      text: shown.words.more,
      size: more.size,
      high: second,
    });
  return { ...screen, placements: [...screen.placements, ...sketch.placements] };
}
