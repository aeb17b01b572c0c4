/** Places in the room for maps of one's own, by the shape of the window. Words keep their size on all of them. */
import type { Frame } from '../../../controller/room.ts';
import type { PlaneBox } from '../../screens/sketch.ts';
import { frames } from '../../shapes.ts';

interface Place {
  x: number;
  y: number;
}

export interface MapsPlan {
  frame: Frame;
  board: PlaneBox;
  banner: Place;
  /** Width of a map, and the number of rows, after which there is another column. */
  list: Place & { w: number; rows: number };
  /** Middle of what turns the pages of the list: the place of its last row. */
  pager: Place;
  preview: PlaneBox;
  problems: Place & { wrap: number; h: number };
  news: Place & { w: number; h: number };
  /** Place of the words where nothing lies here yet. */
  none: Place & { w: number };
  /** Middles and widths. */
  take: Place & { w: number };
  remove: Place & { w: number };
  play: Place & { w: number };
  close: Place & { w: number };
}

const wide: MapsPlan = {
  frame: frames.wide,
  board: { x: 110, y: 54, w: 1700, h: 972 },
  banner: { x: 960, y: 106 },
  list: { x: 150, y: 190, w: 420, rows: 7 },
  pager: { x: 360, y: 808 },
  preview: { x: 596, y: 190, w: 620, h: 560 },
  problems: { x: 1266, y: 200, wrap: 470, h: 620 },
  news: { x: 1190, y: 860, w: 1180, h: 66 },
  none: { x: 960, y: 420, w: 1100 },
  take: { x: 370, y: 952, w: 400 },
  remove: { x: 790, y: 952, w: 400 },
  play: { x: 1210, y: 952, w: 400 },
  close: { x: 1600, y: 952, w: 340 },
};

const squarer: MapsPlan = {
  frame: frames.four,
  board: { x: 50, y: 56, w: 1500, h: 1092 },
  banner: { x: 800, y: 108 },
  list: { x: 84, y: 190, w: 380, rows: 7 },
  pager: { x: 274, y: 808 },
  preview: { x: 506, y: 206, w: 560, h: 520 },
  problems: { x: 1112, y: 200, wrap: 356, h: 620 },
  news: { x: 1000, y: 862, w: 1020, h: 84 },
  none: { x: 800, y: 440, w: 1100 },
  take: { x: 438, y: 968, w: 700 },
  remove: { x: 1162, y: 968, w: 700 },
  play: { x: 1162, y: 1072, w: 700 },
  close: { x: 438, y: 1072, w: 700 },
};

/** Maps in two columns, the chosen one below them, and what is pressed in the thumb's reach. */
const upright: MapsPlan = {
  frame: frames.portrait,
  board: { x: 36, y: 76, w: 1008, h: 1774 },
  banner: { x: 540, y: 128 },
  list: { x: 74, y: 200, w: 460, rows: 4 },
  pager: { x: 540, y: 534 },
  preview: { x: 90, y: 624, w: 900, h: 480 },
  problems: { x: 90, y: 1196, wrap: 850, h: 334 },
  news: { x: 540, y: 1564, w: 920, h: 100 },
  none: { x: 540, y: 700, w: 900 },
  take: { x: 304, y: 1680, w: 456 },
  remove: { x: 776, y: 1680, w: 456 },
  play: { x: 776, y: 1784, w: 456 },
  close: { x: 304, y: 1784, w: 456 },
};

const planFor = (frame: Frame | undefined): MapsPlan =>
  frame?.shape === 'portrait' ? upright : frame?.shape === 'four' ? squarer : wide;

/** Height below the drawing for what is told of it. */
const facts = 72;

/** Gives the places; `high`: height that the news need, for which the drawing and its messages make way. */
export function mapsPlan(frame: Frame | undefined, high: number): MapsPlan {
  const plan = planFor(frame);
  const { news, preview, problems } = plan;
  const more = Math.max(0, high - news.h);
  const top = news.y - news.h / 2 - more;
  return {
    ...plan,
    news: { ...news, y: news.y - more / 2, h: news.h + more },
    preview: { ...preview, h: Math.min(preview.h, top - facts - preview.y) },
    problems: { ...problems, h: Math.min(problems.h, top - problems.y) },
  };
}
