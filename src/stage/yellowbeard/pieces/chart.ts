/** The pirate's pencil: squares in reach, the way he plans, what the Navy sees, the harbour he means to try. */

import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface CellsProps extends Record<string, unknown> {
  size: number;
  columns: number;
  cells: readonly number[];
}

const corner = ({ size, columns }: CellsProps, cell: number) => ({
  x: (cell % columns) * size,
  y: Math.floor(cell / columns) * size,
});

/** Green ink on the chart; on the sea a bright frame that is seen over the heat, too. */
const inks = {
  chart: { wash: 0x2f9a78, alpha: 0.3, line: 0x17765c, dot: 0x0e5a46 },
  sea: { wash: 0xeafff4, alpha: 0.26, line: 0xeafff4, dot: 0xeafff4 },
};

/** Frames with a dot. */
export class YellowbeardReach extends Piece<CellsProps & { onSea?: boolean }> {
  protected dress(props: CellsProps & { onSea?: boolean }): void {
    this.part('reach', props, () => {
      const pen = new Pen(this.kit.scene);
      const { size, cells, onSea } = props;
      const ink = onSea ? inks.sea : inks.chart;
      const wide = Math.max(2.4, size / 17);
      for (const cell of cells) {
        const { x, y } = corner(props, cell);
        const frame = (color: number, line: number) =>
          pen.lineStyle(line, color, 1).strokeRoundedRect(x + 4, y + 4, size - 8, size - 8, size / 8);
        pen.fillStyle(ink.wash, ink.alpha).fillRoundedRect(x + 4, y + 4, size - 8, size - 8, size / 8);
        if (onSea) frame(0x12383a, wide * 2.2);
        frame(ink.line, wide);
        const dot = Math.max(3, size / 14);
        if (onSea) pen.fillStyle(0x12383a, 1).fillCircle(x + size / 2, y + size / 2, dot + 2.4);
        pen.fillStyle(ink.dot, 1).fillCircle(x + size / 2, y + size / 2, dot);
      }
      return [pen];
    });
  }
}

/** A blue shade with a hatch. */
export class YellowbeardWatch extends Piece<CellsProps> {
  protected dress(props: CellsProps): void {
    this.part('watch', props, () => {
      const pen = new Pen(this.kit.scene);
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
      const pen = new Pen(scene);
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
      const pen = new Pen(this.kit.scene);
      pen.lineStyle(size / 9, 0x5a3208, 1).strokeCircle(0, 0, size * 0.56);
      pen.lineStyle(size / 15, 0xf8dc8c, 1).strokeCircle(0, 0, size * 0.56);
      return [pen];
    });
  }
}
