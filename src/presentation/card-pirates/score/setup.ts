/** The time before the first turn: the chart is laid, ships come, hands are dealt (10.6). */
import type { Beat, Caption, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import { columnOf, rowOf } from '../../../rules/card-pirates/map.ts';
import type { Event } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { listOf, phrase } from '../../../words/message.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, heard } from '../../telling/stagecraft.ts';
import { shipId, tileId } from '../layout/chart.ts';
import { plateId } from '../layout/column.ts';
import { type Point, planFor } from '../layout/plan.ts';
import { isleNoun } from '../naming.ts';
import {
  type Context,
  countRolls,
  flies,
  handBack,
  handOf,
  name,
  planIn,
  small,
  squareIn,
  stackOf,
  stackRolls,
} from './stagecraft.ts';

/** Sorts squares from the middle outwards, round and round. */
function spiral(squares: readonly string[]): string[] {
  const far = (square: string) => Math.max(Math.abs(columnOf(square) - 3), Math.abs(rowOf(square) - 3));
  const round = (square: string) => Math.atan2(rowOf(square) - 3, columnOf(square) - 3);
  return [...squares].sort((a, b) => far(a) - far(b) || round(a) - round(b));
}

/** Deals the tiles from the stack in a spiral, 45 ms apart; aces last, each with a palm. */
export function seaLaid(e: Of<Event, 'SeaLaid'>, c: Context): Beat {
  const cues: Cue[] = [];
  const pile = stackOf(c);
  const isles = e.islands.map(({ square }) => square);
  const bare = [...c.to.keys()].filter((id) => id.startsWith('sea:') && !e.squares.includes(id.slice(4)));
  const dealt = spiral(e.squares);
  dealt.forEach((square, i) => {
    const tile = at(c.to, tileId(square));
    const start = 200 + 45 * i;
    cues.push(
      { at: start, enter: tile.id },
      {
        at: start,
        tween: {
          piece: tile.id,
          from: { x: pile.x, y: pile.y, scale: tile.scale * 0.5, angle: -30 },
          to: { x: tile.x, y: tile.y, scale: tile.scale, angle: 0 },
          ms: 360,
          ease: 'Cubic.easeOut',
          arc: 60,
        },
      },
    );
    if (i % 3 === 0) cues.push(heard(start, 'card-slide', tile.x, c));
  });
  const aces = 200 + 45 * dealt.length + 200;
  for (const id of bare.filter((each) => !isles.includes(each.slice(4)))) cues.push({ at: 0, enter: id });
  isles.forEach((square, i) => {
    const tile = at(c.to, tileId(square));
    const start = aces + 240 * i;
    cues.push(
      { at: start, enter: tile.id },
      {
        at: start,
        tween: {
          piece: tile.id,
          from: { scale: tile.scale * 1.5, alpha: 0 },
          to: { scale: tile.scale, alpha: 1 },
          ms: 240,
          ease: 'Quad.easeIn',
        },
      },
      heard(start + 220, 'card-land', tile.x, c),
      { at: start + 220, effect: { name: 'dust', x: tile.x, y: tile.y + 50 * tile.scale, w: 140 * tile.scale } },
      heard(start + 260, 'palm', tile.x, c),
      {
        at: start + 260,
        effect: { name: 'pop', x: tile.x - 52 * tile.scale, y: tile.y - 34 * tile.scale, frame: 'palm-pop', ms: 900 },
      },
    );
  });
  const end = aces + 240 * isles.length + 300;
  return beat(
    end,
    phrase(words().laid, { n: e.squares.length }),
    cues,
    stackRolls(200, 45 * dealt.length, c),
    change(c, { at: 200, except: ['stack', ...[...c.to.keys()].filter((id) => id.startsWith('sea:'))] }),
  );
}

/**
 * Time that a ship takes to her berth, and that the seas then take to draw together where the ring around them needs
 * room.
 */
const berths = 760;
const gathers = 620;

export function shipPlaced(e: Of<Event, 'ShipPlaced'>, c: Context): Beat {
  const { id } = at(c.to, shipId(e.seat));
  const ship = beforeGathering(at(c.to, id), c);
  const shrinks = planFor(c.before, c.frame).scale !== planIn(c).scale;
  const out = ship.x < c.frame.width / 2 ? -1 : 1;
  return beat(
    shrinks ? berths + 160 + gathers + 120 : 1000,
    starts(e, c),
    [
      { at: 0, enter: id },
      {
        at: 0,
        tween: {
          piece: id,
          from: { x: ship.x + out * 260 * ship.scale, y: ship.y + 30, scale: ship.scale, alpha: 0 },
          to: { x: ship.x, y: ship.y, scale: ship.scale, alpha: 1 },
          ms: berths,
          ease: 'Cubic.easeOut',
        },
      },
      {
        at: 0,
        effect: { name: 'wake', x: ship.x + out * 200, y: ship.y + 20, tx: ship.x, ty: ship.y, scale: ship.scale },
      },
      heard(0, 'sail-fill', ship.x, c),
      { at: 720, effect: { name: 'ring', x: ship.x, y: ship.y, scale: 0.8 * ship.scale } },
    ],
    shrinks ? gather(id, c) : change(c, { except: [id] }),
  );
}

/** Says who starts where. Where nobody picks an island all ships come at once, and one sentence is for all of them. */
function starts({ seat, square }: Of<Event, 'ShipPlaced'>, c: Context): Caption {
  const suit = squareIn(c.after, square).island?.slice(-1) as 'C' | undefined;
  if (!suit) return phrase(words().shipsMiddle);
  const { seats, options } = c.after;
  if (options.randomIslands || seats.length === 1)
    return phrase(words().ships, { name: name(seat, c), isle: isleNoun(suit) });
  return phrase(words().shipsTogether, { names: listOf(seats.map((_, each) => name(each, c))) });
}

/** Works out where a berth lies while the seas are still as large as before. */
function beforeGathering({ x, y, scale }: Placement, c: Context): Point & { scale: number } {
  const { board, scale: now } = planIn(c);
  const larger = planFor(c.before, c.frame).scale / now;
  return { x: board.x + (x - board.x) * larger, y: board.y + (y - board.y) * larger, scale: scale * larger };
}

/** Moves everything to where it lies on the smaller seas. By then the first ship has reached her berth. */
function gather(ship: string, c: Context): Cue[] {
  const start = berths + 160;
  const { x, y, scale } = at(c.to, ship);
  return [
    heard(start, 'card-slide', c.frame.width / 2, c),
    { at: start, tween: { piece: ship, to: { x, y, scale }, ms: gathers, ease: 'Sine.easeInOut' } },
    ...change(c, { at: start, ms: gathers, ease: 'Sine.easeInOut', except: [ship] }),
  ];
}

/** Deals the hands: backs fly from the stack to all plates in turn, 70 ms apart. */
export function handsDealt(e: Of<Event, 'HandsDealt'>, c: Context): Beat {
  const seats = e.counts.length;
  const each = e.counts[0] ?? 0;
  const pile = stackOf(c);
  const cues: Cue[] = [];
  for (let i = 0; i < each * seats; i++) {
    const seat = (c.after.firstSeat + i) % seats;
    cues.push(
      flies(45 * i, handBack, {
        // Eight fly at once: larger, they would be a light that comes and goes.
        from: { ...pile, scale: 0.42 },
        to: { ...handOf(seat, c), scale: small },
        ms: 360,
        turn: 180,
      }),
    );
    if (i % 2 === 0) cues.push(heard(45 * i, 'card-slide', handOf(seat, c).x, c));
  }
  const landed = 45 * each * seats + 200;
  return beat(
    landed + 200,
    phrase(words().dealt, { n: each, captains: seats }),
    cues,
    [...Array(seats).keys()].flatMap((seat) => countRolls(seat, 300, c)),
    stackRolls(60, 45 * each * seats, c),
    change(c, { at: landed, except: ['stack', ...[...Array(seats).keys()].map(plateId)] }),
  );
}
