/** Outcomes for the ships: captures, escapes and the curse. */
import type { Beat, Cue, EffectCue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Captain, Event } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { shout, sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, beyond, change, coinNamed, facts, heard } from '../../telling/stagecraft.ts';
import { ribbonPlace } from '../layout/ribbons.ts';
import { plateAt, plateSize } from '../layout/seats.ts';
import { lookOf, nameOf, namesOf, numbersOf, shipNoun } from '../naming.ts';
import { type Context, closer, hand, plateOf, roll, tiedOf, weigh, weighing } from './stagecraft.ts';
import { dear } from './stakes.ts';

const treasure = (points: number) => shipNoun({ kind: 'treasure', points });

/** Slides the cards under a ship off the deck, its ledger with them. */
function clearDeck(c: Context, ship: string, start: number): { cues: Cue[]; ids: string[] } {
  const slot = c.before.line.find((s) => s.ship === ship);
  const ids = [...(slot?.fire ?? []).map((shot) => `shot:${shot.play}`), `ledger:${ship}`];
  const cues = ids.flatMap((id, i): Cue[] => {
    const from = c.from.get(id);
    if (!from) return [];
    const to = { y: from.y + 90, alpha: 0 };
    return [{ at: start + 40 * i, tween: { piece: id, to, ms: 320, ease: 'Cubic.easeIn' } }];
  });
  return { cues, ids };
}

/** Lets whoever keeps a ship shout, and the band strike in for one of the dearest. */
function hurrah({ captain, kept, points }: Of<Event, 'ShipCaptured'>, x: number, c: Context): Cue[] {
  if (!kept || captain === 'neutral') return [];
  return [shout(captain, 420, x, c), ...(points >= dear ? [sting('prize', 700)] : [])];
}

/** Times as large as usual that a ship is drawn while everybody looks at her: as a prize, and while she strikes. */
const close = { prize: 2.45, curse: 1.9 };

/** Half of what a ship of her size reaches to both sides. */
const beam = 215;

/** Gives the pose of a ship that is drawn so many times as large: whole, whatever berth she lies in. */
const nearer = ({ x, y, scale }: Pick<Placement, 'x' | 'y' | 'scale'>, times: number, { frame }: Context) => {
  const half = Math.min(frame.width / 2, beam * scale * times);
  return { x: Math.max(half, Math.min(frame.width - half, x)), y: y + 50 * times, scale: scale * times };
};

/** Gives where a prize leaves the picture: on the water before her captain's plate, on whichever side she does not lie. */
const quayOf = (plate: { x: number; y: number }, { y }: Pick<Placement, 'y'>, { frame }: Context) => ({
  x: Math.max(140, Math.min(frame.width - 140, plate.x + plateSize.w / 2)),
  y: y - 30,
});

/** Gives where gold is heaped up: under a plate in the sky, over one on the deck, clear of what is painted on sails. */
const goldAt = ({ x, y }: { x: number; y: number }, { frame }: Context) => ({
  x: x + plateSize.w / 2 - 70,
  y: y < frame.height / 2 ? y + plateSize.h + 92 : y - 34,
});

export function shipCaptured(event: Of<Event, 'ShipCaptured'>, c: Context): Beat {
  const id = `ship:${event.ship}`;
  const ship = at(c.from, id);
  const name = nameOf(event.captain, c.names);
  const plate = plateAt(event.captain, c.after.seats.length, c.frame);
  const goal = event.kept ? quayOf(plate, ship, c) : { x: beyond(c), y: ship.y };
  const gold = goldAt(plate, c);
  const numbers = numbersOf(event.strengths);
  const deck = clearDeck(c, event.ship, 500);
  const sentence = !event.kept
    ? phrase(words().lostToGrey, { ship: treasure(event.points) })
    : event.by === 'boarding'
      ? phrase(words().takesByBoarding, { name, ship: treasure(event.points) })
      : phrase(numbers.includes('–') ? words().takes : words().takesAlone, {
          name,
          ship: treasure(event.points),
          numbers,
        });
  const flag = { boarders: [lookOf(event.captain).id] };
  return beat(
    1700,
    sentence,
    [
      heard(0, 'capture', ship.x, c),
      ...hurrah(event, ship.x, c),
      { at: 0, set: { piece: id, props: flag } },
      { at: 0, hold: { piece: id, on: event.kept } },
      // She comes nearer before she goes: the prize is seen whole, over everything beside her.
      {
        at: 0,
        tween: { piece: id, to: nearer(ship, close.prize, c), ms: 360, ease: 'Back.easeOut' },
      },
      // She sails home over the water, smaller and smaller, and is gone before her captain's plate.
      {
        at: 520,
        tween: {
          piece: id,
          to: event.kept ? { ...goal, scale: 0.3 * ship.scale } : goal,
          ms: 760,
          ease: 'Cubic.easeIn',
          arc: event.kept ? 26 : 0,
        },
      },
      { at: 1180, tween: { piece: id, to: { alpha: 0 }, ms: 100 } },
      { at: 1280, leave: id },
      ...(event.kept
        ? [
            { at: 900, effect: { name: 'heap', ...gold, n: Math.ceil(event.points / 2) } } as Cue,
            {
              at: 900,
              effect: {
                name: 'gain',
                x: gold.x + 190,
                y: gold.y - 26,
                n: event.points,
                scale: 1.6,
                counts: 480,
                rise: 16,
              },
            } as Cue,
          ]
        : []),
      ...Array.from({ length: Math.min(event.kept ? event.points : 1, 12) }, (_, i): Cue => {
        return heard(1200 + 40 * i, coinNamed(i), goal.x, c);
      }),
      // The ribbon is pinned to the plate.
      heard(1480, 'thock', goal.x, c),
      { at: 1200, effect: { name: 'puffs', x: goal.x, y: goal.y } },
      {
        at: 1200,
        tween: { piece: plateOf(event.captain), to: { scale: 1.03 }, ms: 110, ease: 'Quad.easeOut', yoyo: true },
      },
    ],
    deck.cues,
    roll(c, event.captain, 1200, 460),
    change(c, { at: 1200, except: [id, plateOf(event.captain), ...deck.ids] }),
  );
}

