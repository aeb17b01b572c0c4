/** The pirate's pencil: squares in reach, the way he plans, what the Navy sees, the harbour he means to try. */
import Phaser from 'phaser';
import type { Ocean, Square } from '../../rules/yellowbeard/types.ts';
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

/** Green ink on the chart; on the sea a bright frame that is seen over the heat, too. */
const inks = {
  chart: { wash: 0x2f9a78, alpha: 0.3, line: 0x17765c, dot: 0x0e5a46 },
  sea: { wash: 0xeafff4, alpha: 0.26, line: 0xeafff4, dot: 0xeafff4 },
};

/** Frames with a dot. */
export class YellowbeardReach extends Piece<CellsProps & { onSea?: boolean }> {
  protected dress(props: CellsProps & { onSea?: boolean }): void {
    this.part('reach', props, () => {
      const pen = new Phaser.GameObjects.Graphics(this.kit.scene);
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

interface SketchProps extends Record<string, unknown> {
  ocean: Ocean;
  size: number;
  wrong: readonly Square[];
  doubtful: readonly Square[];
}

/** `K11` as column and row; beside the map for anything else. */
const placeOf = (square: Square): [number, number] => {
  const [, letters = '', digits = '0'] = /^([A-Z]{1,2})(\d{1,2})$/.exec(square) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(digits) - 1];
};

const terrains: Readonly<Record<string, number>> = { '~': 0xd9c894, '#': 0x8a7a4a, o: 0xa89a58 };

/** Any map, square by square, as plain as a sketch: it may have faults that no coast could be drawn around. */
export class YellowbeardSketch extends Piece<SketchProps> {
  protected dress({ ocean, size, wrong, doubtful }: SketchProps): void {
    this.part('sketch', [ocean, size, wrong, doubtful], () => {
      const pen = new Phaser.GameObjects.Graphics(this.kit.scene);
      for (const [y, row] of ocean.rows.entries())
        for (const [x, letter] of [...row].entries())
          pen.fillStyle(terrains[letter] ?? 0x000000, 1).fillRect(x * size, y * size, size - 1, size - 1);
      const middle = (square: Square) => placeOf(square).map((at) => (at + 0.5) * size) as [number, number];
      for (const { square } of ocean.straits) {
        const [x, y] = middle(square);
        pen
          .lineStyle(Math.max(2, size / 8), 0x8c3030, 1)
          .lineBetween(x - size / 3, y + size / 3, x + size / 3, y - size / 3);
      }
      for (const { square } of ocean.sites) {
        const [x, y] = middle(square);
        pen.fillStyle(0x5a3208, 1).fillRect(x - size / 4, y - size / 5, size / 2, size / 2.5);
      }
      for (const { square } of ocean.harbours) pen.fillStyle(0x22456e, 1).fillCircle(...middle(square), size / 3);
      for (const [squares, color] of [
        [doubtful, 0xe0a030],
        [wrong, 0xd02020],
      ] as const)
        for (const square of squares) {
          const [x, y] = middle(square);
          pen.lineStyle(Math.max(3, size / 9), color, 1).strokeRect(x - size / 2, y - size / 2, size, size);
        }
      return [pen];
    });
  }
}
