/**
 * Mosaics that stand at an angle, each put together once for its name and size. They are no textures of the engine. There are
 * never more than a bound of pixels: whoever was not drawn for longest goes first, and all of them when the window changes.
 */

/** Pixels of all of them together: 16 MB. */
export const mostPixels = 4_000_000;

/** A picture that is empty yet, with the number of its pixels for one of the mosaic, across and down. */
export interface Whole {
  pen: CanvasRenderingContext2D;
  across: number;
  down: number;
}

export class WholePictures {
  /** The one that was drawn last is the last one. */
  private readonly pictures = new Map<string, HTMLCanvasElement>();

  /** Counts the pixels that they take. */
  get pixels(): number {
    return [...this.pictures.values()].reduce((sum, { width, height }) => sum + width * height, 0);
  }

  /**
   * Gives the picture of this name and size, drawn at `scale` pixels of the canvas for one of its own; `paint` puts it together
   * if it is not there. Null where the browser has no canvas to give.
   */
  take(
    name: string,
    { w, h }: { w: number; h: number },
    scale: number,
    paint: (whole: Whole) => void,
  ): HTMLCanvasElement | null {
    // The scale goes in quarters, so that a picture that grows is not painted anew in every frame.
    const fine = Math.ceil(scale * 4) / 4;
    const key = `${name} ${w}x${h} ${fine}`;
    const kept = this.pictures.get(key);
    const picture = kept ?? draw(Math.ceil(w * fine), Math.ceil(h * fine), { w, h }, paint);
    if (!picture) return null;
    this.pictures.delete(key);
    this.pictures.set(key, picture);
    if (!kept) this.letGo();
    return picture;
  }

  clear(): void {
    for (const picture of this.pictures.values()) free(picture);
    this.pictures.clear();
  }

  private letGo(): void {
    for (const [key, picture] of this.pictures) {
      if (this.pictures.size === 1 || this.pixels <= mostPixels) return;
      free(picture);
      this.pictures.delete(key);
    }
  }
}

function draw(
  width: number,
  height: number,
  { w, h }: { w: number; h: number },
  paint: (whole: Whole) => void,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  paint({ pen, across: canvas.width / w, down: canvas.height / h });
  return canvas;
}

/** Gives its memory back at once, not when somebody collects what nobody holds. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
