/** The picture's parts as plain data: for tests that compare tables object by object. */
import Phaser from 'phaser';
import type { Cast } from './cast.ts';

export interface Drawn {
  what: string;
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  angle: number;
  alpha: number;
  visible: boolean;
  /** Frame of a picture, words of a text. */
  shows?: string;
  children?: Drawn[];
}

export interface DrawnPiece extends Drawn {
  depth: number;
  layer: 'world' | 'hud';
}

/**
 * Describes every piece by its id. Numbers are rounded to a thousandth, so that only differences that could be seen
 * count.
 */
export function snapshot(cast: Cast): Record<string, DrawnPiece> {
  const all: Record<string, DrawnPiece> = {};
  for (const piece of cast.all()) {
    const layer = piece.parentContainer === cast.hud ? 'hud' : 'world';
    // Pieces on the ground have entries of their own, so the ground's entry leaves them out.
    all[piece.pieceId] = { ...drawn(piece, piece !== cast.ground), depth: piece.depth, layer };
  }
  all.camera = { ...drawn(cast.world, false), depth: 0, layer: 'world' };
  return all;
}

interface Visible {
  type: string;
  x?: number;
  y?: number;
  scaleX?: number;
  scaleY?: number;
  angle?: number;
  alpha?: number;
  visible?: boolean;
}

function drawn(object: Visible, deep = true): Drawn {
  const made: Drawn = {
    what: object.type,
    x: round(object.x),
    y: round(object.y),
    scaleX: round(object.scaleX),
    scaleY: round(object.scaleY),
    angle: round(object.angle),
    alpha: round(object.alpha),
    visible: object.visible ?? true,
  };
  // A picture with a texture of its own says in its name what that was made from.
  if (object instanceof Phaser.GameObjects.Image)
    made.shows = object.name || `${object.texture.key}/${object.frame.name}`;
  if (object instanceof Phaser.GameObjects.Text) made.shows = object.text;
  if (deep && object instanceof Phaser.GameObjects.Container) made.children = object.list.map((child) => drawn(child));
  return made;
}

const round = (n: number | undefined): number => Math.round((n ?? 0) * 1000) / 1000;
