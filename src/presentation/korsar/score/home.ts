/** Merchants leave the sea: home to their owner, captured, given away at the end, or sunk between two who are tied. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import { sideOf } from '../../../rules/korsar/open.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import { shout, sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, darkens, facts, heard } from '../../telling/stagecraft.ts';
import { numbersOf } from '../hand/strength.ts';
import { chestAt, planFor } from '../layout/layout.ts';
import { checkSeat, shipNoun, sideName } from '../naming.ts';
import { around, type Context, change, plateOf, vesselIn } from './stagecraft.ts';

/** Gold for which the band strikes in. */
const great = 7;

type Home = Of<Event, 'VesselCaptured' | 'VesselAwarded'>;

/**
 * Lets her sail home over the water with her captor's ships, while the others make off. Her coins come ashore at the
 * chest.
 */
export function comesHome(e: Home, c: Context): Beat {
  const id = `ship:${e.vessel}`;
  const ship = at(c.from, id);
  const first = c.after.sides[e.side].seats[0];
  const chest = chestAt(e.side, c.after, c.frame);
  const { cards, signs } = around(c.before, e.vessel);
  const vessel = vesselIn(c.before, e.vessel);
  const escort = new Set(vessel.forces.find(({ side }) => side === e.side)?.pirates.map(({ turn }) => `card:${turn}`));
  const own = sideOf(c.after, e.owner) === e.side;
  const beside = [...escort].map((card) => at(c.from, card));
  const near = nearer(ship, beside, c);
  // A captor who leads another merchant brings her home next: the dark stays for her.
  const more = c.after.sea.some(({ leader }) => leader === e.side);
  const gold = ashore(chest, c);
  const reached = 1240;
  return beat(
    1560,
    captionOf(e, own, c),
    [
      heard(0, own ? 'sail-fill' : 'capture', ship.x, c),
      shout(first, 300, chest.x, c),
      ...(e.gold >= great ? [sting('prize', 640)] : []),
      {
        at: 160,
        effect: { name: 'strokes', x: near.x, y: near.y - 120 * near.scale, w: 190 * near.scale, scale: 1.6 },
      },
      darkens(0, near, more ? 1700 : 1100, 0.3),
      // She comes nearer before she goes: the prize is seen whole, over everything beside her.
      { at: 0, hold: { piece: id, on: true } },
      { at: 0, tween: { piece: id, to: { x: near.x, y: near.y, scale: near.scale }, ms: 340, ease: 'Back.easeOut' } },
      ...signs.map((sign): Cue => ({ at: 60, tween: { piece: sign, to: { alpha: 0 }, ms: 200 } })),
      ...signs.map((sign): Cue => ({ at: 300, leave: sign })),
      ...sails(id, near, chest, 460, reached - 460),
      ...cards.flatMap((card, i) =>
        escort.has(card)
          ? escorts(card, near.beside(at(c.from, card)), chest, 500 + 40 * i, reached - 500 - 40 * i)
          : makesOff(card, at(c.from, card), 160 + 40 * i),
      ),
      heard(reached - 340, 'chest-open', chest.x, c),
      ...Array.from({ length: Math.min(e.gold, 8) }, (_, i): Cue[] => [
        {
          at: reached - 260 + 60 * i,
          effect: {
            name: 'played',
            ...landing(ship, chest),
            tx: chest.x,
            ty: chest.y,
            ms: 240,
            frame: 'coin-22',
            scale: 1.5,
            end: 1,
          },
        },
        heard(reached + 45 * i, coinNamed(i), chest.x, c),
      ]).flat(),
      heard(reached + 240, 'chest-shut', chest.x, c),
      { at: reached, effect: { name: 'coins', x: chest.x, y: chest.y, n: e.gold } },
      { at: reached - 380, effect: { name: 'heap', ...gold, n: e.gold } },
      {
        at: reached - 380,
        effect: {
          name: 'gain',
          x: gold.x + (chest.x < c.frame.width / 2 ? 170 : -170),
          y: gold.y - 30,
          n: e.gold,
          scale: 1.6,
          counts: 420,
          // Gold that rose slowly would go dark where its rim passes: a pulse.
          rise: 0,
        },
      },
      ...facts(c, reached, [plateOf(first)]),
      { at: reached - 300, tween: { piece: plateOf(first), to: { lid: 1 }, ms: 220, ease: 'Back.easeOut' } },
      { at: reached + 240, tween: { piece: plateOf(first), to: { lid: 0 }, ms: 140, ease: 'Quad.easeIn' } },
      {
        at: reached,
        tween: {
          piece: plateOf(first),
          to: { scale: at(c.to, plateOf(first)).scale * 1.03 },
          ms: 110,
          ease: 'Quad.easeOut',
          yoyo: true,
        },
      },
    ],
    // The others drift to where they lie now while she sails: nobody jumps.
    change(c, { at: 560, ms: 960, except: [id, ...cards, ...signs, plateOf(first)] }),
  );
}

type Place = { x: number; y: number };

/** Gives where gold is heaped up for all to see: beside the chest, on the sea and clear of what is written between the two. */
function ashore({ x, y }: Place, { after, frame }: Context): Place {
  const { sea } = planFor(after, frame);
  return {
    x: Math.max(150, Math.min(frame.width - 150, x + (x < frame.width / 2 ? 130 : -130))),
    y: y < frame.height / 2 ? Math.max(y + 165, sea.y + 60) : Math.min(y - 112, sea.y + sea.h),
  };
}

