/** A small painting: sky above, sea below. */
import { lap } from './lap.ts';
import type { Box, Draft } from './placement.ts';

/** Draws sky and sea into a box; the sea begins `horizon` below its upper edge, and the sky goes on behind it. `of` begins the ids of both. */
export const skyAndSea = ({ x, y, w, h }: Box, horizon: number, depth = 0, of = ''): [Draft, Draft] => [
  { id: `${of}sky`, kind: 'picture', x, y, depth, props: { picture: 'sky-dusk', w, h: horizon + lap } },
  { id: `${of}sea`, kind: 'picture', x, y: y + horizon, depth, props: { picture: 'sea-gradient', w, h: h - horizon } },
];
