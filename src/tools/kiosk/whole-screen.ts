/**
 * Keeps the window of a table as large as its screen. Where no window manager does, as on a bare X server, a window keeps the
 * size that it began with, whatever screen is plugged in later.
 */
import type { OpenedBrowser } from './browser.ts';

/** Sizes in the page's own pixels, as the page sees them. */
export interface Sight {
  window: readonly [width: number, height: number];
  screen: readonly [width: number, height: number];
  /** The upper left corner of the screen, among all that there are. */
  corner: readonly [left: number, top: number];
}

/** A rounded pixel is not missing; a window that is made a pixel larger, see `fill`, may be rounded up as well. */
const rounded = [-1, 2] as const;

/** A screen that is off or unplugged is a pixel or none: the window waits as it is for the next one. */
const leastScreen = 200;

export const isWhole = ({ window, screen }: Sight): boolean =>
  Math.min(...screen) < leastScreen ||
  screen.every((pixels, axis) => {
    const more = window[axis] - pixels;
    return more >= rounded[0] && more <= rounded[1];
  });

/** Milliseconds before the same window is tried once more on the same screen; doubled each time, up to the second. */
const pauses = [1000, 60_000] as const;

export class WholeScreen {
  private readonly now: () => number;
  private latest = '';
  private pause: number = pauses[0];
  private next = 0;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  /**
   * Looks whether the window fills its screen, and lets it. A window manager that does not follow is asked more and more
   * rarely, because every time can be seen; another screen is filled at once.
   */
  async look(opened: OpenedBrowser): Promise<void> {
    const sight = await opened.page.evaluate(see).catch(() => null);
    if (!sight) return;
    if (isWhole(sight)) {
      this.pause = pauses[0];
      return;
    }
    const here = JSON.stringify(sight.screen);
    if (here !== this.latest) this.pause = pauses[0];
    else if (this.now() < this.next) return;
    this.latest = here;
    this.next = this.now() + this.pause;
    this.pause = Math.min(pauses[1], 2 * this.pause);
    await fill(opened, sight);
  }
}

const see = (): Sight => {
  // Chromium says where a screen begins; the standard does not know it.
  const { width, height, availLeft = 0, availTop = 0 } = screen as Screen & { availLeft?: number; availTop?: number };
  return { window: [innerWidth, innerHeight], screen: [width, height], corner: [availLeft, availTop] };
};

async function fill({ context, page }: OpenedBrowser, { screen, corner }: Sight): Promise<void> {
  const line = await context.newCDPSession(page);
  const { windowId } = await line.send('Browser.getWindowForTarget');
  const [[left, top], [width, height]] = [corner, screen];
  // A window of the very size of the screen is made a pixel larger, so that no manager takes it for a full screen.
  const whole = { left, top, width: width + 1, height: height + 1 };
  for (const bounds of [{ windowState: 'normal' }, whole, { windowState: 'fullscreen' }] as const)
    await line.send('Browser.setWindowBounds', { windowId, bounds });
  await line.detach();
}
