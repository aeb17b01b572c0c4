/** A painted scene on a board, whose layers move while it plays. At rest it is the picture as it was drawn. */
import Phaser from 'phaser';
import type { LayerPose, VignetteLoop, VignetteShot } from '../../presentation/vignette-loop.ts';
import type { DrawingContext } from '../art/drawing-context.ts';

/** Milliseconds of a loop. */
export const loopMs = 5000;
/** Size of every vignette. */
export const vignetteSize = { w: 376, h: 186 };

/** Milliseconds for which the ball of a shot flies, and those for which its splash stands; the arc's height in pixels. */
const shotTimes = { flies: 620, stands: 900, arc: 52 };
/** Frames of the splash. */
const splashes = 6;

export class Vignette {
  readonly images: Phaser.GameObjects.Image[];
  private readonly moving: { image: Phaser.GameObjects.Image; way: readonly LayerPose[] }[];
  private readonly shot: { ball: Phaser.GameObjects.Image; splash: Phaser.GameObjects.Image; of: VignetteShot } | null;
  private readonly kit: DrawingContext;

  constructor(kit: DrawingContext, frame: string, loop: VignetteLoop, of?: VignetteShot) {
    const { art, scene } = kit;
    this.kit = kit;
    const layers = art.facts(frame).layers?.map(({ id, blend }) => {
      const image = art.image(scene, `${frame}/${id}`);
      if (blend === 'add') image.setBlendMode(Phaser.BlendModes.ADD);
      return { id, image };
    }) ?? [{ id: '', image: art.image(scene, frame) }];
    this.moving = layers.flatMap(({ id, image }) => (loop[id] ? [{ image, way: loop[id] }] : []));
    this.shot = of
      ? { of, ball: art.image(scene, 'cannonball', ...of.from), splash: art.image(scene, 'splash-1', ...of.to) }
      : null;
    this.images = layers.map(({ image }) => image);
    if (this.shot) this.images.push(this.shot.splash, this.shot.ball);
  }

  /** Shows it at a moment of its loop. */
  pose(t: number): void {
    for (const { image, way } of this.moving) pose(image, way, t);
    if (!this.shot) return;
    const { ball, splash, of } = this.shot;
    const u = (t - of.at) / shotTimes.flies;
    const arc = shotTimes.arc * 4 * u * (1 - u);
    ball.setVisible(u > 0 && u < 1);
    ball.setPosition(between(of.from[0], of.to[0], u, 0), between(of.from[1], of.to[1], u, 0) - arc);
    const stood = (t - of.at - shotTimes.flies) / shotTimes.stands;
    splash.setVisible(stood >= 0 && stood < 1);
    if (splash.visible) this.kit.art.swap(splash, `splash-${1 + Math.floor(stood * splashes)}`);
  }
}

function pose(image: Phaser.GameObjects.Image, way: readonly LayerPose[], t: number): void {
  let i = 0;
  while (i < way.length - 1 && way[i + 1].at <= t) i += 1;
  const from = way[i];
  const to = way[Math.min(i + 1, way.length - 1)];
  const part = to.at > from.at ? Math.min(1, (t - from.at) / (to.at - from.at)) : 0;
  image.setPosition(between(from.dx, to.dx, part, 0), between(from.dy, to.dy, part, 0));
  image.setAlpha(between(from.alpha, to.alpha, part, 1));
}

const between = (from: number | undefined, to: number | undefined, part: number, usual: number): number =>
  (from ?? usual) + ((to ?? usual) - (from ?? usual)) * part;
