/** Parts that screens are made of: pictures, words, stretched sheets, buttons, switches, the focus ring, shades. */
import Phaser from 'phaser';
import { namesWorn } from '../../controller/names-worn.ts';
import { emblemAt, emblems } from '../../presentation/captains.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { Pen } from '../art/pen.ts';
import { enlarge, label, lettersWide, shrinkTo, type TypeRole } from '../art/type.ts';
import { Heel } from './heel.ts';
import { Piece } from './piece.ts';

interface PictureProps extends Record<string, unknown> {
  frame?: string;
  /** Instead of a frame: a big picture, drawn from its upper left corner, stretched to w x h when given. */
  picture?: string;
  w?: number;
  h?: number;
  /** Colour of a one-colour icon; its own white when absent. */
  color?: string;
  /** Rises and falls a little, like a ship. */
  bobs?: boolean;
}

export class Picture extends Piece<PictureProps> {
  private bobbing: Phaser.GameObjects.Container | null = null;
  private readonly heel = new Heel();

  protected dress({ frame, picture, w, h, color }: PictureProps): void {
    const { art, scene } = this.kit;
    this.bobbing = this.part('picture', [frame, picture, w, h, color], () => {
      const image = !frame
        ? art.picture(scene, picture ?? '')
        : color
          ? art.icon(scene, frame, color)
          : art.image(scene, frame);
      if (w && h) image.setDisplaySize(w, h);
      return [image];
    });
  }

  override poke(time: number): boolean {
    if (!this.props.bobs) return false;
    this.heel.push(time);
    return true;
  }

  override tick(time: number): void {
    if (this.bobbing && this.props.bobs) {
      this.bobbing.y = Math.sin(time / 573) * 3;
      this.bobbing.angle = Math.sin(time / 700) * 0.6 + this.heel.angle(time);
    }
  }
}

interface WordsProps extends Record<string, unknown> {
  text: string;
  role: TypeRole;
  align?: number;
  color?: string;
  size?: number;
  /** Width to which it is fitted. */
  maxWidth?: number;
  /** Number of lines that there is room for, where it has a width; 1 when absent. */
  lines?: number;
  /** Breaks into lines of this width. */
  wrap?: number;
  /** Height that such lines have: they are set smaller rather than longer. */
  high?: number;
  /** Smallest size of its letters; 28 when absent. */
  least?: number;
  /** The text begins at y; else its middle lies there. */
  top?: boolean;
  /** Captains by seat, where their names wear the ink of their seats. */
  names?: readonly string[];
}

export class Words extends Piece<WordsProps> {
  protected dress(props: WordsProps): void {
    const { text, role, align, color, size, maxWidth, lines, wrap, high, top, names, least = 28 } = props;
    this.part('words', [text, role, align, color, size, maxWidth, lines, wrap, high, top, names, least], () => {
      const words = label(this.kit, role, text, 0, 0, { align, color, size });
      if (wrap) words.setWordWrapWidth(wrap, false).setLineSpacing(2);
      if (top) words.setOrigin(align ?? 0, 0);
      if (align === 0.5) words.setAlign('center');
      if (maxWidth) {
        enlarge(this.kit, words);
        shrinkTo(words, maxWidth, least, lines);
      } else if (this.kit.large) grow(words, wrap !== undefined);
      if (high) lower(words, high, least);
      if (wrap && align === 0.5) even(words);
      return names ? [words, ...worn(this.kit, words, role, names)] : [words];
    });
  }
}

/** Sets every captain's name in the ink of its seat, over the same letters; `align` of words with names is 0 or 0.5. */
function worn(
  kit: DrawingContext,
  words: Phaser.GameObjects.Text,
  role: TypeRole,
  names: readonly string[],
): Phaser.GameObjects.Text[] {
  const { width, height, originX, originY, scaleX, lineSpacing } = words;
  const size = Number.parseFloat(String(words.style.fontSize));
  const lines = words.getWrappedText();
  const step = (height - 12 + lineSpacing) / lines.length;
  return lines.flatMap((line, i) => {
    const wide = (text: string) => lettersWide(kit, role, text, size);
    let before = '';
    return namesWorn([{ text: line, tone: 'name' }], names).flatMap(({ text, seat }) => {
      const at = wide(before) + (originX && (width - 8 - wide(line)) / 2) - width * originX;
      before += text;
      if (seat === undefined) return [];
      const y = 6 + step * i + (step - lineSpacing) / 2 - height * originY;
      return [
        label(kit, role, text, at * scaleX, y, { color: emblemAt(seat).ink, size })
          .setName('worn')
          .setScale(scaleX, 1),
      ];
    });
  });
}

