/** A hand that lies open and is not touched is about to be covered: a ring runs out over it. */
import type { Screen } from './sketch.ts';

/** Seconds before the end in which the ring is seen. */
export const ringFor = 5;

const radius = 34;

/** Draws the ring. `seconds`: how long it is until the hand is covered. */
export function closingRing(seconds: number, { frame }: Screen): Screen['placements'] {
  const x = (frame?.width ?? 1920) / 2;
  const y = (frame?.height ?? 1080) / 2;
  const rest = { scale: 1, angle: 0, alpha: 1, layer: 'hud' as const };
  const words = { role: 'caption', text: String(seconds), align: 0.5, color: '#FFE7A8', size: 46 };
  const disc = { frame: 'pill-plain', w: 128, h: 128 };
  return [
    { ...rest, id: 'closing:disc', kind: 'sheet', x: x - 64, y: y - 64, depth: 960, props: disc },
    { ...rest, id: 'closing:ring', kind: 'dial', x, y, depth: 961, props: { left: seconds / ringFor, radius } },
    { ...rest, id: 'closing:words', kind: 'words', x, y, depth: 962, props: words },
  ];
}
