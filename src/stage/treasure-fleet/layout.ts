/**
 * Where everything lies on the table of Treasure Fleet: a pure function of the view. Reference pixels, 1920 x 1080.
 * The numbers are those of the art bible (6.3, 7.1) and the mockup.
 */
import type { Placement, Table } from '../../controller/room.ts';
import type { Captain, SlotView, View } from '../../rules/treasure-fleet/types.ts';
import { piece } from '../placement.ts';
import { layoutResults } from './layout-results.ts';
import { ledgerOf } from './ledger.ts';
import { classOf, lookOf, nameOf } from './naming.ts';
import { words } from './words.ts';

export const plateSize = { w: 440, h: 128 };

/** Plate corners by seat (decision 17); with two players the grey pirate sits bottom right. */
const corners = {
  BL: { x: 96, y: 898 },
  TL: { x: 96, y: 54 },
  TR: { x: 1384, y: 54 },
  BR: { x: 1384, y: 898 },
  BC: { x: 740, y: 898 },
};
const places: Record<number, (keyof typeof corners)[]> = {
  2: ['BL', 'TR'],
  3: ['BL', 'TL', 'TR'],
  4: ['BL', 'TL', 'TR', 'BR'],
  5: ['BL', 'TL', 'TR', 'BR', 'BC'],
};

const four = { xs: [283, 733, 1183, 1628], waterline: 518, scale: 0.92, cardY: 745, cardScale: 1, width: 436 };
const five = {
  xs: [270, 615, 960, 1305, 1650],
  waterline: 566,
  scale: 0.78,
  cardY: 752,
  cardScale: 0.86,
  width: 330,
};

export const lineOf = (seats: number) => (seats === 5 ? five : four);

export function plateAt(captain: Captain, seats: number): { x: number; y: number } {
  return corners[captain === 'neutral' ? 'BR' : places[seats][captain]];
}

/** The middle of the card backs on a plate: where a captain's cards come from and go back to. */
export function handAt(captain: Captain, seats: number): { x: number; y: number } {
  const plate = plateAt(captain, seats);
  return { x: plate.x + 386, y: plate.y + 98 };
}

