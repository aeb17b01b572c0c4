/** Drawings of what lives on the water, each about its own middle and drawn once. */
import type Phaser from 'phaser';

type Pen = Phaser.GameObjects.Graphics;

/** Draws a fish that looks to the right. */
export const fish = (pen: Pen): Pen =>
  pen
    .fillStyle(0x1f4658, 1)
    .fillEllipse(0, 0, 54, 20)
    .fillTriangle(-22, 0, -42, -13, -38, 13)
    .fillTriangle(-4, -8, 12, -9, -2, -19)
    .fillStyle(0xbfd3cf, 0.85)
    .fillEllipse(6, 5, 34, 7)
    .fillStyle(0x0c1a22, 1)
    .fillCircle(18, -2, 2.4);

/** Draws the back of a whale and what it blows. */
export function whale(pen: Pen): Pen {
  pen.fillStyle(0x16313f, 0.95).fillEllipse(0, 0, 118, 34).fillTriangle(30, -12, 52, -15, 44, -30);
  pen.fillStyle(0x3a6173, 0.8).fillEllipse(-14, -8, 70, 9);
  pen.lineStyle(5, 0xe8f4f2, 0.75);
  for (const side of [-1, 1]) {
    pen.beginPath().moveTo(-34, -14);
    for (let t = 0.1; t <= 1.001; t += 0.1)
      pen.lineTo(-34 + side * 30 * t, -14 - 66 * (1 - (1 - t) ** 2) + 26 * t ** 3);
    pen.strokePath();
  }
  return pen;
}

/** Draws a ship so far off that she is a hull and two sails against the light. */
export const farSail = (pen: Pen): Pen =>
  pen
    .fillStyle(0x3a3346, 1)
    .fillTriangle(-26, -9, 28, -9, 20, 2)
    .fillTriangle(-26, -9, 20, 2, -20, 2)
    .fillStyle(0xd9c3a2, 0.9)
    .fillTriangle(-16, -12, 4, -12, -4, -50)
    .fillTriangle(6, -12, 24, -12, 10, -42);

/** Draws the shadow of a cloud: a tenth darker in the middle, nothing at the rim. */
export function cloudShadow(pen: Pen): Pen {
  for (let i = 0; i < 8; i++) pen.fillStyle(0x04121f, 0.016).fillEllipse(0, 0, 640 - 62 * i, 210 - 20 * i);
  return pen;
}

/** Draws a glow behind the horizon: wide, low and pale. */
export function glowFarOff(pen: Pen): Pen {
  for (let i = 0; i < 7; i++) pen.fillStyle(0xcfd4ff, 0.06).fillEllipse(0, -26, 190 - 24 * i, 84 - 10 * i);
  return pen;
}

/** Draws a ring in the water; from the deck it is seen flat. */
export const foamRing = (pen: Pen, round: boolean): Pen =>
  pen
    .lineStyle(4, 0xe9f6f2, 0.9)
    .strokeEllipse(0, 0, 120, round ? 104 : 34)
    .lineStyle(3, 0xe9f6f2, 0.5)
    .strokeEllipse(0, 0, 78, round ? 66 : 22);
