/** The layout of the table of Card Pirates: a pure function of the view and of the screen's shape. */

import type { Frame, Placement, Placements } from '../../../controller/room.ts';
import type { View } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import { piece } from '../../placement.ts';
import { frames } from '../../shapes.ts';
import { asideOf } from '../score/aside.ts';
import { layoutBattle } from './battle.ts';
import { layoutCourse, layoutGrid, layoutShips, layoutTile } from './chart.ts';
import { endsByTurns, layoutBadges, layoutLegend, layoutMeter, layoutPlates, layoutTray, turnLight } from './column.ts';
import { planFor } from './plan.ts';
import { layoutResults } from './results.ts';

export function layout(view: View, names: readonly string[], frame: Frame = frames.wide): Placements {
  const pieces = view.standings
    ? layoutResults(view, names, frame)
    : view.battle
      ? layoutBattle(view, view.battle, names, frame)
      : layoutSea(view, names, frame);
  return new Map(pieces.map((placement) => [placement.id, placement]));
}

function layoutSea(view: View, names: readonly string[], frame: Frame): Placement[] {
  const plan = planFor(view, frame);
  const { seas, title, caption, stack } = plan;
  const { width, ...captionAt } = caption;
  return [
    piece({ id: 'water', kind: 'card-pirates-water', x: 0, y: 0, props: { frame } }),
    piece({ id: 'light', kind: 'light', x: 0, y: 0, depth: 1, props: { picture: 'vignette' } }),
    piece({
      id: 'seas',
      kind: 'sheet',
      depth: 5,
      x: seas.x,
      y: seas.y,
      props: { frame: 'cp-seas-frame', w: seas.w, h: seas.h },
    }),
    layoutGrid(plan),
    piece({
      id: 'title',
      kind: 'card-pirates-title',
      layer: 'hud',
      depth: 520,
      ...title,
      props: { text: words().title, w: 372 },
    }),
    piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, ...captionAt, props: { width } }),
    ...view.squares.map((square) => layoutTile(square, view, plan)),
    ...layoutCourse(view, plan),
    ...layoutShips(view, plan),
    ...turnLight(view, plan.plate, (seat) => plan.plates[seat]),
    ...layoutPlates(view, names, plan),
    layoutMeter(view, plan),
    piece({
      id: 'stack',
      kind: 'card-pirates-stack',
      layer: 'hud',
      depth: 500,
      x: stack.x,
      y: stack.y,
      props: { w: stack.w, h: stack.h, title: words().stack, cards: view.stack, note: turnNote(view, names) },
    }),
    ...layoutLegend(plan),
    ...layoutBadges(view, plan),
    ...layoutTray(view, names, plan),
  ];
}

/**
 * Writes the note of a turn. It begins with a card from the stack: from then on the note says whose turn it was, or how
 * many turns there still are.
 */
function turnNote(view: View, names: readonly string[]): string {
  const { turn, options } = view;
  if (turn === 0 || asideOf(view).undrawn) return '';
  if (endsByTurns(view)) return fill(words().turnOf, { n: turn, of: options.turnCap });
  return fill(words().hasDrawn, { name: nameOf(view.active, names) });
}
