/** The layout of the table of Yellowbeard: a pure function of the view and of the screen's shape. */
import type { Frame, Placements } from '../../../controller/room.ts';
import type { View } from '../../../rules/yellowbeard/types.ts';
import { frames } from '../../shapes.ts';
import { layoutColumn } from './column.ts';
import { boardFor, layoutMap } from './map.ts';
import { layoutResults } from './results.ts';
import { layoutTrack } from './track.ts';

export function layout(view: View, names: readonly string[], frame: Frame = frames.wide): Placements {
  const pieces = view.ranking ? layoutResults(view, names, frame) : layoutSea(view, names, frame);
  return new Map(pieces.map((placement) => [placement.id, placement]));
}

function layoutSea(view: View, names: readonly string[], frame: Frame) {
  const board = boardFor(view, frame);
  return [...layoutMap(view, frame, layoutTrack(view, board)), ...layoutColumn(view, names, frame, board)];
}
