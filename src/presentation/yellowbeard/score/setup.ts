/**
 * The time before the chase: the die for the black flag, chests on islands, men-of-war at their anchorage, garrisons in
 * harbours.
 */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { chartOf } from '../../../rules/yellowbeard/map.ts';
import type { Event } from '../../../rules/yellowbeard/types.ts';
import { fill, listOf, phrase } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, facts, heard } from '../../telling/stagecraft.ts';
import { islandName } from '../naming.ts';
import { boardAfter, type Context, captain, change, person, pulse, shipId } from './stagecraft.ts';

/** Moment at which a die lies still; what it shows is written and said then. */
export const settled = 150;

/** Throws a die with a flick of the hand: it lies there, and can be read, for as long as its number counts. */
export function throwDie(
  c: Context,
  shows: { value: number; title: string; note: string },
  name: string,
  start = 0,
): Cue[] {
  const { props } = at(c.to, 'die');
  const thrown = { ...props, value: null, title: fill(words().die.thrown, { name }), note: shows.note };
  return [
    { at: start, set: { piece: 'die', props: thrown } },
    { at: start + settled, set: { piece: 'die', props: { ...props, ...shows } } },
    { at: start, tween: { piece: 'die', from: { throw: 1 }, to: { throw: 0 }, ms: settled, ease: 'Quad.easeOut' } },
    { at: start, sound: { name: 'die', pan: 0.5 } },
  ];
}

/** A tie is told, and its dice lie there, for so long before they are rolled again. */
const tieRead = 2100;

export function roleDieRolled(e: Of<Event, 'RoleDieRolled'>, c: Context): Beat {
  const name = person(e.seat, c);
  const tied = tiedBy(c);
  const end = tied.length > 0 ? settled + tieRead : settled + 130;
  return beat(
    end + 60,
    phrase(words().throws, { name }),
    throwDie(c, { value: e.value, title: fill(words().die.rolled, { name, value: e.value }), note: '' }, name),
    tied.length > 0 ? tie(e, c, tied) : [{ at: settled, say: phrase(words().rolls, { name, value: e.value }) }],
    change(c, { at: end, except: ['die'] }),
  );
}

/** Finds who has to roll again because of this die. */
function tiedBy({ after: { roles } }: Context): number[] {
  const { contenders, rolls } = roles;
  return contenders.length > 1 && contenders.every((seat) => rolls[seat] === null) ? contenders : [];
}

/** Leaves the equal dice on their rows, and lets them step forward while the tie is told. */
function tie({ seat, value }: Of<Event, 'RoleDieRolled'>, c: Context, tied: readonly number[]): Cue[] {
  const row = (of: number): string => `seat:${of}`;
  const { props } = at(c.from, row(seat));
  const equal = tied.includes(seat) ? value : (c.before.roles.rolls[tied[0]] ?? value);
  const names = listOf(tied.map((each) => person(each, c)));
  return [
    { at: settled, set: { piece: row(seat), props: { ...props, square: String(value), status: '', state: 'idle' } } },
    { at: settled, say: phrase(words().rollsTie, { name: person(seat, c), value, names, equal }) },
    ...tied.map((each) => pulse(row(each), c, settled + 200, 1.04)),
  ];
}

export function pirateChosen(e: Of<Event, 'PirateChosen'>, c: Context): Beat {
  const rows = [...c.to.keys()].filter((id) => id.startsWith('row:') || id === 'rope');
  return beat(
    560,
    phrase(words().pirateIs, { name: person(e.seat, c) }),
    [{ at: 0, sound: { name: 'flag-crack', pan: 0.5 } }, pulse('pirate-plate', c, 60, 1.04)],
    change(c, { except: rows }),
    rows.flatMap((id, i): Cue[] => {
      const { x } = at(c.to, id);
      return c.from.has(id)
        ? facts(c, 0, [id])
        : [
            { at: 120 + 50 * i, enter: id },
            {
              at: 120 + 50 * i,
              tween: { piece: id, from: { x: x + 120, alpha: 0 }, to: { x, alpha: 1 }, ms: 320, ease: 'Cubic.easeOut' },
            },
          ];
    }),
  );
}

export function chestPlaced(e: Of<Event, 'ChestPlaced'>, c: Context): Beat {
  const id = `chest:${e.site}`;
  const square = chartOf(c.after.options.map).siteOf.get(e.site)?.square ?? e.site;
  const { x, y } = at(c.to, id);
  return beat(
    620,
    phrase(words().chestLaid, { name: person(e.seat, c), island: islandName(c.after.options, e.site), square }),
    [
      { at: 0, enter: id },
      {
        at: 0,
        tween: { piece: id, from: { hop: 90, alpha: 0 }, to: { hop: 0, alpha: 1 }, ms: 300, ease: 'Bounce.easeOut' },
      },
      heard(210, 'thock', x, c),
      { at: 220, effect: { name: 'dust', x, y: y + 12, w: 50 } },
    ],
    change(c, { except: [id] }),
  );
}

export function navyShipPlaced(e: Of<Event, 'NavyShipPlaced'>, c: Context): Beat {
  const id = shipId(e.ship);
  const { x, y } = at(c.to, id);
  return beat(
    760,
    phrase(words().shipPlaced, { name: captain(e.ship, c), square: e.square }),
    change(c, { except: [id] }),
    [
      { at: 0, enter: id },
      {
        at: 0,
        tween: { piece: id, from: { x: x - 90, alpha: 0 }, to: { x, alpha: 1 }, ms: 480, ease: 'Cubic.easeOut' },
      },
      heard(240, 'chain', x, c),
      { at: 420, effect: { name: 'ring', x: x + 20, y: y + 20, scale: 0.4 } },
    ],
  );
}

/** Turns all badges over and back: nobody has seen what is on them. */
export function garrisonsDealt(_: Of<Event, 'GarrisonsDealt'>, c: Context): Beat {
  const badges = [...c.to.keys()].filter((id) => id.startsWith('harbour:'));
  return beat(
    1500,
    phrase(words().dealt, { n: badges.length }),
    [{ at: 0, sound: { name: 'shuffle' } }],
    badges.map(
      (piece, i): Cue => ({
        at: 60 * i,
        tween: { piece, from: { fold: 0 }, to: { fold: 0.97 }, ms: 170, yoyo: true, ease: 'Sine.easeInOut' },
      }),
    ),
    change(c, { at: 900 }),
  );
}

/** Shows the same mist for the same time, wherever the pirate goes. */
export function pirateDeparted(_: Of<Event, 'PirateDeparted'>, c: Context): Beat {
  const { window } = boardAfter(c);
  const middle = { x: window.x + window.w / 2, y: window.y + window.h / 2 };
  return beat(
    1800,
    phrase(words().departed, { name: person(c.after.pirate ?? 0, c) }),
    [
      { at: 0, sound: { name: 'cold-wind' } },
      { at: 0, effect: { name: 'fog', ...middle, w: window.w, h: window.h, ms: 1900 } },
    ],
    change(c, { at: 1200 }),
  );
}