/**
 * Makes words larger where nobody has said how much room there is: a paragraph keeps about its height, a line grows
 * less.
 */
function grow(words: Phaser.GameObjects.Text, paragraph: boolean): void {
  const size = Number.parseFloat(String(words.style.fontSize));
  // Headings are large already.
  if (size > 40) return;
  const room = words.height * 1.25;
  let larger = Math.round(size * (paragraph ? 1.2 : 1.14));
  words.setFontSize(larger);
  while (paragraph && words.height > room && larger > size) words.setFontSize(--larger);
}

/** Makes a paragraph as small as it must be for its place, and no smaller than can be read. */
function lower(words: Phaser.GameObjects.Text, high: number, least: number): void {
  let size = Number.parseFloat(String(words.style.fontSize));
  while (words.height > high && size > least) words.setFontSize(--size);
}

/** Step in which shorter lines are tried. */
const narrowing = 24;

/** Makes the lines of a paragraph about as long, as many as they are: no word hangs below by itself. */
function even(words: Phaser.GameObjects.Text): void {
  const { style } = words;
  const lines = () => words.getWrappedText().length;
  const count = lines();
  if (count < 2) return;
  let width = Number(style.wordWrapWidth);
  const least = width / 2;
  // The style is changed and not set: every setting paints the words anew.
  while (width > least && lines() === count) style.wordWrapWidth = width -= narrowing;
  words.setWordWrapWidth(width + narrowing, false);
}

interface SheetProps extends Record<string, unknown> {
  frame: string;
  w: number;
  h: number;
}

export class Sheet extends Piece<SheetProps> {
  protected dress({ frame, w, h }: SheetProps): void {
    this.part('sheet', [frame, w, h], () => [this.kit.art.sliced(this.kit.scene, frame, w, h)]);
  }
}

interface ButtonProps extends Record<string, unknown> {
  text: string;
  /** An icon's frame, drawn at the left. */
  icon?: string;
  look: 'gold' | 'dark' | 'off';
  w: number;
  h: number;
  /** True for the one main action, which is set in Pirata One. */
  grand?: boolean;
  focused?: boolean;
}

/** Measures of the file: its body lies this far inside, is so high, and its ends take so much of its width. */
const drawn = { rim: 30, high: 64, ends: 68 };

/** Height of a button that has room for words in two lines. */
const twoLines = 72;

/** Size of the letters on the one main action, measured by the height of its button. */
const grandType = 0.6;

export class Button extends Piece<ButtonProps> {
  protected dress({ text, icon, look, w, h, grand, focused }: ButtonProps): void {
    const { art, scene } = this.kit;
    this.part('button', [text, icon, look, w, h, grand, focused], () => {
      const state = look === 'off' ? 'off' : focused ? 'focus' : 'idle';
      const color = look === 'gold' ? '#2B1608' : look === 'off' ? '#A08C6C' : '#FBEFD2';
      const tone = look === 'gold' ? '#4A2706' : look === 'off' ? '#8A7654' : '#F3CC6A';
      // A button that is as narrow stays so, however high it is drawn for a finger.
      const tight = w < 260 && (h < 96 || (w < 220 && text !== ''));
      const size = grand ? 0.56 : tight ? 0.3 : 0.42;
      const wide = icon ? size * 100 : 0;
      const gap = text === '' ? 0 : tight ? 10 : 16;
      const words = label(this.kit, grand ? 'title' : 'pill', text, 0, 0, {
        align: 0.5,
        color,
        ...(grand ? { size: Math.round(h * grandType) } : {}),
      });
      words.setAlign('center');
      if (!grand) enlarge(this.kit, words);
      const lines = h < twoLines ? 1 : 2;
      shrinkTo(words, w - (grand ? 2 * (wide + 60) : wide + (icon ? gap : 0) + (tight ? 22 : 36)), 28, lines);
      const parts = [this.plate(look === 'gold' ? `button-gold-${state}` : `button-${state}`, w, h), words];
      if (!icon) return parts;
      const mark = (x: number) => {
        const made = art.icon(scene, icon, tone, x, 0);
        parts.push(made.setScale(made.scaleX * size));
      };
      if (grand) {
        for (const side of [-1, 1]) mark(side * (w / 2 - wide / 2 - 48));
        return parts;
      }
      // Picture and words stand together in the middle.
      words.x = (wide + gap) / 2;
      mark(text === '' ? 0 : words.x - words.displayWidth / 2 - gap - wide / 2);
      return parts;
    });
  }

