/** The area that sea, sky and wood have to cover: all of the window, not only the frame. */
import type { DrawingContext } from '../art/drawing-context.ts';

/** The picture goes a little further than is seen, for the stage shakes. */
const margin = 16;

export function across({ reach }: DrawingContext): { left: number; top: number; width: number; bottom: number } {
  return {
    left: Math.floor(reach.left) - margin,
    top: Math.floor(reach.top) - margin,
    width: Math.ceil(reach.right - reach.left) + 2 * margin,
    bottom: Math.ceil(reach.bottom) + margin,
  };
}
