/** Merchants and pirates under sail: they bob and roll by the clock, each in her own time, and heel when they are hit. */
import Phaser from 'phaser';
import { emblemOf } from '../../../presentation/captains.ts';
import { label } from '../../art/type.ts';
import { hangOut } from '../../pieces/cloth.ts';
import { Heel } from '../../pieces/heel.ts';
import { Piece } from '../../pieces/piece.ts';
import { ScarDrawing, type ScarSpots } from '../../pieces/scars.ts';
import { gustAt } from '../../stir.ts';
import { Wake } from '../../wakes.ts';

/** Half the length of a hull at the waterline. */
const long = 165;

/** A hull on the water: what rolls with her, between the wash under her and the foam before her. */
abstract class Afloat<P extends { phase: number } & Record<string, unknown>> extends Piece<P> {
  protected rig: Phaser.GameObjects.Container | null = null;
  protected rolling: Phaser.GameObjects.Container[] = [];
  protected scars: ScarDrawing | null = null;

  /** Follows `heel`, degrees she is pushed over, and `jump`, pixels that she is lifted. */
  protected override moved(key: string): void {
    if (key === 'heel' || key === 'jump') this.pose2(this.clock);
  }

  /** Draws what she wears of her captain: a band along her hull and a pennant, in their colour and with their emblem. */
  protected worn(look: string, hull: keyof typeof colours, scale = 1): Phaser.GameObjects.Container[] {
    const { art, scene } = this.kit;
    const { field, mark } = emblemOf(look);
    const { x, y, pole } = colours[hull];
    const made = (frame: string, color: string, size: number, at = { x: 0, y: 0 }) => {
      const image = art.icon(scene, frame, color, at.x * scale, at.y * scale);
      return image.setScale(image.scaleX * size * scale);
    };
    const band = this.part('band', [hull, look], () => [made(`korsar-band-${hull}`, field, 1).setAlpha(0.88)]);
    const pennant = this.part('pennant', [hull, look], () => {
      const cloth = [
        made('korsar-pennant', '#170C06', 1.08, { x: x - 5, y }),
        made('korsar-pennant', field, 1, { x, y }),
      ];
      for (const each of cloth) hangOut(this.kit, each, 'flag', 0.1);
      const stands = new Phaser.GameObjects.Rectangle(
        scene,
        x * scale,
        (y + 4) * scale,
        6 * scale,
        pole * scale,
        0x4a2a14,
      );
      return [stands, ...cloth, made(`emblem-${look}`, mark, 0.56, { x: x + 52, y })];
    });
    return [band, pennant];
  }

  private clock = 0;
  private readonly swaying = new Heel();
  private readonly wake = new Wake(this);

  override poke(time: number): boolean {
    this.swaying.push(time);
    return true;
  }

  override tick(time: number): void {
    this.clock = time;
    this.wake.tick(this.kit.wakes, long, time);
    this.pose2(time);
  }

  private pose2(time: number): void {
    const phase = this.props.phase * 2.39996;
    const gust = gustAt(this.kit, this.x);
    const y = 5 * Math.sin((time / 3600) * Math.PI * 2 + phase) - this.read('jump');
    const angle =
      // Turned pictures are half of what a frame costs on Canvas.
      (this.kit.shaders ? 1.2 * Math.sin((time / 4400) * Math.PI * 2 + phase * 1.7) : 0) +
      this.read('heel') +
      (this.scars?.list ?? 0) +
      this.swaying.angle(time) +
      2 * gust;
    for (const box of this.rolling) box.setY(y).setAngle(angle);
    this.scars?.tick(time);
    this.rig?.setScale(1 + 0.0125 * (1 + Math.sin((time / 2800) * Math.PI * 2 + phase)) + 0.04 * gust, 1);
  }
}

/** Places where captains' pennants fly from, by hull, and the height of the pole there. */
const colours = {
  brig: { x: -24, y: -346, pole: 100 },
  trader: { x: -14, y: -322, pole: 90 },
  galleon: { x: -6, y: -344, pole: 90 },
} as const;

interface TraderProps extends Record<string, unknown> {
  gold: number;
  /** The owner's look. */
  owner: string;
  phase: number;
  /** Guns that hit her. */
  shot: number;
  print?: number;
}

const hulls = {
  trader: { gold: { x: 6, y: -126, size: 108 }, coins: { x: 6, y: -99 }, topsail: { x: 0, y: 0 }, scale: 1 },
  galleon: { gold: { x: 14, y: -141, size: 116 }, coins: { x: 14, y: -111 }, topsail: { x: 8, y: -22 }, scale: 0.91 },
};
/** Places where merchants are struck: in the hull between the ports, in the fore topsail and the mizzen. */
const spots: Readonly<Record<keyof typeof hulls, ScarSpots>> = {
  trader: {
    hull: [
      [40, -30],
      [-52, -32],
      [96, -38],
      [-104, -40],
      [0, -26],
      [136, -46],
    ],
    sails: [
      [112, -190],
      [-66, -196],
    ],
    size: 1,
  },
  galleon: {
    hull: [
      [44, -34],
      [-58, -36],
      [106, -42],
      [-116, -46],
      [2, -30],
      [150, -52],
    ],
    sails: [
      [126, -204],
      [-72, -210],
    ],
    size: 1,
  },
};