  /** Draws a plate as high as it is in its file and enlarges it, so that its ends stay round. */
  private plate(frame: string, w: number, h: number): Phaser.GameObjects.GameObject {
    const { rim, high, ends } = drawn;
    const scale = Math.max(1, Math.min(h / high, w / ends, w > 3 * h || w < 1.4 * h ? 2 : 1.6));
    const made = this.kit.art.sliced(this.kit.scene, frame, w / scale + 2 * rim, h / scale + 2 * rim);
    return made.setScale(scale).setPosition(-w / 2 - rim * scale, -h / 2 - rim * scale);
  }
}

export class Switch extends Piece<{ on: boolean }> {
  protected dress({ on }: { on: boolean }): void {
    this.part('switch', on, () => [this.kit.art.image(this.kit.scene, `toggle/${on ? 'on' : 'off'}`)]);
  }
}

interface BoxProps extends Record<string, unknown> {
  w: number;
  h: number;
}

interface RingProps extends BoxProps {
  round?: boolean;
  /** Colour of whose focus it is, where several people have one. */
  color?: string;
}

/** The focus ring. The line lies 20 inside the file; a ring in somebody's colour is drawn. */
export class FocusRing extends Piece<RingProps> {
  private ring: Phaser.GameObjects.Container | null = null;

  protected dress({ w, h, round, color }: RingProps): void {
    this.ring = this.part('ring', [w, h, round, color], () => {
      if (color) return [this.drawn(w, h, 16, Number.parseInt(color.slice(1), 16))];
      if (round) return [this.drawn(w, h, h / 2 + 6, 0xffd36b)];
      const ring = this.kit.art.sliced(this.kit.scene, 'focus-ring', w + 52, h + 52);
      return [ring.setPosition(-w / 2 - 26, -h / 2 - 26)];
    });
  }

  private drawn(w: number, h: number, corner: number, color: number): Phaser.GameObjects.GameObject {
    const pen = new Pen(this.kit.scene);
    const line = (width: number, alpha: number) =>
      pen.lineStyle(width, color, alpha).strokeRoundedRect(-w / 2 - 6, -h / 2 - 6, w + 12, h + 12, corner);
    for (const width of [34, 28, 22, 16, 11]) line(width, 0.09);
    return line(5, 1);
  }

  override tick(time: number): void {
    if (this.ring) this.ring.alpha = 0.88 + 0.12 * Math.sin((time / 1800) * Math.PI * 2);
  }
}

interface ShadeProps extends BoxProps {
  color: number;
}

export class Shade extends Piece<ShadeProps> {
  protected dress({ w, h, color }: ShadeProps): void {
    this.part('shade', [w, h, color], () => [
      new Phaser.GameObjects.Rectangle(this.kit.scene, 0, 0, w, h, color).setOrigin(0),
    ]);
  }
}

/** A captain behind glass: pattern and colour of the seat, the portrait cut off at the frame. */
export class Window extends Piece<BoxProps & { look: string }> {
  protected dress({ look, w, h }: BoxProps & { look: string }): void {
    this.part('window', [look, w, h], () => {
      const { art, scene } = this.kit;
      const field = emblems.find((l) => l.id === look)?.field ?? '#8C867A';
      const ground = new Phaser.GameObjects.Rectangle(
        scene,
        0,
        0,
        w,
        h,
        Phaser.Display.Color.HexStringToColor(field).color,
      );
      const small = Math.min(1, h / 178);
      const portrait = art.image(scene, `captain-${look}`, w / 2, h - 92 * small);
      portrait.setScale(portrait.scaleX * 0.94 * small);
      return [
        ground.setOrigin(0),
        art.patterned(scene, `pattern-${look}`, w, h),
        portrait,
        art.sliced(scene, 'vignette-frame', w + 12, h + 12).setPosition(-6, -6),
      ];
    });
  }
}
