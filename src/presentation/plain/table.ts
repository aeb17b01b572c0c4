/** The plain table: a sheet of paper on wood with a sentence on every line, and the caption below. */
import type { Frame, Placement, Placements } from '../../controller/room.ts';
import { piece } from '../placement.ts';

const sheet = { x: 260, y: 150, w: 1400, h: 660 };
const step = 62;
/** Clear of what is asked below it at the end of a game. */
const captionAt = { x: 960, y: 890 };

export function layoutPlain(lines: readonly string[], frame: Frame): Placements {
  const first = sheet.y + sheet.h / 2 - ((lines.length - 1) * step) / 2;
  const pieces: Placement[] = [
    piece({ id: 'wood', kind: 'wood', x: 0, y: 0, props: { frame } }),
    piece({
      id: 'sheet',
      kind: 'sheet',
      x: sheet.x,
      y: sheet.y,
      depth: 2,
      props: { frame: 'panel-parchment', w: sheet.w, h: sheet.h },
    }),
    ...lines.map((text, i) =>
      piece({
        id: `line:${i}`,
        kind: 'words',
        x: sheet.x + sheet.w / 2,
        y: first + i * step,
        depth: 3,
        props: { role: 'caption', text, align: 0.5, maxWidth: sheet.w - 120 },
      }),
    ),
    piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, ...captionAt, props: { width: 1200 } }),
  ];
  return new Map(pieces.map((placement) => [placement.id, placement]));
}
