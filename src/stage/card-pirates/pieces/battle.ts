/** A battle of Card Pirates: two brigs broadside, rows of cards with their totals, the seal between them, the spoils. */
import Phaser from 'phaser';
import { felling } from '../../../presentation/card-pirates/layout/battle.ts';
import { Pen } from '../../art/pen.ts';
import { label, shrinkTo } from '../../art/type.ts';
import { Flag } from '../../pieces/flag.ts';
import { Piece } from '../../pieces/piece.ts';
import { ScarDrawing, type ScarSpots } from '../../pieces/scars.ts';
import { rollTo } from '../../telling/rolling.ts';
import { Wake } from '../../wakes.ts';

interface BrigProps extends Record<string, unknown> {
  look: string;
  phase: number;
  /** True if both gave in: the flag is half way down. */
  half: boolean;
  /** Guns that hit her. */
  shot: number;
  /** Degrees by which she lists since she was beaten. */
  list: number;
}

const spots: ScarSpots = {
  hull: [
    [-20, -34],
    [70, -36],
    [-96, -40],
    [28, -28],
    [118, -46],
    [-58, -30],
  ],
  sails: [
    [56, -190],
    [-50, -130],
  ],
  size: 0.9,
};

/**
 * Places in her picture, from its upper left corner: the height at which the mast breaks, the middle of her waterline, how far
 * the after sails reach and where their mast stands.
 */
const rig = { broken: 121, amidships: 258, waterline: 307, sails: 269, mast: 198 } as const;

/** Ship as large as two of them side by side can be. The origin is the waterline, midships. */
export class CardPiratesBrig extends Piece<BrigProps> {
  private rocking: Phaser.GameObjects.Container | null = null;
  private flag: Flag | null = null;
  private lean = 0;
  private scars: ScarDrawing | null = null;
  private scarred: Phaser.GameObjects.Container | null = null;
  private topmast: Phaser.GameObjects.Container | null = null;
  private readonly wake = new Wake(this);

  protected dress({ look, half, shot, phase }: BrigProps): void {
    const { scene } = this.kit;
    this.rocking = this.part('ship', [look, half, shot >= felling], () => {
      const staff = new Pen(scene);
      staff.lineStyle(5, 0x3a2410, 1).lineBetween(-176, -40, -190, -150);
      this.flag = new Flag(this.kit, look, -270, half ? -104 : -150);
      const { image } = this.flag;
      return [staff, image.setScale(image.scaleX * 0.8), ...this.hull(look, shot >= felling)];
    });
    this.moved('mast', this.read('mast'));
    this.scarred = this.part('scars', shot, () => {
      this.scars = shot > 0 ? new ScarDrawing(this.kit, shot, spots, phase) : null;
      return this.scars?.parts ?? [];
    });
    this.turn(this.lean);
  }

  /** Draws her in one, or with her after topmast hanging in its ropes over her stern. */
  private hull(look: string, felled: boolean): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const whole = () => art.image(scene, `cp-brig-${look}`);
    this.topmast = null;
    if (!felled) return [whole()];
    const { scale } = art;
    const { broken, amidships, waterline, sails, mast } = rig;
    const cut = (left: number, top: number, right: number, bottom: number) =>
      whole().setCrop(left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
    const [x, y] = [mast - amidships, broken - waterline];
    this.topmast = new Phaser.GameObjects.Container(scene, x, y, [cut(0, 0, sails, broken).setPosition(-x, -y)]);
    return [this.topmast, cut(0, broken, 999, 999), cut(sails, 0, 999, broken + 1)];
  }

  /**
   * Follows three motions. `list`: degrees she leans beside her idle roll. `lower`: how far the flag has come down.
   * `mast`: how much of its fall a felled mast has before it.
   */
  protected override moved(key: string, value: number): void {
    if (key === 'list') this.lean = value;
    if (key === 'list') this.turn(value);
    if (key === 'mast') this.topmast?.setAngle(-118 * (1 - value));
    if (key === 'lower' && this.flag) this.flag.image.y = (this.props.half ? -104 : -150) + value;
  }

  private turn(angle: number): void {
    for (const box of [this.rocking, this.scarred]) box?.setAngle(angle + this.props.list);
  }

