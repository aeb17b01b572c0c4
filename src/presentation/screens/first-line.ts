/** A first line on a screen: a note of paper beside what it is about, and a hand on it. */
import type { FirstLine } from '../hands/first-lines.ts';
import type { Target } from '../hands/picker.ts';
import type { Box } from '../placement.ts';
import { bestPlace, hides, isFree, middleOf, type Near, overlap, steps, type Underneath } from './free-place.ts';
import { drawHand, layHand } from './pointing-hand.ts';
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

/**
 * Lines that a note says: the first one, both of them on one paper or each on its own, or the second one alone where there is
 * no room for both.
 */
type Said = 'line' | 'both' | 'apart' | 'more';

/** A place of a first line, and what is said there. */
export interface Lay extends Box {
  said: Said;
  /** It was asked for both lines. */
  more: boolean;
  /** Paper of the second line, where it has one of its own. */
  second?: Box;
  /** It lies on something that is rather seen. */
  hides?: boolean;
}

/** Lines that stand on one paper. `rest`: the second line, without a hand. */
type Paper = 'line' | 'both' | 'more' | 'rest';

export const papersOf = ({ second, ...first }: Lay): Box[] => (second ? [first, second] : [first]);

/** Tells whether a note says both lines. */
export const isWhole = (lay: Lay | null): lay is Lay => lay?.said === 'both' || lay?.said === 'apart';

const [line, more] = [
  { size: 34, letter: 15, high: 42 },
  { size: 29, letter: 12.8, high: 36 },
];
const rim = 26;
/** Room between a note and whatever else is read or pressed. */
const air = 12;
/** Room above and below the words: the paper has a line around it. */
const edge = 19;
/**
 * Widths of the words on a note: the least, the one that is read best, the most; what lines lose where words are parted, and a
 * letter of a long word in large type.
 */
const widths = { least: 210, best: 504, most: 1264, ragged: 44, letter: 16.5 };
/** Costs in pixels of a way: of two papers instead of one, and of a pixel more or less than the best width. */
const reserve = { apart: 300, width: 0.15 };
/** Room at one end of a note for a hand that reaches from there to what it is about. */
const forHand = 84;
/** Darker than other words on paper: these are read from four metres by somebody who knows nothing yet. */
const ink = '#1A0B03';

const asideOf = (paper: Paper): number => 2 * rim + (paper === 'rest' ? 0 : forHand);

/** Measures the words of a paper, each in one line; 0 for what does not stand there. */
const lengthsOf = (words: FirstLine, paper: Paper): readonly [first: number, second: number] => [
  paper === 'line' || paper === 'both' ? words.line.length * line.letter : 0,
  paper === 'line' ? 0 : words.more.length * more.letter,
];

/** Counts the lines of words of this length: where they are parted each line loses something. */
const linesOf = (long: number, room: number): number => Math.ceil(long / (long > room ? room - widths.ragged : room));

/** Works out the height of a paper of this width, and of what stands on it. */
function heightsOf(words: FirstLine, paper: Paper, w: number) {
  const room = w - asideOf(paper);
  const lengths = lengthsOf(words, paper);
  const first = linesOf(lengths[0], room) * line.high;
  const second = linesOf(lengths[1], room) * more.high;
  return { h: Math.max(86, first + second + (paper === 'both' ? 4 : 0) + 2 * edge), first, second };
}

/** Lists the sizes that a paper may have, as wide as so many lines need, those that are read best first. */
export function sizesOf(words: FirstLine, paper: Paper): { w: number; h: number; cost: number }[] {
  const longest = Math.max(...words.line.split(' ').map((word) => word.length * widths.letter));
  const rooms = lengthsOf(words, paper).flatMap((long) =>
    Array.from({ length: 8 }, (_, i) =>
      Math.max(widths.least, longest, Math.ceil(long / (i + 1)) + (i && widths.ragged)),
    ),
  );
  let lowest = Number.POSITIVE_INFINITY;
  return [...new Set(rooms)]
    .sort((a, b) => a - b)
    .flatMap((room) => {
      const w = room + asideOf(paper);
      const { h } = heightsOf(words, paper, w);
      if (room > widths.most || h >= lowest) return [];
      lowest = h;
      return [{ w, h, cost: Math.abs(room - widths.best) * reserve.width }];
    })
    .sort((a, b) => a.cost - b.cost);
}

const aboutIn = ({ targets }: Screen, about: readonly string[]): Target | undefined =>
  about
    .map(
      (begins) =>
        targets.find(({ id }) => id === begins) ??
        targets.find(({ id, refusal }) => id.startsWith(begins) && !refusal) ??
        targets.find(({ id }) => id.startsWith(begins)),
    )
    .find((found) => found !== undefined);

/** A note that is to be laid, with the room that it keeps. */
type Laying = FirstLineShown & Pick<Near, 'air' | 'overNames'>;

interface Placed {
  box: Box;
  cost: number;
}

/** Finds the best size and place of a paper; null where there is no room for it. */
function placed(screen: Screen, { words, others, air, overNames }: Laying, paper: Paper, about: Box): Placed | null {
  let best: Placed | null = null;
  for (const step of Object.values(steps)) {
    if (best && !hides(best.cost)) break;
    for (const { w, h, cost } of sizesOf(words, paper)) {
      const found = bestPlace(
        screen,
        { w, h, about, others, air, overNames },
        best ? best.cost - cost : undefined,
        step,
      );
      if (found) best = { box: { ...found.at, w, h }, cost: found.cost + cost };
    }
  }
  return best;
}

