/** Labels made of the four typefaces; their sizes are in type-styles.ts. */
import Phaser from 'phaser';
import { styles, type TypeRole } from '../../presentation/art/type-styles.ts';
import type { DrawingContext } from './drawing-context.ts';

export type { TypeRole } from '../../presentation/art/type-styles.ts';

type Style = Phaser.Types.GameObjects.Text.TextStyle;
type Metrics = Phaser.Types.GameObjects.Text.TextMetrics;

/** Signs of every file that a face is made of: what words need, and what only some names do. */
export const letters = { words: 'Anne 0123', names: 'Łőạ' };

/** Letters that only some names have. */
export const rareLetters = /[\u0100-\u024f\u1e00-\u1eff]/;

/** Every face that a label can use, for loading before the first picture. */
export const faces = ['400 48px "Pirata One"', '400 48px "IM Fell English SC"', '900 48px "Cinzel"'].concat(
  ['500', '700', '800'].map((weight) => `${weight} 48px "Alegreya Sans"`),
);

/** Parts of a style that decide how large letters are. */
type Letters = Pick<Style, 'fontStyle' | 'fontSize' | 'fontFamily' | 'strokeThickness'>;

export interface LabelOptions {
  color?: string;
  size?: number;
  /** Share of the width that lies left of its place: 0 left, 0.5 middle, 1 right. */
  align?: number;
  maxWidth?: number;
}

let measuring: CanvasRenderingContext2D | null = null;

/** Gives what letters are measured with. */
function ruler(font: string): CanvasRenderingContext2D {
  measuring ??= document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  measuring.font = font;
  return measuring;
}

/** Heights of letters by font. */
const metrics = new Map<string, Metrics>();

/** Letters by which the engine tells how high those of a font are. */
const highLetters = '|M\u00c3\u2030qgy';

/** Measures letters as the engine does, which would make a canvas of its own for every label and every size. */
function metricsOf(style: Letters): Metrics {
  const font = fontOf(style);
  let found = metrics.get(font);
  if (!found) {
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = ruler(font).measureText(highLetters);
    found = { ascent, descent, fontSize: ascent + descent };
    metrics.set(font, found);
  }
  return found;
}

/** Gives the font of a style as a canvas takes it. */
export const fontOf = ({ fontStyle, fontSize, fontFamily }: Letters): string =>
  `${fontStyle} ${fontSize} ${fontFamily}`;

type Draw = (renderer: Phaser.Renderer.WebGL.WebGLRenderer, label: Label, ...at: unknown[]) => void;

const { renderWebGL: draw } = Phaser.GameObjects.Text.prototype as unknown as { renderWebGL: Draw };

/**
 * Words that are painted once when they are made, and sent to the graphics processor when they are seen: what is painted over
 * before that, or never seen, is not sent. The engine paints its own before they have their padding as well, and sends each.
 */
export class Label extends Phaser.GameObjects.Text {
  /** True when they were painted since they were sent; declared only, for the engine paints while it makes them. */
  declare unsent: boolean;

  override updateText(): this {
    if (!this.padding.left) return this;
    const { renderer } = this;
    // Without one, nothing is sent.
    this.renderer = null as never;
    super.updateText();
    this.renderer = renderer;
    this.unsent = true;
    return this;
  }

  /** Draws words, as the engine calls it: without `this`. */
  renderWebGL(renderer: Phaser.Renderer.WebGL.WebGLRenderer, words: Label, ...at: unknown[]): void {
    if (words.unsent) {
      words.unsent = false;
      const { source } = words.frame;
      source.glTexture = renderer.canvasToTexture(words.canvas, source.glTexture ?? undefined, true);
    }
    draw(renderer, words, ...at);
  }

  override setFontSize(size: number): this {
    return this.reword(this.text, size);
  }

