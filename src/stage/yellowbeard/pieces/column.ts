/** The captains' column: the pirate's plate with his loot, a row for every man-of-war on the captains' rope, the die. */
import Phaser from 'phaser';
import { isHigh } from '../../../presentation/yellowbeard/layout/rows.ts';
import type { DrawingContext } from '../../art/drawing-context.ts';
import { Pen } from '../../art/pen.ts';
import { enlarge, fitTo, label, shrinkTo } from '../../art/type.ts';
import { face } from '../../pieces/face.ts';
import { Flag } from '../../pieces/flag.ts';
import { Piece } from '../../pieces/piece.ts';
import { rim } from '../../pieces/rim.ts';
import { rollTo } from '../../telling/rolling.ts';

export interface Wide extends Record<string, unknown> {
  w: number;
  h: number;
}

/** Part of the picture of an active plate that lies around the plate itself. */
const around = 22;

/** Draws the house's plate: everything in the column lies on one. That of the pirate is as dark as their flag. */
export function board(
  { art, scene }: DrawingContext,
  w: number,
  h: number,
  { hot = false, night = false } = {},
): Phaser.GameObjects.GameObject[] {
  const light = ['glow', 'ring'].map((layer) =>
    art
      .sliced(scene, `plate-active/${layer}`, w + 2 * around, h + 2 * around)
      .setPosition(-around, -around)
      .setVisible(hot),
  );
  const made: Phaser.GameObjects.GameObject[] = [light[0], art.sliced(scene, 'plate', w, h)];
  if (night) {
    const dark = new Pen(scene);
    made.push(dark.fillStyle(0x07080c, 0.72).fillRoundedRect(6, 6, w - 12, h - 12, 9));
  }
  return [...made, light[1]];
}

interface PlateProps extends Wide {
  /** Null before the roles are known. */
  look: string | null;
  name: string;
  stolen: number;
  need: number;
  active: boolean;
}

/** Plate of the pirate. `roll`: how far the number runs behind. */
export class YellowbeardPiratePlate extends Piece<PlateProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress({ w, h, look, name, stolen, need, active }: PlateProps): void {
    const { art, scene } = this.kit;
    this.part('board', [w, h, look, active], () => [
      ...board(this.kit, w, h, { hot: active, night: true }),
      ...(active && look ? [rim(scene, look, { w, h })] : []),
    ]);
    this.part('skull', [h, look], () => {
      const disc = new Pen(scene);
      const r = h / 2 - 10;
      disc
        .fillStyle(0x05070a, 1)
        .fillCircle(h / 2 + 6, h / 2, r)
        .lineStyle(3.5, 0xe8dfc8, 1)
        .strokeCircle(h / 2 + 6, h / 2, r);
      const skull = art.icon(scene, 'icon-skull', '#F6EBD2', h / 2 + 6, h / 2);
      const made: Phaser.GameObjects.GameObject[] = [disc, skull.setScale(skull.scaleX * (h / 150))];
      if (look) {
        const own = art.image(scene, `medallion-${look}`, h / 2 + 6 + r * 0.74, h / 2 + r * 0.7);
        made.push(own.setScale(own.scaleX * (36 / art.facts(`medallion-${look}`).w)));
      }
      return made;
    });
    const left = h + 22;
    // Below this row lies what the pirate did last.
    const row = h * 0.36;
    const chests = Math.max(need, stolen);
    this.part('name', [w, h, name, chests], () => {
      const made = label(this.kit, 'seatName', name, left, row, { size: 38 });
      const room = w - left - 76 - Math.min(7.6, chests) * (w > 600 ? 42 : 33);
      shrinkTo(made, Math.max(110, room), 30);
      return [made];
    });
    this.part('loot', [w, h, stolen, need], () => {
      const made: Phaser.GameObjects.GameObject[] = [];
      const step = Math.min(w > 600 ? 42 : 33, 258 / Math.max(1, chests));
      const x = w - 82 - (chests - 1) * step;
      for (let i = 0; i < chests; i++) {
        const at = x + i * step;
        if (i < stolen) {
          const chest = art.image(scene, 'map-chest', at, row + 1);
          made.push(chest.setScale(chest.scaleX * (step < 38 ? 0.64 : 0.74)));
        } else {
          const hole = new Pen(scene);
          hole
            .lineStyle(2.5, 0x8d857a, 0.9)
            .strokeRoundedRect(at - step * 0.38, row - 13, step * 0.76, 26, { tl: 9, tr: 9, bl: 2, br: 2 });
          made.push(hole);
        }
      }
      return made;
    });
    this.part('count', [w, h, stolen], () => {
      this.number = label(this.kit, 'score', String(stolen), w - 22, h / 2, { align: 1, size: 46 });
      return [this.number];
    });
  }

  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, this.props.stolen + value);
  }
}

