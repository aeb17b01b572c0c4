/** The outline of a pill as two paths from the middle of its upper edge to that of the lower one, to burn and to be drawn. */
import Phaser from 'phaser';

interface Box {
  /** Half the width and half the height. */
  w: number;
  h: number;
  corner: number;
}

/** Gives a place on the right half, 0 at the top to 1 at the bottom; the left half is its mirror image. */
export function along({ w, h, corner: r }: Box, t: number): { x: number; y: number } {
  const arc = (Math.PI / 2) * r;
  const straight = [w - r, arc, 2 * (h - r), arc, w - r];
  let left = t * straight.reduce((sum, part) => sum + part, 0);
  let part = 0;
  while (part < 4 && left > straight[part]) left -= straight[part++];
  const turn = left / r;
  if (part === 0) return { x: left, y: -h };
  if (part === 1) return { x: w - r + r * Math.sin(turn), y: -h + r - r * Math.cos(turn) };
  if (part === 2) return { x: w, y: -h + r + left };
  if (part === 3) return { x: w - r + r * Math.cos(turn), y: h - r + r * Math.sin(turn) };
  return { x: w - r - left, y: h };
}

/** Strokes both halves from one place to another. */
export function strokeHalves(pen: Phaser.GameObjects.Graphics, box: Box, from: number, to: number): void {
  const steps = Math.max(2, Math.ceil((to - from) * 60));
  for (const side of [1, -1]) {
    pen.beginPath();
    for (let i = 0; i <= steps; i++) {
      const { x, y } = along(box, from + ((to - from) * i) / steps);
      if (i === 0) pen.moveTo(x * side, y);
      else pen.lineTo(x * side, y);
    }
    pen.strokePath();
  }
}

const ember = Phaser.Display.Color.HexStringToColor('#FF8A2B');

/** Gives a colour on its way to an ember's. */
export function glowing(color: number, t: number): number {
  const from = Phaser.Display.Color.IntegerToColor(color);
  const { r, g, b } = Phaser.Display.Color.Interpolate.ColorWithColor(from, ember, 100, Math.round(100 * t));
  return Phaser.Display.Color.GetColor(r, g, b);
}
