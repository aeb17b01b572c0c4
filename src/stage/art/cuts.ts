/** Cuts of a picture that is made of parts, along one of its sides, in reference pixels; and the parts between them. */
import type Phaser from 'phaser';

/** Ends of a cut in the frame, and where it lands in the picture. */
export interface Cut {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Gives the cuts of a side whose ends keep their length, and whose middle is stretched. */
export function stretched(size: number, first: number, last: number, wanted: number): Cut[] {
  if (first === 0 && last === 0) return [{ from: 0, to: size, start: 0, end: wanted }];
  return [
    { from: 0, to: first, start: 0, end: first },
    { from: first, to: size - last, start: first, end: wanted - last },
    { from: size - last, to: size, start: wanted - last, end: wanted },
  ];
}

/** Gives the cuts of a side along which the frame is repeated; the last one is as long as there is room. */
export const repeated = (size: number, wanted: number): Cut[] =>
  Array.from({ length: Math.ceil(wanted / size) }, (_, i) => {
    const start = i * size;
    const end = Math.min(start + size, wanted);
    return { from: 0, to: end - start, start, end };
  });

/**
 * Cuts the piece of a frame between two cuts, as a frame of its own, and says where it lies; null where the trimmed picture
 * is empty. `s`: texture pixels per reference pixel.
 */
export function partOf(texture: Phaser.Textures.Texture, s: number, frame: string, column: Cut, row: Cut) {
  const whole = texture.get(frame);
  const left = Math.max(column.from * s, whole.x);
  const right = Math.min(column.to * s, whole.x + whole.cutWidth);
  const top = Math.max(row.from * s, whole.y);
  const bottom = Math.min(row.to * s, whole.y + whole.cutHeight);
  if (right - left < 1 || bottom - top < 1) return null;
  const name = `${frame}|${left},${top},${right},${bottom}`;
  if (!texture.has(name)) {
    const x = whole.cutX + left - whole.x;
    const y = whole.cutY + top - whole.y;
    texture.add(name, whole.sourceIndex, x, y, right - left, bottom - top);
  }
  const stretchX = (column.end - column.start) / (column.to - column.from);
  const stretchY = (row.end - row.start) / (row.to - row.from);
  return {
    name,
    x: column.start + (left / s - column.from) * stretchX,
    y: row.start + (top / s - row.from) * stretchY,
    w: ((right - left) / s) * stretchX,
    h: ((bottom - top) / s) * stretchY,
  };
}
