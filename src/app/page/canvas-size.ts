/**
 * Size of the canvas: the pixels that the screen has under the window, less what a television cuts off, within what can be
 * drawn.
 */
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

/** Gives what is left of a window where so many percent of it stay free along each of its edges. */
export function within({ width, height, density }: WindowSize, percent: number): WindowSize {
  const left = 1 - percent / 50;
  return { width: width * left, height: height * left, density };
}

/** Fits the picture into the window and follows it: it is resized or zoomed, or goes to a screen with other pixels. */
export class CanvasFit {
  private percent = 0;
  private density = 1;
  private scale: Phaser.Scale.ScaleManager | null = null;

  get size(): CanvasSize {
    return canvasSize(within(windowSize(window), this.percent));
  }

  /** Leaves so many percent of the window free along each of its edges, for a television that cuts them off. */
  set overscan(percent: number) {
    if (percent === this.percent) return;
    this.percent = percent;
    // A notice, which the page shows by itself, lies within the margin as well.
    document.body.style.inset = `${percent}%`;
    this.resize();
  }

  /** Shows the edge of the picture, so that people see whether anything of it is cut off. */
  set framed(on: boolean) {
    document.body.toggleAttribute('data-framed', on);
  }

  /** Follows from now on. `everyFrame` runs what it is given before each frame. */
  follow(scale: Phaser.Scale.ScaleManager, everyFrame: (look: () => void) => void): void {
    this.scale = scale;
    this.density = devicePixelRatio;
    window.addEventListener('resize', () => this.resize());
    // A density that changes alone resizes nothing, and not every change of it is told to those who listen.
    everyFrame(() => {
      if (devicePixelRatio !== this.density) this.resize();
    });
  }

  private resize(): void {
    const { scale } = this;
    if (!scale) return;
    this.density = devicePixelRatio;
    const { width, height, ratio } = this.size;
    const zoom = 1 / ratio;
    const zoomed = scale.zoom !== zoom;
    scale.zoom = zoom;
    scale.resize(width, height);
    // The engine leaves the canvas as large on the page as it was where one pixel is one pixel.
    if (zoomed) scale.setZoom(zoom);
  }
}
