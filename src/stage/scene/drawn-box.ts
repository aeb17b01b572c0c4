/** The box around what is drawn of a piece. */
import Phaser from 'phaser';
import type { Box } from '../../presentation/placement.ts';

/** Name of the part of a piece in which its shadow lies. */
const shadow = 'shadow';

type Drawn = Phaser.GameObjects.GameObject & { visible?: boolean; getBounds?(): Phaser.Geom.Rectangle };

/**
 * Gives the box of all that is seen of this but for its shadow, in pixels of the canvas; null where nothing is. Phaser's own
 * box of a container counts a part without contents as a point in the corner of the window, and would reach from there to
 * everything else.
 */
export function drawnBox(object: Drawn): Box | null {
  if (object.visible === false || object.name === shadow) return null;
  if (object instanceof Phaser.GameObjects.Container) return object.list.map(drawnBox).reduce(around, null);
  const bounds = object.getBounds?.();
  return bounds && bounds.width > 0 && bounds.height > 0
    ? { x: bounds.x, y: bounds.y, w: bounds.width, h: bounds.height }
    : null;
}

/** Lists the boxes around all words and numbers that are read on this, in pixels of the canvas. */
export function writtenOn(object: Drawn): Box[] {
  if (object.visible === false) return [];
  if (object instanceof Phaser.GameObjects.Container) return object.list.flatMap(writtenOn);
  const box = object instanceof Phaser.GameObjects.Text && object.text.trim() !== '' ? drawnBox(object) : null;
  return box ? [box] : [];
}

function around(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
