/** Pictures that meet look like one picture on Canvas, at every size of the window, upright, turned and in motion. */
import Phaser from 'phaser';
import { afterEach, describe, expect, it } from 'vitest';
import { few } from '../how-much.ts';
import { comparedWithWhole } from './drawn-whole.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { softenEdges } from './soft-edges.ts';

let stage: OpenStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const sizes = [
  [1280, 720],
  [1366, 768],
  [1007, 613],
  [720, 1280],
  [480, 853],
] as const;

const frames = ['panel-board', 'panel-dark', 'plate', 'button-idle', 'pill-sea', 'banner-caption', 'name-slot'];

/** At rest, between two pixels and larger, on its side, mirrored, and at the angle of a card. */
const lain: readonly Laid[] = [
  { x: 101, y: 83, w: 613, h: 317 },
  { x: 77.3, y: 59.7, w: 407, h: 251, scale: [1.37, 1.37] },
  { x: 511.3, y: 60.6, w: 407, h: 251, angle: 90 },
  { x: 611.9, y: 90.1, w: 407, h: 251, scale: [-1, 1] },
  { x: 211.4, y: 140.2, w: 407, h: 251, angle: -3.4 },
  { x: 240, y: 120.5, w: 360, h: 270, angle: 17 },
];

interface Laid {
  x: number;
  y: number;
  w: number;
  h: number;
  angle?: number;
  scale?: [number, number];
}

/** Places that were looked at. */
let places = 0;

/** Lays a frame on a bright ground and gives its pixels, drawn with that ground and with another one. */
function drawn({ scene, game, step }: OpenStage, frame: string, { x, y, w, h, angle = 0, scale = [1, 1] }: Laid) {
  const { width, height } = game.canvas;
  const ground = new Phaser.GameObjects.Rectangle(scene, 0, 0, 8000, 8000);
  const made = scene.art
    .sliced(scene, frame, w, h)
    .setPosition(x, y)
    .setAngle(angle)
    .setScale(...scale);
  const layer = scene.add.existing(new Phaser.GameObjects.Container(scene, 0, 0, [ground, made]));
  layer.setScale(scene.overAt.scale);
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  const pixels = (color: number) => {
    ground.setFillStyle(color);
    step(0, true);
    pen.drawImage(game.canvas, 0, 0);
    return pen.getImageData(0, 0, width, height).data;
  };
  const [bright, dark] = [pixels(0xff00ff), pixels(0x00ff00)];
  const { calc } = Phaser.GameObjects.GetCalcMatrix(made, scene.cameras.main, layer.getWorldTransformMatrix());
  const at = new DOMMatrix([calc.a, calc.b, calc.c, calc.d, calc.e, calc.f]);
  layer.destroy();
  return { bright, dark, at };
}

/** Gives how much of the ground is seen at a place, from 0 to 1. */
function seenThrough({ bright, dark }: ReturnType<typeof drawn>, width: number, x: number, y: number): number {
  const i = (Math.round(y) * width + Math.round(x)) * 4;
  return (
    (Math.abs(bright[i] - dark[i]) + Math.abs(bright[i + 1] - dark[i + 1]) + Math.abs(bright[i + 2] - dark[i + 2])) /
    765
  );
}

/**
 * Gives the most that a place beside a cut lets through beyond the places six pixels before and behind it. Something
 * that is drawn whole has no such places: its cover changes slowly.
 */
function worstSeam(
  made: ReturnType<typeof drawn>,
  width: number,
  height: number,
  frame: string,
  { w, h }: Laid,
): number {
  const { slice } = stage!.scene.art.facts(frame);
  const inside = 8;
  const across = [slice!.left, w - slice!.right].filter((at) => at > inside && at < w - inside);
  const down = [slice!.top, h - slice!.bottom].filter((at) => at > inside && at < h - inside);
  let worst = 0;
  const look = (px: number, py: number, dx: number, dy: number) => {
    const from = made.at.transformPoint({ x: px, y: py });
    const on = made.at.transformPoint({ x: px + dx, y: py + dy });
    const far = Math.hypot(on.x - from.x, on.y - from.y);
    const to = { x: (on.x - from.x) / far, y: (on.y - from.y) / far };
    const at = (by: number) => {
      const [x, y] = [from.x + to.x * by, from.y + to.y * by];
      if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return null;
      return seenThrough(made, width, x, y);
    };
    const [before, behind] = [at(-6), at(6)];
    if (before === null || behind === null) return;
    // At an outline of its own nothing can be told.
    const around = [before, behind, at(-4) ?? 1, at(4) ?? 1, at(-3) ?? 1, at(3) ?? 1];
    if (Math.max(...around) - Math.min(...around) > 0.02) return;
    places++;
    for (let by = -2; by <= 2; by++) worst = Math.max(worst, (at(by) ?? 0) - Math.max(before, behind));
  };
  for (let part = 0.05; part < 1; part += 0.03) {
    for (const cut of across) look(cut, h * part, 1, 0);
    for (const cut of down) look(w * part, cut, 0, 1);
  }
  return worst;
}

describe.each(sizes)('in a window of %i x %i', (width, height) => {
  it('what is behind a panel shines through none of its cuts', async () => {
    stage = await openStage(Phaser.CANVAS, ['common'], width, height);
    const seams: Record<string, number> = {};
    places = 0;
    for (const frame of frames) {
      for (const [i, laid] of lain.entries())
        seams[`${frame} ${i}`] = worstSeam(drawn(stage, frame, laid), width, height, frame, laid);
    }
    expect(places).toBeGreaterThan(500);
    expect(Object.entries(seams).filter(([, seen]) => seen > 0.02)).toEqual([]);
  });
});

describe('where edges between two pixels are softened, as in Firefox and WebKit', () => {
  it('the inside of every panel, button and plate is that of one drawn whole, in windows of all sizes', async () => {
    const soft = softenEdges();
    const { frames, strays } = await comparedWithWhole(few(1, sizes)).finally(() => soft.undo());
    expect(frames).toBeGreaterThan(20);
    expect(strays).toEqual({});
  });
});
