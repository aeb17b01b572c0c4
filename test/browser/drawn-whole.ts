/** Compares frames that are put together of parts with the same frames drawn whole, in the browser in which this runs. */
import Phaser from 'phaser';
import { stagedGames } from '../../src/presentation/index.ts';
import type { FrameFacts } from '../../src/stage/art/art-files.ts';
import { type OpenStage, openStage } from './open-stage.ts';

interface Stretched {
  frame: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What lies behind a frame, so that whatever shines through is told from what is painted. */
const grounds = [0xff00ff, 0x00ff00] as const;

/** Lists every frame that is stretched, somewhat larger than it was painted, between two pixels. */
function stretchedFrames({ scene }: OpenStage): Stretched[] {
  const { frames } = scene.art as unknown as { frames: ReadonlyMap<string, { facts: FrameFacts }> };
  return [...frames].flatMap(([frame, { facts }]) => {
    const { w, h, slice } = facts;
    if (!slice) return [];
    const longer = (one: number, other: number, by: number) => (one + other > 0 ? by : 0);
    const size = { w: w + longer(slice.left, slice.right, 211), h: h + longer(slice.top, slice.bottom, 93) };
    return [{ frame, x: 41.3, y: 39.7, ...size }];
  });
}

/** Draws a frame before each of the grounds and gives both pictures. */
function picturesOf({ scene, game, step }: OpenStage, { frame, x, y, w, h }: Stretched): OffscreenCanvas[] {
  return grounds.map((color) => {
    const behind = new Phaser.GameObjects.Rectangle(scene, 0, 0, 8000, 8000, color);
    const made = scene.art.sliced(scene, frame, w, h).setPosition(x, y);
    const layer = scene.add.existing(new Phaser.GameObjects.Container(scene, 0, 0, [behind, made]));
    layer.setScale(scene.overAt.scale);
    step(0, true);
    layer.destroy();
    const picture = new OffscreenCanvas(game.canvas.width, game.canvas.height);
    picture.getContext('2d')!.drawImage(game.canvas, 0, 0);
    return picture;
  });
}

/** Works out how much of the ground is seen at every place, from 0 to 1. */
function seenThrough(pictures: readonly OffscreenCanvas[]): Float32Array {
  const [a, b] = pictures.map((picture) => {
    const pen = picture.getContext('2d')!;
    return pen.getImageData(0, 0, picture.width, picture.height).data;
  });
  const far = (i: number) => Math.abs(a[i] - b[i]);
  return Float32Array.from({ length: a.length / 4 }, (_, i) => (far(4 * i) + far(4 * i + 1) + far(4 * i + 2)) / 765);
}

/** Part of the ground that nobody sees. */
const unseen = 0.04;

/**
 * Counts the places inside of a frame that show more of the ground than the same frame, drawn whole, shows around them: its parts
 * may lie half a pixel elsewhere.
 */
function strayed(made: Float32Array, whole: Float32Array, width: number, box: DOMRect): number {
  const height = made.length / width;
  const [left, top] = [Math.ceil(box.left) + 3, Math.ceil(box.top) + 3];
  const [right, bottom] = [Math.min(width - 2, box.right - 4), Math.min(height - 2, box.bottom - 4)];
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let most = 0;
      for (const row of [y - 1, y, y + 1])
        for (const column of [x - 1, x, x + 1]) most = Math.max(most, whole[row * width + column]);
      if (made[y * width + x] > most + unseen) count++;
    }
  }
  return count;
}

/**
 * Draws every stretched frame of the house and of its games in windows of these sizes. Gives those through which
 * more of the ground shines than through one that is drawn whole, with the number of places, and the number of frames.
 */
export async function comparedWithWhole(
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<{ frames: number; strays: Record<string, number> }> {
  const packs = Object.values(stagedGames).flatMap(({ packs, later }) => [...packs, ...later]);
  const stage = await openStage(Phaser.CANVAS, [...new Set(['common', ...packs])], 1920, 1080);
  const all = stretchedFrames(stage);
  // One pixel of the canvas for each of theirs: every cut lies on whole pixels.
  const wholes = all.map((each) => picturesOf(stage, { ...each, x: 0, y: 0 }));
  const strays: Record<string, number> = {};
  for (const [width, height] of sizes) {
    stage.game.scale.resize(width, height);
    const { scale } = stage.scene.overAt;
    for (const [i, each] of all.entries()) {
      const { frame, x, y, w, h } = each;
      const whole = wholes[i].map((picture, n) => {
        const copy = new OffscreenCanvas(width, height);
        const pen = copy.getContext('2d')!;
        pen.fillStyle = `#${grounds[n].toString(16).padStart(6, '0')}`;
        pen.fillRect(0, 0, width, height);
        pen.setTransform(scale, 0, 0, scale, x * scale, y * scale);
        pen.drawImage(picture, 0, 0, w, h, 0, 0, w, h);
        return copy;
      });
      const box = new DOMRect(x * scale, y * scale, w * scale, h * scale);
      const count = strayed(seenThrough(picturesOf(stage, each)), seenThrough(whole), width, box);
      if (count > 0) strays[`${frame}, ${width} x ${height}`] = count;
    }
  }
  stage.close();
  return { frames: all.length, strays };
}
