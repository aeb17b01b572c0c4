/** Captains and the admiral: the slam, and what they outrank goes dull (10.5). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { type Noun, phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, facts, lean, panOf, wide } from '../../telling/stagecraft.ts';
import { handAt } from '../layout/layout.ts';
import { shipNoun, sideName } from '../naming.ts';
import { appear } from './arrival.ts';
import { around, type Context, change, plateOf, vesselIn } from './stagecraft.ts';

/** The captain rises large over the water, hangs, and slams down at the ship; what is outranked goes dull. */
export function trumped(e: Of<Event, 'CaptainPlayed' | 'AdmiralPlayed'>, c: Context): Beat {
  const card = `card:${e.turn}`;
  const target = at(c.to, card);
  const ship = at(c.to, `ship:${e.vessel}`);
  const vessel = vesselIn(c.after, e.vessel);
  const admiral = e.type === 'AdmiralPlayed';
  const start = { ...handAt(e.seat, c.before, c.frame), scale: target.scale * 0.5, angle: 0 };
  const high = { x: ship.x, y: ship.y - 130 * ship.scale, scale: Math.max(1.7, target.scale * 2.2), angle: -4 };
  const pan = panOf(target.x, c);
  const { cards, signs } = around(c.after, e.vessel);
  const pills = signs.filter((id) => id.startsWith('pill:') && c.from.has(id) && c.to.has(id));
  const pill = `pill:${e.vessel}:${e.side}`;
  const dulled = cards.filter((id) => id !== card && c.from.has(id) && c.to.has(id));
  return beat(
    1560,
    captionOf(e, c, shipNoun(vessel, c.names)),
    [
      { at: 0, enter: card },
      { at: 0, hold: { piece: card, on: true } },
      ...facts(c, 0, [plateOf(e.seat)]),
      { at: 0, sound: { name: 'card-lift', pan: panOf(start.x, c) } },
      { at: 0, tween: { piece: card, from: start, to: high, ms: 380, ease: 'Cubic.easeOut', arc: 60 } },
      // Its last stroke falls with the card.
      { at: 70, sound: { name: 'drum-roll', pan } },
      { at: 320, camera: lean(ship, c, 300) },
      { at: 0, tween: { piece: 'dusk', to: { alpha: 0.3 }, ms: 300, ease: 'Sine.easeOut' } },
      { at: 740, tween: { piece: 'dusk', to: { alpha: 0 }, ms: 1200, ease: 'Sine.easeInOut' } },
      {
        at: 600,
        tween: {
          piece: card,
          from: high,
          to: { x: target.x, y: target.y, scale: target.scale, angle: target.angle },
          ms: 120,
          ease: 'Quad.easeIn',
        },
      },
      { at: 710, hold: { piece: card, on: false } },
      { at: 720, sound: { name: admiral ? 'bass-hit' : 'captain-slam', pan } },
      { at: 720, effect: { name: 'strokes', x: target.x, y: target.y, w: 150 * target.scale } },
      { at: 720, effect: { name: 'ring', x: target.x, y: target.y + 80 * target.scale, scale: admiral ? 1.9 : 1.4 } },
      { at: 720, effect: { name: 'shake', x: 0, y: 0, ms: 180 } },
      { at: 720, tween: { piece: ship.id, from: { heel: 0 }, to: { heel: 6 }, ms: 140, ease: 'Quad.easeOut' } },
      { at: 860, tween: { piece: ship.id, from: { heel: 6 }, to: { heel: 0 }, ms: 600, ease: 'Back.easeOut' } },
      ...(admiral ? [{ at: 760, sound: { name: 'admiral', pan } }] : []),
      ...jumping(c, target, 730),
      ...facts(c, 800, [...dulled, ...pills]),
      { at: 1120, camera: wide(c, 400) },
    ],
    appear(c, 740, [pill]),
    change(c, { at: 160, ms: 340, except: [card, plateOf(e.seat), ...dulled, ...pills, pill] }),
    dulled.flatMap((id): Cue[] => moveTo(c, id, 160)),
  );
}

/** Everybody's tags jump in a wave that runs out from the slam. */
function jumping(c: Context, { x, y }: { x: number; y: number }, start: number): Cue[] {
  return [...c.to.values()].flatMap((tag): Cue[] => {
    if (tag.kind !== 'korsar-sum' || !c.from.has(tag.id)) return [];
    const later = start + Math.round(Math.hypot(tag.x - x, tag.y - y) * 0.3);
    return [
      { at: later, tween: { piece: tag.id, from: { y: tag.y }, to: { y: tag.y - 22 }, ms: 90, ease: 'Quad.easeOut' } },
      {
        at: later + 90,
        tween: { piece: tag.id, from: { y: tag.y - 22 }, to: { y: tag.y }, ms: 180, ease: 'Quad.easeIn' },
      },
    ];
  });
}

/** A ship that only makes room. */
function moveTo(c: Context, id: string, start: number): Cue[] {
  const { x, y, scale, angle } = at(c.to, id);
  return [{ at: start, tween: { piece: id, to: { x, y, scale, angle }, ms: 340, ease: 'Sine.easeInOut' } }];
}

function captionOf(e: Of<Event, 'CaptainPlayed' | 'AdmiralPlayed'>, c: Context, ship: Noun): Beat['caption'] {
  const { gold, side } = vesselIn(c.after, e.vessel);
  const loser = e.overcame === null ? '' : sideName(e.overcame, c.after, c.names);
  const spoken = { name: nameOf(e.seat, c.names), ship, gold, loser };
  if (e.type === 'AdmiralPlayed') return phrase(loser ? words().admiralOverrules : words().admiralGuards, spoken);
  // Whose merchant she is has been said already.
  return phrase(loser && e.overcame !== side ? words().captainOverrules : words().captainBoards, spoken);
}