  override tick(time: number): void {
    this.flag?.tick(time, this.props.phase);
    if (!this.rocking || this.kit.still) return;
    this.wake.tick(this.kit.wakes, rig.amidships * 0.75, time);
    const phase = this.props.phase * 2.1;
    this.rocking.y = Math.sin(time / 573 + phase) * 3;
    this.scarred?.setY(this.rocking.y);
    this.scars?.tick(time);
    this.turn(Math.sin(time / 700 + phase) * 0.7 + this.lean);
  }
}

interface RowProps extends Record<string, unknown> {
  w: number;
  h: number;
  /** Cards begin at the outer edge, the total stands at the inner one. */
  side: 'left' | 'right';
  name: string;
  /** Null until the cards are seen. */
  total: number | null;
  /** Instead of cards. */
  note: string | null;
  wins: boolean;
  /** Middles of the places where cards may lie, from the row's upper left corner. */
  places: readonly { x: number; y: number }[];
}

export class CardPiratesRow extends Piece<RowProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress(props: RowProps): void {
    const { w, h, wins } = props;
    this.part('ground', [w, h, wins, props.places], () => {
      const { art, scene } = this.kit;
      const box = new Pen(scene);
      if (wins) box.lineStyle(4, 0xffd36b, 1).strokeRoundedRect(0, 0, w, h, 14);
      for (const { x, y } of props.places) dashed(box, x - 65, y - 88, 130, 176);
      return [art.sliced(scene, 'battle-row', w, h), box];
    });
    this.part('words', [props.name, props.total, props.note, props.side, w, h, wins], () => this.words(props));
  }

  private words({ w, h, side, name, total, note, wins }: RowProps): Phaser.GameObjects.GameObject[] {
    const x = side === 'left' ? w - 76 : 76;
    const color = wins ? '#FFE7A8' : '#E4D6BC';
    const title = label(this.kit, 'pill', name, x, h * 0.19, { align: 0.5, color, size: 30 });
    shrinkTo(title, 138, 28);
    this.number = label(this.kit, 'points', total === null ? '' : String(total), x, h * 0.56, {
      align: 0.5,
      size: 84,
      color: wins ? '#F8DC8C' : '#E9DFC8',
    });
    if (note === null) return [title, this.number];
    const words = label(this.kit, 'note', note, side === 'left' ? 230 : w - 230, h / 2, { align: 0.5, size: 34 });
    return [title, this.number, words];
  }

  /** Follows `roll`: by how much the number shown is still below the total. */
  protected override moved(key: string, value: number): void {
    const { total } = this.props;
    if (key === 'roll' && total !== null && this.number) rollTo(this.number, Math.max(0, total - value));
  }
}

/** Draws the edge of a place in dashes: as boxes, for a line is worked out anew in every frame. */
function dashed(pen: Phaser.GameObjects.Graphics, x: number, y: number, w: number, h: number): void {
  const [dash, wide] = [10, 2.5];
  const thick = wide / 2;
  pen.fillStyle(0xd9c690, 0.4);
  for (let i = 0; i < w; i += dash * 2)
    for (const edge of [y, y + h]) pen.fillRect(x + i, edge - thick, Math.min(dash, w - i), wide);
  for (let i = 0; i < h; i += dash * 2)
    for (const edge of [x, x + w]) pen.fillRect(edge - thick, y + i, wide, Math.min(dash, h - i));
}

/** Crossed cutlasses in red wax and brass. */
export class CardPiratesSeal extends Piece {
  protected dress(): void {
    this.part('seal', 0, () => {
      const { art, scene } = this.kit;
      const disc = new Pen(scene);
      disc.fillStyle(0x000000, 0.34).fillCircle(6, 10, 80);
      disc.fillStyle(0x8a5a18, 1).fillCircle(0, 0, 80);
      disc.fillStyle(0xe6b75a, 1).fillCircle(-1.5, -1.5, 77);
      disc.fillStyle(0x6e0f1a, 1).fillCircle(0, 0, 68);
      disc.fillStyle(0x8e1626, 1).fillCircle(-3, -4, 63);
      const swords = art.icon(scene, 'icon-cutlasses', '#F3CC6A');
      return [disc, swords.setScale(swords.scaleX * 0.94)];
    });
  }
}

/** Draws dots of gold and a point, to the right. */
function dotted(scene: Phaser.Scene, x: number, y: number, half: number): Phaser.GameObjects.Graphics {
  const pen = new Pen(scene);
  pen.fillStyle(0xf3cc6a, 1);
  for (let at = -half; at < half - 24; at += 16) pen.fillCircle(x + at, y, 4);
  return pen.fillTriangle(x + half - 20, y - 13, x + half - 20, y + 13, x + half + 6, y);
}

