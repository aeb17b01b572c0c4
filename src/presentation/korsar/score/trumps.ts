/** Captains and the admiral: the slam, and what they outrank goes dull (10.5). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { type Noun, phrase } from '../../../words/message.ts';
import { nameOf } from '../../captains.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, darkens, facts, heard } from '../../telling/stagecraft.ts';
import { handAt } from '../layout/layout.ts';
import { shipNoun, sideName } from '../naming.ts';
import { frameOf } from '../pieces/frames.ts';
import { appear } from './arrival.ts';
import { closeUp } from './close-up.ts';
import { around, type Context, change, plateOf, vesselIn } from './stagecraft.ts';
import { greatest, stakesOf } from './stakes.ts';

/** Moment at which a captain's card has come down. */
const slams = 1300;
/**
 * Moment at which the table draws back: more than a second after the card has uncovered pale sails, or these would be a
 * light that comes and goes (docs/decisions.md, light).
 */
const drawsBack = slams + 850;

/**
 * Raises the captain's card large over the middle of the table, lets it hang, and slams it down at the ship; what is
 * outranked goes dull.
 */
export function trumped(e: Of<Event, 'CaptainPlayed' | 'AdmiralPlayed'>, c: Context): Beat {
  const card = `card:${e.turn}`;
  const target = at(c.to, card);
  const ship = at(c.to, `ship:${e.vessel}`);
  const vessel = vesselIn(c.after, e.vessel);
  const admiral = e.type === 'AdmiralPlayed';
  const hand = handAt(e.seat, c.before, c.frame);
  const near = closeUp(c, e.vessel, 200, drawsBack);
  const { cards, signs } = around(c.after, e.vessel);
  const pills = signs.filter((id) => id.startsWith('pill:') && c.from.has(id) && c.to.has(id));
  const pill = `pill:${e.vessel}:${e.side}`;
  const dulled = cards.filter((id) => id !== card && c.from.has(id) && c.to.has(id));
  return beat(
    drawsBack + 410,
    captionOf(e, c, shipNoun(vessel, c.names)),
    [
      ...facts(c, 0, [plateOf(e.seat)]),
      heard(0, 'card-lift', hand.x, c),
      {
        at: 0,
        effect: {
          name: 'looms',
          ...hand,
          tx: c.frame.width / 2,
          ty: c.frame.height * 0.46,
          ex: near.at(target).x,
          ey: near.at(target).y,
          ms: slams,
          frame: `${frameOf(e.card)}@300`,
          text: admiral ? words().admiral : words().captain,
        },
      },
      // Its last stroke falls with the card.
      heard(slams - 650, 'drum-roll', target.x, c),
      ...near.cues,
      darkens(0, ship, drawsBack, 0.4),
      { at: slams - 20, enter: card },
      {
        at: slams - 20,
        tween: {
          piece: card,
          from: { x: target.x, y: target.y, scale: target.scale * 2.2 },
          to: { x: target.x, y: target.y, scale: target.scale * 1.7 },
          ms: 120,
          ease: 'Quad.easeIn',
        },
      },
      // The room sees who it is before he is one of many.
      { at: slams + 380, tween: { piece: card, to: { scale: target.scale }, ms: 300, ease: 'Back.easeIn' } },
      heard(slams, admiral ? 'bass-hit' : 'captain-slam', target.x, c),
      { at: slams, effect: { name: 'strokes', x: target.x, y: target.y, w: 150 * target.scale, scale: 1 / near.zoom } },
      {
        at: slams,
        effect: {
          name: 'ring',
          x: target.x,
          y: target.y + 80 * target.scale,
          scale: (admiral ? 1.7 : 1.3) / near.zoom,
        },
      },
      { at: slams, effect: { name: 'shake', x: 0, y: 0, ms: 180 } },
      { at: slams, tween: { piece: ship.id, from: { heel: 0 }, to: { heel: 6 }, ms: 140, ease: 'Quad.easeOut' } },
      { at: slams + 140, tween: { piece: ship.id, from: { heel: 6 }, to: { heel: 0 }, ms: 600, ease: 'Back.easeOut' } },
      ...(admiral ? [heard(slams + 40, 'admiral', target.x, c)] : []),
      ...greatest(stakesOf(e.vessel, c), e.seat, slams, target.x, c),
      ...jumping(c, target, slams + 10),
      ...facts(c, slams + 80, [...dulled, ...pills]),
    ],
    appear(c, slams + 20, [pill]),
    change(c, { at: 160, ms: 340, except: [card, plateOf(e.seat), ...dulled, ...pills, pill] }),
    dulled.flatMap((id): Cue[] => moveTo(c, id, 160)),
  );
}

/** Lets everybody's tags jump in a wave that runs out from the slam. */
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

/** Moves a ship that only makes room. */
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
