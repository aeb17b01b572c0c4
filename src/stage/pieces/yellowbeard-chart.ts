/** The pirate's pencil: squares in reach, the way he plans, what the Navy sees, the harbour he means to try. */
import Phaser from 'phaser';
import { label } from '../type.ts';
import { Piece } from './piece.ts';

interface CellsProps extends Record<string, unknown> {
  size: number;
  columns: number;
  cells: readonly number[];
}

const corner = ({ size, columns }: CellsProps, cell: number) => ({
  x: (cell % columns) * size,
  y: Math.floor(cell / columns) * size,
});

/** Green frames with a dot. */
export class YellowbeardReach extends Piece<CellsProps> {
  protected dress(props: CellsProps): void {
    this.part('reach', props, () => {
      const pen = new Phaser.GameObjects.Graphics(this.kit.scene);
      const { size, cells } = props;
      for (const cell of cells) {
        const { x, y } = corner(props, cell);
        pen.fillStyle(0x2f9a78, 0.3).fillRoundedRect(x + 3, y + 3, size - 6, size - 6, size / 8);
        pen
          .lineStyle(Math.max(2.4, size / 17), 0x17765c, 1)
          .strokeRoundedRect(x + 3, y + 3, size - 6, size - 6, size / 8);
        pen.fillStyle(0x0e5a46, 1).fillCircle(x + size / 2, y + size / 2, Math.max(3, size / 14));
      }
      return [pen];
    });
  }
}

/** A blue shade with a hatch. */
export class YellowbeardWatch extends Piece<CellsProps> {
  protected dress(props: CellsProps): void {
    this.part('watch', props, () => {
      const pen = new Phaser.GameObjects.Graphics(this.kit.scene);
      const { size, cells } = props;
      for (const cell of cells) {
        const { x, y } = corner(props, cell);
        pen.fillStyle(0x143247, 0.2).fillRect(x, y, size, size);
        pen.lineStyle(2, 0x143247, 0.24);
        const step = size / 4;
        for (let d = step / 2; d < 2 * size; d += step) {
          const [a, b] = [Math.min(d, size), Math.max(0, d - size)];
          pen.lineBetween(x + b, y + a, x + a, y + b);
        }
      }
      return [pen];
    });
  }
}

interface PlanProps extends Record<string, unknown> {
  size: number;
  /** Columns and rows, the start first. */
  points: readonly (readonly [number, number])[];
  /** The first point that gets a disc: 0 where the plan is a single square. */
  first: number;
}

/** A gold line with numbered discs; the last square is ringed. */
export class YellowbeardPlan extends Piece<PlanProps> {
  protected dress({ size, points, first }: PlanProps): void {
    this.part('plan', [size, points, first], () => {
      const { scene } = this.kit;
      const pen = new Phaser.GameObjects.Graphics(scene);
      const at = points.map(([x, y]) => ({ x: (x + 0.5) * size, y: (y + 0.5) * size }));
      for (const [width, color] of [
        [size / 6, 0x5a3208],
        [size / 10, 0xf3cc6a],
      ]) {
        pen.lineStyle(width, color, 1);
        for (let i = 1; i < at.length; i++) pen.lineBetween(at[i - 1].x, at[i - 1].y, at[i].x, at[i].y);
      }
      const end = at[at.length - 1];
      pen.lineStyle(size / 12, 0xf8dc8c, 1);
      pen.strokeRoundedRect(end.x - size / 2 + 2, end.y - size / 2 + 2, size - 4, size - 4, size / 8);
      const discs = at.slice(first).flatMap(({ x, y }, i) => {
        pen
          .fillStyle(0x1a0f0a, 1)
          .fillCircle(x, y, size * 0.3)
          .lineStyle(2.4, 0xf3cc6a, 1)
          .strokeCircle(x, y, size * 0.3);
        const size28 = Math.max(28, size * 0.5);
        return first === 0
          ? []
          : [label(this.kit, 'ribbon', String(i + 1), x, y, { align: 0.5, size: size28, color: '#FBEFD2' })];
      });
      return [pen, ...discs];
    });
  }
}

/** A ring around a badge. */
export class YellowbeardGoal extends Piece<{ size: number }> {
  protected dress({ size }: { size: number }): void {
    this.part('goal', size, () => {
      const pen = new Phaser.GameObjects.Graphics(this.kit.scene);
      pen.lineStyle(size / 9, 0x5a3208, 1).strokeCircle(0, 0, size * 0.56);
      pen.lineStyle(size / 15, 0xf8dc8c, 1).strokeCircle(0, 0, size * 0.56);
      return [pen];
    });
  }
}
