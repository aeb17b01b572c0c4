/** The pirate's turn as the room sees it: the same quill for the same time; a chest that is found missing; a harbour tried. */
import type { Beat, Caption, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/yellowbeard/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import { shout, sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, facts, heard } from '../../telling/stagecraft.ts';
import { cellAt } from '../layout/board.ts';
import { planOf } from '../layout/plan.ts';
import { harbourName, islandName, siteSquare } from '../naming.ts';
import { boardBefore, type Context, change, glassAt, inTheGlass, person, pulse, spotOf } from './stagecraft.ts';

/** Time of his secret turn, fixed whatever he does (10.7). */
export const plotting = 1600;

/** Turns before the limit from which everybody is told how many there are. */
const closing = 16;

/**
 * Shows that the pirate plots. Nothing here may depend on anything but the number of the turn and its limit, which
 * everybody knows.
 */
export function pirateTurnTaken(e: Of<Event, 'PirateTurnTaken'>, c: Context): Beat {
  const { pirate } = planOf(c.frame);
  const { window } = boardBefore(c);
  const middle = { x: window.x + window.w / 2, y: window.y + window.h / 2 };
  return beat(
    plotting,
    plotsOf(e.turn, c),
    [
      { at: 0, sound: { name: 'quill', pan: 0.5 } },
      {
        at: 0,
        effect: {
          name: 'quill',
          x: pirate.x + pirate.w / 2,
          y: pirate.y + pirate.h / 2,
          w: pirate.w - 24,
          h: pirate.h + 6,
          ms: plotting,
        },
      },
      { at: 0, effect: { name: 'fog', ...middle, w: window.w, h: window.h, ms: plotting, n: e.turn } },
    ],
    change(c, { at: plotting - 420 }),
  );
}

/**
 * Sails the pirate's ship while their ink grows, where the table is their own or is seen from their side when the round
 * is over. Only the pirate is sent this, so the room's table has nothing to show.
 */
export function pirateMoved(e: Of<Event, 'PirateMoved'>, c: Context): Beat {
  const path = e.path.map((square) => spotOf(c, square));
  const name = person(c.after.pirate ?? 0, c);
  const square = e.path[path.length - 1];
  const n = path.length - 1;
  const id = 'own';
  const sails = n > 0 && c.from.has(id) && c.to.has(id);
  const leg = 220;
  const caption = n === 0 ? phrase(words().ownAnchor, { name, square }) : phrase(words().sails, { name, n, square });
  return beat(
    n === 0 ? 500 : leg * n + 260,
    caption,
    sails
      ? path.slice(1).map(
          ({ x, y }, i): Cue => ({
            at: leg * i,
            tween: { piece: id, from: { x: path[i].x, y: path[i].y }, to: { x, y }, ms: leg, ease: 'Linear' },
          }),
        )
      : [],
    facts(c, 0, ['track']),
    c.from.has('track')
      ? [
          {
            at: 0,
            tween: {
              piece: 'track',
              from: { undrawn: 1 },
              to: { undrawn: 0 },
              ms: Math.max(200, leg * n),
              ease: 'Linear',
            },
          },
        ]
      : [],
    change(c, { at: leg * n, except: sails ? [id, 'track'] : ['track'] }),
  );
}

/** Shows a chest loaded. As with `pirateMoved`, nobody but the pirate is sent it. */
export function treasureLoaded(e: Of<Event, 'TreasureLoaded'>, c: Context): Beat {
  const square = siteSquare(c.after.options, e.site);
  const caption = phrase(words().ownLoads, { name: person(c.after.pirate ?? 0, c), square });
  return beat(700, caption, [pulse(`chest:${e.site}`, c, 0, 1.2)], change(c));
}

export function treasureStolen(e: Of<Event, 'TreasureStolen'>, c: Context): Beat {
  const id = `chest:${e.site}`;
  const mark = `x:${e.site}`;
  const { x, y } = at(c.from, id);
  const square = siteSquare(c.after.options, e.site);
  const need = c.after.counts.chestsToEscape;
  const island = islandName(c.after.options, e.site);
  const gone =
    e.stolen === need
      ? phrase(words().sixth, { n: e.stolen, square })
      : phrase(words().stolenIsland, { island, square, n: e.stolen, all: need });
  return beat(
    2300,
    phrase(words().glint, { island, square }),
    [
      // Said as the lid flips open.
      { at: 400, say: gone },
      heard(0, 'glint', x, c),
      ...inTheGlass(0, { x, y }, [id, mark], 2220),
      glassAt(120, { x, y }, { show: 'theft', ms: 2100 }, c),
      pulse(id, { ...c, to: c.from }, 60, 1.3),
      { at: 400, set: { piece: id, props: { ...at(c.from, id).props, open: true } } },
      heard(400, 'chest-open', x, c),
      { at: 420, effect: { name: 'dust', x, y: y + 10, w: 40 } },
      { at: 700, leave: id },
      { at: 700, enter: mark },
      { at: 700, tween: { piece: mark, from: { undrawn: 2 }, to: { undrawn: 0 }, ms: 340, ease: 'Linear' } },
      heard(700, 'brush', x, c),
      heard(1000, 'gull', x, c),
      ...facts(c, 1000, ['pirate-plate']),
      { at: 1000, tween: { piece: 'pirate-plate', from: { roll: -1 }, to: { roll: 0 }, ms: 400, ease: 'Linear' } },
    ],
    e.stolen === need ? [{ at: 1050, sound: { name: 'turn-bell' } }, sting('last', 1200)] : [],
    change(c, { at: 1050, except: [id, mark, 'pirate-plate'] }),
  );
}

/**
 * Shows a harbour tried. From which of the squares beside it is the pirate's secret: a boat comes from every one of
 * them.
 */
export function harbourTested(e: Of<Event, 'HarbourTested'>, c: Context): Beat {
  const id = `harbour:${e.harbour}`;
  const badge = at(c.from, id);
  const board = boardBefore(c);
  const port = board.chart.portOf.get(e.harbour);
  const berths = (port?.access ?? []).map((cell) => cellAt(board, cell));
  const open = e.garrison === 'open';
  const harbour = harbourName(c.after.options, e.harbour);
  const scale = board.size / 60;
  return beat(
    open ? 2500 : 2900,
    phrase(words().tries, { harbour }),
    [
      ...inTheGlass(0, badge, [id], 2400),
      glassAt(60, badge, { show: 'gate', ms: 1330, stays: 1 }, c),
      // What the port says is told by a glass of its own, and not before.
      glassAt(1360, badge, { show: 'gate', text: e.garrison, ms: open ? 1040 : 1400, since: 1300 }, c),
      heard(0, 'rowing', badge.x, c),
      ...berths.map((from): Cue => ({ at: 0, effect: { name: 'boat', ...from, tx: badge.x, ty: badge.y, ms: 700 } })),
      // Its last stroke falls as the badge turns.
      heard(560, 'drum-roll', badge.x, c),
      { at: 1200, tween: { piece: id, from: { fold: 0 }, to: { fold: 0.97 }, ms: 160, ease: 'Sine.easeIn' } },
      ...facts(c, 1360, [id]),
      { at: 1360, say: phrase(open ? words().admitted : words().refused, { harbour }) },
      { at: 1360, tween: { piece: id, from: { fold: 0.97 }, to: { fold: 0 }, ms: 160, ease: 'Sine.easeOut' } },
      heard(1400, open ? 'harbour-open' : 'harbour-closed', badge.x, c),
    ],
    open
      ? [
          {
            at: 1500,
            effect: { name: 'lantern', x: badge.x + 26 * scale, y: badge.y - 24 * scale, scale: scale * 1.2 },
          },
        ]
      : [
          { at: 1420, effect: { name: 'gate', x: badge.x, y: badge.y, scale: scale * 1.2 } },
          { at: 1450, effect: { name: 'shake', x: 0, y: 0 } },
          ...berths.flatMap(({ x, y }): Cue[] => [
            { at: 1750, effect: { name: 'ring', x, y, scale: 0.5 * scale } },
            { at: 2050, effect: { name: 'ring', x, y, scale: 0.7 * scale } },
          ]),
        ],
    change(c, { at: 1900, except: [id] }),
  );
}

/** Lets the pirate escape: the glass shows the brig at anchor, and the boat that brings her chests ashore. */
export function pirateEscaped(e: Of<Event, 'PirateEscaped'>, c: Context): Beat {
  const { size } = boardBefore(c);
  const ship = spotOf(c, e.square);
  const harbour = at(c.from, `harbour:${e.harbour}`);
  return beat(
    4400,
    phrase(words().pirateEscaped, {
      name: person(c.after.pirate ?? 0, c),
      harbour: harbourName(c.after.options, e.harbour),
    }),
    [
      ...inTheGlass(0, ship, [harbour.id], 4300),
      { at: 300, effect: { name: 'brig', x: ship.x, y: ship.y + size * 0.26, ms: 4000, scale: (size / 60) * 0.83 } },
      heard(300, 'flag-crack', ship.x, c),
      glassAt(1100, ship, { show: 'away', text: String(c.after.stolen.length), ms: 2700 }, c),
      ...Array.from(
        { length: Math.min(6, c.after.stolen.length) },
        (_, i): Cue => heard(1800 + 230 * i, coinNamed(i), harbour.x, c),
      ),
      heard(3200, 'escape', ship.x, c),
      shout(c.after.pirate ?? 0, 900, ship.x, c, false),
      sting('prize', 1300),
    ],
  );
}

function plotsOf(turn: number, c: Context): Caption {
  const { turnLimit: last } = c.after.options;
  const name = person(c.after.pirate ?? 0, c);
  return last > 0 && last - turn < closing
    ? phrase(words().plotsOf, { name, turn, last })
    : phrase(words().plots, { name, turn });
}
