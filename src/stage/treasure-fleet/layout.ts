/**
 * Where everything lies on the table of Treasure Fleet: a pure function of the view and of the screen's shape. The
 * numbers are in plan.ts.
 */
import type { Frame, Placement, Table } from '../../controller/room.ts';
import type { Captain, Shot, SlotView, View } from '../../rules/treasure-fleet/types.ts';
import { piece } from '../placement.ts';
import { frames } from '../shapes.ts';
import { layoutResults } from './layout-results.ts';
import { ledgerOf } from './ledger.ts';
import { classOf, lookOf, nameOf } from './naming.ts';
import { berth, type Place, type Plan, planOf, type Row } from './plan.ts';
import { words } from './words.ts';

export const plateSize = { w: 440, h: 128 };

/** Plate corners by seat (decision 17); with two players the grey pirate sits bottom right. */
const places: Record<number, Place[]> = {
  2: ['BL', 'TR'],
  3: ['BL', 'TL', 'TR'],
  4: ['BL', 'TL', 'TR', 'BR'],
  5: ['BL', 'TL', 'TR', 'BR', 'BC'],
};

/** The only line of ships of 16:9. */
export const lineOf = (seats: number, frame: Frame = frames.wide): Row => planOf(frame, seats).rows[0];

export function plateAt(captain: Captain, seats: number, frame: Frame = frames.wide): { x: number; y: number } {
  const place = captain === 'neutral' ? 'BR' : places[seats][captain];
  return planOf(frame, seats).plates[place] ?? { x: 0, y: 0 };
}

/** The middle of the card backs on a plate: where a captain's cards come from and go back to. */
export function handAt(captain: Captain, seats: number, frame: Frame = frames.wide): { x: number; y: number } {
  const plate = plateAt(captain, seats, frame);
  return { x: plate.x + 386, y: plate.y + 98 };
}

