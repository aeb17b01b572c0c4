/** The end, before the count: the curtain opens for all at once, and every hand is fanned beside its captain's plate (10.6). */
import type { Cue } from '../../../controller/beat.ts';
import type { CardId, Event } from '../../../rules/card-pirates/types.ts';
import type { Of } from '../../telling/script.ts';
import { heard } from '../../telling/stagecraft.ts';
import { plateId } from '../layout/column.ts';
import { handAt, type Point } from '../layout/plan.ts';
import { type Context, planIn, small } from './stagecraft.ts';

const opens = 900;
const rests = 1900;
/** Scale of a card, and its width at that scale. */
const size = 0.7;
const card = { w: 128 * size, h: 178 * size };

/** Moment at which the table goes dark for the count. */
export const fanned = opens + rests;

export function handsFan(e: Of<Event, 'GameEnded'>, c: Context): Cue[] {
  const cues: Cue[] = [...(c.from.has('tray') ? falls(c) : []), ...chartFades(c), ...platesMove(c)];
  for (const [seat, hand] of e.hands.entries()) {
    if (!c.from.has(plateId(seat))) continue;
    const from = handAt(planIn(c), seat);
    fanAt(seat, hand, c).forEach((to, i) => {
      // From left to right, so that every rank can be read.
      const start = 300 + 30 * (to.leftwards ? hand.length - 1 - i : i);
      cues.push({
        at: start,
        effect: {
          name: 'fanned',
          ...from,
          tx: to.x,
          ty: to.y,
          ux: to.x,
          uy: to.y,
          card: hand[i],
          ms: 420,
          hold: fanned - start - 420 - 160,
          scale: size,
          start: small,
          last: size,
          end: 'up',
        },
      });
    });
    if (hand.length > 0) cues.push(heard(300 + 120 * seat, 'card-flip', from.x, c));
  }
  return cues;
}

/** Tells which pieces stay as bright as they are while hands are read. */
const stays = (id: string): boolean => /^(?:water|backdrop|caption|title|tray|plate:.*)$/.test(id);

/** Takes the chart back, so that cards lie on water and not on cards: slowly, for a card may have passed over it a moment ago. */
const chartFades = ({ from }: Context): Cue[] =>
  [...from].flatMap(([id, { alpha }]): Cue[] =>
    stays(id) ? [] : [{ at: 200, tween: { piece: id, to: { alpha: alpha * 0.12 }, ms: 900, ease: 'Sine.easeInOut' } }],
  );

function falls(c: Context): Cue[] {
  const tray = c.from.get('tray');
  const y = (tray?.y ?? 0) + planIn(c).tray.h + 60;
  return [{ at: 0, tween: { piece: 'tray', to: { y }, ms: opens, ease: 'Sine.easeInOut' } }];
}

/** Height of a row, with a captain and an open hand, on upright screens. */
const row = 166;

/** Gives where a plate stands while hands are read: on upright screens all are one below the other, where the chart was. */
function plateAt(seat: number, c: Context): Point {
  const { plates, plate, board, shape } = planIn(c);
  if (shape !== 'portrait') return plates[seat];
  const captains = plates.filter((_, each) => c.from.has(plateId(each))).length;
  return { x: plates[0].x, y: board.y - plate.h / 2 + row * (seat - (captains - 1) / 2) };
}

function platesMove(c: Context): Cue[] {
  const { plates } = planIn(c);
  return plates.flatMap((from, seat): Cue[] => {
    const to = plateAt(seat, c);
    if (!c.from.has(plateId(seat)) || (to.x === from.x && to.y === from.y)) return [];
    return [{ at: 150, tween: { piece: plateId(seat), to: { ...to }, ms: 700, ease: 'Sine.easeInOut' } }];
  });
}

/** Places the cards of an opened hand: from the plate's edge over the chart, as close together as they must. */
function fanAt(seat: number, hand: readonly CardId[], c: Context): { x: number; y: number; leftwards: boolean }[] {
  const { plate, board, shape } = planIn(c);
  const { x, y } = plateAt(seat, c);
  const upright = shape === 'portrait';
  const leftwards = !upright && x > board.x;
  const beside = upright ? plate.w + 16 : 0;
  const room = upright ? c.frame.width - x - beside - card.w - 40 : 860;
  const step = Math.min(card.w * 1.04, room / Math.max(1, hand.length - 1));
  const edge = leftwards ? x - 16 - card.w / 2 : x + beside + card.w / 2;
  // The best card lies nearest to the captain.
  const side = leftwards ? -1 : 1;
  return hand.map((_, i) => ({ x: edge + side * step * i, y: y + plate.h / 2, leftwards }));
}
