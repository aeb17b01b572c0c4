/** Cards go to sea: a merchant is launched, pirates open and strengthen attacks, captains and the admiral slam down (10.5). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, facts, panOf } from '../../telling/stagecraft.ts';
import { skullsOf } from '../hand/strength.ts';
import { handAt } from '../layout/layout.ts';
import { shipNoun } from '../naming.ts';
import { type Context, change, plateOf, vesselIn } from './stagecraft.ts';

/** 0-520: a card lifts from the plate, turns its face up on the way and comes down; then the others make room. */
function arrival(id: string, seat: number, land: number, c: Context): Cue[] {
  const target = at(c.to, id);
  const start = { ...handAt(seat, c.before, c.frame), scale: target.scale * 0.3, angle: 0 };
  const up = start.y > c.frame.height / 2 ? -40 : 40;
  const held = target.scale * 1.14;
  return [
    { at: 0, enter: id },
    { at: 0, hold: { piece: id, on: true } },
    { at: land - 30, hold: { piece: id, on: false } },
    { at: 0, sound: { name: 'card-lift', pan: panOf(start.x, c) } },
    ...facts(c, 0, [plateOf(seat)]),
    {
      at: 0,
      tween: {
        piece: id,
        from: { ...start },
        to: { x: start.x, y: start.y + up, scale: held * 0.6, angle: -2 },
        ms: 160,
        ease: 'Back.easeOut',
      },
    },
    {
      at: 160,
      tween: {
        piece: id,
        from: { x: start.x, y: start.y + up, scale: held * 0.6, angle: -2 },
        to: { x: target.x, y: target.y - 8, scale: held, angle: target.angle + 6 },
        ms: land - 160,
        ease: 'Cubic.easeInOut',
        arc: 80,
      },
    },
    {
      at: land,
      tween: {
        piece: id,
        to: { x: target.x, y: target.y, scale: target.scale, angle: target.angle },
        ms: 120,
        ease: 'Quad.easeIn',
      },
    },
  ];
}

/** Merchant put to sea: glide, settle, coins counted. */
export function launched(e: Of<Event, 'VesselLaunched'>, c: Context): Beat {
  const id = `ship:${e.vessel}`;
  const target = at(c.to, id);
  const signs = [`berth:${e.vessel}`, `note:${e.vessel}`].filter((sign) => c.to.has(sign));
  return beat(
    1100,
    phrase(words().launches, { name: nameOf(e.seat, c.names), gold: e.gold }),
    arrival(id, e.seat, 520, c),
    [
      { at: 520, sound: { name: 'sail-fill', pan: panOf(target.x, c) } },
      { at: 560, effect: { name: 'ring', x: target.x, y: target.y + 20 * target.scale, scale: target.scale } },
      ...Array.from(
        { length: Math.min(e.gold, 8) },
        (_, i): Cue => ({
          at: 620 + 60 * i,
          sound: { name: coinNamed(i), pan: panOf(target.x, c) },
        }),
      ),
      ...signs.flatMap((sign): Cue[] => [
        { at: 640, enter: sign },
        { at: 640, tween: { piece: sign, from: { alpha: 0 }, to: { alpha: 1 }, ms: 240 } },
      ]),
    ],
    change(c, { at: 160, ms: 340, except: [id, plateOf(e.seat), ...signs] }),
  );
}

/** First pirate and reinforcement: the card arcs in, the drum is hit, skulls are counted. */
export function attacked(e: Of<Event, 'AttackOpened' | 'AttackReinforced'>, c: Context): Beat {
  const card = `card:${e.turn}`;
  const pill = `pill:${e.vessel}:${e.side}`;
  const ship = at(c.to, `ship:${e.vessel}`);
  const vessel = vesselIn(c.after, e.vessel);
  const more = skullsOf(e.card);
  const opened = e.type === 'AttackOpened';
  const fillings = { name: nameOf(e.seat, c.names), ship: shipNoun(vessel, c.names), n: e.strength };
  const own = vessel.side === e.side;
  const sentence = !opened ? words().reinforces : own ? words().guards : words().attacks;
  const pan = panOf(ship.x, c);
  return beat(
    1150,
    phrase(sentence, fillings),
    arrival(card, e.seat, 520, c),
    [
      { at: 540, sound: { name: opened ? 'drum' : 'card-land', pan } },
      ...(opened ? [] : [{ at: 620, sound: { name: 'shield', pan } }]),
      { at: 560, effect: { name: 'dust', ...low(c, card), w: 110 * ship.scale } },
      ...rock(ship.id, ship.x, opened ? 3 : 0),
      ...(c.from.has(pill)
        ? []
        : [
            { at: 600, enter: pill },
            {
              at: 600,
              tween: {
                piece: pill,
                from: { alpha: 0, scale: 0.7 },
                to: { alpha: 1, scale: at(c.to, pill).scale },
                ms: 220,
                ease: 'Back.easeOut',
              },
            },
          ]),
      ...(c.from.has(pill) ? [{ at: 600, set: { piece: pill, props: at(c.to, pill).props } }] : []),
      { at: 600, tween: { piece: pill, from: { roll: more }, to: { roll: 0 }, ms: 80 * more, ease: 'Linear' } },
    ],
    change(c, { at: 160, ms: 340, except: [card, pill, plateOf(e.seat)] }),
    glide(c, pill, 160),
  );
}

/** A pill that is there already moves with its cards. */
export function glide(c: Context, id: string, start: number): Cue[] {
  const from = c.from.get(id);
  const to = c.to.get(id);
  if (!from || !to || (from.x === to.x && from.y === to.y && from.scale === to.scale)) return [];
  return [
    { at: start, tween: { piece: id, to: { x: to.x, y: to.y, scale: to.scale }, ms: 340, ease: 'Sine.easeInOut' } },
  ];
}

const rock = (piece: string, x: number, by: number): Cue[] =>
  by === 0
    ? []
    : [
        { at: 560, tween: { piece, to: { x: x + by }, ms: 90, ease: 'Quad.easeOut' } },
        { at: 650, tween: { piece, to: { x }, ms: 260, ease: 'Back.easeOut' } },
      ];

export function low(c: Context, card: string): { x: number; y: number } {
  const { x, y, scale } = at(c.to, card);
  return { x, y: y + 92 * scale };
}
