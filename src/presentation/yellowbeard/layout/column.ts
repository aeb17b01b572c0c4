/** The captains' column: title, pirate, rows on the rope, die, legend. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { ShipNumber, View } from '../../../rules/yellowbeard/types.ts';
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { lookId, nameOf } from '../../captains.ts';
import { layoutDeed } from '../../deeds.ts';
import { piece } from '../../placement.ts';
import { ownerOf, pennantOf, shipName } from '../naming.ts';
import { pirate as pirateDeed } from '../score/deeds.ts';
import { asideOf } from '../score/view-after.ts';
import type { Board } from './board.ts';
import { linesFrom } from './looking.ts';
import { type Box, planOf } from './plan.ts';
import { deedIn } from './rows.ts';

const rowStep = 66;
/** Returns the room above the first row and below the last one; less where there are many. */
const edgeOf = (count: number): number => (count > 6 ? 4 : 8);

export function layoutColumn(view: View, names: readonly string[], frame: Frame, board: Board): Placement[] {
  const plan = planOf(frame);
  const { title, pirate, rows, die, caption, legend } = plan;
  const { width, ...captionAt } = caption;
  const count = view.ships.length;
  const edge = edgeOf(count);
  const step = Math.min(rowStep, (rows.h - 2 * edge) / count);
  const { heat, seen, last, strait } = words().legend;
  const { way, looks, loaded, missed } = words().ended;
  const ended = view.phase === 'over' && view.quarry !== null;
  return [
    piece({
      id: 'title',
      kind: 'yellowbeard-title',
      layer: 'hud',
      depth: 520,
      ...title,
      props: { text: words().title },
    }),
    piece({
      id: 'pirate-plate',
      kind: 'yellowbeard-pirate-plate',
      layer: 'hud',
      depth: 500,
      x: pirate.x,
      y: pirate.y,
      props: {
        w: pirate.w,
        h: pirate.h,
        look: view.pirate === null ? null : lookId(view.pirate),
        name: view.pirate === null ? words().pirate.unknown : nameOf(view.pirate, names),
        stolen: view.stolen.length,
        need: view.counts.chestsToEscape,
        active: view.phase === 'pirate' || view.phase === 'setup.departure',
      },
    }),
    ...layoutDeed(view, pirateDeed, words().did, {
      x: pirate.x + pirate.h + 20,
      y: pirate.y + pirate.h * 0.75,
      w: pirate.w - pirate.h - 112,
    }),
    ...(view.owners.length === 0
      ? layoutRolls(view, names, rows)
      : [
          piece({
            id: 'rope',
            kind: 'yellowbeard-rope',
            layer: 'hud',
            depth: 498,
            x: rows.x,
            y: rows.y,
            props: { w: rows.w, h: 2 * edge + step * count, rows: count, step, lit: nextBead(view) },
          }),
          ...view.ships.map((square, i) =>
            piece({
              id: `row:${i + 1}`,
              kind: 'yellowbeard-row',
              layer: 'hud',
              depth: 502,
              x: rows.x,
              y: rows.y + edge + i * step,
              props: {
                w: rows.w,
                h: step,
                look: lookId(ownerOf(view, i + 1)),
                name: nameOf(ownerOf(view, i + 1), names),
                pennant: pennantOf(view, i + 1),
                status: statusOf(view, i + 1),
                square: square ?? '',
                state: view.sunk.includes(i + 1) ? 'sunk' : acts(view, i + 1) ? 'active' : 'idle',
              },
            }),
          ),
          ...view.ships.flatMap((_, i) => {
            const at = deedIn({ w: rows.w, h: step }, statusOf(view, i + 1));
            const corner = { x: rows.x + at.x, y: rows.y + edge + i * step + at.y };
            return layoutDeed(view, String(i + 1), words().did, { ...corner, w: at.w });
          }),
        ]),
    piece({
      id: 'die',
      kind: 'yellowbeard-die',
      layer: 'hud',
      depth: 500,
      x: die.x,
      y: die.y,
      props: { w: die.w, h: die.h, ...dieOf(view, names, board) },
    }),
    ...(legend.h > 0
      ? [
          piece({
            id: 'legend',
            kind: 'yellowbeard-legend',
            layer: 'hud',
            depth: 500,
            x: legend.x,
            y: legend.y,
            props: {
              w: legend.w,
              h: legend.h,
              ended,
              words: ended ? [way, looks, loaded, missed] : [heat, seen, last, strait],
            },
          }),
        ]
      : []),
    piece({ id: 'caption', kind: 'caption', layer: 'hud', depth: 530, ...captionAt, props: { width } }),
  ];
}

