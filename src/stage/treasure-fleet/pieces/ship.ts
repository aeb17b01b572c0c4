/**
 * A ship at sea: rigging, sails, pennants, hull and lantern move apart; a foam collar and a reflection keep it in the
 * water. The container's origin is the waterline, midships.
 */
import Phaser from 'phaser';
import type { Placement } from '../../../controller/room.ts';
import { greyOut } from '../../art/greyed.ts';
import { label } from '../../art/type.ts';
import { type Cloth, hangOut } from '../../pieces/cloth.ts';
import { Heel } from '../../pieces/heel.ts';
import { extent, Piece } from '../../pieces/piece.ts';
import { ScarDrawing } from '../../pieces/scars.ts';
import { gustAt } from '../../stir.ts';
import { Wake } from '../../wakes.ts';

interface ShipProps extends Record<string, unknown> {
  /** Ship class, or `cursed`. */
  model: string;
  points: number | null;
  becalmed?: boolean;
  /** Looks of the captains whose boarders are aboard. */
  boarders?: string[];
  /** Seat whose sails she sets; her own when absent. */
  sails?: string;
  /** False: no reflection, for a ship in a painting. */
  mirrored?: boolean;
  /** Cannons that have hit her since she was sighted. */
  shot?: number;
  /** Any number: shifts her idle movement against the others. */
  look: number;
}

type Point = [number, number];

export class Ship extends Piece<ShipProps> {
  override readonly extent = extent(420, 330, 0, -150);
  private rigged: Phaser.GameObjects.Container | null = null;
  private pennants: Phaser.GameObjects.Image[] = [];
  private sails: Phaser.GameObjects.Image[] = [];
  private cloths: (Cloth | null)[] = [];
  private glows: Phaser.GameObjects.Image[] = [];
  private foam: Phaser.GameObjects.Image | null = null;
  private mirror: Phaser.GameObjects.Image | null = null;
  /** Scale at which she lies on the water. */
  private lying = 1;
  /** The colours of boarders, the latest last, and where they hang. */
  private colours: { flag: Phaser.GameObjects.Image; y: number }[] = [];
  private cloud: Phaser.GameObjects.Container | null = null;
  private roll = 0;
  private scars: ScarDrawing | null = null;
  private scarred: Phaser.GameObjects.Container | null = null;
  private readonly heel = new Heel();
  private readonly wake = new Wake(this);

  override place(placement: Placement): void {
    this.lying = placement.scale;
    super.place(placement);
  }

  protected dress(props: ShipProps): void {
    this.part('mirror', [props.model, props.sails, props.mirrored], () => this.reflection(props));
    this.part('body', [props.model, props.sails, props.points, props.becalmed, props.boarders], () => {
      this.rigged = new Phaser.GameObjects.Container(this.kit.scene, 0, 0, this.build(props));
      return [this.rigged];
    });
    this.scarred = this.part('scars', [props.model, props.shot], () => {
      this.scars = props.shot ? this.struck(props, props.shot) : null;
      return this.scars?.parts ?? [];
    });
    // Over a becalmed ship the storm's cloud stays until the next sailing (10.4).
    this.cloud = this.part('cloud', [props.becalmed, props.model], () => {
      if (!props.becalmed) return [];
      const { art, scene } = this.kit;
      const cloud = art.image(scene, 'storm-cloud', 0, -cloudHeight);
      return [cloud.setScale(cloud.scaleX * 1.1).setAlpha(0.95)];
    });
    this.part('foam', props.model, () => {
      this.foam = this.kit.art.image(this.kit.scene, `foam-${hullOf(props.model)}-1`);
      return [this.foam];
    });
  }

  private struck({ model, look }: ShipProps, shot: number): ScarDrawing {
    const { anchors = {} } = this.kit.art.facts(`ship-${model}`);
    const hull = (anchors.ports as Point[]).map(([x, y]): Point => [x, y - 12]);
    // Topsails: the points are painted on the mainsail.
    const sails = (anchors.mastheads as Point[]).map(([x, y]): Point => [x + 6, y * 0.74]).reverse();
    return new ScarDrawing(this.kit, shot, { hull, sails, size: 0.9 }, look);
  }

  private reflection(props: ShipProps): Phaser.GameObjects.GameObject[] {
    this.mirror = null;
    if (props.mirrored === false) return [];
    const flat = this.kit.art.image(this.kit.scene, `ship-${props.model}`);
    this.mirror = flat.setScale(flat.scaleX, -flat.scaleY * 0.34).setAlpha(mirrored);
    return [flat];
  }

