/** Where everything lies on the table of Card Pirates: a pure function of the view and of the screen's shape. */
import type { Frame, Placement, Table } from '../../controller/room.ts';
import { suitOf } from '../../rules/card-pirates/cards.ts';
import { stepCost } from '../../rules/card-pirates/map.ts';
import type { Square, SquareView, View } from '../../rules/card-pirates/types.ts';
import type { Seat } from '../../rules/game.ts';
import { piece } from '../placement.ts';
import { frames } from '../shapes.ts';
import { asideOf } from './aside.ts';
import { layoutBattle } from './layout-battle.ts';
import { layoutResults } from './layout-results.ts';
import { fill, isleName, lookId, nameOf } from './naming.ts';
import { chartOf, legAt, type Plan, type Point, planFor, tileAt } from './plan.ts';
import { words } from './words.ts';

export function layout(view: View, names: readonly string[], frame: Frame = frames.wide): Table {
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
    piece({
      id: 'seas',
      kind: 'sheet',
      depth: 5,
      x: seas.x,
      y: seas.y,
      props: { frame: 'cp-seas-frame', w: seas.w, h: seas.h },
    }),
    piece({
      id: 'title',
      kind: 'card-pirates-title',
      layer: 'hud',
      depth: 520,
      ...title,
      props: { text: words.title, w: 372 },
    }),
    piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, ...captionAt, props: { width } }),
    ...view.squares.map((square) => layoutTile(square, view, plan)),
    ...layoutCourse(view, plan),
    ...layoutShips(view, plan),
    ...layoutPlates(view, names, plan),
    layoutMeter(view, plan),
    piece({
      id: 'stack',
      kind: 'card-pirates-stack',
      layer: 'hud',
      depth: 500,
      x: stack.x,
      y: stack.y,
      props: { w: stack.w, h: stack.h, title: words.stack, cards: view.stack },
    }),
    ...layoutLegend(plan),
    ...layoutBadges(view, plan),
    ...layoutTray(view, names, plan),
  ];
}

/** Squares in reading order lie over each other, so that edges of buried cards are seen. */
function layoutTile(at: SquareView, view: View, plan: Plan): Placement {
  const { square, island, faceUp, faceDown } = at;
  const caught = asideOf(view).storm === square || (view.step === 'arrive.storm' && at.ships.includes(view.active));
  const bare = island === null && faceUp.length === 0 && faceDown === 0;
  const storm = bare && (at.storm || caught);
  return piece({
    id: tileId(square),
    kind: 'card-pirates-tile',
    depth: 20 + (island === null ? 0 : 5),
    ...tileAt(plan, square),
    scale: plan.scale,
    props: { chart: chartOf(square), island, faceUp, faceDown, storm, bare: bare && !storm },
  });
}

export const tileId = (square: string): string => `sea:${square}`;
export const shipId = (seat: Seat): string => `ship:${seat}`;
export const plateId = (seat: Seat): string => `plate:${seat}`;

/** Beside each other where several lie: by how many there are, which one, and whether land is to be seen. */
export function berthAt(plan: Plan, at: SquareView, seat: Seat): Point & { scale: number } {
  const { x, y } = tileAt(plan, at.square);
  const count = at.ships.length;
  const place = at.ships.indexOf(seat);
  const s = plan.scale;
  const low = y + 42 * s;
  if (count === 1)
    return at.island === null ? { x: x - 6 * s, y: low, scale: s } : { x: x + 34 * s, y: low + 8 * s, scale: 0.78 * s };
  const size = [0, 0, 0.72, 0.58, 0.48][count];
  const room = 96;
  return { x: x + (place / (count - 1) - 0.5) * room * s, y: low + (place % 2 === 0 ? 2 : 10) * s, scale: size * s };
}

function layoutShips(view: View, plan: Plan): Placement[] {
  return view.squares.flatMap((at) =>
    at.ships.map((seat) =>
      piece({
        id: shipId(seat),
        kind: 'card-pirates-ship',
        depth: 100 + seat,
        ...berthAt(plan, at, seat),
        props: { look: lookId(seat), phase: seat },
      }),
    ),
  );
}

/** The course she has just sailed: dots, a coin for each leg, a ring around where she has come to. */
function layoutCourse(view: View, plan: Plan): Placement[] {
  const { sail } = asideOf(view);
  if (!sail || sail.path.length === 0) return [];
  return coursePieces(plan, [sail.from, ...sail.path], null);
}

