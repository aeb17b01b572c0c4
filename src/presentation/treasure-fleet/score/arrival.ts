/**
 * The arrival of every card that is played: it flies to the rail under its target, and the ledger there takes the new total.
 */
import type { Cue } from '../../../controller/beat.ts';
import type { Captain, Event, View } from '../../../rules/treasure-fleet/types.ts';
import type { Of } from '../../telling/script.ts';
import { at, change, facts, heard } from '../../telling/stagecraft.ts';
import { nameOf } from '../naming.ts';
import { type Context, hand, plateOf } from './stagecraft.ts';

type CardPlayed = Of<Event, 'CardPlayed'>;

export const nameFor = (captain: Captain, c: Context) => nameOf(captain, c.names);

export function targetOf(event: { ship: string }, c: Context) {
  const slot = c.after.line.find((s) => s.ship === event.ship);
  if (!slot) throw new Error(`No ship ${event.ship} in the line.`);
  return slot;
}

/**
 * Lifts the card from the plate in 0-640, flies it to the rail under its target and lands it; its neighbours make
 * room.
 */
export function arrival(event: CardPlayed, c: Context, rest: readonly string[] = []): Cue[] {
  const card = `shot:${event.play}`;
  const target = at(c.to, card);
  const start = c.from.get(card) ?? { ...hand(event.captain, c.before, c.frame), scale: 0.28, angle: 0 };
  const ledger = `ledger:${event.ship}`;
  const held = target.scale * 1.16;
  const up = start.y > c.frame.height / 2 ? -46 : 46;
  return [
    { at: 0, enter: card },
    { at: 0, hold: { piece: card, on: true } },
    // Clear of the plates it flies into what darkness there is: over it, it would be a light that crosses the table.
    { at: 330, hold: { piece: card, on: false } },
    ...facts(c, 0, [plateOf(event.captain)]),
    heard(0, 'card-lift', start.x, c),
    {
      at: 0,
      tween: {
        piece: card,
        from: { x: start.x, y: start.y, scale: start.scale, angle: 0 },
        to: { x: start.x, y: start.y + up, scale: held * 0.7, angle: -2 },
        ms: 160,
        ease: 'Back.easeOut',
      },
    },
    {
      at: 160,
      tween: {
        piece: card,
        from: { x: start.x, y: start.y + up, scale: held * 0.7, angle: -2 },
        to: { x: target.x, y: target.y - 10, scale: held, angle: target.angle },
        ms: 360,
        ease: 'Cubic.easeInOut',
        arc: 90,
      },
    },
    heard(520, 'card-land', target.x, c),
    { at: 520, effect: { name: 'dust', x: target.x, y: target.y + 84 * target.scale, w: 120 * target.scale } },
    {
      at: 520,
      tween: { piece: card, to: { y: target.y, scale: target.scale }, ms: 120, ease: 'Quad.easeIn' },
    },
    ...change(c, { at: 160, except: [card, ledger, plateOf(event.captain), `ship:${event.ship}`, ...rest] }),
  ];
}

/**
 * Turns the ledger to the new total and draws its outline anew, 400 in all. The outline of a captain who leads no
 * more burns away first.
 */
export function ledgerTurns(event: { ship: string }, c: Context, when: number): Cue[] {
  const id = `ledger:${event.ship}`;
  const burns =
    leaderOf(event.ship, c.before) !== null && leaderOf(event.ship, c.before) !== leaderOf(event.ship, c.after);
  const turns = when + (burns ? burning : 0);
  const ms = 400 - (burns ? burning : 0);
  const redrawn = c.from.get(id)?.props.line !== at(c.to, id).props.line;
  return [
    ...(burns ? [{ at: when, tween: { piece: id, from: { burn: 0 }, to: { burn: 1 }, ms: burning } }] : []),
    { at: turns, set: { piece: id, props: { ...at(c.to, id).props, was: wordsOf(c, id) } } },
    { at: turns, tween: { piece: id, from: { burn: 0 }, to: { burn: 0 }, ms: 1 } },
    { at: turns, tween: { piece: id, from: { roll: 1 }, to: { roll: 0 }, ms: ms - 60, ease: 'Sine.easeInOut' } },
    ...(redrawn ? [{ at: turns, tween: { piece: id, from: { undrawn: 1 }, to: { undrawn: 0 }, ms } }] : []),
    {
      at: turns,
      tween: { piece: id, from: { scale: 1.14 }, to: { scale: at(c.to, id).scale }, ms, ease: 'Back.easeOut' },
    },
  ];
}

/** Gives what a ledger says before this event. */
function wordsOf({ from }: Context, id: string): { text: unknown; numbers: unknown } | undefined {
  const props = from.get(id)?.props;
  return props && { text: props.text, numbers: props.numbers };
}

const burning = 200;

/** Gives the captain who would take her now, if there is one. */
function leaderOf(ship: string, { line }: View): Captain | null {
  const leader = line.find((slot) => slot.ship === ship)?.leader ?? null;
  return leader === 'tie' || leader === 'boardersTie' ? null : leader;
}
