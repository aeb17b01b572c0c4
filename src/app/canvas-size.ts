/** Size of the canvas: the pixels that the screen has under the window, within what can be drawn. */
import type Phaser from 'phaser';

/**
 * Pixels of the canvas, at most: Safari on iPads and iPhones draws nothing on a larger one. A 5K screen has fewer, however fine
 * its pixels are. No other bound is set to finer ones: a window of so many pixels costs the same on every screen.
 */
export const mostPixels = 4096 * 4096;
/** Pixels of the shorter side, at least, and how many times as long the other one may be: beyond that nothing can be laid out. */
const least = { side: 120, slim: 12 };

export interface CanvasSize {
  width: number;
  height: number;
  /** Canvas pixels for one of the page. */
  ratio: number;
}

/** Size of a window in pixels of the page, which may be fractions, and the pixels that its screen has for one of them. */
export interface WindowSize {
  width: number;
  height: number;
  density: number;
}

/** Works out the size for a window. What such a window has no room for is cut off. */
export function canvasSize({ width, height, density }: WindowSize): CanvasSize {
  const own = density > 0 ? density : 1;
  const [wide, high] = [Math.round(width * own), Math.round(height * own)];
  const share = Math.min(1, Math.sqrt(mostPixels / (Math.max(1, wide) * Math.max(1, high))));
  const [across, down] = [Math.floor(wide * share), Math.floor(high * share)];
  const side = (mine: number, other: number) => Math.max(least.side, mine, Math.ceil(other / least.slim));
  return { width: side(across, down), height: side(down, across), ratio: own * share };
}

/** Measures the window. It has whole pixels of the screen, which may be fractions of those that it counts itself. */
export function windowSize({ innerWidth, innerHeight, devicePixelRatio, document }: Window): WindowSize {
  const root = document.documentElement.getBoundingClientRect();
  const exact = (counted: number, measured: number) => (Math.abs(counted - measured) < 1 ? measured : counted);
  const [width, height] = [exact(innerWidth, root.width), exact(innerHeight, root.height)];
  return { width, height, density: devicePixelRatio };
}

/**
 * Follows the window, and the pixels of the screen below it: it is zoomed, or goes to another screen. `everyFrame` runs what it
 * is given before each frame.
 */
export function followWindow(scale: Phaser.Scale.ScaleManager, everyFrame: (look: () => void) => void): void {
  let density = devicePixelRatio;
  const resize = () => {
    density = devicePixelRatio;
    const { width, height, ratio } = canvasSize(windowSize(window));
    const zoom = 1 / ratio;
    const zoomed = scale.zoom !== zoom;
    scale.zoom = zoom;
    scale.resize(width, height);
    // The engine leaves the canvas as large on the page as it was where one pixel is one pixel.
    if (zoomed) scale.setZoom(zoom);
  };
  window.addEventListener('resize', resize);
  // A density that changes alone resizes nothing, and not every change of it is told to those who listen.
  everyFrame(() => {
    if (devicePixelRatio !== density) resize();
  });
}
