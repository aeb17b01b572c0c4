/**
 * Any map as a pen draws it, whatever may be wrong with it: coast, harbours, beaches, straits, and rings around what is
 * reported. Lines alone: the pictures of the table are not at hand in the set-up.
 */
import Phaser from 'phaser';
import { coastOf, type Level } from '../../../presentation/yellowbeard/layout/coast.ts';
import type { Ocean, Square } from '../../../rules/yellowbeard/types.ts';
import { Pen } from '../../art/pen.ts';
import { Piece } from '../../pieces/piece.ts';

interface SketchProps extends Record<string, unknown> {
  ocean: Ocean;
  size: number;
  wrong: readonly Square[];
  doubtful: readonly Square[];
}

/** Reads `K11` as column and row; anything else lies beside the map. */
const placeOf = (square: Square): [number, number] => {
  const [, letters = '', digits = '0'] = /^([A-Z]{1,2})(\d{1,2})$/.exec(square) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(digits) - 1];
};

const paper = 0xe6d2a2;
/** Outermost first; a hole in a level shows the one before it. */
const tones: readonly (readonly [Level, number])[] = [
  ['shallow', 0xc3cfae],
  ['surf', 0x8fb8ab],
  ['shore', 0x5a3a1c],
  ['sand', 0xf0deb0],
  ['edge', 0xd0b676],
  ['grass', 0xc2a866],
];

function coast(pen: Pen, { rows }: Ocean, size: number): void {
  const [width, height] = [rows[0].length, rows.length];
  pen.fillStyle(paper, 1).fillRect(0, 0, width * size, height * size);
  const sea = Uint8Array.from(rows.join(''), (letter) => (letter === '~' ? 1 : 0));
  const shores = coastOf({ width, height, sea });
  const within = (at: number, most: number) => Math.max(0, Math.min(most, at)) * size;
  for (const [i, [level, tone]] of tones.entries()) {
    const before = i === 0 ? paper : tones[i - 1][1];
    const rings = shores[level]
      .map((ring) => ring.map(([x, y]) => new Phaser.Math.Vector2(within(x, width), within(y, height))))
      .map((points) => ({ points, area: areaOf(points) }))
      .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
    // The largest ring of all goes around land: those that run the other way are holes.
    const around = Math.sign(rings[0]?.area ?? 1);
    for (const { points, area } of rings)
      pen.fillStyle(Math.sign(area) === around ? tone : before, 1).fillPoints(points, true);
  }
  pen.lineStyle(1.6, 0x7a6a40, 0.3);
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries()) if (letter === '~') pen.strokeRect(x * size, y * size, size, size);
}

const areaOf = (points: readonly Phaser.Math.Vector2[]): number =>
  points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length];
    return sum + x * next.y - next.x * y;
  }, 0);

function strait(pen: Pen, x: number, y: number, size: number): void {
  const half = size * 0.44;
  pen.fillStyle(0xf3e3c3, 1).fillRect(x - half, y - half, 2 * half, 2 * half);
  const band = (2 * half) / 3;
  pen.fillStyle(0xa8323a, 1);
  for (const i of [0, 1, 2]) {
    const left = x - half + i * band;
    pen.fillPoints(
      [
        new Phaser.Math.Vector2(left, y + half),
        new Phaser.Math.Vector2(left + band / 2, y + half),
        new Phaser.Math.Vector2(Math.min(x + half, left + band), y - half),
        new Phaser.Math.Vector2(left + band / 2, y - half),
      ],
      true,
    );
  }
}

function chest(pen: Pen, x: number, y: number, size: number): void {
  const [w, h] = [size * 0.54, size * 0.42];
  pen.fillStyle(0x2b1608, 1).fillRoundedRect(x - w / 2 - 2, y - h / 2 - 2, w + 4, h + 4, h / 4);
  pen.fillStyle(0x9a5a22, 1).fillRoundedRect(x - w / 2, y - h / 2, w, h, h / 5);
  pen.fillStyle(0x2b1608, 1).fillRect(x - w / 2, y - h * 0.1, w, Math.max(1.4, h / 12));
  pen.fillStyle(0xf3cc6a, 1).fillRect(x - w * 0.09, y - h * 0.2, w * 0.18, h * 0.34);
}

/** Sketches a shield with an anchor, like the badge on the table. */
function harbour(pen: Pen, x: number, y: number, size: number): void {
  const r = size * 0.36;
  const shield = (by: number) =>
    [
      [-1, -0.95],
      [1, -0.95],
      [1, 0.15],
      [0.62, 0.75],
      [0, 1.15],
      [-0.62, 0.75],
      [-1, 0.15],
    ].map(([dx, dy]) => new Phaser.Math.Vector2(x + dx * r * by, y + dy * r * by));
  pen.fillStyle(0x14263c, 1).fillPoints(shield(1.2), true);
  pen.fillStyle(0xf3e3c3, 1).fillPoints(shield(1.06), true);
  pen.fillStyle(0x22456e, 1).fillPoints(shield(0.88), true);
  if (size < 20) return;
  pen.lineStyle(Math.max(1.6, size / 20), 0xf6ecd2, 1).strokeCircle(x, y - r * 0.5, r * 0.16);
  pen.lineBetween(x, y - r * 0.34, x, y + r * 0.6).lineBetween(x - r * 0.34, y - r * 0.12, x + r * 0.34, y - r * 0.12);
  pen.beginPath();
  pen.arc(x, y + r * 0.1, r * 0.5, 0.15 * Math.PI, 0.85 * Math.PI);
  pen.strokePath();
}

export class YellowbeardSketch extends Piece<SketchProps> {
  protected dress({ ocean, size, wrong, doubtful }: SketchProps): void {
    this.part('sketch', [ocean, size, wrong, doubtful], () => {
      const pen = new Pen(this.kit.scene);
      const middle = (square: Square) => placeOf(square).map((at) => (at + 0.5) * size) as [number, number];
      coast(pen, ocean, size);
      for (const { square } of ocean.straits) strait(pen, ...middle(square), size);
      for (const { square } of ocean.sites) chest(pen, ...middle(square), size);
      for (const { square } of ocean.harbours) harbour(pen, ...middle(square), size);
      const [w, h] = [ocean.rows[0].length * size, ocean.rows.length * size];
      pen.lineStyle(5, 0x2b1608, 1).strokeRect(-2.5, -2.5, w + 5, h + 5);
      pen.lineStyle(1.6, 0xd9a441, 1).strokeRect(-0.8, -0.8, w + 1.6, h + 1.6);
      for (const [squares, color] of [
        [doubtful, 0xb86a10],
        [wrong, 0xc01818],
      ] as const)
        for (const square of squares) {
          const [x, y] = middle(square);
          const r = Math.max(11, size * 0.62);
          pen.lineStyle(Math.max(6, size / 6), 0xfbf1d8, 0.9).strokeCircle(x, y, r);
          pen.lineStyle(Math.max(3.4, size / 10), color, 1).strokeCircle(x, y, r);
        }
      return [pen];
    });
  }
}
