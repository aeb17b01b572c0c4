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
import { glide, low } from './attacks.ts';
import { around, type Context, change, plateOf, vesselIn } from './stagecraft.ts';

/** The captain rises, hangs, slams down; what he outranked slides under and goes dull. */
export function trumped(e: Of<Event, 'CaptainPlayed' | 'AdmiralPlayed'>, c: Context): Beat {
  const card = `card:${e.turn}`;
  const target = at(c.to, card);
  const vessel = vesselIn(c.after, e.vessel);
  const admiral = e.type === 'AdmiralPlayed';
  const start = { ...handAt(e.seat, c.before, c.frame), scale: target.scale * 0.3, angle: 0 };
  const high = { x: target.x, y: target.y - 34, scale: target.scale * 1.4, angle: target.angle - 4 };
  const pan = panOf(target.x, c);
  const { cards, signs } = around(c.after, e.vessel);
  const later = [...cards.filter((id) => c.to.has(id)), ...signs, `ship:${e.vessel}`];
  const pills = signs.filter((id) => id.startsWith('pill:') && c.from.has(id));
  const pill = `pill:${e.vessel}:${e.side}`;
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
      { at: 320, camera: lean(target, c, 300) },
      { at: 0, tween: { piece: 'dusk', to: { alpha: 0.12 }, ms: 300, ease: 'Sine.easeOut' } },
      { at: 640, tween: { piece: 'dusk', to: { alpha: 0 }, ms: 420, ease: 'Sine.easeIn' } },
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
      { at: 720, effect: { name: 'strokes', x: target.x, y: target.y, w: 128 * target.scale } },
      { at: 720, effect: { name: 'dust', ...low(c, card), w: 170 * target.scale } },
      { at: 720, effect: { name: 'ring', x: target.x, y: target.y + 80 * target.scale, scale: admiral ? 1.9 : 1.4 } },
      { at: 720, effect: { name: 'shake', x: 0, y: 0, ms: 180 } },
      ...(admiral ? [{ at: 760, sound: { name: 'admiral', pan } }] : []),
      ...pills.flatMap((id): Cue[] => {
        const { y } = at(c.to, id);
        return [
          { at: 730, tween: { piece: id, to: { y: y - 6 }, ms: 90, ease: 'Quad.easeOut' } },
          { at: 820, tween: { piece: id, to: { y }, ms: 180, ease: 'Quad.easeIn' } },
        ];
      }),
      ...(c.from.has(pill) ? facts(c, 740, [pill]) : [{ at: 740, enter: pill } as Cue]),
      { at: 1120, camera: wide(c, 400) },
    ],
    change(c, { at: 160, ms: 340, except: [card, plateOf(e.seat), ...dulled(c, later), pill] }),
    settleDull(
      c,
      later.filter((id) => id !== card),
    ),
    glide(c, pill, 160),
  );
}

/** Cards of the same ship that only change their facts: they do so when the slam has landed. */
const dulled = (c: Context, ids: readonly string[]): string[] =>
  ids.filter((id) => c.from.has(id) && c.to.has(id) && id.startsWith('card:'));

/** Pirates make room at once; a trump that is outranked does so, too, and slides under when the new one has landed. */
function settleDull(c: Context, ids: readonly string[]): Cue[] {
  return dulled(c, ids).flatMap((id): Cue[] => {
    const { x, y, scale, angle, props } = at(c.to, id);
    const moving = (to: { x: number; y: number; scale: number; angle?: number }): Cue => ({
      at: 160,
      tween: { piece: id, to, ms: 340, ease: 'Sine.easeInOut' },
    });
    if (JSON.stringify(props) === JSON.stringify(at(c.from, id).props)) return [moving({ x, y, scale, angle })];
    return [
      moving({ x, y: y - 8 * scale, scale }),
      { at: 760, tween: { piece: id, to: { y, angle }, ms: 300, ease: 'Quad.easeOut' } },
      ...facts(c, 800, [id]),
    ];
  });
}

function captionOf(e: Of<Event, 'CaptainPlayed' | 'AdmiralPlayed'>, c: Context, ship: Noun): Beat['caption'] {
  const { gold, side } = vesselIn(c.after, e.vessel);
  const loser = e.overcame === null ? '' : sideName(e.overcame, c.after, c.names);
  const spoken = { name: nameOf(e.seat, c.names), ship, gold, loser };
  if (e.type === 'AdmiralPlayed') return phrase(loser ? words().admiralOverrules : words().admiralGuards, spoken);
  // Whose merchant she is has been said already.
  return phrase(loser && e.overcame !== side ? words().captainOverrules : words().captainBoards, spoken);
}
