/** Places of the pause and of taking back on each screen shape: over nothing that has to be read. */
import type { Frame, Shape } from '../../../controller/room.ts';

interface Point {
  x: number;
  y: number;
}

interface Places {
  pause: Point;
  takeBack: Point;
}

const places: Readonly<Record<Shape, { sea: Places; battle: Places }>> = {
  wide: {
    sea: { pause: { x: 1786, y: 98 }, takeBack: { x: 1592, y: 98 } },
    battle: { pause: { x: 1345, y: 214 }, takeBack: { x: 960, y: 272 } },
  },
  ten: {
    sea: { pause: { x: 1786, y: 122 }, takeBack: { x: 1592, y: 122 } },
    battle: { pause: { x: 1345, y: 234 }, takeBack: { x: 960, y: 292 } },
  },
  // Taking back takes the place of the title.
  four: {
    sea: { pause: { x: 1482, y: 112 }, takeBack: { x: 1296, y: 112 } },
    battle: { pause: { x: 1340, y: 254 }, takeBack: { x: 800, y: 350 } },
  },
  portrait: {
    sea: { pause: { x: 976, y: 160 }, takeBack: { x: 234, y: 160 } },
    battle: { pause: { x: 950, y: 440 }, takeBack: { x: 540, y: 510 } },
  },
};

/** Places the house's controls: in a battle the plates have the corners, at sea the caption has the middle. */
export const controlsAt = (shape: Frame['shape'], views: readonly object[]): Places =>
  places[shape][views.some((view) => (view as { battle?: unknown }).battle) ? 'battle' : 'sea'];
