/** Gulls far away, against the light: two wings each. */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import { Pen } from '../art/pen.ts';

export function gull(scene: Phaser.Scene, i: number): Phaser.GameObjects.Graphics {
  const bird = new Pen(scene);
  const size = 17 - 3 * i;
  bird.lineStyle(3, 0x2c2233, 0.85).beginPath().moveTo(-size, 0);
  for (let t = -0.9; t <= 1.001; t += 0.1) bird.lineTo(size * t, -size * 0.55 * Math.sin(Math.PI * Math.abs(t)));
  return bird.strokePath();
}

/**
 * Flies a gull: each crosses the sky in its own time and beats its wings in bouts; where it is depends on the clock
 * alone.
 */
export function fly(
  bird: Phaser.GameObjects.Graphics,
  i: number,
  time: number,
  horizon: number,
  { left, right }: DrawingContext['reach'],
): void {
  const way = (time / (52_000 + 9_000 * i) + 0.31 * i + 0.18) % 1;
  const width = right - left + 160;
  bird.x = i === 1 ? right + 80 - width * way : left - 80 + width * way;
  bird.y = horizon - 130 - 34 * i + 26 * Math.sin(time / 3100 + 2 * i);
  const glides = Math.sin(time / 2300 + 3 * i) > 0.25;
  bird.scaleY = glides ? 0.8 : 0.35 + 0.65 * Math.sin(time / 95 + i);
  bird.angle = 6 * Math.cos(time / 3100 + 2 * i);
}
