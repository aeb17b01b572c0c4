/** The parchment frame around a map, with letters and numbers. Its origin is the corner of the window on the map. */

import type Phaser from 'phaser';
import { columnName } from '../../../rules/yellowbeard/map.ts';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

/** Width of the torn paper beyond the map, on each side. */
export const rim = { left: 56, top: 50, right: 22, bottom: 24 };
/** The torn paper begins so far inside its picture. */
export const tear = 12;

interface FrameProps extends Record<string, unknown> {
  /** Width of the window on the map. */
  w: number;
  h: number;
  size: number;
  /** The first column and row in the window, from 0. */
  column: number;
  row: number;
  /** Letters and numbers alone, where the map goes on behind its surroundings; they follow the ground when it comes nearer. */
  bare?: boolean;
}

/**
 * Works out how far apart labels stand, in squares: on every one, or on every second, third or fifth where squares are
 * small.
 */
const everyFor = (size: number): number => (size >= 44 ? 1 : size >= 34 ? 2 : size >= 24 ? 3 : 5);

/** Columns or rows beside those in the window that may be seen when the ground comes nearer. */
const beside = 9;

const namedFrom = (first: number, count: number): number[] =>
  Array.from({ length: count + 2 * beside }, (_, i) => first - beside + i).filter((each) => each >= 0);

export class YellowbeardFrame extends Piece<FrameProps> {
  private resting: Phaser.GameObjects.Container | null = null;
  private near: Phaser.GameObjects.Container | null = null;
  private seen = '';

  protected dress({ w, h, size, column, row, bare }: FrameProps): void {
    const { art, scene } = this.kit;
    this.part('sheet', [w, h, bare], () => {
      if (bare) return [];
      const line = new Pen(scene);
      line.lineStyle(7, 0x2b1608, 1).strokeRect(-3.5, -3.5, w + 7, h + 7);
      line.lineStyle(2, 0xd9a441, 1).strokeRect(-1, -1, w + 2, h + 2);
      const sheet = art.sliced(
        scene,
        'map-frame',
        w + rim.left + rim.right + 2 * tear,
        h + rim.top + rim.bottom + 2 * tear,
      );
      const shadow = new Pen(scene);
      shadow.fillStyle(0x000000, 0.26).fillRoundedRect(-rim.left + 6, -rim.top + 10, w + 78, h + 74, 10);
      return [shadow, sheet.setPosition(-rim.left - tear, -rim.top - tear), line];
    });
    this.resting = this.part('labels', [w, h, size, column, row], () => {
      const every = everyFor(size);
      const made: Phaser.GameObjects.GameObject[] = [];
      const text = (words: string, x: number, y: number) =>
        made.push(
          label(this.kit, 'ribbon', words, x, y, { align: 0.5, size: words.length > 1 && size < 52 ? 28 : 31 }),
        );
      for (let i = 0; i < w / size; i++)
        if ((column + i) % every === 0) text(columnName(column + i), (i + 0.5) * size, -27);
      const numbers = Array.from({ length: Math.ceil(h / size) }, (_, i) =>
        (row + i) % every === 0 ? String(row + i + 1) : '',
      );
      return [...made, this.besideRows(numbers, size)];
    });
    this.seen = '';
    this.tick();
  }

  /** Follows the ground: each letter and number stays beside its column or row, as long as that is seen. */
  override tick(): void {
    const { x, y, scale } = (this.props.bare && this.kit.ground) || { x: 0, y: 0, scale: 1 };
    const seen = `${x} ${y} ${scale}`;
    if (seen === this.seen) return;
    this.seen = seen;
    const nearer = scale > 1;
    this.resting?.setVisible(!nearer);
    const { w, h, size, column, row } = this.props;
    // A large map goes on behind the frame: more of its squares may come into sight.
    const [columns, rows] = [namedFrom(column, w / size), namedFrom(row, h / size)];
    this.near = this.part('near', nearer && [w, h, size, column, row], () => {
      if (!nearer) return [];
      const names = [...columns.map(columnName), ...rows.map((each) => String(each + 1))];
      return names.map((name) => label(this.kit, 'ribbon', name, 0, 0, { align: 0.5, size: 31 }));
    });
    for (const [i, each] of (this.near.list as Phaser.GameObjects.Text[]).entries()) {
      const down = i >= columns.length;
      const middle = (down ? rows[i - columns.length] - row : columns[i] - column) * size + size / 2;
      const at = down ? y + scale * (this.y + middle) - this.y : x + scale * (this.x + middle) - this.x;
      const inside = at > 14 && at < (down ? h : w) - 14;
      each.setPosition(down ? -28 : at, down ? at : -27).setVisible(inside);
    }
  }

  /** Writes the numbers of the rows as lines of one text: a text for each would be a draw call for each. */
  private besideRows(numbers: readonly string[], size: number): Phaser.GameObjects.Text {
    const wide = numbers.some((number) => number.length > 1);
    const made = label(this.kit, 'ribbon', numbers.join('\n'), -28, 0, { size: wide && size < 52 ? 28 : 31 });
    const high = made.getTextMetrics().fontSize + Number(made.style.strokeThickness);
    // The middle of a line lies in the middle of its row.
    made.setAlign('center').setLineSpacing(size - high);
    return made.setOrigin(0.5, 0).setY((size - high) / 2 - Number(made.padding.top));
  }
}
