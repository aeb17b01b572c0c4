/** The ship that sails by in a ceremony whose game has no fleet of its own: her sails take the winners' colours. */
import type Phaser from 'phaser';
import { emblemOf, emblems } from '../../presentation/captains.ts';
import { Wake } from '../wakes.ts';
import { hangOut } from './cloth.ts';
import { Heel } from './heel.ts';
import { Piece } from './piece.ts';

interface WinnerProps extends Record<string, unknown> {
  /** Looks of those whose she is; with several each has a mast. */
  looks: string[];
  /** Frames of the ship and of the foam at her waterline. */
  ship: string;
  foam: string;
  /** Places of emblems on the sails: one for each captain, from the first mast. */
  signs: readonly { x: number; y: number }[];
}

/** Height of an emblem on a sail, beside that of its drawing. */
const signSize = 0.62;

export class WinnerShip extends Piece<WinnerProps> {
  private ship: Phaser.GameObjects.Container | null = null;
  private foam: Phaser.GameObjects.Image | null = null;
  private readonly heel = new Heel();
  private readonly wake = new Wake(this);

  protected dress({ looks: ids, ship, foam, signs }: WinnerProps): void {
    const { art, scene } = this.kit;
    this.ship = this.part('ship', [ids, ship, signs], () => [
      ...(art.facts(ship).layers ?? []).flatMap(({ id, off }) => {
        if (off) return [];
        const frame = `${ship}/${id}`;
        const mast = /^(?:sails|pennant)-(\d)/.exec(id);
        const look = emblems.find((each) => each.id === ids[mast ? (Number(mast[1]) - 1) % ids.length : 0]);
        const plain = art.image(scene, frame);
        if (!look || !/^(sails|pennant|jib)/.test(id)) return [plain];
        const pennant = id.startsWith('pennant');
        // Folds and seams shine through.
        const dyed = art.icon(scene, frame, look.field).setAlpha(pennant ? 1 : 0.66);
        for (const image of [plain, dyed]) hangOut(this.kit, image, pennant ? 'flag' : 'sail', pennant ? 0.5 : 0.03);
        return [plain, dyed];
      }),
      ...signs.slice(0, ids.length).map(({ x, y }, i) => {
        const sign = art.icon(scene, `emblem-${ids[i]}`, emblemOf(ids[i]).mark, x, y);
        return sign.setScale(sign.scaleX * signSize);
      }),
    ]);
    this.part('foam', foam, () => {
      this.foam = art.image(scene, foam);
      return [this.foam];
    });
  }

  override poke(time: number): boolean {
    this.heel.push(time);
    return true;
  }

  override tick(time: number): void {
    if (!this.ship) return;
    this.wake.tick(this.kit.wakes, 0.4 * this.kit.art.facts(this.props.ship).w, time);
    this.ship.y = Math.sin(time / 573) * 5;
    this.ship.angle = Math.sin(time / 700) * 0.6 + this.heel.angle(time);
    if (this.foam) this.foam.scaleX = (1 + 0.012 * Math.sin(time / 500)) / this.kit.art.scale;
  }
}