interface SpoilsProps extends Record<string, unknown> {
  w: number;
  h: number;
  /** Words at the left, in the middle and at the right: a line and a smaller one below it. */
  left: readonly string[];
  middle: readonly string[];
  right: readonly string[];
  stackTitle: string;
  /** Number of cards, or their number and what comes to them. */
  stack: string;
  /** Look whose medallion stands beside what is taken; null before anybody has won. */
  look: string | null;
  /** Cards go from the left to the right. */
  arrow: boolean;
  /** The loser's cards, and how many of them go. */
  backs: number;
  lit: number;
}

export class CardPiratesSpoils extends Piece<SpoilsProps> {
  protected dress(props: SpoilsProps): void {
    this.part('bar', props, () => {
      const { art, scene } = this.kit;
      const { w, h, left, middle, right, stack, stackTitle, look, arrow, backs, lit } = props;
      const narrow = w < 1300;
      const align = narrow ? 1 : 0;
      const edge = w - (narrow ? 24 : 156);
      const count = [
        label(this.kit, 'note', stackTitle, edge, h / 2 - 30, { align, size: 30 }),
        label(this.kit, 'score', stack, edge, h / 2 + 18, { align, size: 50 }),
      ];
      // Beside numbers that end at the edge the pile makes room for the longest.
      const beside = narrow ? Math.max(...count.map(({ displayWidth }) => displayWidth)) + 68 : 66;
      const pile = art.image(scene, 'cp-hand-back', edge - beside, h / 2);
      const at = narrow ? w * 0.58 : arrow ? w * 0.45 : w * 0.42;
      const lines = ([first, second]: readonly string[], x: number, align: number, room: number, apart = 23) => [
        label(this.kit, 'pill', first ?? '', x, h / 2 - apart, { align, color: '#FFE7A8', maxWidth: room }),
        label(this.kit, 'note', second ?? '', x, h / 2 + apart, { align, size: 30, maxWidth: room }),
      ];
      const made: Phaser.GameObjects.GameObject[] = [
        art.sliced(scene, 'panel-dark', w, h),
        ...lines(left, 34, 0, narrow ? w * 0.36 : arrow ? w * 0.15 : 420),
        ...lines(middle, at, 0.5, narrow ? w * 0.3 : 330, arrow ? 40 : 23),
        pile.setScale(pile.scaleX * ((h - 40) / 178)),
        ...count,
      ];
      if (arrow) made.push(dotted(scene, at, h / 2 + 1, w < 1600 ? 90 : 110));
      if (narrow) return made;
      if (backs > 0) made.push(...this.backs(w * 0.18, w * 0.36, h / 2, backs, lit));
      if (look) {
        const disc = art.image(scene, `medallion-${look}`, w * 0.545, h / 2);
        made.push(disc.setScale(disc.scaleX * 0.8));
      }
      return [...made, ...lines(right, w * 0.58, 0, Math.min(w * 0.24, edge - 120 - w * 0.58))];
    });
  }

  /**
   * Draws the backs of `count` cards in a row, seven at most, and rings the `lit` in the middle: these are the ones
   * that go.
   */
  private backs(from: number, to: number, y: number, count: number, lit: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const size = 0.5;
    const w = 128 * size;
    const shown = Math.min(count, 7);
    const step = Math.min(w + 12, (to - from - w) / Math.max(1, shown - 1));
    const middle = (from + to) / 2;
    const first = Math.floor((shown - lit) / 2);
    const made: Phaser.GameObjects.GameObject[] = [];
    for (let i = 0; i < shown; i++) {
      const goes = i >= first && i < first + lit;
      const x = middle + (i - (shown - 1) / 2) * step;
      const back = art.image(scene, 'cp-hand-back', x, y - (goes ? 10 : 0));
      made.push(back.setScale(back.scaleX * size));
      if (!goes) continue;
      const ring = new Pen(scene);
      ring
        .lineStyle(4, 0xffd36b, 1)
        .strokeRoundedRect(x - w / 2 - 3, y - 10 - 89 * size - 3, w + 6, 178 * size + 6, 10);
      made.push(ring);
    }
    return made;
  }
}
