/** The focus of every gamepad, in the colour of its seat and with its emblem: whoever looks for their own finds it. */
import { emblems } from '../captains.ts';
import type { Target } from '../hands/picker.ts';
import { piece } from '../placement.ts';
import type { Screen } from './sketch.ts';

export interface PadRing {
  /** Emblem of the seat. */
  look: string;
  target: Target;
}

/** Pixels by which a ring lies outside another one on the same target, and emblems beside each other there. */
const apart = { ring: 9, badge: 52 };

export function padRings(rings: readonly PadRing[]): Screen['placements'] {
  return rings.flatMap(({ look, target: { id, x, y, w, h } }, i) => {
    // How many lie on this target already.
    const n = rings.slice(0, i).filter(({ target }) => target.id === id).length;
    const color = emblems.find((emblem) => emblem.id === look)?.line;
    const box = { w: w + 2 * n * apart.ring, h: h + 2 * n * apart.ring, color };
    const rest = { layer: 'hud' as const };
    const badge = { x: x + 8 + n * apart.badge, y: y + 4 };
    return [
      piece({ ...rest, id: `pad-ring:${look}`, kind: 'focus', x: x + w / 2, y: y + h / 2, depth: 901, props: box }),
      piece({
        ...rest,
        id: `pad-badge:${look}`,
        kind: 'medallion',
        ...badge,
        scale: 0.46,
        depth: 940,
        props: { look, crowned: false },
      }),
    ];
  });
}
