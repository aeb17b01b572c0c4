/** Merchants leave the sea: home to their owner, captured, given away at the end, or sunk between two who are tied. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { sideOf } from '../../../rules/korsar/open.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import { shout, sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, facts, panOf } from '../../telling/stagecraft.ts';
import { numbersOf } from '../hand/strength.ts';
import { chestAt } from '../layout/layout.ts';
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
  const reached = 1240;
  return beat(
    1560,
    captionOf(e, own, c),
    [
      { at: 0, sound: { name: own ? 'sail-fill' : 'capture', pan: panOf(ship.x, c) } },
      shout(first, 300, chest.x, c),
      ...(e.gold >= great ? [sting('prize', 640)] : []),
      { at: 0, effect: { name: 'strokes', x: ship.x, y: ship.y - 120 * ship.scale, w: 190 * ship.scale } },
      { at: 0, tween: { piece: id, from: { jump: 0 }, to: { jump: 12 }, ms: 180, ease: 'Quad.easeOut', yoyo: true } },
      ...signs.map((sign): Cue => ({ at: 60, tween: { piece: sign, to: { alpha: 0 }, ms: 200 } })),
      ...signs.map((sign): Cue => ({ at: 300, leave: sign })),
      { at: 300, hold: { piece: id, on: true } },
      ...sails(id, ship, chest, 320, reached - 320),
      ...cards.flatMap((card, i) =>
        escort.has(card)
          ? sails(card, at(c.from, card), chest, 380 + 50 * i, reached - 380 - 50 * i)
          : makesOff(card, at(c.from, card), 160 + 40 * i),
      ),
      { at: reached - 340, sound: { name: 'chest-open', pan: panOf(chest.x, c) } },
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
        { at: reached + 45 * i, sound: { name: coinNamed(i), pan: panOf(chest.x, c) } },
      ]).flat(),
      { at: reached + 240, sound: { name: 'chest-shut', pan: panOf(chest.x, c) } },
      { at: reached, effect: { name: 'coins', x: chest.x, y: chest.y, n: e.gold } },
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
    change(c, { at: 1300, except: [id, ...cards, ...signs, plateOf(first)] }),
  );
}

type Place = { x: number; y: number };

/** Gives the place short of the chest, as seen from where she lay. */
const landing = (from: Place, to: Place): Place => ({
  x: to.x + (from.x - to.x) * 0.12,
  y: to.y + (from.y - to.y) * 0.12,
});

/** Sails a ship along a curve on the water, smaller and smaller. */
function sails(id: string, from: Place & { scale: number }, chest: Place, start: number, ms: number): Cue[] {
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
function makesOff(id: string, from: Place & { scale: number }, start: number): Cue[] {
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
  if (e.type === 'VesselAwarded') return phrase(words().awarded, { name, ship });
  const captor = nameOf(checkSeat(e.side, c.after), c.names);
  const numbers = numbersOf(e.strengths);
  const spoken = { name: nameOf(e.owner, c.names), gold: e.gold, numbers };
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
      { at: 0, sound: { name: 'tie', pan: panOf(at(c.from, id).x, c) } },
      { at: 300, sound: { name: 'splash', pan: panOf(at(c.from, id).x, c) } },
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
