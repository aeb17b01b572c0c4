/** Targets below the fingertip of a note’s hand. */
import type { Placement } from '../../src/controller/room.ts';
import type { Target } from '../../src/presentation/hands/picker.ts';

/** Lists the targets below a fingertip: a picture is placed by it. */
export const pointedAt = (hand: Placement | undefined, targets: readonly Target[]): Target[] =>
  hand ? targets.filter(({ x, y, w, h }) => hand.x > x && hand.x < x + w && hand.y > y && hand.y < y + h) : [];
