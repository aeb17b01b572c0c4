/**
 * The cannon volley (10.4, the signature). The card fires from the rail: flames and warm light, balls that drag smoke, all
 * hits in one light, and at the last of them one blow: everything stands for a moment, then the ship heels away from it.
 */
import type { Beat, Cue, TweenCue } from '../../../controller/beat.ts';
import type { Placement } from '../../../controller/room.ts';
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { shout, sting } from '../../telling/crew.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, facts, heard, keptBack, lean, swings, wide } from '../../telling/stagecraft.ts';
import { blow } from '../../telling/stakes.ts';
import { cannonHits, classOf, gapOf, shipNoun } from '../naming.ts';
import { arrival, ledgerTurns, nameFor, targetOf } from './arrival.ts';
import { leadChanges } from './peaks.ts';
import type { Context } from './stagecraft.ts';
import { stakesOf } from './stakes.ts';

type CardPlayed = Of<Event, 'CardPlayed'>;

const darkens = 360;
const fires = 900;
const flight = 640;
const apart = 110;

export function volley(event: CardPlayed, c: Context, guns: number): Beat {
  const slot = targetOf(event, c);
  const card = at(c.to, `shot:${event.play}`);
  const ship = at(c.to, `ship:${event.ship}`);
  const hits = cannonHits(slot.kind === 'cursed' ? 'galleon' : classOf(slot.points), guns, event.play);
  const struck = hits.map((hit) => ({ x: ship.x + hit.x * ship.scale, y: ship.y + hit.y * ship.scale }));
  // Their lights touch, and do not run together.
  const shine = (gapOf(hits) * ship.scale) / flashWide;
  const last = fires + flight + apart * (guns - 1);
  const stakes = stakesOf(event, c.before);
  const force = blow[stakes];
  const light = { muzzles: pulse('muzzles', guns), hits: pulse('hits', guns) };
  const mouth = { x: card.x, y: card.y - 99 * card.scale };
  const cues: Cue[] = [
    { at: 520, camera: lean(ship, c, 300, force) },
    heard(640, 'fuse', ship.x, c),
    {
      // Before the stage leans: bright sails that come nearer first and darken then would be a pulse of light.
      at: darkens,
      // It brightens nothing; its going is a change of light all the same.
      flash: { pulse: 'gloom', area: 0 },
      effect: {
        name: 'gloom',
        x: (card.x + ship.x) / 2,
        y: (mouth.y + ship.y) / 2,
        ms: last + (endsSailing(c) ? 200 : 2000) - darkens,
      },
    },
    { at: fires, effect: { name: 'spill', ...mouth } },
    { at: fires, effect: { name: 'spill', x: ship.x, y: ship.y - 20, size: 0.8, strength: 0.34 } },
  ];
  for (let i = 0; i < guns; i++) {
    const side = i - (guns - 1) / 2;
    const fire = fires + apart * i;
    const hit = fire + flight;
    const muzzle = { x: mouth.x + side * 27 * card.scale, y: mouth.y };
    const held = apart * (guns - 1 - i);
    cues.push(
      { at: 640 + 40 * i, effect: { name: 'fuse', x: muzzle.x, y: muzzle.y + 40, ms: 260 } },
      heard(fire, 'cannon', ship.x, c, 0.97 + 0.02 * ((event.play + i) % 4)),
      { at: fire, flash: light.muzzles, effect: { name: 'muzzle', ...muzzle, n: i, hold: held, turn: 9 * side } },
      { at: fire, effect: { name: 'smoke', ...muzzle, n: i, grey: event.captain === 'neutral' ? 1 : undefined } },
      { at: fire, tween: recoil(event.play, i, 12, 60) },
      { at: fire + 60, tween: recoil(event.play, i, 0, 220) },
      { at: fire, tween: { piece: card.id, to: { y: card.y + 10 }, ms: 70, ease: 'Quad.easeOut' } },
      { at: fire + 70, tween: { piece: card.id, to: { y: card.y }, ms: 190, ease: 'Quad.easeInOut' } },
      { at: fire, effect: { name: 'ball', ...muzzle, tx: struck[i].x, ty: struck[i].y, ms: flight, arc: 120 } },
      { at: hit, flash: light.hits, effect: { name: 'flash', ...struck[i], size: shine, even: 1, hold: held } },
      { at: hit, effect: { name: 'splinters', ...struck[i], n: i } },
      heard(hit, 'impact', ship.x, c, 0.97 + 0.02 * ((event.play + i) % 4)),
    );
  }
  cues.push(
    { at: last, stand: force.stand, slow: force.slow },
    ...facts(c, last, [ship.id]),
    { at: last, effect: { name: 'shake', x: 0, y: 0, px: force.shake } },
    ...heel(ship, guns, last),
    ...columns(ship, guns, last),
    heard(last + 120, 'splash', ship.x, c),
    ...(leadChanges(event, c.before) ? [sting('lead', last + 300)] : []),
    ...(stakes === 3 && event.captain !== 'neutral' ? [shout(event.captain, last + 160, ship.x, c)] : []),
    { at: last + 580, camera: wide(c, 400) },
  );
  return beat(
    last + 980,
    phrase(words().fires, { name: nameFor(event.captain, c), n: guns, ship: shipNoun(slot) }),
    arrival(event, c),
    keptBack(last),
    cues,
    ledgerTurns(event, c, last + 180),
  );
}

/** Tells whether prizes are taken next: a great bright ship that came and went over the dark would be a pulse of light. */
const endsSailing = ({ after: { volley, toPlay } }: Context): boolean => volley === 3 && toPlay.length === 0;

/** Heels her away from the blow, the further the more guns; she lies deeper for a moment, and swings back twice. */
function heel({ id, y }: Placement, guns: number, start: number): Cue[] {
  const far = Math.min(9, 2 + 1.5 * guns);
  return [
    ...swings(id, 'roll', start, [
      [-far, 140],
      [far * 0.4, 300],
      [far * -0.16, 260],
      [0, 200],
    ]),
    { at: start, tween: { piece: id, to: { y: y + 6 }, ms: 140, ease: 'Quad.easeOut' } },
    { at: start + 140, tween: { piece: id, to: { y }, ms: 700, ease: 'Sine.easeInOut' } },
  ];
}

/** Raises water beside her bow and, from two guns on, a lower column at her stern. */
function columns({ x, y, scale }: Placement, guns: number, start: number): Cue[] {
  const column = (side: number, size: number): Cue => ({
    at: start,
    flash: { pulse: 'column', area: 8000 },
    effect: { name: 'column', x: x + side * 150 * scale, y: y + 10, n: guns, scale: size },
  });
  return guns === 1 ? [column(0.9, 0.8)] : [column(0.95, 0.9), column(-0.95, 0.66)];
}

/** Width at which a hit's light is drawn. */
const flashWide = 112;

/** Gives what the lights of n guns or hits cover together, as measured on rendered frames, and a little more. */
const pulse = (name: 'muzzles' | 'hits', guns: number) => ({ pulse: name, area: guns * lit[name] });
const lit = { muzzles: 6100, hits: 6100 };

const recoil = (play: number, gun: number, to: number, ms: number): TweenCue => ({
  piece: `shot:${play}`,
  to: { [`gun${gun}`]: to },
  ms,
  ease: to === 0 ? 'Quad.easeInOut' : 'Quad.easeOut',
});