export function layout(view: View, names: readonly string[], frame: Frame = frames.wide): Table {
  const plan = planOf(frame, view.seats.length);
  const pieces = view.standings ? layoutResults(view, names, frame) : layoutTable(view, names, plan);
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

/** Every line of ships has a sea and a deck; the nearer line's sea is painted first, the farther one's over it. */
const depths = [
  { backdrop: 0, ships: 100, deck: 150 },
  { backdrop: -2, ships: 160, deck: 180 },
];

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
      props: { text: words.title },
    }),
    piece({
      id: 'progress',
      kind: 'progress',
      layer: 'hud',
      depth: 519,
      ...plan.progress,
      props: {
        labels: [words.sailing, words.volley],
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
    ...view.seats.map((_, seat) => layoutPlate(seat, view, names, plan)),
    ...(view.neutral ? layoutNeutral(view, names, plan) : []),
    ...(view.seats.length === 3 ? [layoutPile(view, plan)] : []),
    layoutLookout(view, plan),
    ...layoutGovernor(view, names, plan),
  ];
}

function layoutSlot(slot: SlotView, names: readonly string[], plan: Plan): Placement[] {
  const { row, x, line } = berth(plan, slot.slot);
  const boarders = slot.strengths.filter((s) => s.boarding).map((s) => lookOf(s.captain).id);
  return [
    piece({
      id: `ship:${slot.ship}`,
      kind: 'ship',
      x,
      y: row.waterline,
      scale: row.scale,
      depth: depths[line].ships + slot.slot,
      props: {
        model: slot.kind === 'cursed' ? 'cursed' : classOf(slot.points),
        points: slot.kind === 'cursed' ? null : slot.points,
        becalmed: slot.becalmedBy !== null,
        boarders,
        look: hash(slot.ship),
      },
    }),
    ...cardsOf(slot, row, x),
    piece({
      id: `ledger:${slot.ship}`,
      kind: 'ledger',
      x,
      y: row.ledgerY,
      depth: 300,
      props: { ...ledgerOf(slot, names), width: row.width },
    }),
  ];
}

/** How much of a card must be seen beside the next one: half of it and half its number. */
const seen = 0.67;

/**
 * Each captain has one column; newer cards lie lower and in front, so the guns of the older ones look out above. Where
 * many captains fire at one ship all its cards are smaller, so that every column still shows its number.
 */
function cardsOf(slot: SlotView, row: Row, middle: number): Placement[] {
  const columns = new Map<Captain, SlotView['fire']>();
  const { becalmedBy } = slot;
  for (const shot of slot.fire) columns.set(shot.captain, [...(columns.get(shot.captain) ?? []), shot]);
  const count = columns.size + (becalmedBy ? 1 : 0);
  const scale = Math.min(row.cardScale, row.width / (132 * (1 + seen * (count - 1))));
  const step = count < 2 ? 0 : Math.min(148 * scale, (row.width - 132 * scale) / (count - 1));
  const placements: Placement[] = [];
  const put = (shot: Shot, column: number, above: number, card: Shot['card'] = shot.card) =>
    placements.push(
      piece({
        id: `shot:${shot.play}`,
        kind: 'card',
        x: middle + (column - (count - 1) / 2) * step,
        y: row.cardY - above * 62 * scale,
        scale,
        angle: tilt(shot.play),
        depth: 200 + column * 12 - above,
        props: { look: lookOf(shot.captain).id, card },
      }),
    );
  let column = 0;
  for (const shots of columns.values()) {
    for (const [i, shot] of shots.entries()) put(shot, column, shots.length - 1 - i);
    column++;
  }
  if (becalmedBy) put(becalmedBy, column, 0, 'ST');
  return placements;
}

function layoutPlate(seat: number, view: View, names: readonly string[], { frame }: Plan): Placement {
  const s = view.seats[seat];
  return piece({
    id: `plate:${seat}`,
    kind: 'plate',
    layer: 'hud',
    depth: 500,
    ...plateAt(seat, view.seats.length, frame),
    props: {
      look: lookOf(seat).id,
      name: nameOf(seat, names),
      score: s.points,
      ribbons: s.captured.map((prize) => ({
        id: prize.ship,
        points: prize.points,
        fresh: prize.sailing === view.sailing && view.options.cursedShips,
      })),
      backs: s.loaded,
      ready: s.ready && view.phase === 'loading',
      active: view.toAct.includes(seat) && view.phase !== 'loading',
    },
  });
}

function layoutNeutral(view: View, names: readonly string[], { frame }: Plan): Placement[] {
  const neutral = view.neutral;
  if (!neutral) return [];
  const plate = plateAt('neutral', view.seats.length, frame);
  const pieces = [
    piece({
      id: 'plate:neutral',
      kind: 'plate',
      layer: 'hud',
      depth: 500,
      ...plate,
      props: {
        look: 'neutral',
        name: nameOf('neutral', names),
        score: view.options.scoreNeutral ? neutral.points : null,
        ribbons: neutral.captured.map((prize) => ({ id: prize.ship, points: prize.points, fresh: false })),
        backs: Math.min(3, neutral.left),
        ready: false,
        active: false,
      },
    }),
  ];
  if (neutral.revealed) {
    pieces.push(
      piece({
        id: `shot:${view.plays + 1}`,
        kind: 'card',
        layer: 'world',
        depth: 460,
        x: plate.x + 392,
        y: plate.y - 64,
        props: { look: 'neutral', card: neutral.revealed },
      }),
    );
  }
  return pieces;
}

function layoutPile(view: View, { plates }: Plan): Placement {
  return piece({
    id: 'pile',
    kind: 'pile',
    layer: 'hud',
    depth: 499,
    ...(plates.BR ?? { x: 0, y: 0 }),
    props: { left: view.fleet.left, label: words.fleetLeft.replace('{n}', String(view.fleet.left)) },
  });
}

function layoutLookout(view: View, { frame }: Plan): Placement {
  const plate = plateAt(view.lookout, view.seats.length, frame);
  return piece({ id: 'lookout', kind: 'lookout', layer: 'hud', depth: 510, x: plate.x - 12, y: plate.y + 100 });
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
        text: words.ledger.governor.replace('{points}', String(view.governor.points)),
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

/** At most 1.5 degrees, fixed for each card. */
export const tilt = (n: number): number => (((n * 7919) % 31) / 31 - 0.5) * 3;

function hash(text: string): number {
  let n = 7;
  for (const char of text) n = (n * 31 + char.charCodeAt(0)) % 9973;
  return n;
}