/** Gives the screen as if something lay there that can be pressed. */
export const withTarget = (screen: Screen, { x, y, w, h }: Box): Screen => ({
  ...screen,
  targets: [...screen.targets, { id: 'first-line', role: 'button', label: 'first-line', x, y, w, h }],
});

/**
 * Finds where the note lies on this screen: with both lines where those hide nothing, with one where only that does. Null where
 * there is no such place, unless it is `wanted` all the same.
 */
export function layFirstLine(screen: Screen, shown: FirstLineShown, wanted = false): Lay | null {
  const target = aboutIn(screen, shown.about);
  if (!target) return null;
  const { lay, more } = shown;
  // It stays where it is, as long as nothing else wants to lie there.
  if (lay && lay.more === more && papersOf(lay).every((each) => isFree(each, screen))) return lay;
  const { x, y, w, h } = target;
  const about = { x, y, w, h };
  const lineAlone = (laying: Laying) => {
    const one = placed(screen, laying, 'line', about);
    return one && { ...one.box, said: 'line' as const, more, hides: hides(one.cost) };
  };
  const clear = { ...shown, air };
  const whole = more ? layBoth(screen, clear, about) : null;
  if (whole && !whole.hides) return whole;
  if (!more || !wanted) {
    const one = lineAlone(clear);
    if (one && !one.hides) return one;
  }
  // It rather hides the name of an island than what people decide by, and rather than that nothing is said.
  const loose = { ...shown, overNames: true };
  if (wanted) return more ? layBoth(screen, loose, about) : lineAlone(loose);
  const over = lineAlone({ ...loose, air });
  return over?.hides ? null : over;
}

/** Finds where both lines lie: on two papers where a single one would hide something or lie far off. */
function layBoth(screen: Screen, shown: Laying, about: Box): Lay | null {
  const laid = (paper: Paper) => placed(screen, shown, paper, about);
  const one = laid('both');
  if (!one || one.cost > reserve.apart) {
    const first = laid('line');
    const second = first && placed(withTarget(screen, first.box), shown, 'rest', first.box);
    if (second && first.cost + second.cost + reserve.apart < (one?.cost ?? Number.POSITIVE_INFINITY))
      return {
        ...first.box,
        said: 'apart',
        more: true,
        second: second.box,
        hides: hides(Math.max(first.cost, second.cost)),
      };
  }
  if (one) return { ...one.box, said: 'both', more: true, hides: hides(one.cost) };
  const rest = laid('more');
  return rest && { ...rest.box, said: 'more', more: true, hides: hides(rest.cost) };
}

/** Puts the first line on a screen: nothing of it can be pressed, and nothing that can be pressed is covered. */
export function withFirstLine(screen: Screen, shown: FirstLineShown, lay: Lay): Screen {
  const target = aboutIn(screen, shown.about);
  if (!target) return screen;
  const sketch = new Sketch(null);
  const { x, y, w, h, said } = lay;
  const { first, second } = heightsOf(shown.words, said === 'apart' ? 'line' : said, w);
  const room = w - asideOf('line');
  // The end that is nearer to what it is about is left free for a hand that reaches over it.
  const aside = middleOf(target).x < x + w / 2 ? forHand / 2 : -forHand / 2;
  const read = { x: x + w / 2 + aside - room / 2, y, w: room, h };
  // Nothing that a note only lies beside is pointed at.
  const pointed = aboutIn(
    screen,
    shown.about.filter((begins) => begins !== ''),
  );
  const words = [read, ...(lay.second ? [lay.second] : [])];
  const hand = pointed ? layHand(screen, pointed, { note: lay, read: words, others: shown.others }) : null;
  for (const [i, box] of papersOf(lay).entries()) {
    const props = { frame: 'panel-parchment', w: box.w, h: box.h };
    sketch.add({ id: `first-line${i || ''}`, kind: 'sheet', x: box.x, y: box.y, depth: 930, props });
  }
  if (hand) drawHand(sketch, hand);
  const column = x + w / 2 + (hand && overlap(hand.box, lay) > 0 ? aside : 0);
  const say = (id: string, x: number, y: number, wrap: number, props: Record<string, unknown>) =>
    sketch.add({ id, kind: 'words', x, y, depth: 933, props: { align: 0.5, color: ink, wrap, ...props } });
  const note = { role: 'note', text: shown.words.more, size: more.size };
  if (first > 0) {
    const props = { role: 'pill', text: shown.words.line, size: line.size, high: first };
    say('first-line:words', column, y + (second > 0 ? edge + first / 2 : h / 2), room, props);
  }
  if (second > 0)
    say('first-line:more', column, y + (first > 0 ? h - edge - second / 2 : h / 2), room, { ...note, high: second });
  if (lay.second) {
    const { x, y } = middleOf(lay.second);
    const { second: high } = heightsOf(shown.words, 'rest', lay.second.w);
    say('first-line:more', x, y, lay.second.w - asideOf('rest'), { ...note, high });
  }
  return { ...screen, placements: [...screen.placements, ...sketch.placements] };
}
