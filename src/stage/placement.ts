import type { Placement } from '../controller/room.ts';

export type Draft = Pick<Placement, 'id' | 'kind' | 'x' | 'y'> & Partial<Placement>;

/** A placement with everything that is not said at rest: upright, full size, opaque, on the table. */
/** Nothing that can be read is set smaller (chapter 5). */
const leastType = 28;

/** How large what is printed on a piece of this scale has to be, in its own size. */
export const leastPrint = (scale: number): number => Math.ceil(leastType / scale);

export function piece(draft: Draft): Placement {
  return { scale: 1, angle: 0, alpha: 1, layer: 'world', depth: 0, props: {}, ...draft };
}
