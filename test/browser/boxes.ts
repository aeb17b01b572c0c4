/** Where words and numbers are on the table as drawn, in pixels of the shape's frame, and what is wrong with them. */
import Phaser from 'phaser';
import type { Piece } from '../../src/stage/pieces/piece.ts';
import type { Cast } from '../../src/stage/scene/cast.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Words extends Box {
  piece: string;
  text: string;
  /** Height of the type. */
  size: number;
}

/** What hides what is behind it: parts of pieces, around their origin, or the box of one of their children. */
const opaque: Readonly<Record<string, Box | 'first child'>> = {
  plate: { left: 0, top: 0, right: 440, bottom: 128 },
  pile: { left: 0, top: 0, right: 440, bottom: 128 },
  card: { left: -66, top: -93, right: 66, bottom: 93 },
  lookout: { left: -42, top: -42, right: 42, bottom: 42 },
  medallion: { left: -44, top: -44, right: 44, bottom: 44 },
  banner: { left: -305, top: -44, right: 305, bottom: 44 },
  podium: { left: -166, top: -80, right: 166, bottom: 80 },
  // Without the glow around it.
  'korsar-sum': { left: -66, top: -27, right: 66, bottom: 27 },
  'korsar-card': { left: -72, top: -100, right: 72, bottom: 100 },
  'korsar-merchant': { left: -92, top: -126, right: 92, bottom: 126 },
  'korsar-plate': { left: 0, top: 0, right: 400, bottom: 96 },
  caption: 'first child',
  progress: 'first child',
  ledger: 'first child',
};

const meets = (a: Box, b: Box, by = 0) =>
  a.left + by < b.right && b.left + by < a.right && a.top + by < b.bottom && b.top + by < a.bottom;

/** Texts that are read; names that wear a colour lie over the same letters of their sentence, and are no words more. */
function texts(object: Phaser.GameObjects.GameObject): Phaser.GameObjects.Text[] {
  if (object.name === 'worn' || (object instanceof Phaser.GameObjects.Container && !object.visible)) return [];
  if (object instanceof Phaser.GameObjects.Text) return object.visible && object.text.trim() !== '' ? [object] : [];
  return object instanceof Phaser.GameObjects.Container ? object.list.flatMap(texts) : [];
}

function toFrame(cast: Cast, { x, y, width, height }: Phaser.Geom.Rectangle): Box {
  const root = cast.world.parentContainer;
  const s = root.scaleX;
  const left = (x - root.x) / s;
  const top = (y - root.y) / s;
  return { left, top, right: left + width / s, bottom: top + height / s };
}

/** Sets what lies there anew, in this size of type. */
export function setLarge(cast: Cast, large: boolean): void {
  cast.clear();
  cast.kit.large = large;
}

/** Lists the pieces by themselves: the ground has all others in it that lie on it. */
const lying = (cast: Cast): Piece[] => [...cast.all()].filter((piece) => piece !== cast.ground);

interface Hole {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Tells whether a word can be read as far as its surroundings go: the ground goes on behind them, past the hole in them. */
function isUncovered(cast: Cast, piece: Piece): (word: Box) => boolean {
  const holes = [...cast.all()].map((each) => (each as unknown as { props: { hole?: Hole } }).props.hole);
  const hole = holes.find((each) => each !== undefined);
  if (!hole || piece.parentContainer !== cast.ground) return () => true;
  const [right, bottom] = [hole.x + hole.w, hole.y + hole.h];
  return (word) => word.left >= hole.x && word.right <= right && word.top >= hole.y && word.bottom <= bottom;
}

export function wordsOf(cast: Cast): Words[] {
  return lying(cast).flatMap((piece) => {
    const words = texts(piece).map((text) => {
      const box = toFrame(cast, text.getBounds());
      const scale = (box.bottom - box.top) / text.height;
      const size = Number.parseFloat(String(text.style.fontSize)) * scale;
      // Without padding; letters are about 0.8 of their size high, accents and tails included.
      const lines = text.getWrappedText().length;
      const middle = (box.top + box.bottom) / 2;
      const half = (size * (0.8 + (lines - 1) * 1.1)) / 2;
      const pad = (text.padding.left ?? 0) * scale;
      return {
        piece: piece.pieceId,
        text: text.text,
        size,
        left: box.left + pad,
        right: box.right - pad,
        top: middle - half,
        bottom: middle + half,
      };
    });
    return words.filter(isUncovered(cast, piece));
  });
}

function cover(cast: Cast, piece: Piece): Box | null {
  const part = opaque[piece.kind];
  if (!part) return null;
  if (part === 'first child') {
    const box = piece.list[0] as Phaser.GameObjects.Container;
    const ground = box?.list[0] as Phaser.GameObjects.Container | undefined;
    if (!ground) return null;
    const found = toFrame(cast, ground.getBounds());
    // The sheet of a caption is drawn smaller than its picture.
    return piece.kind === 'caption' ? { ...found, top: found.top + 16, bottom: found.bottom - 16 } : found;
  }
  const { x, y, scaleX } = piece;
  return {
    left: x + part.left * scaleX,
    right: x + part.right * scaleX,
    top: y + part.top * scaleX,
    bottom: y + part.bottom * scaleX,
  };
}

/** Everything that a reader could not read, in sentences. */
export function troubles(cast: Cast): string[] {
  const { width, height } = cast.frame;
  const all = wordsOf(cast);
  const out: string[] = [];
  const say = (word: Words, what: string) =>
    out.push(
      `"${word.text}" of ${word.piece} ${what} (${[word.left, word.top, word.right, word.bottom].map(Math.round)})`,
    );
  for (const word of all) {
    if (word.size < 27.9) say(word, `is ${word.size.toFixed(1)} px`);
    const safe = { left: width * 0.05, right: width * 0.95, top: height * 0.05, bottom: height * 0.95 };
    if (
      word.left < safe.left - 1 ||
      word.right > safe.right + 1 ||
      word.top < safe.top - 1 ||
      word.bottom > safe.bottom + 1
    )
      say(word, 'leaves the safe area');
  }
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1))
      if (meets(a, b, 1) && !sameColumn(cast, a.piece, b.piece)) say(a, `lies on "${b.text}" of ${b.piece}`);
  }
  const order = lying(cast).sort((a, b) => rank(cast, a) - rank(cast, b));
  for (const word of all) {
    const own = order.findIndex((piece) => piece.pieceId === word.piece);
    for (const above of order.slice(own + 1)) {
      const box = cover(cast, above);
      if (box && meets(word, box, 2) && !sameColumn(cast, word.piece, above.pieceId))
        say(word, `is cut by ${above.pieceId}`);
    }
  }
  return out;
}

const rank = (cast: Cast, piece: Piece) => piece.depth + (piece.parentContainer === cast.hud ? 10_000 : 0);

/** Cards of one captain on one ship: the newest lies in front, only guns and shields of the older ones look out (7). */
function sameColumn(cast: Cast, a: string, b: string): boolean {
  const [one, two] = [cast.get(a), cast.get(b)];
  if (one?.kind === 'korsar-card' && two?.kind === 'korsar-card')
    return Math.abs(one.y - two.y) < 30 * one.scaleX && Math.abs(one.x - two.x) < 190 * one.scaleX;
  return one?.kind === 'card' && two?.kind === 'card' && Math.abs(one.x - two.x) < 2;
}
