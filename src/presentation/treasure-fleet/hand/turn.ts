/**
 * Choosing on the open table: first one of the loaded cards by its back (or its face, where nobody else looks), then the
 * ship. Placing the grey pirate's card and giving up a ship to the curse are chosen the same way.
 */

import type { Frame, Shape } from '../../../controller/room.ts';
import type { GameAction } from '../../../rules/game.ts';
import { kindOf } from '../../../rules/treasure-fleet/cards.ts';
import type { CardId, View } from '../../../rules/treasure-fleet/types.ts';
import { fill, type Noun, type Text } from '../../../words/message.ts';
import { alone } from '../../../words/nouns.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { type Screen, Sketch } from '../../screens/sketch.ts';
import { frames } from '../../shapes.ts';
import { berth, planOf } from '../layout/plan.ts';
import { cardName, lookOf, nameOf, prizeNouns, shipNouns } from '../naming.ts';

export interface TurnState {
  view: View;
  seat: number;
  names: readonly string[];
  choices: readonly GameAction[];
  /** Place of the chosen card among the loaded ones, or null. */
  picked: number | null;
  /** Faces of the loaded cards, when this screen may show them. */
  faces: readonly CardId[] | null;
  canLook: boolean;
  frame?: Frame;
  focus: string | null;
}

type Shot = { card?: { index: number }; ship: string };

const tray = { x: 548, y: 894, w: 824, h: 162 };

/** Middles that are kept for the round buttons of the house on 4:3, where the title gives way to them. */
const atHead = [
  { x: 812, y: 106 },
  { x: 704, y: 106 },
];

/** Gives the tray's place on other shapes: between or under the plates, where captions are said. */
function trayAt(frame: Frame, seats: number): { x: number; y: number } {
  const places: Record<Shape, { x: number; y: number }> = {
    wide: tray,
    ten: { x: 548, y: 1008 },
    four: { x: 388, y: 1016 },
    portrait: { x: 128, y: seats === 5 ? 1728 : 1690 },
  };
  return places[frame.shape];
}

export function turnScreen(state: TurnState): Screen {
  const sketch = new Sketch(state.focus);
  const { view, seat, picked } = state;
  const withCards = view.phase === 'volley';
  const choosingCard = withCards && picked === null;
  sketch.sheet('panel-board', tray.x, tray.y, tray.w, tray.h, 10);
  sketch.add({
    id: 'tray:who',
    kind: 'medallion',
    x: tray.x + 74,
    y: 966,
    scale: 0.92,
    depth: 12,
    props: { look: lookOf(seat).id, crowned: false },
  });
  const name = nameOf(seat, state.names);
  sketch.words('pill', fill(sentence(view, choosingCard), { name }), tray.x + 134, 974, {
    wrap: roomForWords(state) - 14,
    depth: 12,
    size: roomForWords(state) > 180 ? 32 : 28,
  });
  if (withCards) cards(sketch, state);
  if (view.phase === 'curse') prizes(sketch, state);
  if (choosingCard && state.canLook) sketch.button('look', words().turn.look, 1284, 975, 150, 92, { icon: 'icon-eye' });
  sketch.frame = state.frame ?? frames.wide;
  if (sketch.frame.shape === 'four') sketch.roundAt = atHead;
  // Where the pause lies while it is there.
  if (sketch.frame.shape === 'wide' || sketch.frame.shape === 'ten')
    sketch.roundAt = [{ x: 1345, y: sketch.frame.shape === 'wide' ? 96 : 104 }];
  const at = trayAt(sketch.frame, view.seats.length);
  shift(sketch, at.x - tray.x, at.y - tray.y);
  if (!choosingCard && view.phase !== 'curse') ships(sketch, state, sketch.frame);
  for (const target of sketch.targets) if (target.id !== 'look') sketch.ring(target.id);
  sketch.first = sketch.targets[0]?.id;
  return sketch;
}