/** Gives the place short of the chest, as seen from where she lay. */
const landing = (from: Place, to: Place): Place => ({
  x: to.x + (from.x - to.x) * 0.12,
  y: to.y + (from.y - to.y) * 0.12,
});

/** Times as large as usual that a prize is drawn while everybody looks at her, if she finds room. */
const close = 1.75;
/** Distances that she reaches at scale 1, to both sides and up, and that a ship of her captor reaches to the left. */
const reach = { beam: 270, masts: 370, brig: 180 };

type Pose = Place & { scale: number };

/** Gives the pose of a prize that is looked at, whole between the plates, and of the ships of her captor beside her. */
function nearer({ x, y, scale }: Placement, captors: readonly Placement[], c: Context) {
  const { sea } = planFor(c.after, c.frame);
  const times = Math.min(close, sea.h / (reach.masts * scale));
  const [aside, astern, size] = [times * 0.9, times * 0.7, times * 0.8];
  const half = reach.beam * scale * times;
  const left = Math.max(half, ...captors.map((ship) => (x - ship.x) * aside + reach.brig * ship.scale * size));
  const low = sea.y + sea.h;
  const near = {
    x: Math.max(left, Math.min(c.frame.width - half, x)),
    y: Math.max(sea.y + reach.masts * scale * times, Math.min(low, y + 60 * scale)),
    scale: scale * times,
  };
  return {
    ...near,
    beside: (ship: Placement): Pose => ({
      x: near.x + (ship.x - x) * aside,
      y: Math.min(low, near.y + (ship.y - y) * astern),
      scale: ship.scale * size,
    }),
  };
}

/** Brings a ship of the captor's near, beside the prize, and lets her follow. */
function escorts(id: string, near: Pose, chest: Place, start: number, ms: number): Cue[] {
  return [
    { at: 0, hold: { piece: id, on: true } },
    { at: 0, tween: { piece: id, to: near, ms: 380, ease: 'Back.easeOut' } },
    ...sails(id, near, chest, start, ms),
  ];
}

/** Sails a ship along a curve on the water, smaller and smaller. */
function sails(id: string, from: Pose, chest: Place, start: number, ms: number): Cue[] {
  return [
    {
      at: start,
      tween: {
        piece: id,
        from: { x: from.x, y: from.y, scale: from.scale, alpha: 1 },
        to: { ...landing(from, chest), scale: from.scale * 0.3, alpha: 1 },
        ms: ms - 100,
        ease: 'Cubic.easeIn',
        arc: chest.y < from.y ? -50 : 50,
      },
    },
    { at: start + ms - 100, tween: { piece: id, to: { alpha: 0 }, ms: 100 } },
    { at: start + ms, leave: id },
  ];
}

/** Sails a ship on whose captain got nothing. */
function makesOff(id: string, from: Pose, start: number): Cue[] {
  return [
    {
      at: start,
      tween: {
        piece: id,
        to: { x: from.x + 260 * from.scale, scale: from.scale * 0.8, alpha: 0 },
        ms: 560,
        ease: 'Quad.easeIn',
      },
    },
    { at: start + 570, leave: id },
  ];
}

function captionOf(e: Home, own: boolean, c: Context): Beat['caption'] {
  const ship = shipNoun(e, c.names);
  const name = sideName(e.side, c.after, c.names);
  const mine = { name: nameOf(e.owner, c.names), gold: e.gold };
  if (e.type === 'VesselAwarded') return own ? phrase(words().home, mine) : phrase(words().awarded, { name, ship });
  const captor = nameOf(checkSeat(e.side, c.after), c.names);
  const numbers = numbersOf(e.strengths);
  const spoken = { ...mine, numbers };
  if (own && e.reason === 'admiral') return phrase(words().savedByAdmiral, spoken);
  if (own && e.reason === 'captain') return phrase(words().homeByCaptain, spoken);
  if (own) return phrase(e.strengths.length > 1 ? words().homeWith : words().home, spoken);
  if (e.reason === 'captain') return phrase(words().capturesByCaptain, { name: captor, ship });
  return e.strengths.length > 1
    ? phrase(words().capturesWith, { name: captor, ship, numbers })
    : phrase(words().captures, { name: captor, ship });
}

/** Tells of a merchant whom nobody leads at the end, so that nobody is given her. */
export function unclaimed(e: Of<Event, 'VesselUnclaimed'>, c: Context): Beat {
  const id = `ship:${e.vessel}`;
  const { cards, signs } = around(c.before, e.vessel);
  const all = [id, ...cards, ...signs].filter((piece) => c.from.has(piece));
  return beat(
    1100,
    phrase(words().unclaimed, { ship: shipNoun(e, c.names) }),
    [
      heard(0, 'tie', at(c.from, id).x, c),
      heard(300, 'splash', at(c.from, id).x, c),
      ...all.flatMap((piece, i): Cue[] => [
        {
          at: 240 + 30 * i,
          tween: { piece, to: { y: at(c.from, piece).y + 46, alpha: 0, heel: 16 }, ms: 520, ease: 'Quad.easeIn' },
        },
        { at: 780 + 30 * i, leave: piece },
      ]),
    ],
    change(c, { at: 840, except: [id, ...cards, ...signs] }),
  );
}