export function shipEscaped(event: Of<Event, 'ShipEscaped'>, c: Context): Beat {
  const id = `ship:${event.ship}`;
  const ship = at(c.from, id);
  const most = Math.max(0, ...event.strengths.map((s) => s.guns));
  const tied = event.reason === 'noFire' ? [] : tiedOf(event.strengths, event.reason);
  const fillings = { ship: treasure(event.points), guns: most, names: namesOf(tied, c.names) };
  const sentences = { noFire: words().escapesUnfired, tie: words().escapesTie, boardersTie: words().escapesBoarders };
  const weighed = event.reason === 'noFire' ? [] : weigh(c, weighedIn(event, c, tied, most, ship));
  const rocks = weighed.length > 0 ? weighing : 0;
  const deck = clearDeck(c, event.ship, rocks + 300);
  return beat(
    rocks + 1150,
    phrase(sentences[event.reason], fillings),
    [
      ...weighed,
      heard(rocks, 'escape', ship.x, c),
      { at: rocks, tween: { piece: id, to: { x: ship.x - 16 }, ms: 150, ease: 'Quad.easeOut' } },
      { at: rocks + 150, tween: { piece: id, to: { x: beyond(c), roll: 1 }, ms: 950, ease: 'Cubic.easeIn' } },
      { at: rocks + 1140, leave: id },
    ],
    deck.cues,
    change(c, { at: rocks + 1100, except: [id, ...deck.ids] }),
  );
}

/** Tells that she lies without wind: the sea goes on, and she does not. */
export function shipBecalmed({ ship: id }: Of<Event, 'ShipBecalmed'>, c: Context): Beat {
  const ship = at(c.from, `ship:${id}`);
  const slack: Cue = {
    at: 200,
    tween: { piece: ship.id, to: { y: ship.y + 10, roll: -2.4 }, ms: 500, ease: 'Sine.easeInOut', yoyo: true },
  };
  const cues = [...closer(ship, 1150, c), slack];
  return beat(1400, phrase(words().becalmed), cues, facts(c, 0, [ship.id]), change(c, { except: [ship.id] }));
}

/** Lists what the scales weigh: the cards of those who are level. */
function weighedIn(
  { ship, slot, reason }: Of<Event, 'ShipEscaped'>,
  c: Context,
  tied: Captain[],
  most: number,
  { x, y }: Placement,
) {
  const fire = c.before.line.find((s) => s.ship === ship)?.fire ?? [];
  const cards = fire.filter(({ captain }) => tied.includes(captain)).map(({ play }) => `shot:${play}`);
  return { tied, guns: reason === 'tie' ? most : 0, cards, x, y, slot };
}

/** Time for which the cursed ship looms over all that lies around her. */
const looming = 1240;

/** Half of what a plate takes. */
const halfPlate = 230;

/**
 * Lets her come nearer, nearly as large as a prize, and go back to her place while the curse is told. The plate that the
 * curse takes something from stays to be seen: she looms beside it.
 */
function looms({ id, x, y, scale }: Placement, c: Context, plate?: { x: number; y: number }): Cue[] {
  const near = nearer({ x, y, scale }, close.curse, c);
  const clear = beam * near.scale + halfPlate;
  if (plate && plate.y < y && Math.abs(plate.x - near.x) < clear)
    near.x = plate.x < c.frame.width / 2 ? plate.x + clear : plate.x - clear;
  return [
    { at: 0, hold: { piece: id, on: true } },
    { at: 0, tween: { piece: id, to: near, ms: 420, ease: 'Cubic.easeOut' } },
    { at: looming - 340, tween: { piece: id, to: { x, y, scale }, ms: 340, ease: 'Cubic.easeInOut' } },
    { at: looming, hold: { piece: id, on: false } },
  ];
}

