/** Merchants are launched, and pirates come alongside and fire: one gun for every skull. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, coinNamed, darkens, facts, heard, keptBack } from '../../telling/stagecraft.ts';
import { skullsOf } from '../hand/strength.ts';
import { shipNoun } from '../naming.ts';
import { frameOf } from '../pieces/frames.ts';
import { appear, arrival, landed } from './arrival.ts';
import { closeUp, most } from './close-up.ts';
import { type Context, change, plateOf, vesselIn } from './stagecraft.ts';
import { lastHit, volley } from './volley.ts';

/** Tells how a merchant is put to sea; her gold is painted on the sail last. */
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
      ...Array.from({ length: Math.min(e.gold, 8) }, (_, i): Cue => heard(landed + 50 * i, coinNamed(i), target.x, c)),
    ],
    appear(c, landed + 120, signs),
    change(c, { at: 60, ms: 420, except: [id, plateOf(e.seat), ...signs] }),
  );
}

/** Tells of a first pirate or a reinforcement: she comes alongside, fires, and the merchant heels. */
export function attacked(e: Of<Event, 'AttackOpened' | 'AttackReinforced'>, c: Context): Beat {
  const card = `card:${e.turn}`;
  const pill = `pill:${e.vessel}:${e.side}`;
  const ship = at(c.to, `ship:${e.vessel}`);
  const vessel = vesselIn(c.after, e.vessel);
  const guns = skullsOf(e.card);
  const opened = e.type === 'AttackOpened';
  const fillings = {
    name: nameOf(e.seat, c.names),
    ship: shipNoun(vessel, c.names),
    gold: vessel.gold,
    n: e.strength,
  };
  const own = vessel.side === e.side;
  const sentence = !opened ? words().reinforces : own ? words().guards : words().attacks;
  const signs = [`lines:${e.vessel}:${e.side}`, pill];
  const first = landed + 20;
  // Who guards her own ship does not fire at it.
  const told = own ? landed : lastHit(first, guns);
  const end = told + (own ? 500 : 840);
  // Guns so near would be too much light while volleys follow each other fast (docs/decisions.md, light). Where nobody fires,
  // nothing comes near: sails that go back to their place and are covered by the next captain's card would be a light.
  const near = closeUp(c, e.vessel, 120, end - 400, { far: true, nearest: own ? 1 : most });
  return beat(
    end,
    phrase(sentence, fillings),
    arrival(card, e.seat, frameOf(e.card), c),
    [
      heard(landed, opened ? 'drum' : 'shield', ship.x, c),
      ...keptBack(told),
      ...near.cues,
      darkens(60, ship, end, own ? 0.24 : 0.36),
      // She keeps her new scars from the last hit on.
      ...(own ? [] : [{ at: 61, set: { piece: ship.id, props: { shot: at(c.from, ship.id).props.shot } } }]),
      ...facts(c, told, [ship.id]),
      ...(own ? [] : volley({ ...e, guns, first, clears: end - 20, zoom: near.zoom }, c)),
      ...(c.from.has(pill) ? [{ at: landed, set: { piece: pill, props: at(c.to, pill).props } }] : []),
    ],
    // Her tag comes with its sum: guns are counted when they have struck.
    appear(c, landed, signs.slice(0, 1)),
    appear(c, told, signs.slice(1)),
    counted(at(c.to, pill), { guns, zoom: near.zoom }, told),
    change(c, { at: 60, ms: 420, except: [card, plateOf(e.seat), ...signs.filter((id) => !c.from.has(id))] }),
  );
}

/** Counts the new guns when the last of them has struck: the sum rolls on, its tag jumps, and they shine in gold. */
function counted({ id, x, y, scale }: Placement, { guns, zoom }: { guns: number; zoom: number }, start: number): Cue[] {
  // What shines has its usual size on the screen, however near the fight is.
  const size = Math.min(scale, 1 / zoom);
  return [
    { at: landed, tween: { piece: id, from: { roll: guns }, to: { roll: guns }, ms: start - landed, ease: 'Linear' } },
    { at: start, tween: { piece: id, from: { roll: guns }, to: { roll: 0 }, ms: 240, ease: 'Linear' } },
    {
      at: start,
      tween: {
        piece: id,
        from: { y, scale },
        to: { y: y - 22 * scale, scale: 1.16 * scale },
        ms: 110,
        ease: 'Quad.easeOut',
      },
    },
    {
      at: start + 110,
      tween: {
        piece: id,
        from: { y: y - 22 * scale, scale: 1.16 * scale },
        to: { y, scale },
        ms: 240,
        ease: 'Sine.easeInOut',
      },
    },
    // So small and short they are one light, the third of a volley.
    { at: start, effect: { name: 'strokes', x, y, w: 110 * scale, scale: 0.45 * size, ms: 240 } },
    {
      at: start,
      // It stays where it is and for longer than a second: light is all that a volley may have of what comes and goes.
      effect: { name: 'gain', x: x + 110 * scale, y: y - 44 * scale, n: guns, scale: size, rise: 0, counts: 220 },
    },
  ];
}
