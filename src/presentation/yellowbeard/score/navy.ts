/** A man-of-war's turn: the die, sailing, the telescope, and the black brig out of the fog. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/yellowbeard/types.ts';
import { fill, phrase } from '../../../words/message.ts';
import { words } from '../../../words/yellowbeard/table.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, facts, heard } from '../../telling/stagecraft.ts';
import { settled, throwDie } from './setup.ts';
import { type Context, captain, change, glassAt, glassOver, inTheGlass, pulse, shipId, spotOf } from './stagecraft.ts';

export function navyDieRolled(e: Of<Event, 'NavyDieRolled'>, c: Context): Beat {
  const name = captain(e.ship, c);
  const range = e.purpose === 'range';
  const title = fill(range ? words().die.range : words().die.rolled, { name, value: e.value });
  return beat(
    settled + 40,
    phrase(range ? words().rangeThrows : words().navyThrows, { name }),
    throwDie(c, { value: e.value, title, note: range ? words().die.second : '' }, name),
    [{ at: settled, say: phrase(range ? words().navyRange : words().navyRolls, { name, value: e.value }) }],
    [{ at: settled, sound: { name: 'pip', pan: 0.5 } }],
    facts(c, settled + 20, ['die']),
    change(c, { at: 60, except: ['die'] }),
  );
}

export function captainDecided(e: Of<Event, 'CaptainDecided'>, c: Context): Beat {
  const text = e.decision === 'moveFirst' ? words().movesFirst : words().looksFirst;
  return beat(40, phrase(text, { name: captain(e.ship, c) }), [pulse(shipId(e.ship), c, 0)], change(c, { ms: 40 }));
}

/** Sails a man-of-war: 450 ms a square, a wake behind her, the squares that are left counted at the bow. */
export function navyMoved(e: Of<Event, 'NavyMoved'>, c: Context): Beat {
  const id = shipId(e.ship);
  const leg = 450;
  const way = e.path.map((square) => spotOf(c, square));
  const used = way.length - 1;
  const goal = e.path[used];
  const strait = `strait:${goal}`;
  const held = c.to.has(strait);
  const end = leg * used + 160;
  const cues = way.slice(1).flatMap(({ x, y }, i): Cue[] => {
    const from = way[i];
    const start = 160 + leg * i;
    return [
      {
        at: start,
        tween: {
          piece: id,
          from: { x: from.x, y: from.y },
          to: { x, y },
          ms: leg,
          ease: used === 1 ? 'Sine.easeInOut' : i === 0 ? 'Sine.easeIn' : i === used - 1 ? 'Sine.easeOut' : 'Linear',
        },
      },
      { at: start + 40, effect: { name: 'ring', x: from.x, y: from.y + 18, scale: 0.36 * (from.size / 60) } },
      {
        at: start,
        effect: { name: 'count', x: x + 48 * (from.size / 60), y: y - 34, text: String(used - i), ms: leg },
      },
    ];
  });
  return beat(
    end + 300,
    phrase(words().sails, { name: captain(e.ship, c), n: used, square: goal }),
    [heard(0, 'sail-fill', way[0].x, c), heard(240, 'wake', way[used].x, c)],
    shutCones(c),
    [{ at: 0, tween: { piece: id, from: { roll: 0 }, to: { roll: 4 }, ms: 300, ease: 'Sine.easeInOut' } }],
    cues,
    [{ at: end - 120, tween: { piece: id, from: { roll: 4 }, to: { roll: 0 }, ms: 300, ease: 'Sine.easeInOut' } }],
    held
      ? [
          heard(end, 'chain', way[used].x, c),
          ...facts(c, end, [strait]),
          { at: end, tween: { piece: strait, from: { clank: 5 }, to: { clank: 0 }, ms: 300, ease: 'Bounce.easeOut' } },
        ]
      : [],
    change(c, { at: end, except: ['cones', ...(held ? [strait] : [])] }),
  );
}

export function navyHeld(e: Of<Event, 'NavyHeld'>, c: Context): Beat {
  const { square } = { square: c.before.ships[e.ship - 1] ?? '' };
  return beat(
    620,
    phrase(words().held[e.what], { name: captain(e.ship, c), square }),
    [heard(0, 'creak', at(c.from, shipId(e.ship)).x, c)],
    change(c, { at: 200 }),
  );
}

