/** Merchants are launched, and pirates come alongside and fire: one gun for every skull. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, lean, panOf, wide } from '../../telling/stagecraft.ts';
import { skullsOf } from '../hand/strength.ts';
import { shipNoun } from '../naming.ts';
import { frameOf } from '../pieces/frames.ts';
import { appear, arrival, landed } from './arrival.ts';
import { type Context, change, plateOf, vesselIn } from './stagecraft.ts';

/** Merchant put to sea: her gold is painted on the sail last. */
export function launched(e: Of<Event, 'VesselLaunched'>, c: Context): Beat {
  const id = `ship:${e.vessel}`;
  const target = at(c.to, id);
  const signs = [`pool:${e.vessel}`, `note:${e.vessel}`];
  return beat(
    1180,
    phrase(words().launches, { name: nameOf(e.seat, c.names), gold: e.gold }),
    arrival(id, e.seat, frameOf(e.card), c),
    [
      { at: 240, tween: { piece: id, from: { paint: 1 }, to: { paint: 1 }, ms: landed - 240 } },
      { at: landed, tween: { piece: id, from: { paint: 1 }, to: { paint: 0 }, ms: 240, ease: 'Quad.easeOut' } },
      ...Array.from(
        { length: Math.min(e.gold, 8) },
        (_, i): Cue => ({ at: landed + 50 * i, sound: { name: coinNamed(i), pan: panOf(target.x, c) } }),
      ),
    ],
    appear(c, landed + 120, signs),
    change(c, { at: 60, ms: 420, except: [id, plateOf(e.seat), ...signs] }),
  );
}

const between = 110;
const flight = 230;

/** First pirate and reinforcement: she comes alongside, fires, and the merchant heels. */
export function attacked(e: Of<Event, 'AttackOpened' | 'AttackReinforced'>, c: Context): Beat {
  const card = `card:${e.turn}`;
  const pill = `pill:${e.vessel}:${e.side}`;
  const ship = at(c.to, `ship:${e.vessel}`);
  const vessel = vesselIn(c.after, e.vessel);
  const guns = skullsOf(e.card);
  const opened = e.type === 'AttackOpened';
  const fillings = { name: nameOf(e.seat, c.names), ship: shipNoun(vessel, c.names), n: e.strength };
  const own = vessel.side === e.side;
  const sentence = !opened ? words().reinforces : own ? words().guards : words().attacks;
  const signs = [`lines:${e.vessel}:${e.side}`, pill];
  const first = landed + 20;
  const last = first + between * (guns - 1) + flight;
  return beat(
    // Who guards her own ship does not fire at it.
    (own ? landed : last) + 420,
    phrase(sentence, fillings),
    arrival(card, e.seat, frameOf(e.card), c),
    [
      { at: landed, sound: { name: opened ? 'drum' : 'shield', pan: panOf(ship.x, c) } },
      { at: 120, camera: lean(ship, c, 420) },
      ...(own ? [] : volley(e, c, first, guns)),
      ...(c.from.has(pill) ? [{ at: landed, set: { piece: pill, props: at(c.to, pill).props } }] : []),
      { at: landed, tween: { piece: pill, from: { roll: guns }, to: { roll: 0 }, ms: 100 * guns, ease: 'Linear' } },
      { at: (own ? landed : last) + 60, camera: wide(c, 360) },
    ],
    appear(c, landed, signs),
    change(c, { at: 60, ms: 420, except: [card, plateOf(e.seat), ...signs.filter((id) => !c.from.has(id))] }),
  );
}

/** Flames from port to port, each ball to a place of its own in her hull; she heels at the last one. */
function volley(e: { vessel: string; turn: number }, c: Context, first: number, guns: number): Cue[] {
  const ship = at(c.to, `ship:${e.vessel}`);
  const pirate = at(c.to, `card:${e.turn}`);
  const dx = ship.x - pirate.x;
  const away = Math.abs(dx) < 60 * ship.scale ? 1 : Math.sign(dx);
  const pan = panOf(ship.x, c);
  const cues: Cue[] = [];
  for (let i = 0; i < guns; i++) {
    const part = guns === 1 ? 0.5 : i / (guns - 1);
    const start = first + between * i;
    const from = { x: pirate.x + (part - 0.5) * 150 * pirate.scale, y: pirate.y - 44 * pirate.scale };
    const hit = {
      x: ship.x + (-away * 70 + (part - 0.5) * 110) * ship.scale,
      y: ship.y - (26 + 16 * (i % 2)) * ship.scale,
    };
    cues.push(
      {
        at: start,
        effect: {
          name: 'gun',
          ...from,
          tx: hit.x,
          ty: hit.y,
          n: i,
          ms: flight,
          scale: Math.max(0.55, ship.scale),
          lit: i === 0 ? 1 : 0,
          hold: between * (guns - 1 - i) + 60,
        },
        flash: { pulse: `volley ${e.turn}`, area: 9000 },
      },
      { at: start, sound: { name: 'cannon', pan: panOf(pirate.x, c) } },
      { at: start, tween: { piece: `card:${e.turn}`, to: { jump: 7 }, ms: 60, ease: 'Quad.easeOut', yoyo: true } },
      { at: start + flight, effect: { name: 'hit', ...hit, n: i, scale: Math.max(0.5, ship.scale) } },
      { at: start + flight, sound: { name: 'impact', pan } },
    );
  }
  const last = first + between * (guns - 1) + flight;
  // Pale sails that swing far and fast would be a pulse of light.
  const lean = (1 + 1.1 * guns) * away;
  return [
    ...cues,
    {
      at: last,
      effect: { name: 'spray', x: ship.x - away * 120 * ship.scale, y: ship.y + 16, n: guns, scale: ship.scale },
    },
    { at: last, sound: { name: 'splash', pan } },
    { at: last + 60, tween: { piece: ship.id, from: { heel: 0 }, to: { heel: lean }, ms: 140, ease: 'Quad.easeOut' } },
    {
      at: last + 200,
      tween: { piece: ship.id, from: { heel: lean }, to: { heel: -0.4 * lean }, ms: 380, ease: 'Sine.easeInOut' },
    },
    {
      at: last + 580,
      tween: { piece: ship.id, from: { heel: -0.4 * lean }, to: { heel: 0 }, ms: 420, ease: 'Sine.easeInOut' },
    },
  ];
}
