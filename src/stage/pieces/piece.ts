/**
 * A thing on the table. A piece is placed (the truth, from a layout), and moved for a while by tweens; placing it again
 * ends whatever moved it. Its parts are rebuilt only when the facts they show have changed.
 */
import Phaser from 'phaser';
import type { Pose } from '../../controller/beat.ts';
import type { Placement } from '../../controller/room.ts';
import type { DrawingContext } from '../art/drawing-context.ts';

type Props = Readonly<Record<string, unknown>>;

/** The box around a piece, in reference pixels; `dx` and `dy` say where its middle lies from the piece's origin. */
export interface Extent {
  w: number;
  h: number;
  dx: number;
  dy: number;
}

export const extent = (w: number, h: number, dx = 0, dy = 0): Extent => ({ w, h, dx, dy });

/** Class that draws a kind of placement. Every class has props of its own, which its placements carry. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds pieces of all kinds of props
export type PieceClass = new (kit: DrawingContext, placement: Placement) => Piece<any>;

export abstract class Piece<P extends Props = Props> extends Phaser.GameObjects.Container {
  readonly pieceId: string;
  readonly kind: string;
  /** Extent of the outline that reduced motion draws around where the piece was and will be. */
  readonly extent: Extent = extent(120, 60);
  protected readonly kit: DrawingContext;
  protected props!: P;
  /** Numbers that tweens move and that are 0 at rest: recoil, roll, glow. */
  protected readonly motion: Record<string, number> = {};
  private readonly parts = new Map<string, { box: Phaser.GameObjects.Container; facts: string; empty: boolean }>();

  constructor(kit: DrawingContext, placement: Placement) {
    super(kit.scene);
    this.kit = kit;
    this.pieceId = placement.id;
    this.kind = placement.kind;
  }

  /** Puts the piece where the layout has it, at rest. */
  place({ x, y, scale, angle, alpha, depth, props }: Placement): void {
    this.setPosition(x, y).setScale(scale).setAngle(angle).setAlpha(alpha).setDepth(depth);
    for (const key of Object.keys(this.motion)) this.move(key, 0);
    this.change(props);
  }

  /** Takes new facts without moving the piece. */
  change(props: Props): void {
    this.props = props as P;
    this.dress(this.props);
  }

  /** Takes facts that replace some of the present ones until the piece is placed again. */
  patch(props: Props): void {
    this.change({ ...this.props, ...props });
  }

  /** Sets one thing that tweens may move: a part of the pose, or a number of this kind of piece. */
  move(key: string, value: number): void {
    if (key === 'x') this.x = value;
    else if (key === 'y') this.y = value;
    else if (key === 'scale') this.setScale(value);
    else if (key === 'angle') this.angle = value;
    else if (key === 'alpha') this.alpha = value;
    else {
      this.motion[key] = value;
      this.moved(key, value);
    }
  }

  read(key: string): number {
    if (key === 'x') return this.x;
    if (key === 'y') return this.y;
    if (key === 'scale') return this.scaleX;
    if (key === 'angle') return this.angle;
    if (key === 'alpha') return this.alpha;
    return this.motion[key] ?? 0;
  }

  pose(): Pose {
    return { x: this.x, y: this.y, scale: this.scaleX, angle: this.angle, alpha: this.alpha };
  }

  /** Moves what lives while idle, by the scene's clock in milliseconds. */
  tick(_time: number): void {}

  /** Answers a finger at this time; false for a piece that does not. The game knows nothing of it. */
  poke(_time: number): boolean {
    return false;
  }

  /** Draws the facts. Called at every change; use `part` for everything that is dear. */
  protected abstract dress(props: P): void;

  /** Follows a number of this kind that was moved. */
  protected moved(_key: string, _value: number): void {}

  /**
   * Makes a group of objects that depends on these facts only; groups are drawn in the order in which they are first
   * named.
   */
  protected part(
    name: string,
    facts: unknown,
    make: () => Phaser.GameObjects.GameObject[],
  ): Phaser.GameObjects.Container {
    const text = JSON.stringify(facts) ?? '';
    let part = this.parts.get(name);
    if (!part) {
      part = { box: new Phaser.GameObjects.Container(this.kit.scene).setName(name), facts: '', empty: false };
      this.add(part.box);
      this.parts.set(name, part);
    } else if (part.facts === text) return part.box;
    part.facts = text;
    part.box.removeAll(true);
    part.box.add(make());
    // A frame does not walk through empty parts. A part that its piece hides stays hidden while it is not empty.
    const empty = part.box.length === 0;
    if (empty !== part.empty) part.box.setVisible(!empty);
    part.empty = empty;
    return part.box;
  }
}
