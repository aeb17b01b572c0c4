/**
 * Cloth in the wind: where the level of quality is above Plain, a picture of a sail or a flag is drawn as strips whose edges
 * sway. It stays a picture in every other respect: only what it hands to the engine's batch is cut. Nothing is made while it
 * is drawn.
 */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';

/** Colours and settings of a quad, which are handed on as they are. */
type Rest = [unknown, unknown, unknown, unknown, unknown, unknown, unknown, unknown, unknown, unknown];

/** Whoever draws quads: corners at the upper and lower left and the upper and lower right, then the part of the texture. */
export interface Quads {
  batch(
    ...quad: [
      context: unknown,
      texture: unknown,
      x0: number,
      y0: number,
      x1: number,
      y1: number,
      x2: number,
      y2: number,
      x3: number,
      y3: number,
      u: number,
      v: number,
      w: number,
      h: number,
      ...rest: Rest,
    ]
  ): void;
}

/** A flag hangs at its left edge and waves up and down; a sail hangs between its yards and fills to the right. */
type Cut = 'flag' | 'sail';

const strips: Readonly<Record<Cut, number>> = { flag: 12, sail: 8 };

/** Ways in which the edge of a strip sways, from -1 to 1; `p`: 0 where the cloth begins, 1 where it ends. */
const ways: Readonly<Record<Cut, (p: number, time: number) => number>> = {
  flag: (p, time) => p * Math.sin(time / 250 - 6 * p),
  sail: (p, time) => Math.sin(Math.PI * p) * Math.sin(time / 700 - 1.6 * p),
};

type Kit = Pick<DrawingContext, 'quality' | 'still' | 'scene'>;

/** Tells whether cloth sways. Where there are no shaders the level is Plain. */
export const sways = ({ quality = 'plain', still }: Pick<Kit, 'quality' | 'still'>): boolean =>
  quality !== 'plain' && !still;

export class Cloth implements Quads {
  /** Force of the wind. */
  wind = 1;
  private readonly kit: Kit;
  private readonly engine: Quads;
  private readonly cut: Cut;
  private readonly swing: number;
  private readonly phase: number;

  /** `swing`: parts of a flag's height, or of a sail's width, that it sways. */
  constructor(kit: Kit, engine: Quads, cut: Cut, swing: number, phase: number) {
    this.kit = kit;
    this.engine = engine;
    this.cut = cut;
    this.swing = swing;
    this.phase = phase;
  }

  batch(
    context: unknown,
    texture: unknown,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    x3: number,
    y3: number,
    u: number,
    v: number,
    w: number,
    h: number,
    a: unknown,
    b: unknown,
    c: unknown,
    d: unknown,
    e: unknown,
    f: unknown,
    g: unknown,
    i: unknown,
    j: unknown,
    k: unknown,
  ): void {
    const { kit, engine, cut } = this;
    if (!sways(kit)) {
      engine.batch(context, texture, x0, y0, x1, y1, x2, y2, x3, y3, u, v, w, h, a, b, c, d, e, f, g, i, j, k);
      return;
    }
    const time = kit.scene.time.now + 250 * this.phase;
    const swing = this.swing * this.wind;
    const count = strips[cut];
    const flag = cut === 'flag';
    // One side of the picture goes along the cloth, the other across it.
    const alongX = (flag ? x2 : x1) - x0;
    const alongY = (flag ? y2 : y1) - y0;
    const acrossX = (flag ? x1 : x2) - x0;
    const acrossY = (flag ? y1 : y2) - y0;
    // Both begin where they hang.
    let px = x0;
    let py = y0;
    for (let n = 1; n <= count; n++) {
      const p = n / count;
      const by = swing * ways[cut](p, time);
      const qx = x0 + p * alongX + by * acrossX;
      const qy = y0 + p * alongY + by * acrossY;
      const ox = px + acrossX;
      const oy = py + acrossY;
      const rx = qx + acrossX;
      const ry = qy + acrossY;
      const fu = flag ? u + (w * (n - 1)) / count : u;
      const fv = flag ? v : v + (h * (n - 1)) / count;
      const fw = flag ? w / count : w;
      const fh = flag ? h : h / count;
      if (flag)
        engine.batch(context, texture, px, py, ox, oy, qx, qy, rx, ry, fu, fv, fw, fh, a, b, c, d, e, f, g, i, j, k);
      else engine.batch(context, texture, px, py, qx, qy, ox, oy, rx, ry, fu, fv, fw, fh, a, b, c, d, e, f, g, i, j, k);
      px = qx;
      py = qy;
    }
  }
}

/** Hangs a picture into the wind; null on a renderer that has no batches. */
export function hangOut(kit: Kit, image: Phaser.GameObjects.Image, cut: Cut, swing: number, phase = 0): Cloth | null {
  const { BatchHandler: engine } = image.defaultRenderNodes as unknown as { BatchHandler?: Quads };
  if (!engine) return null;
  const cloth = new Cloth(kit, engine, cut, swing, phase);
  Object.assign(image.customRenderNodes, { BatchHandler: cloth });
  return cloth;
}
