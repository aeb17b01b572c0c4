/**
 * The layout of the table of Treasure Fleet: a pure function of the view and of the screen's shape. The numbers are in
 * plan.ts.
 */

import type { Frame, Placement, Placements } from '../../../controller/room.ts';
import type { View } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { piece } from '../../placement.ts';
import { frames } from '../../shapes.ts';
import { lookOf } from '../naming.ts';
import { type Plan, planOf, type Row } from './plan.ts';
import { layoutResults } from './results.ts';
import { layoutLookout, layoutNeutral, layoutPile, layoutPlate } from './seats.ts';
import { depths, layoutSlot, tilt } from './slots.ts';

/** Gives the only line of ships of 16:9. */
export const lineOf = (seats: number, frame: Frame = frames.wide): Row => planOf(frame, seats).rows[0];

export function layout(view: View, names: readonly string[], frame: Frame = frames.wide): Placements {
  const plan = planOf(frame, view.seats.length);
  const pieces = view.standings ? layoutResults(view, names, frame) : layoutTable(view, names, plan);
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function layoutScenery(plan: Plan): Placement[] {
  return plan.rows.flatMap(({ horizon, sun, rail, deckEnd }, i) => {
    const number = i === 0 ? '' : `:${i}`;
    return [
      piece({
        id: `backdrop${number}`,
        kind: 'backdrop',
        x: 0,
        y: 0,
        depth: depths[i].backdrop,
        props: { horizon, sun, rail, frame: plan.frame },
      }),
      piece({
        id: `deck${number}`,
        kind: 'deck',
        x: 0,
        y: 0,
        depth: depths[i].deck,
        props: { rail, end: deckEnd ?? null, frame: plan.frame },
      }),
    ];
  });
}

function layoutTable(view: View, names: readonly string[], plan: Plan): Placement[] {
  const { width, ...caption } = plan.caption;
  return [
    ...layoutScenery(plan),
    piece({
      id: 'title',
      kind: 'banner',
      layer: 'hud',
      depth: 520,
      ...plan.title,
      props: { text: words().title },
    }),
    piece({
      id: 'progress',
      kind: 'progress',
      layer: 'hud',
      depth: 519,
      ...plan.progress,
      props: {
        labels: [words().sailing, words().volley],
        sailing: view.sailing,
        sailings: view.sailings,
        volley: view.volley,
      },
    }),
    piece({
      id: 'caption',
      kind: 'caption',
      layer: 'hud',
      depth: 530,
      ...caption,
      props: { width },
    }),
    ...view.line.flatMap((slot) => layoutSlot(slot, names, plan)),
    ...view.seats.flatMap((_, seat) => layoutPlate(seat, view, names, plan)),
    ...(view.neutral ? layoutNeutral(view, names, plan) : []),
    ...(view.seats.length === 3 ? [layoutPile(view, plan)] : []),
    layoutLookout(view, plan),
    ...layoutGovernor(view, names, plan),
  ];
}

function layoutGovernor(view: View, names: readonly string[], { frame, rows }: Plan): Placement[] {
  if (view.lastCards.length === 0) return [];
  const row = rows[0];
  const middle = frame.width / 2;
  const step = 176 * row.cardScale;
  return [
    ...(view.governor.taken === null
      ? [piece({ id: 'barge', kind: 'barge', x: middle, y: row.waterline + 30, scale: 1.25 * row.scale, depth: 100 })]
      : []),
    ...view.lastCards.map(({ captain, card }, i) =>
      piece({
        id: `last:${captain}`,
        kind: 'card',
        x: middle + (i - (captains(view) - 1) / 2) * step,
        y: row.cardY,
        scale: row.cardScale,
        angle: tilt(i + 1),
        depth: 200 + i,
        props: { look: lookOf(captain).id, card },
      }),
    ),
    piece({
      id: 'ledger:governor',
      kind: 'ledger',
      x: middle,
      y: row.ledgerY,
      depth: 300,
      props: {
        text: fill(words().ledger.governor, { points: view.governor.points }),
        numbers: '',
        line:
          view.governor.taken === null || view.governor.taken === 'escaped'
            ? '#EAF3E6'
            : lookOf(view.governor.taken).line,
        names: names.length,
        width: 700,
      },
    }),
  ];
}

const captains = (view: View): number => view.seats.length + (view.neutral ? 1 : 0);
