/**
 * The room, drawn: all pieces of one table by their ids, in two layers. World pieces lean with the camera; hud pieces
 * (plates, captions) never move with it. Effects live in a box of their own between them and leave nothing behind.
 */
import Phaser from 'phaser';
import type { Caption, EffectCue, Pose } from '../../controller/beat.ts';
import { Leased } from '../../controller/leased.ts';
import type { Frame, Placement, Placements, TablePicture } from '../../controller/room.ts';
import type { Box, LyingPiece, Point } from '../../presentation/placement.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { CaptionBanner } from '../pieces/caption-banner.ts';
import { Ground } from '../pieces/ground.ts';
import { Piece } from '../pieces/piece.ts';
import { CloseUp } from './close-up.ts';
import { drawnBox, writtenOn } from './drawn-box.ts';
import type { Repertoire } from './repertoire.ts';

const effectsDepth = 400;
const heldDepth = 525;
const aboveDepth = 524;

export class Cast implements TablePicture {
  readonly kit: DrawingContext;
  /** Pieces and effects that can be drawn on it; casts of one scene share theirs. */
  readonly repertoire: Repertoire;
  readonly world: Phaser.GameObjects.Container;
  readonly hud: Phaser.GameObjects.Container;
  readonly effects: Phaser.GameObjects.Container;
  /** Effects that belong to plates: over them, still below what is held and said. */
  readonly above: Phaser.GameObjects.Container;
  /** Part of the table that is shown nearer than the rest. */
  readonly near: CloseUp;
  /** Container into which the effect that is beginning puts its sprites: one of the two. */
  box: Phaser.GameObjects.Container;
  /** Runs whenever the truth is drawn: whatever still moves a piece must stop. */
  onShow: () => void = () => {};
  onReshape: () => void = () => {};
  private readonly pieces = new Map<string, Piece>();
  /** Ids of pieces that lie on the ground. */
  private readonly grounded = new Set<string>();
  private unsorted = false;
  private said: Caption | null = null;
  /**
   * Whoever sees everything before it lies on the table, and may change it: a bar over it may take the place of something else.
   */
  readonly lent = new Leased<(placement: Placement) => Placement>((placement) => placement);

  constructor(kit: DrawingContext, parent: Phaser.GameObjects.Container, repertoire: Repertoire) {
    this.kit = kit;
    this.repertoire = repertoire;
    this.world = new Phaser.GameObjects.Container(kit.scene);
    this.hud = new Phaser.GameObjects.Container(kit.scene);
    this.effects = new Phaser.GameObjects.Container(kit.scene).setDepth(effectsDepth);
    this.above = new Phaser.GameObjects.Container(kit.scene).setDepth(aboveDepth);
    this.box = this.effects;
    this.near = new CloseUp(kit.scene, this.hud);
    this.world.add(this.effects);
    this.hud.add(this.above);
    parent.add([this.world, this.hud]);
  }

  get frame(): Frame {
    return this.kit.frame;
  }

  get still(): boolean {
    return this.kit.still;
  }

  /**
   * Takes everything off, because it has to be drawn anew (another resolution, another shape); the owner shows it
   * again.
   */
  reshape(): void {
    this.clear();
    this.onReshape();
  }

  /** Takes everything off, at once. */
  clear(): void {
    this.onShow();
    for (const id of [...this.pieces.keys()]) this.leave(id);
  }

  /** Clears the table for good: whoever laid it does not lay it again when the window or the letters change. */
  bare(): void {
    this.onReshape = () => {};
    this.show(new Map());
  }

  show(table: Placements): void {
    this.onShow();
    this.near.release();
    for (const [id, piece] of this.pieces) {
      const placement = table.get(id);
      if (!placement || placement.kind !== piece.kind) this.leave(id);
    }
    for (const placement of table.values()) this.enter(placement);
    this.world.setPosition(0, 0).setScale(1);
    this.followGround();
    this.sort();
  }

  /** Puts a piece on the table, or puts it where this placement says. */
  enter(asked: Placement): Piece {
    const placement = this.lent.call(asked);
    const present = this.pieces.get(placement.id);
    this.unsorted = true;
    if (placement.layer === 'ground') this.grounded.add(placement.id);
    const layer = placement.layer === 'hud' ? this.hud : this.layerOf(placement.id);
    if (present) {
      if (present.parentContainer !== layer) layer.add(present);
      present.place(placement);
      if (present instanceof Ground) this.followGround();
      return present;
    }
    const made = this.repertoire.make(this.kit, placement);
    this.pieces.set(placement.id, made);
    layer.add(made);
    if (made instanceof Ground) {
      made.add(this.effects);
      this.followGround();
    }
    if (made instanceof CaptionBanner) made.say(this.said);
    made.tick(this.still ? 0 : this.kit.scene.time.now);
    return made;
  }

