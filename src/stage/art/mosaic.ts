/**
 * Pictures that meet and look like one. WebGL joins them without a gap. Canvas softens an edge that lies on a fraction of a
 * pixel, and what is behind two such edges shines through as a hairline: there the edges that meet lie on whole pixels. A
 * mosaic that stands at an angle has no such pixels, and is put together first, as one picture.
 */
import Phaser from 'phaser';
import type { Whole, WholePictures } from './whole-pictures.ts';

type TransformMatrix = Phaser.GameObjects.Components.TransformMatrix;
type Matrix = Pick<TransformMatrix, 'a' | 'b' | 'c' | 'd' | 'e' | 'f'>;

interface CanvasRenderer {
  currentContext: CanvasRenderingContext2D;
}

/** One of the pictures: its part of a source, and where it lies, in pixels of the mosaic. */
interface Tile {
  source: CanvasImageSource;
  cut: readonly [x: number, y: number, w: number, h: number];
  edges: readonly [left: number, top: number, right: number, bottom: number];
}

/** Turn that still counts as none: over a whole screen it amounts to a fifth of a pixel. */
const upright = 1e-4;

export interface MosaicFacts {
  /** Name of what is drawn: mosaics of one name and size look the same. */
  name: string;
  w: number;
  h: number;
}

export class Mosaic extends Phaser.GameObjects.Container {
  private readonly tiles: readonly Tile[];
  /** Places across and down at which two tiles meet. */
  private readonly facts: MosaicFacts;
  private readonly wholes: WholePictures;
  private readonly seams: readonly [across: ReadonlySet<number>, down: ReadonlySet<number>];

  /** `images`: at rest, their origins in their upper left corners. */
  constructor(
    scene: Phaser.Scene,
    images: readonly Phaser.GameObjects.Image[],
    facts: MosaicFacts,
    wholes: WholePictures,
  ) {
    super(scene, 0, 0, [...images]);
    this.facts = facts;
    this.wholes = wholes;
    this.tiles = images.map(tileOf);
    this.seams = [seamsOf(this.tiles, 0), seamsOf(this.tiles, 1)];
  }

  /** Draws a mosaic, as the engine calls it: without `this`. */
  renderCanvas(
    { currentContext: pen }: CanvasRenderer,
    mosaic: Mosaic,
    camera: Phaser.Cameras.Scene2D.Camera,
    parent?: TransformMatrix,
  ): void {
    camera.addToRenderList(mosaic);
    const alpha = camera.alpha * mosaic.alpha;
    if (alpha <= 0) return;
    const { calc } = Phaser.GameObjects.GetCalcMatrix(mosaic, camera, parent);
    pen.save();
    pen.globalAlpha = alpha;
    pen.globalCompositeOperation = 'source-over';
    pen.imageSmoothingEnabled = true;
    if (!mosaic.lay(pen, calc)) mosaic.drawWhole(pen, calc);
    pen.restore();
  }

  /** Draws the tiles side by side; false where their edges cross the pixels. */
  private lay(pen: CanvasRenderingContext2D, { a, b, c, d, e, f }: Matrix): boolean {
    const turned = Math.abs(a) + Math.abs(d) < upright;
    if (!turned && Math.abs(b) + Math.abs(c) >= upright) return false;
    // Quarter turns and mirrors take whole pixels to whole pixels: they are left to the context, and the rest is lengths.
    const [p, q, r, s] = (turned ? [0, b, c, 0] : [a, 0, 0, d]).map(Math.sign);
    pen.setTransform(p, q, r, s, 0, 0);
    const x = { by: Math.abs(turned ? b : a), from: p * e + q * f };
    const y = { by: Math.abs(turned ? c : d), from: r * e + s * f };
    for (const { source, cut, edges } of this.tiles) {
      const [left, top, right, bottom] = edges.map((at, i) => {
        const { by, from } = i % 2 === 0 ? x : y;
        const place = at * by + from;
        return this.seams[i % 2].has(at) ? Math.round(place) : place;
      });
      if (right > left && bottom > top) pen.drawImage(source, ...cut, left, top, right - left, bottom - top);
    }
    return true;
  }

  private drawWhole(pen: CanvasRenderingContext2D, at: TransformMatrix): void {
    const { name, w, h } = this.facts;
    const scale = Math.max(Math.hypot(at.a, at.b), Math.hypot(at.c, at.d));
    const picture = this.wholes.take(name, { w, h }, scale, (whole) => this.paint(whole));
    if (!picture) return;
    at.setToContext(pen);
    pen.drawImage(picture, 0, 0, w, h);
  }

  private paint({ pen, across, down }: Whole): void {
    this.lay(pen, { a: across, b: 0, c: 0, d: down, e: 0, f: 0 });
  }
}

/** Rounds what was worked out in two ways. */
const even = (at: number): number => Math.round(at * 1e6) / 1e6;

function tileOf({ frame, x, y, displayWidth, displayHeight }: Phaser.GameObjects.Image): Tile {
  const { cutX, cutY, cutWidth, cutHeight, source } = frame;
  return {
    source: source.image as CanvasImageSource,
    cut: [cutX, cutY, cutWidth, cutHeight],
    edges: [even(x), even(y), even(x + displayWidth), even(y + displayHeight)],
  };
}

/** Lists where one tile ends and another begins, across (0) or down (1). */
function seamsOf(tiles: readonly Tile[], side: 0 | 1): ReadonlySet<number> {
  const begins = new Set(tiles.map(({ edges }) => edges[side]));
  return new Set(tiles.map(({ edges }) => edges[side + 2]).filter((end) => begins.has(end)));
}
