/** A spyglass over the map: what becomes of one small ship, large enough for the whole room. */
import Phaser from 'phaser';
import type { Effect } from '../../effects/effect.ts';
import { fade, sprite, unit } from '../../effects/sprites.ts';

/** Where the water begins below the middle, in radii. */
const waterline = 0.3;
/** A ship fills so much of the glass; tokens are 140 wide. */
const shipScale = 1.5 / 140;

function sky(radius: number): Phaser.Math.Vector2[] {
  return Array.from({ length: 64 }, (_, i) => {
    const turn = (i / 64) * 2 * Math.PI;
    return new Phaser.Math.Vector2(radius * Math.cos(turn), radius * Math.sin(turn));
  });
}

/** Outlines the part of the disc below a height, with waves along its upper edge. */
function sea(radius: number, from: number): Phaser.Math.Vector2[] {
  const start = Math.asin(from);
  const arc = Array.from({ length: 41 }, (_, i) => {
    const turn = start + (i / 40) * (Math.PI - 2 * start);
    return new Phaser.Math.Vector2(radius * Math.cos(turn), radius * Math.sin(turn));
  });
  const left = arc[arc.length - 1].x;
  const waves = Array.from({ length: 39 }, (_, i) => {
    const x = left - (left * 2 * (i + 1)) / 40;
    return new Phaser.Math.Vector2(x, radius * (from + 0.02 * Math.sin(i * 1.1)));
  });
  return [...arc, ...waves];
}

/**
 * A glass that shows a ship go down, between 900 and 2100 ms. `w`: radius; `text`: the ship's frame; `tx`, `ty`: the
 * square it looks at.
 */
export const glass: Effect = (cast, { x, y, tx, ty, w, text, ms }, factor) => {
  const { scene } = cast.kit;
  const radius = Number(w ?? 150);
  const spot = { x: Number(tx ?? x) - x, y: Number(ty ?? y) - y };
  const total = Number(ms ?? 3100);
  const pen = () => new Phaser.GameObjects.Graphics(scene);

  const away = Math.atan2(spot.y, spot.x);
  const side = (turn: number) => ({ x: radius * Math.cos(away + turn), y: radius * Math.sin(away + turn) });
  const beam = pen().fillStyle(0xfff3c4, 0.34);
  beam.fillTriangle(spot.x, spot.y, side(1.3).x, side(1.3).y, side(-1.3).x, side(-1.3).y);
  const air = pen()
    .fillStyle(0x000000, 0.35)
    .fillCircle(6, 10, radius + 10);
  air.fillStyle(0xa9d4d8, 1).fillPoints(sky(radius), true);
  air.fillStyle(0xcfe8e2, 1).fillPoints(sea(radius, -0.12), true);
  air.fillStyle(0x2f8296, 1).fillPoints(sea(radius, 0.12), true);
  const ship = sprite(cast, String(text), 0, 0);
  const full = unit(cast) * radius * shipScale;
  const water = pen().fillStyle(0x23687e, 1).fillPoints(sea(radius, waterline), true);
  water.lineStyle(3, 0xdff3ee, 0.7).strokePoints(sea(radius, waterline).slice(41));
  water.fillStyle(0x1b566b, 1).fillPoints(sea(radius, 0.62), true);
  const rim = pen();
  for (const [line, color] of [
    [16, 0x3a2208],
    [10, 0xc8913a],
    [3, 0xfbe7a8],
  ])
    rim.lineStyle(line, color, 1).strokeCircle(0, 0, radius);

  const box = new Phaser.GameObjects.Container(scene, x, y, [beam, air, ship, water, rim]);
  cast.box.add(box);
  fade(cast, box, total * factor, (t) => {
    const at = t * total;
    const open = Math.min(1, at / 200, (total - at) / 240);
    box.setScale(0.4 + 0.6 * open).setAlpha(Math.max(0, open));
    const down = Math.max(0, Math.min(1, (at - 900) / 1200));
    const sway = down > 0 ? 25 * Math.min(1, down * 1.6) : 2 * Math.sin(at / 260);
    ship
      .setScale(full)
      .setAngle(sway)
      .setPosition(0, radius * (0.02 + 1.1 * down * down))
      .setAlpha(1 - Math.max(0, down - 0.8) / 0.2);
  });
};