/** Moves the tray, which is drawn where 16:9 has it, to where this shape has room for it. */
function shift(sketch: Sketch, dx: number, dy: number): void {
  for (const placed of [...sketch.placements, ...sketch.targets]) {
    placed.x += dx;
    placed.y += dy;
  }
}

/** Gives the room for words from the medallion to whatever lies in the tray. */
function roomForWords({ view, seat, choices }: TurnState): number {
  const start = tray.x + 134;
  if (view.phase === 'volley') return 1040 - (view.seats[seat].loaded - 1) * 58 - 54 - start;
  if (view.phase === 'curse') return 1080 - Math.min(460, choices.length * 116) / 2 - start;
  return tray.x + tray.w - 30 - start;
}

function sentence(view: View, choosingCard: boolean): Text {
  if (view.phase === 'curse') return words().turn.surrender;
  if (view.phase === 'neutralShot') return words().turn.placeGrey;
  return choosingCard ? words().turn.chooseCard : words().turn.chooseShip;
}

function cards(sketch: Sketch, { view, seat, picked, faces }: TurnState): void {
  const look = lookOf(seat).id;
  const count = view.seats[seat].loaded;
  for (let i = 0; i < count; i++) {
    const x = 1040 + (i - (count - 1) / 2) * 116;
    const lifted = picked === i || sketch.isFocused(`card|${i}`);
    const card = faces?.[i] ? kindOf(faces[i]) : null;
    sketch.add({
      id: `tray:${i}`,
      kind: 'card',
      x,
      y: 976 - (lifted ? 22 : 0),
      scale: 0.74,
      depth: 20 + i,
      alpha: picked === null || picked === i ? 1 : 0.55,
      props: { look, card },
    });
    const label = faces?.[i]
      ? fill(words().turn.face, { n: i + 1, card: cardName(kindOf(faces[i])) })
      : fill(words().turn.back, { n: i + 1 });
    sketch.target(`card|${i}`, { role: 'card', label }, x - 54, 976 - (lifted ? 22 : 0) - 78, 108, 156);
  }
}

const labelOf = (noun: Noun | undefined): string => (noun ? alone(noun) : '');

/** Offers every live ship that the choices name; a finger near one counts for it. */
function ships(sketch: Sketch, { view, choices }: TurnState, frame: Frame): void {
  const plan = planOf(frame, view.seats.length);
  const open = new Set(choices.map((choice) => (choice as unknown as Shot).ship));
  const nouns = shipNouns(view.line);
  for (const slot of view.line) {
    if (!open.has(slot.ship)) continue;
    const { row, x } = berth(plan, slot.slot);
    const w = Math.min(row.width - 8, 388 * (row.scale / 0.92) + 20);
    const h = 312 * (row.scale / 0.92);
    sketch.target(
      `ship|${slot.ship}`,
      { role: 'ship', label: labelOf(nouns.get(slot.ship)) },
      x - w / 2,
      row.waterline - h + 26,
      w,
      h,
    );
    sketch.picture('pointer-down', x, row.waterline - h + 16, { depth: 30 });
  }
  const first = sketch.targets.findIndex((target) => target.id.startsWith('ship|'));
  sketch.targets.unshift(...sketch.targets.splice(first, sketch.targets.length - first));
}

function prizes(sketch: Sketch, { view, seat, choices }: TurnState): void {
  const open = choices.map((choice) => (choice as unknown as Shot).ship);
  const all = view.seats.flatMap((seat) => seat.captured).filter((prize) => open.includes(prize.ship));
  const nouns = prizeNouns(view, seat);
  const step = Math.min(116, 460 / Math.max(1, all.length));
  for (const [i, prize] of all.entries()) {
    const x = 1080 + (i - (all.length - 1) / 2) * step;
    const id = `ship|${prize.ship}`;
    sketch.picture(`tf-treasure-${prize.points}`, x, 966 - (sketch.isFocused(id) ? 26 : 0), {
      depth: 20 + i,
      scale: 0.78,
    });
    sketch.target(id, { role: 'ship', label: labelOf(nouns.get(prize.ship)) }, x - step / 2, 898, step, 156);
  }
}