  /** Says something else in another size, painted once. */
  reword(text: string, size: number): this {
    const { style } = this;
    const fontSize = `${size}px`;
    const resized = style.fontSize !== fontSize;
    if (resized) style.setStyle({ fontSize, metrics: metricsOf({ ...style, fontSize }) }, false);
    if (text !== this.text) return this.setText(text);
    return resized ? this.updateText() : this;
  }
}

/** Makes a line of text, vertically centred on y by the middle of its box. */
export function label(
  { scene, resolution, contrast }: DrawingContext,
  role: TypeRole,
  text: string,
  x: number,
  y: number,
  { color, size, align = 0, maxWidth }: LabelOptions = {},
): Label {
  const style: Style = { ...styles[role], resolution, padding: { x: 4, y: 6 } };
  if (color) style.color = color;
  if (size) style.fontSize = `${size}px`;
  if (contrast) outline(style);
  style.metrics = metricsOf(style);
  const made = new Label(scene, x, y, text, style).setOrigin(align, 0.5);
  if (maxWidth) shrinkTo(made, maxWidth, 28);
  return made;
}

/** Outlines words for high contrast: light words on black, dark words on white. */
function outline(style: Style): void {
  const dark = brightness(String(style.color)) < 110;
  style.stroke = dark ? '#FFF6DE' : '#000000';
  style.strokeThickness = Math.max(Number(style.strokeThickness ?? 0), 6);
  if (dark) style.color = '#000000';
}

function brightness(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

/** Sets a label a size larger when the house wants it; whoever calls this shrinks it to its place afterwards. */
export function enlarge({ large }: DrawingContext, made: Phaser.GameObjects.Text): void {
  if (large) made.setFontSize(Math.round(Number.parseFloat(String(made.style.fontSize)) * 1.2));
}

/** Makes words as large as the house wants them, and no wider than their place. */
export function fitTo(kit: DrawingContext, made: Phaser.GameObjects.Text, room: number): Phaser.GameObjects.Text {
  enlarge(kit, made);
  shrinkTo(made, room, 28);
  return made;
}

/** Works out how wide a line is without painting it: every drawing of words costs a texture. */
function lineWide(style: Letters, line: string): number {
  return Math.ceil(Number(style.strokeThickness ?? 0) + ruler(fontOf(style)).measureText(line).width);
}

/** Works out how wide a label would be in another size. */
function wideIn({ style, text, padding: { left = 0, right = 0 } }: Phaser.GameObjects.Text, size: number): number {
  const other = { ...style, fontSize: `${size}px` };
  return Math.max(...text.split('\n').map((line) => lineWide(other, line))) + left + right;
}

/** Works out how wide the letters of a label would be, without making it. */
export function lettersWide({ contrast }: DrawingContext, role: TypeRole, text: string, size: number): number {
  const style: Style = { ...styles[role], fontSize: `${size}px` };
  if (contrast) outline(style);
  return lineWide(style, text);
}

/** Smallest width to which letters may be narrowed before words are cut: they stay as high as they are. */
const narrowest = 0.84;
/** Padding at both ends of a label. */
const padding = 8;

/**
 * Fits a label to its place: makes it smaller, down to `least` px, breaks it into as many lines as there is room for, makes
 * its letters narrower, and only then cuts it with an ellipsis.
 */
export function shrinkTo(made: Phaser.GameObjects.Text, maxWidth: number, least = 34, lines = 1): void {
  if (made.width <= maxWidth) return;
  let size = Number.parseFloat(String(made.style.fontSize));
  while (size > least && wideIn(made, size) > maxWidth) size--;
  made.setFontSize(size);
  if (made.width <= maxWidth) return;
  const fits = () => made.displayWidth <= maxWidth && (lines === 1 || made.getWrappedText().length <= lines);
  for (let across = 1; across >= narrowest && !fits(); across -= 0.02) {
    made.setScale(across, 1);
    if (lines > 1) made.setWordWrapWidth(maxWidth / across - padding).setLineSpacing(-2);
  }
  let text = made.text;
  while (!fits() && text.length > 1) {
    text = text.slice(0, -1);
    made.setText(`${text.trimEnd()}…`);
  }
}
