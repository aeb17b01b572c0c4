/** Ships on the map: men-of-war in their captains' sails, the black brig while it is seen, wrecks. Origin: the square's middle. */
import type Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Heel } from '../../pieces/heel.ts';
import { Piece } from '../../pieces/piece.ts';
import { gustAt } from '../../stir.ts';
import { Wake } from '../../wakes.ts';

interface ShipProps extends Record<string, unknown> {
  size: number;
  look: string;
  /** Pennant that tells several ships of one captain apart. */
  pennant: string | null;
}

/** Gives the scale of tokens, which are 140 wide; on squares of 60 they are drawn a little smaller. */
const tokenScale = (size: number): number => Math.max(0.46, (size / 60) * 0.86);

export class YellowbeardShip extends Piece<ShipProps> {
  private hull: Phaser.GameObjects.Container | null = null;
  private roll = 0;
  private readonly swaying = new Heel();
  private readonly wake = new Wake(this);

  protected dress({ size, look, pennant }: ShipProps): void {
    const { art, scene } = this.kit;
    const scale = tokenScale(size);
    this.hull = this.part('ship', [size, look], () => {
      const ship = art.image(scene, `token-man-of-war-${look}`, 0, 0);
      const disc = art.image(scene, `medallion-${look}`, 26 * scale, 4 * scale);
      return [
        ship.setScale(ship.scaleX * scale),
        disc.setScale(disc.scaleX * (40 / art.facts(`medallion-${look}`).w) * scale),
      ];
    });
    this.hull.y = size * 0.24;
    this.part('pennant', [size, pennant], () => {
      if (!pennant) return [];
      const x = -48 * scale;
      const y = -24 * scale + size * 0.1;
      const flag = new Pen(scene);
      const w = pennant.length > 2 ? 52 : 42;
      flag.fillStyle(0x2b1608, 1).fillRect(x - w / 2 - 2, y - 19, w + 4, 38);
      flag.fillStyle(0xf6e9cb, 1).fillRect(x - w / 2, y - 17, w, 34);
      return [flag, label(this.kit, 'ribbon', pennant, x, y, { align: 0.5, size: 28 })];
    });
  }

  /** Follows two motions. `roll`: degrees she leans. `sink`: 1 is under water. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll') this.roll = value;
    if (key === 'sink' && this.hull) {
      this.hull.angle = 25 * Math.min(1, value * 1.6);
      this.hull.y = this.props.size * (0.24 + 0.35 * value);
      this.hull.alpha = 1 - Math.max(0, value - 0.55) / 0.45;
    }
  }

  override poke(time: number): boolean {
    this.swaying.push(time);
    return true;
  }

  override tick(time: number): void {
    if (!this.hull || this.read('sink') > 0) return;
    const phase = this.x * 0.013 + this.y * 0.007;
    const sway = 1.1 * Math.sin(time / 1100 + phase) + this.swaying.angle(time);
    this.wake.tick(this.kit.wakes, 0.6 * this.props.size, time);
    this.hull.angle = this.roll + sway + 5 * gustAt(this.kit, this.x);
    this.hull.y = this.props.size * 0.24 + 1.6 * Math.sin(time / 900 + phase);
  }
}

/** Two mast tips and some planks, for the rest of the round. */
export class YellowbeardWreck extends Piece<{ size: number }> {
  private afloat: Phaser.GameObjects.Container | null = null;

  protected dress({ size }: { size: number }): void {
    const { art, scene } = this.kit;
    this.afloat = this.part('wreck', size, () => {
      const scale = (size / 60) * 0.5;
      const tip = art.image(scene, 'sink-mast-tip', 0, size * 0.14);
      const planks = [1, 3, 5].map((n, i) => {
        const plank = art.image(scene, `plank-${n}`, (i - 1) * size * 0.3, size * (0.3 - 0.1 * (i % 2)));
        return plank.setScale(plank.scaleX * scale * 0.55).setAngle(i * 40 - 30);
      });
      return [tip.setScale(tip.scaleX * scale), ...planks];
    });
  }

  override tick(time: number): void {
    if (this.afloat) this.afloat.y = Math.sin(time / 1000 + this.x) * 1.4;
  }
}

/** Yellowbeard's own brig. `rise`: 1 is still under the fog. `sink` as above. */
export class YellowbeardPirate extends Piece<{ size: number }> {
  private hull: Phaser.GameObjects.Container | null = null;

  protected dress({ size }: { size: number }): void {
    const { art, scene } = this.kit;
    this.hull = this.part('brig', size, () => {
      const ship = art.image(scene, 'token-pirate', 0, 0);
      return [ship.setScale(ship.scaleX * tokenScale(size) * 0.96)];
    });
    this.hull.y = size * 0.26;
  }

  protected override moved(key: string, value: number): void {
    if (!this.hull) return;
    if (key === 'rise') {
      this.hull.y = this.props.size * (0.26 + 0.3 * value);
      this.hull.alpha = 1 - value;
    }
    if (key === 'sink') {
      this.hull.angle = 25 * Math.min(1, value * 1.6);
      this.hull.y = this.props.size * (0.26 + 0.35 * value);
      this.hull.alpha = 1 - Math.max(0, value - 0.55) / 0.45;
    }
  }

  override tick(time: number): void {
    if (!this.hull || this.read('sink') > 0 || this.read('rise') > 0) return;
    this.hull.angle = 1.4 * Math.sin(time / 1000);
    this.hull.y = this.props.size * 0.26 + 1.8 * Math.sin(time / 850);
  }
}