  private build(props: ShipProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const name = `ship-${props.model}`;
    const facts = art.facts(name);
    const mastheads = (facts.anchors?.mastheads ?? []) as Point[];
    this.pennants = [];
    this.sails = [];
    this.cloths = [];
    this.glows = [];
    this.colours = [];
    const built: Phaser.GameObjects.GameObject[] = [];
    for (const layer of facts.layers ?? []) {
      if (layer.off) continue;
      const isSail = /^(sails-|jib|pennant)/.test(layer.id);
      if (props.sails && isSail) continue;
      if (props.becalmed && ['aura', 'lantern-glow', 'mist'].includes(layer.id)) continue;
      if (layer.id === 'hull' && props.sails) built.push(art.image(scene, `sails-${props.model}-${props.sails}`));
      const image = art.image(scene, `${name}/${layer.id}`);
      const masthead = /^pennant-(\d)/.exec(layer.id);
      const sail = /^sails-(\d)/.exec(layer.id);
      if (isSail)
        this.cloths.push(
          hangOut(this.kit, image, masthead ? 'flag' : 'sail', masthead ? 0.5 : 0.03, props.look + built.length),
        );
      if (masthead) this.pennants.push(hang(image, facts, mastheads[Number(masthead[1]) - 1]));
      if (sail) this.sails.push(hang(image, facts, [mastheads[Number(sail[1]) - 1]?.[0] ?? 0, 0]));
      if (layer.blend === 'add') this.glows.push(image.setBlendMode(Phaser.BlendModes.ADD));
      built.push(image);
    }
    const slot = facts.slots?.find((s) => s.id === 'points');
    if (slot && props.points !== null) {
      built.push(
        label(this.kit, 'points', String(props.points), slot.x, slot.y, { align: 0.5, size: slot.size ?? 74 }),
      );
    }
    const boarders = props.boarders ?? [];
    boarders.forEach((look, i) => {
      const [x, y] = mastheads[i % mastheads.length] ?? [0, 0];
      const flag = art.image(scene, `flag-${look}-1`, x, y - 6);
      this.colours.push({ flag, y: y - 6 });
      hangOut(this.kit, flag, 'flag', 0.09, i);
      built.push(flag.setScale(flag.scaleX * 0.62));
    });
    if (props.becalmed) for (const image of built) if (image instanceof Phaser.GameObjects.Image) greyOut(image);
    return built;
  }

  /**
   * Follows `roll`, degrees she leans on top of her idle roll, `shade`, how much dimmer she is while another is shot
   * at, `lowered`, how far down her mast the latest boarder's colours still are, and `tangle`, how wildly two
   * boarders' colours beat.
   */
  protected override moved(key: string, value: number): void {
    if (key === 'roll') this.roll = value;
    if (key === 'lowered') {
      const latest = this.colours.at(-1);
      latest?.flag.setY(latest.y - latest.y * 0.72 * value);
    }
    if (key === 'shade') for (const box of [this.rigged, this.scarred]) box?.setAlpha(1 - value);
    if (key === 'tangle')
      for (const [i, { flag }] of this.colours.entries())
        flag.setAngle((i % 2 === 0 ? 1 : -1) * 20 * value * Math.sin(value * 15));
  }

  override poke(time: number): boolean {
    this.heel.push(time);
    return true;
  }

  override tick(time: number): void {
    const phase = this.props.look;
    const still = this.props.becalmed ? 0.35 : 1;
    if (!this.rigged) return;
    this.rigged.y = Math.sin(time / 573 + phase) * 5 * still;
    this.rigged.angle = Math.sin(time / 700 + phase * 2) * 0.6 * still + this.roll + (this.scars?.list ?? 0);
    const gust = gustAt(this.kit, this.x);
    this.rigged.angle += this.heel.angle(time) + 2.4 * gust * still;
    if (this.mirror) this.wake.tick(this.kit.wakes, 0.4 * this.kit.art.facts(`ship-${this.props.model}`).w, time);
    this.scarred?.setY(this.rigged.y).setAngle(this.rigged.angle);
    this.scars?.tick(time);
    if (this.cloud) this.cloud.x = 9 * Math.sin(time / 2600 + phase);
    // A ship that comes near hangs over deck and cards, in which she has no reflection.
    const far = Math.min(1, (1.5 - this.scaleY / this.lying) / 0.4);
    this.mirror?.setY(4 - this.rigged.y * 0.34).setAlpha(mirrored * Math.max(0, far));
    if (this.foam) this.foam.scaleX = (1 + 0.012 * Math.sin(time / 500 + phase)) / this.kit.art.scale;
    for (const [i, pennant] of this.pennants.entries()) {
      pennant.scaleX = (1 + (0.1 + 0.08 * gust) * Math.sin(time / 175 + phase + i) + 0.3 * gust) / this.kit.art.scale;
      pennant.angle = (2.5 + 4 * gust) * Math.sin(time / 240 + phase + i);
    }
    for (const [i, sail] of this.sails.entries()) {
      sail.scaleX = (1 + still * (0.0125 * Math.sin(time / 900 + phase + i) + 0.03 * gust)) / this.kit.art.scale;
    }
    for (const cloth of this.cloths) if (cloth) cloth.wind = still * (1 + gust);
    for (const glow of this.glows) glow.alpha = 0.8 + 0.2 * Math.sin(time / 310 + phase);
  }
}

/** Strength of her picture in the water. */
const mirrored = 0.26;

/** Height of the cloud's middle above the waterline, where the storm's own was. */
const cloudHeight = 262;

const hullOf = (model: string): string => (model === 'cursed' ? 'galleon' : model);

/** Moves an image's pivot to a point of the ship, so that it turns and stretches about that point. */
function hang(image: Phaser.GameObjects.Image, facts: { w: number; h: number; ox: number; oy: number }, at?: Point) {
  if (!at) return image;
  const [x, y] = at;
  return image.setOrigin(facts.ox + x / facts.w, facts.oy + y / facts.h).setPosition(x, y);
}
