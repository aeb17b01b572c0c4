/** Size of the canvas: the pixels that the screen has under the window, within what can be drawn. */
import type Phaser from 'phaser';

/** Canvas pixels for one of the page, at most: finer ones nobody sees, and every one costs. */
const finest = 2;
/** Pixels of the shorter side, at least, and how many times as long the other one may be: beyond that nothing can be laid out. */
const least = { side: 120, slim: 12 };

export interface CanvasSize {
  width: number;
  height: number;
  /** Canvas pixels for one of the page. */
  ratio: number;
}

/** Works out the size for a window, measured in pixels of the page. What such a window has no room for is cut off. */
export function canvasSize({ innerWidth, innerHeight, devicePixelRatio }: WindowSize): CanvasSize {
  const ratio = Math.min(finest, devicePixelRatio > 0 ? devicePixelRatio : 1);
  const [wide, high] = [Math.round(innerWidth * ratio), Math.round(innerHeight * ratio)];
  const side = (own: number, other: number) => Math.max(least.side, own, Math.ceil(other / least.slim));
  return { width: side(wide, high), height: side(high, wide), ratio };
}

type WindowSize = Pick<Window, 'innerWidth' | 'innerHeight' | 'devicePixelRatio'>;

/** Follows the window, and the pixels of the screen below it: it is zoomed, or goes to another screen. */
export function followWindow(scale: Phaser.Scale.ScaleManager): void {
  const resize = () => {
    const { width, height, ratio } = canvasSize(window);
    const zoom = 1 / ratio;
    const zoomed = scale.zoom !== zoom;
    scale.zoom = zoom;
    scale.resize(width, height);
    // The engine leaves the canvas as large on the page as it was where one pixel is one pixel.
    if (zoomed) scale.setZoom(zoom);
  };
  // A query holds for one density alone: after each change the next one is asked for.
  const watch = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', changed, { once: true });
  const changed = () => {
    watch();
    resize();
  };
  window.addEventListener('resize', resize);
  watch();
}