interface RowProps extends Wide {
  look: string;
  name: string;
  pennant: string | null;
  status: string;
  square: string;
  state: 'idle' | 'active' | 'sunk';
}

export class YellowbeardRow extends Piece<RowProps> {
  private glow: Phaser.GameObjects.Container | null = null;
  private where: Phaser.GameObjects.Text | null = null;
  private doing: Phaser.GameObjects.Text | null = null;
  private flag: Flag | null = null;

  protected dress({ w, h, look, name, pennant, status, square, state }: RowProps): void {
    const { art, scene } = this.kit;
    this.glow = this.part('ring', [w, h, look, state], () => {
      if (state !== 'active') return [];
      const pen = new Pen(scene);
      pen.fillStyle(0xffd36b, 0.16).fillRoundedRect(8, 2, w - 16, h - 4, 9);
      pen.lineStyle(4, 0xffd36b, 1).strokeRoundedRect(8, 2, w - 16, h - 4, 9);
      return [pen, rim(scene, look, { x: 7, y: 1, w: w - 14, h: h - 2 })];
    });
    const middle = h / 2;
    const faint = state === 'sunk' ? 0.55 : 1;
    const nameX = 94;
    const line = isHigh(h) ? h * 0.33 : middle;
    // Many rows are low: words are as large as they let them be, and never too small.
    const fitting = (size: number) => Math.max(28, Math.min(size, h));
    const half = Math.min(16, h / 2 - 1);
    this.part('square', [w, h, square], () => {
      this.where = label(this.kit, 'score', square, w - 24, middle, { align: 1, size: fitting(36), color: '#FBEFD2' });
      return [this.where];
    });
    const right = w - 24 - (this.where?.width ?? 0);
    this.part('status', [w, h, status, square, state], () => {
      const text = label(this.kit, state === 'active' ? 'pill' : 'note', status, 0, middle, {
        size: 29,
        color: state === 'active' ? '#FFE7A8' : '#E8D2A2',
      });
      if (h > 40) enlarge(this.kit, text);
      shrinkTo(text, 150, 28);
      this.doing = text.setX(Math.min(w - 232, right - text.displayWidth)).setAlpha(faint);
      return [text];
    });
    const said = status === '' ? w - 232 : (this.doing?.x ?? 0);
    this.part('who', [w, h, look, name, pennant, state, said], () => {
      // Their own cloth, as on the plates of every game.
      const high = Math.min(cloth.h * 0.62, h - 8) / cloth.h;
      this.flag = new Flag(this.kit, look, 56 - (cloth.w / 2) * high, middle - (cloth.h / 2) * high);
      const flying = this.flag.image;
      flying.setScale(flying.scaleX * high).setAlpha(faint);
      const text = label(this.kit, 'seatName', name, nameX, line - 1, { size: fitting(isHigh(h) ? 32 : 38) });
      const room = said - nameX - 18 - (pennant ? 52 : 0);
      if (h > 56 && !isHigh(h)) enlarge(this.kit, text);
      shrinkTo(text, Math.max(110, room), 30);
      text.setAlpha(faint);
      const made: Phaser.GameObjects.GameObject[] = [flying, text];
      if (state === 'sunk') made.push(art.image(scene, 'icon-x', 56, middle).setScale(0.4 / art.scale));
      if (pennant) {
        const x = nameX + text.displayWidth + 26;
        const flag = new Pen(scene);
        flag
          .fillStyle(0xf6e9cb, faint)
          .fillPoints(
            [
              new Phaser.Math.Vector2(x - 22, line - half),
              new Phaser.Math.Vector2(x + 24, line - half),
              new Phaser.Math.Vector2(x + 15, line),
              new Phaser.Math.Vector2(x + 24, line + half),
              new Phaser.Math.Vector2(x - 22, line + half),
            ],
            true,
          );
        made.push(flag, label(this.kit, 'ribbon', pennant, x - 4, line, { align: 0.5, size: 28 }).setAlpha(faint));
      }
      return made;
    });
    this.part('face', [this.kit.face, h], () => face(this.kit, 78, middle + h * 0.22, Math.min(32, h * 0.5)));
  }