export function layout(view: View, names: readonly string[]): Table {
  const pieces = view.standings ? layoutResults(view, names) : layoutTable(view, names);
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function layoutTable(view: View, names: readonly string[]): Placement[] {
  const seats = view.seats.length;
  return [
    piece({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, props: { scene: 'table' } }),
    piece({ id: 'deck', kind: 'deck', x: 0, y: 0, depth: 150, props: { scene: 'table' } }),
    piece({
      id: 'title',
      kind: 'banner',
      layer: 'hud',
      depth: 520,
      x: 960,
      y: 98,
      props: { text: words.title },
    }),
    piece({
      id: 'progress',
      kind: 'progress',
      layer: 'hud',
      depth: 519,
      x: 960,
      y: 177,
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
      x: 960,
      y: seats === 5 ? 246 : 990,
      props: { width: seats === 5 ? 900 : 690 },
    }),
    ...view.line.flatMap((slot) => layoutSlot(slot, view, names)),
    ...view.seats.map((_, seat) => layoutPlate(seat, view, names)),
    ...(view.neutral ? layoutNeutral(view, names) : []),
    ...(seats === 3 ? [layoutPile(view)] : []),
    layoutLookout(view),
    ...layoutGovernor(view, names),
  ];
}

function layoutSlot(slot: SlotView, view: View, names: readonly string[]): Placement[] {
  const line = lineOf(view.seats.length);
  const x = line.xs[slot.slot];
  const boarders = slot.strengths.filter((s) => s.boarding).map((s) => lookOf(s.captain).id);
  return [
    piece({
      id: `ship:${slot.ship}`,
      kind: 'ship',
      x,
      y: line.waterline,
      scale: line.scale,
      depth: 100 + slot.slot,
      props: {
        model: slot.kind === 'cursed' ? 'cursed' : classOf(slot.points),
        points: slot.kind === 'cursed' ? null : slot.points,
        becalmed: slot.becalmedBy !== null,
        boarders,
        look: hash(slot.ship),
      },
    }),
    ...cardsOf(slot, view),
    piece({
      id: `ledger:${slot.ship}`,
      kind: 'ledger',
      x,
      y: 868,
      depth: 300,
      props: ledgerOf(slot, names),
    }),
  ];
}

/** Each captain has one column; newer cards lie lower and in front, so the guns of the older ones look out above. */
function cardsOf(slot: SlotView, view: View): Placement[] {
  const line = lineOf(view.seats.length);
  const columns = new Map<Captain, SlotView['fire']>();
  for (const shot of slot.fire) columns.set(shot.captain, [...(columns.get(shot.captain) ?? []), shot]);
  const cardWidth = 132 * line.cardScale;
  const step = columns.size < 2 ? 0 : Math.min(148 * line.cardScale, (line.width - cardWidth) / (columns.size - 1));
  const placements: Placement[] = [];
  let column = 0;
  for (const [captain, shots] of columns) {
    const x = line.xs[slot.slot] + (column - (columns.size - 1) / 2) * step;
    shots.forEach((shot, i) => {
      placements.push(
        piece({
          id: `shot:${shot.play}`,
          kind: 'card',
          x,
          y: line.cardY - (shots.length - 1 - i) * 62 * line.cardScale,
          scale: line.cardScale,
          angle: tilt(shot.play),
          depth: 200 + column * 12 + i,
          props: { look: lookOf(captain).id, card: shot.card },
        }),
      );
    });
    column++;
  }
  if (slot.becalmedBy) {
    placements.push(
      piece({
        id: `shot:${slot.becalmedBy.play}`,
        kind: 'card',
        x: line.xs[slot.slot] + (column === 0 ? 0 : (column / 2) * 148),
        y: line.cardY,
        scale: line.cardScale,
        angle: tilt(slot.becalmedBy.play),
        depth: 200 + column * 12,
        props: { look: lookOf(slot.becalmedBy.captain).id, card: 'ST' },
      }),
    );
  }
  return placements;
}

function layoutPlate(seat: number, view: View, names: readonly string[]): Placement {
  const s = view.seats[seat];
  return piece({
    id: `plate:${seat}`,
    kind: 'plate',
    layer: 'hud',
    depth: 500,
    ...plateAt(seat, view.seats.length),
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

function layoutNeutral(view: View, names: readonly string[]): Placement[] {
  const neutral = view.neutral;
  if (!neutral) return [];
  const plate = plateAt('neutral', view.seats.length);
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

function layoutPile(view: View): Placement {
  return piece({
    id: 'pile',
    kind: 'pile',
    layer: 'hud',
    depth: 499,
    ...corners.BR,
    props: { left: view.fleet.left, label: words.fleetLeft.replace('{n}', String(view.fleet.left)) },
  });
}

function layoutLookout(view: View): Placement {
  const plate = plateAt(view.lookout, view.seats.length);
  return piece({ id: 'lookout', kind: 'lookout', layer: 'hud', depth: 510, x: plate.x - 12, y: plate.y + 100 });
}

function layoutGovernor(view: View, names: readonly string[]): Placement[] {
  if (view.lastCards.length === 0) return [];
  const line = lineOf(view.seats.length);
  const step = 176;
  return [
    ...(view.governor.taken === null
      ? [piece({ id: 'barge', kind: 'barge', x: 960, y: line.waterline + 30, scale: 1.15, depth: 100 })]
      : []),
    ...view.lastCards.map(({ captain, card }, i) =>
      piece({
        id: `last:${captain}`,
        kind: 'card',
        x: 960 + (i - (captains(view) - 1) / 2) * step,
        y: line.cardY,
        angle: tilt(i + 1),
        depth: 200 + i,
        props: { look: lookOf(captain).id, card },
      }),
    ),
    piece({
      id: 'ledger:governor',
      kind: 'ledger',
      x: 960,
      y: 868,
      depth: 300,
      props: {
        text: words.ledger.governor.replace('{points}', String(view.governor.points)),
        numbers: '',
        line:
          view.governor.taken === null || view.governor.taken === 'escaped'
            ? '#EAF3E6'
            : lookOf(view.governor.taken).line,
        names: names.length,
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
