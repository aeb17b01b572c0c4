/** Merchants leave the sea: home to their owner, captured, given away at the end, or sunk between two who are tied. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { sideOf } from '../../../rules/korsar/open.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { lookId, nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, facts, panOf } from '../../telling/stagecraft.ts';
import { numbersOf } from '../hand/strength.ts';
import { chestAt } from '../layout/layout.ts';
import { checkSeat, shipNoun, sideName } from '../naming.ts';
import { around, type Context, change, plateOf } from './stagecraft.ts';

type Home = Of<Event, 'VesselCaptured' | 'VesselAwarded'>;

/** Halo, then she sails out of her card to the chest; all cards around her turn face down and follow. */
export function comesHome(e: Home, c: Context): Beat {
  const id = `ship:${e.vessel}`;
  const ship = at(c.from, id);
  const first = c.after.sides[e.side].seats[0];
  const chest = chestAt(e.side, c.after, c.frame);
  const { cards, signs } = around(c.before, e.vessel);
  const own = sideOf(c.after, e.owner) === e.side;
  const reached = 1240;
  return beat(
    1560 + 60 * cards.length,
    captionOf(e, own, c),
    [
      { at: 0, sound: { name: own ? 'sail-fill' : 'capture', pan: panOf(ship.x, c) } },
      { at: 0, set: { piece: id, props: { halo: true } } },
      { at: 0, tween: { piece: id, to: { bright: 1, scale: ship.scale * 1.05 }, ms: 280, ease: 'Back.easeOut' } },
      ...signs.map((sign): Cue => ({ at: 200, tween: { piece: sign, to: { alpha: 0 }, ms: 160 } })),
      ...signs.map((sign): Cue => ({ at: 380, leave: sign })),
      { at: 300, hold: { piece: id, on: true } },
      {
        at: 320,
        effect: {
          name: 'homeward',
          x: ship.x,
          y: ship.y + 20 * ship.scale,
          tx: chest.x,
          ty: chest.y + 20,
          ms: 900,
          frame: 'ship-merchant',
          flag: own ? undefined : `medallion-brass-${lookId(first)}`,
          scale: 0.4 * ship.scale,
        },
      },
      ...follow(id, ship, chest, 720, 560),
      ...cards.flatMap((card, i) => follow(card, at(c.from, card), chest, 480 + 60 * i, 620)),
      { at: reached - 340, sound: { name: 'chest-open', pan: panOf(chest.x, c) } },
      ...Array.from({ length: Math.min(e.gold, 8) }, (_, i): Cue => {
        return { at: reached + 45 * i, sound: { name: coinNamed(i), pan: panOf(chest.x, c) } };
      }),
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
    change(c, { at: 1300 + 60 * cards.length, except: [id, ...cards, ...signs, plateOf(first)] }),
  );
}

/** Turns over and goes into the chest. */
function follow(
  id: string,
  from: { x: number; y: number; scale: number },
  chest: { x: number; y: number },
  start: number,
  ms: number,
): Cue[] {
  const back = id.startsWith('ship:')
    ? { back: true, owner: null, halo: false }
    : { card: null, dull: false, glow: false };
  return [
    { at: start, tween: { piece: id, to: { fold: 1 }, ms: 100, ease: 'Quad.easeIn' } },
    { at: start + 100, set: { piece: id, props: back } },
    { at: start + 100, tween: { piece: id, from: { fold: 1 }, to: { fold: 0 }, ms: 100, ease: 'Quad.easeOut' } },
    { at: start + 100, hold: { piece: id, on: true } },
    {
      at: start + 200,
      tween: {
        piece: id,
        from: { x: from.x, y: from.y, scale: from.scale, alpha: 1 },
        to: { x: chest.x, y: chest.y, scale: 0.14, alpha: 0.2 },
        ms: ms - 200,
        ease: 'Cubic.easeIn',
      },
    },
    { at: start + ms, leave: id },
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

/** At the end: nobody leads, nobody is given her. */
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
          tween: { piece, to: { y: at(c.from, piece).y + 46, alpha: 0 }, ms: 520, ease: 'Quad.easeIn' },
        },
        { at: 780 + 30 * i, leave: piece },
      ]),
    ],
    change(c, { at: 840, except: [id, ...cards, ...signs] }),
  );
}