/** A merchant: her gold painted on the mainsail, her owner on the topsail. Her place is the waterline amidships. */
export class KorsarTrader extends Afloat<TraderProps> {
  protected dress({ gold, owner, shot, phase, print = 0 }: TraderProps): void {
    const { art, scene } = this.kit;
    const kind = gold > 6 ? 'galleon' : 'trader';
    const { scale, topsail, gold: sum, coins } = hulls[kind];
    const made = (frame: string, x = 0, y = 0) => {
      const image = art.image(scene, frame, x * scale, y * scale);
      return image.setScale(image.scaleX * scale);
    };
    this.part('wash', kind, () => [made(`korsar-wash-${kind}`), ...this.mirrored(kind, scale)]);
    const hull = this.part('hull', kind, () => [made(`korsar-${kind}-hull`)]);
    this.rig = this.part('rig', [kind, owner], () => [
      made(`korsar-${kind}-rig`),
      made(`korsar-topsail-${owner}`, topsail.x, topsail.y),
    ]);
    const size = Math.max(sum.size * scale, print);
    const paint = this.part('paint', [gold, size], () => [
      label(this.kit, 'points', String(gold), sum.x * scale, (sum.y - 39) * scale, {
        align: 0.5,
        size,
        color: '#2B1608',
      }),
      ...this.coins(gold, coins.x * scale, coins.y * scale, scale),
    ]);
    const struck = this.part('scars', [kind, shot], () => {
      this.scars = shot > 0 ? new ScarDrawing(this.kit, shot, spots[kind], phase) : null;
      return this.scars?.parts ?? [];
    });
    const [band, pennant] = this.worn(owner, kind, scale);
    this.rolling = [hull, this.rig, paint, struck, band, pennant];
    this.bringToTop(hull);
    this.bringToTop(band);
    this.bringToTop(struck);
    this.bringToTop(paint);
    this.bringToTop(this.part('foam', kind, () => [made(`korsar-collar-${kind}`)]));
  }

  private coins(gold: number, x: number, y: number, scale: number): Phaser.GameObjects.Image[] {
    const step = Math.min(25, 196 / gold) * scale;
    return Array.from({ length: gold }, (_, i) => {
      const from = i - (gold - 1) / 2;
      const coin = this.kit.art.image(
        this.kit.scene,
        'coin-22',
        x + from * step,
        y + 7 * (from / (gold / 2)) ** 2 * scale,
      );
      return coin.setScale(coin.scaleX * 0.57 * scale);
    });
  }

  /** Draws her picture in the water. */
  private mirrored(kind: string, scale: number): Phaser.GameObjects.Image[] {
    return [`korsar-${kind}-rig`, `korsar-${kind}-hull`].map((frame) => {
      const image = this.kit.art.image(this.kit.scene, frame, 0, 8);
      return image.setScale(image.scaleX * scale, -image.scaleY * scale * 0.32).setAlpha(0.2);
    });
  }

  /** Follows `paint`, how much of her gold is not painted yet. */
  protected override moved(key: string): void {
    super.moved(key);
    if (key === 'paint') this.rolling[2]?.setAlpha(1 - this.read('paint'));
  }
}

interface BrigProps extends Record<string, unknown> {
  suit: string;
  /** The look of the captain who sent her. */
  owner: string;
  strength: number;
  /** True under a gold flag. */
  leads: boolean;
  phase: number;
  /** The least size of the number, or null where there is no room for one. */
  print: number | null;
}

/** Dark tones of the suits, for numbers on bone white sails. */
const suitInks: Readonly<Record<string, string>> = {
  kraken: '#123F66',
  raven: '#16121A',
  serpent: '#6E160E',
  star: '#5E4000',
};

/** A pirate with the sign and the seam of her suit on bone white sails and her captain's colours on hull and pennant, her strength on the mainsail and as shields on the rail. */
export class KorsarBrig extends Afloat<BrigProps> {
  private shields: Phaser.GameObjects.Container | null = null;

  protected dress({ suit, owner, strength, leads, print, phase }: BrigProps): void {
    const { art, scene } = this.kit;
    const size = Math.max(112, print ?? 0);
    this.part('wash', 0, () => [art.image(scene, 'korsar-wash-brig')]);
    this.rig = this.part('rig', suit, () => [art.image(scene, `korsar-brig-${suit}`)]);
    const hull = this.part('hull', 0, () => [art.image(scene, 'korsar-brig-hull')]);
    const [band, pennant] = this.worn(owner, 'brig');
    this.shields = this.part('shields', [suit, strength], () => [
      art.image(scene, `korsar-shields-${suit}-${strength}`),
    ]);
    const flag = this.part('flag', leads, () => {
      if (!leads) return [];
      const roger = art.image(scene, 'korsar-roger-leader', -24, -312);
      hangOut(this.kit, roger, 'flag', 0.16, phase);
      return [roger];
    });
    const number = this.part('number', [suit, strength, print === null ? null : size], () => {
      if (print === null) return [];
      const text = label(this.kit, 'points', String(strength), -6, -139, { align: 0.5, size, color: suitInks[suit] });
      return [text.setStroke('#FBF4E0', 8)];
    });
    this.part('foam', 0, () => [art.image(scene, 'korsar-collar-brig')]);
    this.rolling = [this.rig, hull, band, pennant, this.shields, flag, number];
  }
}