/** Legs from `unpaidFrom` on are struck out. For the course of a ship, and for one that is only being thought of. */
export function coursePieces(plan: Plan, squares: readonly Square[], unpaidFrom: number | null): Placement[] {
  const points = squares.map((square) => tileAt(plan, square));
  const last = squares[squares.length - 1];
  return [
    piece({
      id: 'destination',
      kind: 'picture',
      depth: 60,
      ...tileAt(plan, last),
      scale: plan.scale,
      props: { frame: 'cp-destination-ring' },
    }),
    piece({ id: 'course', kind: 'card-pirates-course', depth: 90, x: 0, y: 0, props: { points, unpaidFrom } }),
    ...squares.slice(1).map((to, leg) =>
      piece({
        id: `leg:${leg}`,
        kind: 'card-pirates-leg',
        depth: 140,
        ...legAt(plan, squares[leg], to),
        scale: Math.max(0.86, plan.scale),
        props: { cost: stepCost(squares[leg], to) ?? 0, unpaid: unpaidFrom !== null && leg >= unpaidFrom },
      }),
    ),
  ];
}

function layoutPlates(view: View, names: readonly string[], plan: Plan): Placement[] {
  const { w, h } = plan.plate;
  return view.seats.map(({ cards }, seat) =>
    piece({
      id: plateId(seat),
      kind: 'card-pirates-plate',
      layer: 'hud',
      depth: 505 + (view.toAct.includes(seat) ? 0.5 : 0),
      ...plan.plates[seat],
      props: {
        w,
        h,
        look: lookId(seat),
        name: nameOf(seat, names),
        status: statusOf(view, seat),
        cards,
        active: view.toAct.includes(seat),
      },
    }),
  );
}

function statusOf(view: View, seat: Seat): string {
  const { status } = words;
  const here = view.squares.find(({ ships }) => ships.includes(seat));
  if (!here) return status.waits;
  if (view.phase === 'move' && view.active === seat) return status.sailing;
  return here.island ? fill(status.ashore, { isle: isleName(suitOf(here.island)) }) : status.atSea;
}

/** Empty until a card is spent; what it pays is counted while she sails. */
function layoutMeter(view: View, { meter, shape }: Plan): Placement {
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
      ...words.meterWords,
      w: meter.w,
      h: meter.h,
      strip: shape === 'four',
      points: sail?.points ?? null,
      paid: sail?.cost ?? 0,
      stopped: sailed,
      sum: sail ? fill(words.meterOf, { n: sail.cost, of: sail.points }) : words.meterNone,
    },
  });
}

function layoutLegend({ legend }: Plan): Placement[] {
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
      props: { w, h, ...words.legend },
    }),
  ];
}

/**
 * The closed curtain: whose hand lies behind it, how many cards it has, who is next. A captain who watches alone has his
 * own hand there.
 */
function layoutTray(view: View, names: readonly string[], { tray }: Plan): Placement[] {
  if (view.viewer !== 'table') return [];
  const seat = view.active;
  const dealt = view.phase !== 'setup';
  const { cards } = view.seats[seat];
  const said = words.tray;
  const text = fill(said.hand[cards === 1 ? 'one' : 'many'], { name: nameOf(seat, names), n: cards });
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

/** The two after this one, as far as there are others. */
function comingUp(view: View, names: readonly string[]): string[] {
  const after = (n: number) => (view.active + n) % view.seats.length;
  const { next, later } = words.tray;
  return [next, later]
    .slice(0, view.seats.length - 1)
    .map((text, i) => fill(text, { name: nameOf(after(i + 1), names) }));
}

function turnCount({ turn, options }: View): string[] {
  const { turn: now, of } = words.tray;
  return [fill(now, { n: turn }), ...(options.turnCap > 0 ? [fill(of, { n: options.turnCap })] : [])];
}

const badges = {
  hiddenCards: 'option-hidden-cards',
  treacherousSeas: 'option-rough-seas',
  randomIslands: 'option-random-islands',
  simplePolitics: 'option-simple-politics',
  advancedSailing: 'option-advanced-sailing',
} as const;

/** The variants in force, a sign each. */
function layoutBadges(view: View, plan: Plan): Placement[] {
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