/** Lays out what every captain has rolled for the black flag, before anybody has a ship. */
function layoutRolls(view: View, names: readonly string[], { x, y, w, h }: Box): Placement[] {
  const step = Math.min(rowStep, (h - 16) / view.seats);
  const ground = { w, h: 16 + step * view.seats, rows: 0, step, lit: null };
  return [
    piece({ id: 'rope', kind: 'yellowbeard-rope', layer: 'hud', depth: 498, x, y, props: ground }),
    ...Array.from({ length: view.seats }, (_, seat) => {
      const value = view.roles.rolls[seat];
      const waits = view.toAct.includes(seat);
      return piece({
        id: `seat:${seat}`,
        kind: 'yellowbeard-row',
        layer: 'hud',
        depth: 502,
        x,
        y: y + 8 + seat * step,
        props: {
          w,
          h: step,
          look: lookId(seat),
          name: nameOf(seat, names),
          pennant: null,
          status: waits && value === null ? words().status.rolls : '',
          square: value === null ? '' : String(value),
          state: waits && view.toAct[0] === seat ? 'active' : 'idle',
        },
      });
    }),
  ];
}

const acts = (view: View, ship: ShipNumber): boolean =>
  view.phase === 'setup.ships'
    ? view.ships.indexOf(null) === ship - 1
    : view.phase.startsWith('navy.') && view.ship === ship;

/** Finds the ship whose turn comes after this one. */
export function nextShip(view: View): ShipNumber {
  if (!view.phase.startsWith('navy.')) return view.ship;
  let next = view.ship;
  do next = (next % view.ships.length) + 1;
  while (view.ships[next - 1] === null && next !== view.ship);
  return next;
}

/** Finds before which row the pirate moves next, or null. */
function nextBead(view: View): number | null {
  return view.departed && view.phase !== 'over' ? nextShip(view) - 1 : null;
}

function statusOf(view: View, ship: ShipNumber): string {
  const { status } = words();
  if (view.sunk.includes(ship)) return status.sunk;
  if (view.phase === 'setup.ships') return acts(view, ship) ? status.places : '';
  if (!view.departed) return '';
  if (acts(view, ship)) {
    if (asideOf(view).asked) return status.looking;
    if (view.phase === 'navy.roll') return status.rolls;
    if (view.phase === 'navy.decide') return status.decides;
    return view.phase === 'navy.unseen' ? status.nay : status.aims;
  }
  // Her deed tells already what she saw last.
  return view.phase !== 'over' && nextShip(view) === ship ? status.next : '';
}

function dieOf(
  view: View,
  names: readonly string[],
  board: Board,
): { value: number | null; title: string; note: string } {
  const { die } = words();
  const { phase, roll, ship } = view;
  const aside = asideOf(view);
  const who = view.owners.length > 0 ? shipName(view, ship, names) : '';
  if (aside.die)
    return { value: aside.die.value, title: fill(die.range, { name: who, value: aside.die.value }), note: die.second };
  if (phase === 'setup.roles') {
    const rolled = view.roles.rolls.flatMap((value, seat) =>
      value === null ? [] : [fill(die.result, { name: nameOf(seat, names), value })],
    );
    const [a = '', b = '', c = ''] = rolled.slice(-3);
    return { value: null, title: die.wait, note: fill(die.results, { n: rolled.length, a, b, c }) };
  }
  const { chests, navyShips } = view.counts;
  if (phase === 'setup.chests')
    return { value: null, title: fill(die.chests, { n: view.chests.length, all: chests }), note: '' };
  if (phase === 'setup.ships') {
    const placed = view.ships.filter((square) => square !== null).length;
    return { value: null, title: fill(die.ships, { n: placed, all: navyShips }), note: '' };
  }
  if (phase === 'pirate' || phase === 'setup.departure')
    return { value: null, title: fill(die.turn, { turn: view.turn + 1 }), note: '' };
  if (phase === 'over') return { value: null, title: fill(die.over, { turn: view.turn }), note: '' };
  if (roll === null) return { value: null, title: fill(die.rolls, { name: who }), note: '' };
  const from = view.ships[ship - 1];
  const n = from ? linesFrom(view, board, from).reduce((sum, { squares }) => sum + squares, 0) : 0;
  const notes: Partial<Record<View['phase'], string>> = {
    'navy.decide':
      aside.decision === 'moveFirst' ? die.movedFirst : aside.decision === 'lookFirst' ? die.lookFirst : die.open,
    'navy.unseen': fill(die.lookedNay, { n }),
    'navy.seen': fill(die.lookedAye, { square: view.token ?? '' }),
    'navy.salvo2': die.second,
  };
  const value = view.range ?? roll;
  const title = fill(view.range === null ? die.rolled : die.range, { name: who, value });
  // A die that has told how far she sails lies there dulled when she has sailed.
  const sailed = view.range === null && view.watch.at(-1)?.includes(' >');
  return { value: sailed ? null : value, title, note: notes[phase] ?? '' };
}