export function curseResolved(event: Of<Event, 'CurseResolved'>, c: Context): Beat {
  const ship = at(c.from, `ship:${event.ship}`);
  const caption =
    event.cursed.length === 0
      ? phrase(words().curseWarded)
      : phrase(words().curseStrikes, { names: namesOf(event.cursed, c.names) });
  const wisps = event.cursed.map((captain, i): Cue => {
    const goal = hand(captain, c.after, c.frame);
    return {
      at: 120,
      effect: { name: 'wisp', x: ship.x, y: ship.y - 60, tx: goal.x - 170, ty: goal.y - 30, n: i },
    };
  });
  const warded = event.warded.map((captain): Cue => {
    const flag = flagOf(captain, c);
    return { at: 500, effect: { name: 'ward', x: flag.x, y: flag.y, ms: 1300 } };
  });
  return beat(
    1300,
    caption,
    [heard(0, 'curse', ship.x, c), ...(event.cursed.length > 0 ? looms(ship, c) : []), ...wisps, ...warded],
    change(c, { except: event.cursed.length > 0 ? [ship.id] : [] }),
  );
}

/** Gives the middle of a captain's flag on their plate. */
function flagOf(captain: Captain, c: Context): { x: number; y: number } {
  const plate = plateAt(captain, c.after.seats.length, c.frame);
  return { x: plate.x + 66, y: plate.y + 62 };
}

/** Gives the place where the ribbon of this ship is pinned; among many the oldest are counted on the first one. */
function ribbonAt({ captain, ship }: Of<Event, 'ShipLostToCurse'>, c: Context): { x: number; y: number } {
  const plate = plateAt(captain, c.after.seats.length, c.frame);
  const ribbons = (c.from.get(plateOf(captain))?.props.ribbons ?? []) as { id: string }[];
  const { x, y } = ribbonPlace(
    ribbons.findIndex(({ id }) => id === ship),
    ribbons.length,
  );
  return { x: plate.x + x, y: plate.y + y };
}

export function shipLostToCurse(event: Of<Event, 'ShipLostToCurse'>, c: Context): Beat {
  const plate = hand(event.captain, c.after, c.frame);
  const prize = ribbonAt(event, c);
  const cursed = c.before.line.find(({ kind, becalmedBy }) => kind === 'cursed' && !becalmedBy);
  const ship = cursed && c.from.get(`ship:${cursed.ship}`);
  return beat(
    1300,
    phrase(words().lostToCurse, { name: nameOf(event.captain, c.names), ship: treasure(event.points) }),
    [
      { at: 0, effect: { name: 'wisp', x: plate.x - 170, y: plate.y, tx: plate.x - 170, ty: plate.y - 90, n: 9 } },
      { at: 0, tween: { piece: plateOf(event.captain), to: { angle: 0.8 }, ms: 120, yoyo: true } },
      { at: 60, effect: { name: 'crumble', x: prize.x, y: prize.y, points: event.points, ms: 1100 } },
      ...(ship ? looms(ship, c, { x: plate.x - 164, y: plate.y }) : []),
    ],
    roll(c, event.captain, 500),
    change(c, { except: [plateOf(event.captain), ...(ship ? [ship.id] : [])] }),
  );
}

export function cursedShipLeft(event: Of<Event, 'CursedShipLeft'>, c: Context): Beat {
  const id = `ship:${event.ship}`;
  const deck = clearDeck(c, event.ship, 0);
  const slot = c.before.line.find((s) => s.ship === event.ship);
  const storm = slot?.becalmedBy ? [`shot:${slot.becalmedBy.play}`] : [];
  const ship = at(c.from, id);
  // One wisp of mist: more of them would be one light too large (docs/decisions.md, light).
  const mist: EffectCue = {
    name: 'wisp',
    x: ship.x,
    y: ship.y + 10,
    tx: ship.x + 60,
    ty: ship.y - 150 * ship.scale,
    n: 20,
  };
  return beat(
    1100,
    phrase(words().cursedLeaves),
    [
      heard(0, 'escape', ship.x, c),
      { at: 0, effect: mist },
      { at: 160, effect: { name: 'ring', x: ship.x, y: ship.y + 6, scale: 1.5 } },
      { at: 160, tween: { piece: id, to: { alpha: 0, y: ship.y + 22, roll: 5 }, ms: 900, ease: 'Quad.easeIn' } },
      ...storm.map((piece): Cue => ({ at: 0, tween: { piece, to: { alpha: 0 }, ms: 400 } })),
    ],
    deck.cues,
    change(c, { at: 1080, except: [...deck.ids, ...storm, id] }),
  );
}
