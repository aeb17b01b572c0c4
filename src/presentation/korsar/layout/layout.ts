/** The layout of the table of Korsar: a pure function of the view and of the screen's shape. */

import type { Frame, Placement, Placements } from '../../../controller/room.ts';
import type { View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { piece } from '../../placement.ts';
import { frames } from '../../shapes.ts';
import { type Plan, type Point, planOf } from './plan.ts';
import { layoutPlates, layoutRopes } from './plates.ts';
import { layoutResults } from './results.ts';
import { layoutSea } from './sea.ts';

export const planFor = (view: View, frame: Frame): Plan =>
  planOf(frame, view.seats.length, view.mode === 'partnership');

/** Gives a place on a plate, so far from its right edge and so far down; half way when absent. */
function onPlate({ plate, plates }: Plan, seat: number, fromRight: number, down = plate.h / 2): Point {
  const { x, y } = plates[seat];
  return { x: x + (plate.w - fromRight) * plate.scale, y: y + down * plate.scale };
}

/** Gives the middle of the card backs on a plate, where a captain's cards come from and go to. */
export function handAt(seat: number, view: View, frame: Frame): Point {
  const plan = planFor(view, frame);
  return onPlate(plan, seat, plan.rails ? 150 : 256, plan.rails ? 29 : 71);
}

/** Gives the place of a side's chest, which stands on the plate of its first captain. */
export function chestAt(side: number, view: View, frame: Frame): Point {
  const plan = planFor(view, frame);
  return onPlate(plan, view.sides[side].seats[0], plan.rails ? 60 : 90, plan.rails ? 29 : 50);
}

export function layout(view: View, names: readonly string[], frame: Frame = frames.wide): Placements {
  const plan = planFor(view, frame);
  const pieces = view.standings ? layoutResults(view, names, frame) : layoutTable(view, names, plan);
  return new Map(pieces.map((placement) => [placement.id, placement]));
}

function layoutTable(view: View, names: readonly string[], plan: Plan): Placement[] {
  return [
    piece({
      id: 'sea',
      kind: 'korsar-sea',
      x: 0,
      y: 0,
      props: { horizon: plan.horizon, empty: view.sea.length === 0 },
    }),
    piece({ id: 'light', kind: 'light', x: 0, y: 0, depth: 1, props: { picture: 'vignette' } }),
    ...layoutMiddle(view, names, plan),
    ...layoutSea(view, names, plan),
    ...layoutPlates(view, names, plan),
    ...layoutRopes(plan),
  ];
}

/** Gives the drawn height of a pile of cards: six heights, the lowest one a single card. */
const heightOf = (cards: number): number => (cards <= 1 ? cards : Math.min(6, 2 + Math.floor(cards / 14)));

function layoutMiddle(view: View, names: readonly string[], plan: Plan): Placement[] {
  const { compass, caption, next } = plan;
  const { width, ...captionAt } = caption;
  const empty = view.deck === 0;
  const aside = empty && plan.emptied ? plan.emptied : { deck: 0, title: 0, tray: 0 };
  const title = { ...plan.title, x: plan.title.x + aside.title };
  const deck = { ...plan.deck, x: plan.deck.x + aside.deck };
  const tray = { ...plan.tray, x: plan.tray.x + aside.tray };
  return [
    piece({
      id: 'title',
      kind: 'korsar-title',
      layer: 'hud',
      depth: 520,
      ...title,
      props: { text: words().title },
    }),
    piece({
      id: 'caption',
      kind: 'caption',
      layer: 'hud',
      depth: 530,
      ...captionAt,
      props: { width, plain: true },
    }),
    piece({ id: 'compass', kind: 'korsar-compass', layer: 'hud', depth: 510, ...compass }),
    piece({
      id: 'marker',
      kind: 'korsar-marker',
      layer: 'hud',
      depth: 509,
      ...compass,
      angle: bearing(compass, plan, view.turnSeat),
    }),
    piece({
      id: 'deck',
      kind: 'korsar-deck',
      layer: 'hud',
      depth: 511,
      x: compass.x,
      y: compass.y,
      scale: compass.scale * 0.76,
      props: { height: heightOf(view.deck) },
    }),
    piece({
      id: 'deck-sign',
      kind: 'korsar-sign',
      layer: 'hud',
      depth: 515,
      ...deck,
      props: { label: empty ? words().playOrDiscard : words().deck, count: empty ? null : view.deck },
    }),
    ...(empty
      ? [
          piece({
            id: 'tray',
            kind: 'korsar-tray',
            layer: 'hud',
            depth: 512,
            ...tray,
            props: { cards: view.discard.slice(-4).map(({ card }) => card), count: view.discard.length },
          }),
        ]
      : next
        ? [layoutNext(view, names, next)]
        : []),
  ];
}

/** Lays out whose turn comes after this one. */
function layoutNext(view: View, names: readonly string[], at: Point): Placement {
  const count = view.seats.length;
  let seat = view.turnNumber === 0 ? view.turnSeat : (view.turnSeat + 1) % count;
  while (view.seats[seat].sittingOut && seat !== view.turnSeat) seat = (seat + 1) % count;
  return piece({
    id: 'next',
    kind: 'korsar-next',
    layer: 'hud',
    depth: 515,
    ...at,
    props: { look: lookId(seat), text: fill(words().next, { name: nameOf(seat, names) }) },
  });
}

/** Points the marker on the compass to the plate of the captain to move. */
function bearing(from: Point, plan: Plan, seat: number): number {
  const { x, y } = onPlate(plan, seat, plan.plate.w / 2);
  const angle = Math.atan2(y - from.y, x - from.x);
  return Math.round((angle * 180) / Math.PI);
}
