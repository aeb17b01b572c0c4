/** Painting frames of the art on somebody's canvas. */
import type { Art } from './art.ts';
import type { AtlasBox } from './art-files.ts';
import { stretched } from './cuts.ts';

/** Paints a frame: its pivot at a place, in a size. */
export function stamp(
  art: Art,
  pen: CanvasRenderingContext2D,
  frame: string,
  x: number,
  y: number,
  { w, h }: { w: number; h: number },
): void {
  const { image, facts, cut } = art.cutOf(frame);
  // The gap that feathers an edge is transparent: it does no harm to paint it, too.
  const across = w / (facts.w * art.scale);
  const down = h / (facts.h * art.scale);
  pen.drawImage(
    image,
    cut.cutX,
    cut.cutY,
    cut.cutWidth,
    cut.cutHeight,
    x - w * facts.ox + cut.x * across,
    y - h * facts.oy + cut.y * down,
    cut.cutWidth * across,
    cut.cutHeight * down,
  );
}

/** Paints a frame with fixed corners, stretched to this box. */
export function stampSliced(art: Art, pen: CanvasRenderingContext2D, frame: string, { x, y, w, h }: AtlasBox): void {
  const { image, facts, cut } = art.cutOf(frame);
  const { left, top, right, bottom } = facts.slice ?? { left: 0, top: 0, right: 0, bottom: 0 };
  for (const column of stretched(facts.w, left, right, w))
    for (const row of stretched(facts.h, top, bottom, h)) {
      const [cutX, cutY, cutW, cutH] = [column.from, row.from, column.to - column.from, row.to - row.from].map(
        (n) => n * art.scale,
      );
      const [wide, high] = [column.end - column.start, row.end - row.start];
      pen.drawImage(image, cut.cutX + cutX, cut.cutY + cutY, cutW, cutH, x + column.start, y + row.start, wide, high);
    }
}
