/**
 * A painted scene on a board, whose layers move: of several on one screen one plays after the other, so that the eye goes
 * from board to board. At rest, and where nothing may move, it is the picture as it was drawn.
 */
import Phaser from 'phaser';
import { Pen } from '../art/pen.ts';
import { label } from '../art/type.ts';
import { Piece } from './piece.ts';

/** Pose of a layer at a moment of its loop; between two moments it goes straight from one to the other. */
export interface LayerPose {
  /** Milliseconds from the beginning of the loop. */
  at: number;
  /** Pixels from where it was drawn. */
  dx?: number;
  dy?: number;
  /** Strength at which it is seen; all when absent. */
  alpha?: number;
}

/** The ways of those layers that move; each begins and ends as the layer was drawn. */
export type VignetteLoop = Readonly<Record<string, readonly LayerPose[]>>;

interface VignetteProps extends Record<string, unknown> {
  frame: string;
  loop: VignetteLoop;
  /** Number of this one among so many, from 0. */
  nth: number;
  of: number;
  /** A sentence that is shown while it plays, and all the time while the board has the focus. */
  hook: string;
  focused: boolean;
}

interface Moving {
  image: Phaser.GameObjects.Image;
  way: readonly LayerPose[];
}

/** Time from the beginning of one loop to that of the next board's. */
const turnMs = 5000;
const fadeMs = 300;

export class Vignette extends Piece<VignetteProps> {
  private moving: Moving[] = [];
  private words: Phaser.GameObjects.Container | null = null;

  protected dress({ frame, loop, hook }: VignetteProps): void {
    const { art, scene } = this.kit;
    this.part('layers', [frame], () => {
      const images = (art.facts(frame).layers ?? []).map(({ id, blend }) => {
        const image = art.image(scene, `${frame}/${id}`);
        if (blend === 'add') image.setBlendMode(Phaser.BlendModes.ADD);
        return { id, image };
      });
      this.moving = images.flatMap(({ id, image }) => (loop[id] ? [{ image, way: loop[id] }] : []));
      return images.map(({ image }) => image);
    });
    this.words = this.part('hook', [hook, frame], () => {
      const words = label(this.kit, 'note', hook, width / 2, 0, { align: 0.5, color: '#FFF1CC' });
      words
        .setWordWrapWidth(width - 24)
        .setAlign('center')
        .setLineSpacing(-6);
      const high = words.height + 4;
      words.setY(height - high / 2);
      const band = new Pen(scene);
      band.fillStyle(0x12090a, 0.74).fillRoundedRect(0, height - high, width, high, { tl: 0, tr: 0, bl: 8, br: 8 });
      return [band, words];
    });
    this.tick(this.kit.still ? 0 : scene.time.now);
  }

  override tick(time: number): void {
    const { nth, of, focused } = this.props;
    const playing = Math.floor(time / turnMs) % of === nth;
    const t = playing ? time % turnMs : 0;
    for (const { image, way } of this.moving) pose(image, way, t);
    const seen = playing ? Math.min(1, t / fadeMs, (turnMs - t) / fadeMs) : 0;
    this.words?.setAlpha(focused ? 1 : seen);
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

/** Size of every vignette. */
const width = 376;
const height = 186;
