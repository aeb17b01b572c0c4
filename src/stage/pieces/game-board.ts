/**
 * The board of a game on the title: a painted scene, the game's name, for how many it is. The one that is lifted plays its
 * scene, and what one does in its game stands on a strip over it, for whoever walks past.
 */
import type Phaser from 'phaser';
import type { Placement } from '../../controller/room.ts';
import type { TypeRole } from '../../presentation/art/type-styles.ts';
import type { VignetteLoop, VignetteShot } from '../../presentation/vignette-loop.ts';
import { fitTo, label } from '../art/type.ts';
import { extent, Piece } from './piece.ts';
import { loopMs, Vignette } from './vignette.ts';

interface Line {
  text: string;
  y: number;
  room: number;
  size?: number;
}

interface BoardProps extends Record<string, unknown> {
  w: number;
  h: number;
  /** Its painted scene, if it has one, and where that lies. */
  vignette?: string;
  picture: { x: number; y: number; scale: number };
  /** Lines in its middle: their words, the height of their middles, and so wide at most. */
  name: Line;
  captains: Line;
  hook: string;
  loop?: VignetteLoop;
  shot?: VignetteShot;
  focused: boolean;
  lifted: boolean;
  /** Height by which it is lifted. */
  lift: number;
  /**
   * Room for the strip: distances from the board's left edge between which it has room, its upper edge from that of the board, its
   * height and that of its letters.
   */
  strip: { from: number; to: number; y: number; h: number; letters: number };
}

/** Milliseconds in which it is lifted. */
const liftMs = 260;
/** Pixels that the strip is broader than its words. */
const ends = 72;

export class GameBoard extends Piece<BoardProps> {
  override readonly extent = extent(398, 300, 199, 150);
  private scenery: Vignette | null = null;
  private hung: Phaser.GameObjects.Container | null = null;
  /** The upper edge where it lies when it is not lifted. */
  private home = 0;
  /** Part of the way that it is lifted, when that was so, and when its scene began. */
  private up: number | null = null;
  private at = 0;
  private begun = Number.NEGATIVE_INFINITY;

  override place(placement: Placement): void {
    this.home = placement.y;
    super.place(placement);
  }

  protected dress(props: BoardProps): void {
    const { art, scene } = this.kit;
    const { w, h, picture, name, captains, vignette, loop = {}, shot, focused } = props;
    this.part('sheet', [w, h, focused], () => [
      focused
        ? art.sliced(scene, 'panel-board-focus', w + 44, h + 44).setPosition(-22, -22)
        : art.sliced(scene, 'panel-board', w, h),
    ]);
    const painted = this.part('picture', [vignette], () => {
      this.scenery = vignette ? new Vignette(this.kit, vignette, loop, shot) : null;
      return this.scenery?.images ?? [];
    });
    painted.setPosition(picture.x, picture.y).setScale(picture.scale);
    this.part('words', [name, captains, w], () => [
      this.line('title', name, w / 2, '#FBEFD2'),
      this.line('note', captains, w / 2),
    ]);
    this.hung = this.part('strip', [props.hook, w, props.strip], () => this.strip(props));
    this.rise();
  }

  override tick(): void {
    this.rise();
  }

  /** Makes the strip, as broad as its words and within its room. */
  private strip({ hook, w, strip: { from, to, y, h, letters } }: BoardProps): Phaser.GameObjects.GameObject[] {
    if (hook === '') return [];
    const line = { text: hook, y: y + h / 2 - 2, room: to - from - ends, size: letters };
    const words = this.line('caption', line, 0, '#FFE7A8');
    const wide = words.displayWidth + ends;
    const left = Math.min(Math.max((w - wide) / 2, from), to - wide);
    words.setX(left + wide / 2);
    return [this.kit.art.sliced(this.kit.scene, 'pill-leader', wide, h).setPosition(left, y), words];
  }

  private line(role: TypeRole, { text, y, room, size }: Line, x: number, color?: string): Phaser.GameObjects.Text {
    return fitTo(this.kit, label(this.kit, role, text, x, y, { align: 0.5, size, color }), room);
  }

  private rise(): void {
    const { lifted, lift } = this.props;
    const { still, scene } = this.kit;
    const { now } = scene.time;
    const wanted = lifted ? 1 : 0;
    // It is where it shall be when it comes, and where nothing may move.
    const gone = still || this.up === null ? 1 : (now - this.at) / liftMs;
    const before = this.up ?? 0;
    if (lifted && before === 0) this.begun = now;
    this.up = lifted ? Math.min(wanted, before + gone) : Math.max(wanted, before - gone);
    this.at = now;
    const t = now - this.begun;
    this.scenery?.pose(still || (t > loopMs && !lifted) ? 0 : t % loopMs);
    const eased = this.up * this.up * (3 - 2 * this.up);
    this.y = this.home - lift * eased;
    // One strip is gone before the next one comes: they are broader than their boards.
    const hung = Math.max(0, 2 * eased - 1);
    this.hung?.setAlpha(hung).setVisible(hung > 0 && this.hung.length > 0);
  }
}
