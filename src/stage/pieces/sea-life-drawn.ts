/** Drawings of what lives on the water, each about its own middle and drawn once. */
import type Phaser from 'phaser';

type Pen = Phaser.GameObjects.Graphics;

/** Hides what is not there any more, in the pose in which it was made: it leaves nothing behind. */
export const gone = (pen: Pen): Pen => pen.setVisible(false).setPosition(0).setAngle(0).setScale(1).setAlpha(1);

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

/** Draws a gull from the side, without its wings; it looks to the right. */
export const bird = (pen: Pen): Pen =>
  pen
    .fillStyle(0xe9e6dc, 1)
    .fillEllipse(0, 0, 46, 15)
    .fillCircle(22, -6, 8)
    .fillStyle(0x9aa3a8, 1)
    .fillTriangle(-16, -5, -40, -7, -17, 4)
    .fillStyle(0xe0a63a, 1)
    .fillTriangle(29, -8, 40, -4, 29, -3)
    .fillStyle(0x1c1a20, 1)
    .fillCircle(25, -8, 1.8);

/** Draws its wings, lifted; the shoulder lies in the middle. */
export const wings = (pen: Pen): Pen =>
  pen
    .fillStyle(0x8b959b, 1)
    .fillTriangle(8, 0, -6, 0, -30, -48)
    .fillStyle(0xb4bcc0, 1)
    .fillTriangle(10, 0, -10, 0, -14, -54)
    .fillStyle(0x2a2a30, 1)
    .fillTriangle(-11, -40, -16, -36, -14, -56);

/** Draws a ship's boat under oars, with a lookout in the bow whose arm is drawn apart. */
export const boat = (pen: Pen): Pen =>
  pen
    .lineStyle(3, 0x4a3018, 1)
    .lineBetween(-34, -16, -52, 8)
    .lineBetween(4, -16, -14, 8)
    .fillStyle(0x3c2412, 1)
    .fillTriangle(-66, -14, 74, -18, 54, 4)
    .fillTriangle(-66, -14, 54, 4, -50, 4)
    .lineStyle(3, 0xa9743c, 1)
    .lineBetween(-66, -14, 74, -18)
    .fillStyle(0x7a2d24, 1)
    .fillEllipse(-32, -24, 16, 24)
    .fillStyle(0x2f4a5c, 1)
    .fillEllipse(6, -24, 16, 24)
    .fillStyle(0xd9a877, 1)
    .fillCircle(-30, -40, 7)
    .fillCircle(8, -40, 7)
    .fillStyle(0xe2d6bc, 1)
    .fillRect(38, -52, 14, 22)
    .fillStyle(0x26303c, 1)
    .fillRect(39, -32, 12, 16)
    .fillStyle(0xd9a877, 1)
    .fillCircle(46, -60, 7.5)
    .fillStyle(0x1c1a20, 1)
    .fillTriangle(33, -63, 60, -63, 46, -77);

/** Draws the lookout's arm with the spyglass at the eye, about the shoulder. */
export const arm = (pen: Pen): Pen =>
  pen
    .lineStyle(5, 0xe2d6bc, 1)
    .lineBetween(0, 0, 16, -7)
    .lineStyle(6, 0x5a3a1c, 1)
    .lineBetween(10, -10, 26, -11)
    .lineStyle(4, 0xd9a441, 1)
    .lineBetween(26, -11, 38, -12);

/** Place of that shoulder in the boat. */
export const shoulder = { x: 45, y: -48 } as const;

/** Draws a crab without its legs. */
export const crabBody = (pen: Pen): Pen =>
  pen
    .lineStyle(2, 0x7a2413, 1)
    .lineBetween(-5, -8, -6, -14)
    .lineBetween(5, -8, 6, -14)
    .fillStyle(0xc8452a, 1)
    .fillEllipse(0, -4, 28, 16)
    .fillCircle(-18, -10, 5)
    .fillCircle(18, -10, 5)
    .fillStyle(0xe98a5e, 0.8)
    .fillEllipse(0, -7, 16, 5)
    .fillStyle(0x1c1a20, 1)
    .fillCircle(-6, -15, 2)
    .fillCircle(6, -15, 2);

/** Draws its legs. */
export function crabLegs(pen: Pen): Pen {
  pen.lineStyle(2.4, 0x8f2c18, 1);
  for (const side of [-1, 1])
    for (const reach of [11, 16, 20]) pen.lineBetween(side * 8, -3, side * reach, 6 - 0.2 * reach);
  return pen.lineBetween(-12, -6, -18, -10).lineBetween(12, -6, 18, -10);
}
