/**
 * The column beside the chart: captains' plates, sailing points, what the marks mean, the closed curtain, badges of the
 * variants.
 */

import type { Placement } from '../../../controller/room.ts';
import { suitOf } from '../../../rules/card-pirates/cards.ts';
import type { View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import { layoutDeed } from '../../deeds.ts';
import { piece } from '../../placement.ts';
import { isleName } from '../naming.ts';
import { asideOf } from '../score/aside.ts';
import type { Plan, Point } from './plan.ts';

export const plateId = (seat: Seat): string => `plate:${seat}`;

export function layoutPlates(view: View, names: readonly string[], plan: Plan): Placement[] {
  const { w, h } = plan.plate;
  return view.seats.flatMap(({ cards }, seat) => [
    piece({
      id: plateId(seat),
      kind: 'card-pirates-plate',
      layer: 'hud',
      depth: 505,
      ...plan.plates[seat],
      props: {
        w,
        h,
        look: lookId(seat),
        name: nameOf(seat, names),
        status: statusOf(view, seat),
        cards,
      },
    }),
    ...layoutLast(view, seat, plan.plates[seat], plan.plate),
  ]);
}

/** Height of a plate on which a line has room below the number of cards. */
const high = 136;

/** Lays out what a captain did last along the foot of their plate, beside the number of cards where the plate is low. */
export const layoutLast = (view: View, seat: Seat, { x, y }: Point, { w, h }: Plan['plate']): Placement[] =>
  layoutDeed(view, String(seat), words().did, { x: x + 18, y: y + h - 24, w: w - (h < high ? 102 : 34) });

/** Lays out the light around the plate of whoever is to act; it goes along the plates when the turn passes. */
export function turnLight(view: View, plate: { w: number; h: number }, at: (seat: Seat) => Point): Placement[] {
  return view.toAct.map((seat) =>
    piece({
      id: 'turn',
      kind: 'card-pirates-turn',
      layer: 'hud',
      depth: 504,
      ...at(seat),
      props: { ...plate, look: lookId(seat) },
    }),
  );
}

function statusOf(view: View, seat: Seat): string {
  const { status } = words();
  const here = view.squares.find(({ ships }) => ships.includes(seat));
  if (!here) return status.waits;
  if (view.phase === 'move' && view.active === seat) return status.sailing;
  return here.island ? isleName(suitOf(here.island)) : status.atSea;
}

/** Lays out the meter: empty until a card is spent; what that pays is counted while she sails. */
export function layoutMeter(view: View, { meter, shape }: Plan): Placement {
  const { sail } = asideOf(view);
  const sailed = sail !== null && sail.path.length > 0;
  return piece({
    id: 'meter',
    kind: 'card-pirates-meter',
    layer: 'hud',
    depth: 500,
    x: meter.x,
    y: meter.y,
    props: {
      ...words().meterWords,
      w: meter.w,
      h: meter.h,
      strip: shape === 'four',
      points: sail?.points ?? null,
      paid: sail?.cost ?? 0,
      stopped: sailed,
      sum: sail ? fill(words().meterOf, { n: sail.cost, of: sail.points }) : words().meterNone,
    },
  });
}

export function layoutLegend({ legend }: Plan): Placement[] {
  if (!legend) return [];
  const { x, y, w, h } = legend;
  return [
    piece({
      id: 'legend',
      kind: 'card-pirates-legend',
      layer: 'hud',
      depth: 495,
      x,
      y,
      props: { w, h, ...words().legend },
    }),
  ];
}

/**
 * Lays out the closed curtain: whose hand lies behind it, how many cards it has, who is next. A captain who watches
 * alone has their own hand there.
 */
export function layoutTray(view: View, names: readonly string[], { tray }: Plan): Placement[] {
  if (view.viewer !== 'table') return [];
  const seat = view.active;
  const dealt = view.phase !== 'setup';
  const { cards } = view.seats[seat];
  const said = words().tray;
  const text = fill(said.hand, { name: nameOf(seat, names), n: cards });
  return [
    piece({
      id: 'tray',
      kind: 'card-pirates-tray',
      layer: 'hud',
      depth: 515,
      x: tray.x,
      y: tray.y,
      props: {
        w: tray.w,
        look: dealt ? lookId(seat) : null,
        text: dealt ? text : said.undealt,
        backs: dealt ? Math.min(5, cards) : 0,
        left: dealt ? comingUp(view, names) : [],
        right: dealt && view.turn > 0 ? turnCount(view) : [],
      },
    }),
  ];
}

/** Names the two captains after this one, as far as there are others. */
function comingUp(view: View, names: readonly string[]): string[] {
  const after = (n: number) => (view.active + n) % view.seats.length;
  const { next, later } = words().tray;
  return [next, later]
    .slice(0, view.seats.length - 1)
    .map((text, i) => fill(text, { name: nameOf(after(i + 1), names) }));
}

/** Turns before the last one from which it is said how many there are: it may not be the stack that ends the game. */
const closing = 16;

/** Tells whether the game may end because it has lasted long enough. */
export const endsByTurns = ({ turn, options }: View): boolean =>
  options.turnCap > 0 && options.turnCap - turn < closing;

function turnCount(view: View): string[] {
  const { turn: now, of } = words().tray;
  const { turn, options } = view;
  return [fill(now, { n: turn }), ...(endsByTurns(view) ? [fill(of, { n: options.turnCap })] : [])];
}

const badges = {
  hiddenCards: 'option-hidden-cards',
  treacherousSeas: 'option-rough-seas',
  randomIslands: 'option-random-islands',
  simplePolitics: 'option-simple-politics',
  advancedSailing: 'option-advanced-sailing',
} as const;

/** Lays out the variants in force, a sign each. */
export function layoutBadges(view: View, plan: Plan): Placement[] {
  const on = Object.entries(badges).filter(([option]) => view.options[option as keyof typeof badges]);
  const all = [...(view.seats.length === 1 ? ['option-solo'] : []), ...on.map(([, frame]) => frame)];
  return all.map((frame, i) =>
    piece({
      id: `badge:${frame}`,
      kind: 'picture',
      layer: 'hud',
      depth: 496,
      x: plan.badges.x + 32 + (i % plan.badges.row) * 58,
      y: plan.badges.y + 34 + Math.floor(i / plan.badges.row) * 62,
      scale: 0.68,
      props: { frame },
    }),
  );
}