  /** Holds a piece over everything but captions, as somebody's hand does; `show` puts it back as well. */
  hold(id: string, on: boolean): void {
    const piece = this.pieces.get(id);
    if (!piece) return;
    (on ? this.hud : this.layerOf(id)).add(piece);
    piece.setDepth(on ? heldDepth : effectsDepth - 1);
    this.unsorted = true;
  }

  /** Brings these nearer, in the order in which they lie. */
  draw(ids: readonly string[]): void {
    this.near.take(ids, this.effects);
    this.divide();
  }

  /** Ends the close-up; what was near goes back among the rest as soon as it is light. */
  putBack(): void {
    this.near.release();
    this.followGround();
    this.divide();
  }

  /** Puts every piece of the table where it belongs: to what is near or to the rest. */
  private divide(): void {
    for (const [id, piece] of this.pieces) if (piece.parentContainer !== this.hud) this.layerOf(id).add(piece);
    this.unsorted = true;
  }

  private layerOf(id: string): Phaser.GameObjects.Container {
    if (this.near.has(id)) return this.near.box;
    return (this.grounded.has(id) && this.ground) || this.world;
  }

  /** The piece on which those of the ground lie, if there is one. */
  get ground(): Piece | undefined {
    const piece = this.pieces.get('ground');
    return piece instanceof Ground ? piece : undefined;
  }

  private followGround(): void {
    this.kit.ground = this.ground?.pose();
    if (this.kit.ground) this.near.follow(this.kit.ground);
  }

  /** Shows the ground in this pose, and with it what of it is drawn before the dark. */
  bringGround({ x, y, scale }: Pick<Pose, 'x' | 'y' | 'scale'>): void {
    this.ground?.setPosition(x, y).setScale(scale);
    this.followGround();
  }

  /** Finds where a place of the ground is seen. */
  seenAt(x: number, y: number): Point {
    const { x: left, y: top, scale } = this.ground?.pose() ?? { x: 0, y: 0, scale: 1 };
    return { x: left + x * scale, y: top + y * scale };
  }

  leave(id: string): void {
    const piece = this.pieces.get(id);
    // A container takes with it what lies in it.
    if (piece instanceof Ground)
      this.world.add(piece.list.filter((each) => each === this.effects || each instanceof Piece));
    piece?.destroy();
    this.pieces.delete(id);
    this.grounded.delete(id);
  }

  get(id: string): Piece | undefined {
    return this.pieces.get(id);
  }

  all(): Iterable<Piece> {
    return this.pieces.values();
  }

  /** Lists where the pieces lie, in pixels of the frame; of a piece of which nothing is seen, its place. */
  boxes(): LyingPiece[] {
    const { x: left, y: top, scaleX: scale } = this.world.parentContainer;
    const toFrame = ({ x, y, w, h }: Box): Box => ({
      x: (x - left) / scale,
      y: (y - top) / scale,
      w: w / scale,
      h: h / scale,
    });
    const lying = [...this.pieces.values()].filter((piece) => piece !== this.ground);
    return lying.map((piece) => ({
      id: piece.pieceId,
      box: toFrame(drawnBox(piece) ?? { x: piece.x * scale + left, y: piece.y * scale + top, w: 0, h: 0 }),
      written: writtenOn(piece).map(toFrame),
    }));
  }

  /** Lets an effect begin: over the plates, if it belongs to them. */
  play(cue: EffectCue, factor: number): void {
    const { overPlates, underShips } = this.repertoire.traits[cue.name] ?? {};
    const { near } = this;
    if (overPlates || cue.over) this.box = this.above;
    else if (near.on) this.box = underShips ? near.floor : near.effects;
    else this.box = this.effects;
    this.repertoire.play(this, cue, factor);
  }

  /** Answers a finger at this place of the canvas: the nearest piece there that does. False when none is there. */
  poke(x: number, y: number): boolean {
    if (this.still) return false;
    const under = [...this.pieces.values()].filter((piece) => piece.getBounds().contains(x, y));
    const nearest = under.sort((a, b) => b.depth - a.depth);
    return nearest.some((piece) => piece.poke(this.kit.scene.time.now));
  }

  clearEffects(): void {
    this.effects.removeAll(true);
    this.above.removeAll(true);
    this.near.clear();
  }

  caption(caption: Caption | null): void {
    this.said = caption;
    for (const piece of this.pieces.values()) if (piece instanceof CaptionBanner) piece.say(caption);
  }

  tick(time: number): void {
    if (this.near.letGo(this.world.x !== 0)) this.divide();
    if (this.unsorted) this.sort();
    for (const piece of this.pieces.values()) piece.tick(this.still ? 0 : time);
  }

  private sort(): void {
    this.unsorted = false;
    this.world.sort('depth');
    this.ground?.sort('depth');
    this.near.sort();
    this.hud.sort('depth');
  }
}