  override tick(time: number): void {
    if (this.glow) this.glow.alpha = 0.86 + 0.14 * Math.sin((time / 1800) * Math.PI * 2);
    this.flag?.tick(time, this.y);
  }
}

/** A captain's flag as it is drawn. */
const cloth = { w: 104, h: 72 };

interface RowsProps extends Wide {
  rows: number;
  step: number;
  /** Number of the bead that is lit: the pirate moves before that row. Null for none. */
  lit: number | null;
}

/** The ground of all rows and the rope at its left edge: a skull before every row. */
export class YellowbeardRope extends Piece<RowsProps> {
  protected dress({ w, h, rows, step, lit }: RowsProps): void {
    const { art, scene } = this.kit;
    this.part('board', [w, h], () => board(this.kit, w, h));
    this.part('rope', [rows, step, lit], () => {
      const top = 10;
      const rope = new Pen(scene);
      rope.lineStyle(5, 0x1a0f08, 1).lineBetween(0, top, 0, top + rows * step - 8);
      rope.lineStyle(2.5, 0xe6d6b0, 0.9);
      for (let y = top; y < top + rows * step - 10; y += 11) rope.lineBetween(0, y, 0, y + 6);
      const beads = Array.from({ length: rows }, (_, i) => {
        const bead = art.image(scene, `turn-bead/${i === lit ? 'next' : 'idle'}`, 0, top + i * step);
        return bead.setScale(bead.scaleX * Math.min(0.92, step / 44));
      });
      return [rope, ...beads];
    });
  }
}

interface DieProps extends Wide {
  value: number | null;
  title: string;
  note: string;
}

/** Die on the table. `throw`: 1 has just left the hand, 0 lies still. */
export class YellowbeardDie extends Piece<DieProps> {
  private die: Phaser.GameObjects.Container | null = null;
  private tumbling = -1;
  /** Scale of a picture that is drawn at its reference size. */
  private usual = 1;

  protected dress({ w, h, title, note }: DieProps): void {
    const { art, scene } = this.kit;
    this.part('board', [w, h], () => board(this.kit, w, h));
    this.die = this.part('die', [], () => {
      const die = art.image(scene, 'die-throw-3');
      this.usual = die.scaleX;
      return [die];
    });
    this.turned(this.props);
    this.die.setPosition(66, h / 2);
    this.part('words', [w, h, title, note], () => {
      const one = label(this.kit, 'pill', title, 132, note ? h / 2 - 22 : h / 2, { size: 33, color: '#FBEFD2' });
      fitTo(this.kit, one, w - 150);
      if (!note) return [one];
      const two = label(this.kit, 'note', note, 132, h / 2 + 22, { size: 29 });
      fitTo(this.kit, two, w - 150);
      return [one, two];
    });
  }

  /** Shows the face that is up, or the frame in which it tumbles: another frame of the same picture. */
  private turned({ h, value }: DieProps): void {
    const die = this.die?.list[0] as Phaser.GameObjects.Image;
    const rolls = this.tumbling >= 0;
    const idle = value === null && !rolls;
    const frame = rolls ? `die-throw-${this.tumbling + 1}` : idle ? 'die-throw-3' : `die-${value}`;
    this.kit.art.swap(die, frame);
    die.setScale((this.usual * h) / (idle ? 176 : 128)).setAngle(rolls ? 0 : -6);
    die.setAlpha(idle ? 0.55 : 1);
  }

  protected override moved(key: string, value: number): void {
    if (key !== 'throw' || !this.die) return;
    const frame = value <= 0 ? -1 : Math.floor(value * 17) % 6;
    if (frame !== this.tumbling) {
      this.tumbling = frame;
      this.turned(this.props);
    }
    const t = 1 - value;
    // Three bounces, each lower than the one before.
    const bounce = value <= 0 ? 0 : Math.abs(Math.sin(t * Math.PI * 3)) * 46 * value;
    this.die.setPosition(66 + 190 * value * value, this.props.h / 2 - bounce);
    this.die.angle = value <= 0 ? 0 : 320 * value;
  }
}
