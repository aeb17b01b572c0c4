/**
 * Lines and areas drawn by hand. On WebGL the engine works out the triangles of every arc and line anew in every frame; a
 * pen keeps them for as long as it draws the same, and only moves them.
 */
import Phaser from 'phaser';

/** Pixels of the screen: points of a curve that lie closer are one, which nobody sees. */
const detail = 0.7;
/** A curve that is drawn so many times larger than it was worked out would show its corners. */
const growth = 1.5;

type TransformMatrix = Phaser.GameObjects.Components.TransformMatrix;
type Matrix = Pick<TransformMatrix, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'>;

interface DrawingContext {
  camera: Phaser.Cameras.Scene2D.Camera;
  useCanvas: boolean;
}

/** Taker of triangles: three indices each, of corners as pairs of pixels, each with its colour. */
interface Submitter {
  batch(
    context: DrawingContext,
    indices: readonly number[],
    corners: ArrayLike<number>,
    colors: readonly number[],
    lighting: boolean,
  ): void;
}

interface Nodes {
  Submitter?: Submitter;
}

type Draw = (renderer: object, pen: Pen, context: DrawingContext, parent?: TransformMatrix) => void;

const { renderWebGL: workOut } = Phaser.GameObjects.Graphics.prototype as unknown as { renderWebGL: Draw };

/** Gives how much larger things are drawn across and along. */
const scaleOf = ({ a, b, c, d }: Matrix) => [Math.hypot(a, b), Math.hypot(c, d)] as const;

/** Triangles that a pen drew, without where it stood. */
class Triangles implements Submitter {
  private readonly indices: number[] = [];
  /** Corners in pairs: as the pen drew them, and on the screen. */
  private readonly drawn: number[] = [];
  private readonly seen: number[] = [];
  private readonly colors: number[] = [];
  private readonly from: Matrix;
  private readonly commands: number;
  private readonly alpha: number;
  private readonly scale: readonly [number, number];

  constructor(pen: Pen, from: Matrix) {
    this.from = from;
    this.commands = pen.commandBuffer.length;
    this.alpha = pen.alpha;
    this.scale = scaleOf(from);
  }

  /** Tells whether the pen would draw the same. */
  suit(pen: Pen, at: Matrix): boolean {
    if (this.commands !== pen.commandBuffer.length || this.alpha !== pen.alpha) return false;
    return scaleOf(at).every((scale, i) => scale <= this.scale[i] * growth);
  }

  /** Takes what the engine worked out. */
  batch(_: DrawingContext, indices: readonly number[], corners: ArrayLike<number>, colors: readonly number[]): void {
    const { a, b, c, d, e, f } = this.from;
    const area = a * d - b * c;
    const first = this.drawn.length / 2;
    for (let i = 0; i < corners.length; i += 2) {
      const x = corners[i] - e;
      const y = corners[i + 1] - f;
      this.drawn.push((d * x - c * y) / area, (a * y - b * x) / area);
    }
    for (const index of indices) this.indices.push(first + index);
    this.colors.push(...colors);
  }

  submit(pen: Pen, context: DrawingContext, { a, b, c, d, e, f }: Matrix): void {
    const { indices, drawn, seen, colors } = this;
    if (indices.length === 0) return;
    for (let i = 0; i < drawn.length; i += 2) {
      seen[i] = a * drawn[i] + c * drawn[i + 1] + e;
      seen[i + 1] = b * drawn[i] + d * drawn[i + 1] + f;
    }
    (pen.defaultRenderNodes as Nodes).Submitter?.batch(context, indices, seen, colors, pen.lighting);
  }
}

export class Pen extends Phaser.GameObjects.Graphics {
  override pathDetailThreshold = detail;
  private kept: Triangles | null = null;

  override clear(): this {
    this.kept = null;
    return super.clear();
  }

  /** Draws a pen, as the engine calls it: without `this`. */
  renderWebGL(renderer: object, pen: Pen, context: DrawingContext, parent?: TransformMatrix): void {
    const { camera, useCanvas } = context;
    const { calc } = Phaser.GameObjects.GetCalcMatrix(pen, camera, parent, !useCanvas);
    const { a, b, c, d, e, f } = calc;
    if (a * d === b * c) return;
    if (pen.kept?.suit(pen, calc)) camera.addToRenderList(pen);
    else {
      pen.kept = new Triangles(pen, { a, b, c, d, e, f });
      const nodes = pen.customRenderNodes as Nodes;
      nodes.Submitter = pen.kept;
      workOut(renderer, pen, context, parent);
      delete nodes.Submitter;
    }
    pen.kept.submit(pen, context, calc);
  }
}
