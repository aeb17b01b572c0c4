/** A hand that lies open and is not touched is about to be covered: a ring runs out over it. */
import { freePlace } from './free-place.ts';
import type { Screen } from './sketch.ts';

/** Seconds before the end in which the ring is seen. */
export const ringFor = 5;

const radius = 34;
const size = 128;

/**
 * Draws the ring, in the middle or beside what is said and what can be pressed there. `seconds`: how long it is until the hand
 * is covered.
 */
export function closingRing(seconds: number, screen: Screen): Screen['placements'] {
  const { width, height } = screen.frame ?? { width: 1920, height: 1080 };
  const middle = { x: (width - size) / 2, y: (height - size) / 2, w: size, h: size };
  const at = freePlace(screen, { ...middle, about: middle, others: [], clear: true }) ?? middle;
  const [x, y] = [at.x + size / 2, at.y + size / 2];
  const rest = { scale: 1, angle: 0, alpha: 1, layer: 'hud' as const };
  const words = { role: 'caption', text: String(seconds), align: 0.5, color: '#FFE7A8', size: 46 };
  const disc = { frame: 'pill-plain', w: size, h: size };
  return [
    { ...rest, id: 'closing:disc', kind: 'sheet', x: at.x, y: at.y, depth: 960, props: disc },
    { ...rest, id: 'closing:ring', kind: 'dial', x, y, depth: 961, props: { left: seconds / ringFor, radius } },
    { ...rest, id: 'closing:words', kind: 'words', x, y, depth: 962, props: words },
  ];
}
