/** The grapnel that flies when a ship is boarded, and the man who climbs up its line. */
import Phaser from 'phaser';
import { emblemOf } from '../../../presentation/captains.ts';
import { Pen } from '../../art/pen.ts';
import type { Effect } from '../../effects/effect.ts';
import { fade, num, shape, sprite, unit } from '../../effects/sprites.ts';

/** Milliseconds of a throw, and how long its line hangs at least: pale ropes that came and went sooner would be a flash. */
const throws = 240;
const hangs = 1350;
/** Milliseconds that a man takes up the line, how often he changes hands, and where on it he is first seen. */
const climbs = 400;
const grips = 5;
const boards = 0.15;
/** Size of a man: four of them, light and dark before the smoke of earlier shots, are nearly all that may change at once. */
const size = 0.92;

const outline = 0x1a0d06;
const skin = 0x8a5a34;
/** Arms and legs of a man about his hips, as lines: one hand at the rope, one at his cutlass. */
const limbs: readonly (readonly [width: number, ...points: (readonly [x: number, y: number])[]])[] = [
  [8, [5, -20], [11, -40]],
  [8, [-6, -20], [-16, -10]],
  [9, [-3, 0], [-12, 11], [-8, 25]],
  [9, [4, 0], [12, 9], [4, 20]],
];

const colorOf = (hex: string): number => Phaser.Display.Color.HexStringToColor(hex).color;

/**
 * Draws a man in his captain's colour, larger than life: he has to be seen from across a room. Only coat and kerchief are
 * bright: more of it, on its way over the dark hull, would be a flash.
 */
function man(scene: Phaser.Scene, look: string): Phaser.GameObjects.Graphics {
  const { line, ink } = emblemOf(look);
  const pen = new Pen(scene);
  const draw = (grown: number, color: number) => {
    for (const [width, ...points] of limbs) {
      pen.lineStyle(width + grown, color, 1);
      for (const [i, [x, y]] of points.slice(1).entries()) pen.lineBetween(...points[i], x, y);
    }
  };
  pen.lineStyle(6, outline, 1).lineBetween(-16, -10, -30, -34);
  draw(7, outline);
  pen.fillStyle(outline, 1).fillCircle(0, -32, 13.5).fillRoundedRect(-12, -25, 24, 30, 6);
  draw(0, colorOf(ink));
  pen.fillStyle(skin, 1).fillCircle(0, -31, 9);
  pen.fillStyle(colorOf(line), 1).fillRoundedRect(-9, -22, 18, 24, 5).slice(0, -32, 10, Math.PI, 0).fillPath();
  return pen;
}

/** Throws a grapnel on its line from the card to the rail of the ship, up which a man in the captain's colour climbs. */
export const grapnel: Effect = (cast, { x, y, tx, ty, look }, factor) => {
  const full = unit(cast);
  const end = { x: num(tx, x), y: num(ty, y) };
  const line = sprite(cast, 'grapnel-line', x, y);
  const hook = sprite(cast, 'grapnel', x, y, 0.6);
  const length = (t: number) => {
    const px = x + (end.x - x) * t;
    const py = y + (end.y - y) * t - 46 * 4 * t * (1 - t);
    return { px, py, long: Math.hypot(px - x, py - y), angle: (Math.atan2(py - y, px - x) * 180) / Math.PI };
  };
  const total = Math.max(hangs * factor, hangs);
  const thrown = (throws * factor) / total;
  const draw = (t: number) => {
    const at = length(Math.min(1, t / thrown));
    const gone = t > 0.85 ? (1 - t) / 0.15 : 1;
    line
      .setAngle(at.angle)
      .setScale((full * Math.max(1, at.long)) / 48, full * 0.6)
      .setAlpha(gone);
    hook
      .setPosition(at.px, at.py)
      .setAngle(at.angle + 90)
      .setAlpha(gone);
  };
  fade(cast, line, total, draw);
  fade(cast, hook, total, () => {});
  // Told faster, four men at once would be a flash: the lines alone tell it.
  if (factor < 1) return;
  const boarder = shape(cast, man(cast.kit.scene, String(look)));
  fade(cast, boarder, total, (t) => {
    const up = Math.max(0, Math.min(1, (t * total - throws * factor) / (climbs * factor)));
    const part = boards + (1 - boards) * up;
    boarder
      .setPosition(x + (end.x - x) * part, y + (end.y - y) * part)
      .setScale(Math.floor(up * grips) % 2 ? -size : size, size)
      .setVisible(up > 0)
      .setAlpha(t > 0.85 ? (1 - t) / 0.15 : 1);
  });
};