/**
 * Raises the telescope: the tube slides out, the cones open together and slowly, for everything hangs on them, the bars
 * snap in, everybody holds their breath.
 */
export function telescopeAsked(e: Of<Event, 'TelescopeAsked'>, c: Context): Beat {
  const { x } = spotOf(c, e.square);
  return beat(
    2350,
    phrase(words().asks, { name: captain(e.ship, c) }),
    [
      heard(0, 'telescope', x, c),
      pulse(shipId(e.ship), c, 0, 1.1),
      { at: 200, enter: 'cones' },
      { at: 200, tween: { piece: 'cones', from: { shut: 1 }, to: { shut: 0 }, ms: 1600, ease: 'Sine.easeInOut' } },
    ],
    [pulse(shipId(e.ship), c, 1750, 1.1)],
    change(c, { except: ['cones'] }),
  );
}

/** Closes the cones when she sails: the view from where she was is over. */
function shutCones(c: Context, at = 0, ms = 240): Cue[] {
  if (!c.from.has('cones') || c.to.has('cones')) return [];
  return [
    { at, tween: { piece: 'cones', from: { shut: 0 }, to: { shut: 1 }, ms, ease: 'Cubic.easeIn' } },
    { at: at + ms, leave: 'cones' },
  ];
}

export function telescopeAnswered(e: Of<Event, 'TelescopeAnswered'>, c: Context): Beat {
  const name = captain(e.ship, c);
  if (e.answer === 'aye') {
    return beat(500, phrase(words().aye, { name }), [{ at: 0, sound: { name: 'cold-wind' } }], change(c));
  }
  const stays = c.to.has('cones');
  return beat(
    stays ? 1600 : 1900,
    phrase(words().nay, { name }),
    [heard(0, 'nay', at(c.from, shipId(e.ship)).x, c)],
    [pulse(shipId(e.ship), c, 560, 1.06)],
    shutCones(c, 800, 760),
    change(c, { at: 900, except: ['cones'] }),
  );
}

/** Parts the fog on one square, and the pirate's ship rises out of it. */
export function pirateSighted(e: Of<Event, 'PirateSighted'>, c: Context): Beat {
  const { x, y, size } = spotOf(c, e.square);
  const over = glassOver([{ x, y }], c);
  return beat(
    2600,
    phrase(words().mist),
    [
      { at: 800, say: phrase(words().sighted, { square: e.square }) },
      { at: 0, effect: { name: 'fog', x, y, w: 620, h: 260, ms: 1800, n: 5 } },
      // Dark from the beginning: mist that lit up, and was darkened then, would be a light.
      ...inTheGlass(0, { x, y }, ['pirate'], 2460),
      glassAt(760, { x, y }, { show: 'rises', ms: 1700 }, c),
      { at: 800, enter: 'pirate' },
      { at: 800, tween: { piece: 'pirate', from: { rise: 1 }, to: { rise: 0 }, ms: 440, ease: 'Back.easeOut' } },
      { at: 900, effect: { name: 'ring', x, y: y + 14, scale: 0.7 * (size / 60) } },
      // As she comes up; the drum and the gong of the shout have the room to themselves.
      heard(980, 'flag-crack', x, c),
      heard(1150, 'aye', x, c),
      {
        at: 1150,
        effect: { name: 'shout', x: over.x, y: over.y + over.w * 0.66, text: words().ayeShout, ms: 1200 },
      },
    ],
    change(c, { at: 600, except: ['pirate'] }),
  );
}

export function pirateTokenRemoved(_: Of<Event, 'PirateTokenRemoved'>, c: Context): Beat {
  const { x, y } = at(c.from, 'pirate');
  return beat(
    1300,
    phrase(words().fades),
    [
      heard(0, 'cold-wind', x, c),
      { at: 0, effect: { name: 'fog', x, y, w: 420, h: 160, ms: 1000, n: 9 } },
      { at: 120, tween: { piece: 'pirate', from: { rise: 0 }, to: { rise: 1 }, ms: 860, ease: 'Sine.easeIn' } },
      { at: 1000, leave: 'pirate' },
    ],
    change(c, { at: 940, except: ['pirate'] }),
  );
}
