/**
 * Brings some pieces of the table nearer while the rest stays where it is: a fight is shown large, and what lies around
 * it can be darkened below it. Pieces and effects keep the coordinates of the table; only their container moves.
 */
import Phaser from 'phaser';

/** Depth over the plates, and under what is held and said. */
const closeDepth = 523;
const floorDepth = -1;
const effectsDepth = 400;

export class CloseUp {
  readonly box: Phaser.GameObjects.Container;
  /** The box and the darkness behind it. */
  readonly whole: Phaser.GameObjects.Container;
  /** Light on the water under what is near. */
  readonly floor: Phaser.GameObjects.Container;
  readonly effects: Phaser.GameObjects.Container;
  /** Veils that darken the rest: over table and plates, below what is near. */
  readonly veils: Phaser.GameObjects.Container;
  private ids: ReadonlySet<string> = new Set();
  /** State after a close-up in darkness: what was near has its usual size again, and stays before the dark until that has lifted. */
  private lingers = false;

  constructor(scene: Phaser.Scene, hud: Phaser.GameObjects.Container) {
    const made = (depth: number) => new Phaser.GameObjects.Container(scene).setDepth(depth);
    this.whole = made(closeDepth);
    this.box = made(1);
    this.floor = made(floorDepth);
    this.effects = made(effectsDepth);
    this.veils = made(0);
    this.box.add([this.floor, this.effects]);
    this.whole.add([this.veils, this.box]);
    hud.add(this.whole);
  }

  get on(): boolean {
    return this.ids.size > 0 && !this.lingers;
  }

  /** Lets go what lingers when it is light, or when the table moves under it. Tells whether it did. */
  letGo(moves: boolean): boolean {
    const goes = this.lingers && (moves || this.veils.list.length === 0);
    if (goes) this.ids = new Set();
    this.lingers &&= !goes;
    return goes;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Brings these pieces near. What still drifts of an earlier fight stays where it was: it goes to `rest`. */
  take(ids: readonly string[], rest: Phaser.GameObjects.Container): void {
    if (!this.on) rest.add([...this.floor.list, ...this.effects.list]);
    this.ids = new Set(ids);
    this.lingers = false;
  }

  /**
   * Ends the close-up: everything has its usual size. In darkness it stays before it, or it would go dark at once, and
   * become light again with the next close-up.
   */
  release(): void {
    this.lingers = this.ids.size > 0 && this.veils.list.length > 0;
    if (!this.lingers) this.ids = new Set();
    this.box.setPosition(0, 0).setScale(1);
  }

  /** Shows what is near as the ground is shown on which it lies. */
  follow({ x, y, scale }: { x: number; y: number; scale: number }): void {
    this.box.setPosition(x, y).setScale(scale);
  }

  sort(): void {
    this.box.sort('depth');
  }

  clear(): void {
    for (const box of [this.floor, this.effects, this.veils]) box.removeAll(true);
  }
}
