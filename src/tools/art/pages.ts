/** Packs pictures onto pages, and describes the pages the way Phaser's multiatlas loader reads them. */
import { createHash } from 'node:crypto';
import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs';
import { crop, type PixelBox, type PixelPicture, paste, visibleBox } from './picture.ts';
import { maxPage } from './plan.ts';

export interface DrawnTexture {
  readonly name: string;
  readonly picture: PixelPicture;
  /** Stretched or repeated by the game: never trimmed, and its edge is continued into the gap around it. */
  readonly whole: boolean;
}

interface Cell {
  readonly cut: PixelPicture;
  readonly rim: number;
  readonly users: { readonly name: string; readonly source: PixelPicture; readonly box: PixelBox }[];
}

export interface Atlas {
  readonly textures: readonly {
    readonly image: string;
    readonly format: 'RGBA8888';
    readonly size: { readonly w: number; readonly h: number };
    readonly scale: number;
    readonly frames: readonly PackedFrame[];
  }[];
}

export interface PackedFrame {
  readonly filename: string;
  readonly rotated: false;
  readonly trimmed: boolean;
  readonly sourceSize: { readonly w: number; readonly h: number };
  readonly spriteSourceSize: PixelBox;
  readonly frame: PixelBox;
}

const even = (value: number): number => value + (value % 2);

/** Gathers pictures into cells; those with the same pixels share one. */
function cellsOf(drawn: readonly DrawnTexture[], scale: number): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { name, picture, whole } of drawn) {
    const box = whole ? { x: 0, y: 0, w: picture.width, h: picture.height } : visibleBox(picture);
    const cut = crop(picture, box);
    const key = `${box.w}x${box.h} ${whole} ${createHash('sha256').update(cut.data).digest('hex')}`;
    const cell = cells.get(key) ?? { cut, rim: whole ? scale : 0, users: [] };
    cell.users.push({ name, source: picture, box });
    cells.set(key, cell);
  }
  return [...cells.values()];
}

export function packPages(drawn: readonly DrawnTexture[], scale: number): { atlas: Atlas; pages: PixelPicture[] } {
  const cells = cellsOf(drawn, scale);
  const gap = 2 * scale;
  const packer = new MaxRectsPacker(maxPage, maxPage, gap, { smart: true, pot: false, square: false, border: gap });
  // Even sizes keep every cell on the two-pixel grid of WebP's colour planes: no colour runs from one into the next.
  packer.addArray(
    cells.map((cell) => ({
      x: 0,
      y: 0,
      width: even(cell.cut.width + 2 * cell.rim),
      height: even(cell.cut.height + 2 * cell.rim),
      data: cell,
    })) as never[],
  );
  const pages: PixelPicture[] = [];
  const textures = packer.bins.map((bin, index) => {
    const page = { width: bin.width, height: bin.height, data: new Uint8Array(bin.width * bin.height * 4) };
    pages.push(page);
    const frames = bin.rects.flatMap((rect): PackedFrame[] => {
      const { cut, rim, users } = rect.data as Cell;
      const at = { x: rect.x + rim, y: rect.y + rim, w: cut.width, h: cut.height };
      paste(page, cut, at.x, at.y, rim);
      return users.map(({ name, source, box }) => ({
        filename: name,
        rotated: false,
        trimmed: box.w !== source.width || box.h !== source.height,
        sourceSize: { w: source.width, h: source.height },
        spriteSourceSize: box,
        frame: at,
      }));
    });
    frames.sort((a, b) => (a.filename < b.filename ? -1 : 1));
    const image = `${scale}x-${index}.webp`;
    return { image, format: 'RGBA8888' as const, size: { w: page.width, h: page.height }, scale, frames };
  });
  return { atlas: { textures }, pages };
}
