/** A ship that goes nowhere: shut in on all sides, or at the end of a voyage alone. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { columnOf, rowOf, stepCost } from '../../../rules/card-pirates/map.ts';
import type { Event, Square } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { phrase } from '../../../words/message.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, heard, lean, wide } from '../../telling/stagecraft.ts';
import { shipId } from '../layout/chart.ts';
import { tileAt } from '../layout/plan.ts';
import { type Context, name, planIn } from './stagecraft.ts';

/** Shows that every way is shut: she tries one after the other, each time a lock says no; then she lies to (7.4). */
export function turnForfeited(e: Of<Event, 'TurnForfeited'>, c: Context): Beat {
  const plan = planIn(c);
  const { id, x, y, scale } = at(c.to, shipId(e.seat));
  const here = c.after.squares.find(({ ships }) => ships.includes(e.seat))!.square;
  const ways = shutWays(here, c);
  const step = Math.min(340, 1360 / ways.length);
  const tried = 260 + step * ways.length + 500;
  const tries = ways.flatMap((square, i): Cue[] => {
    const start = 260 + step * i;
    const berth = tileAt(plan, here);
    const there = tileAt(plan, square);
    // Beyond the middle of the leg, where her own sails do not hide it.
    const gate = { x: berth.x + (there.x - berth.x) * 0.66, y: berth.y + (there.y - berth.y) * 0.66 };
    const push = { x: x + (gate.x - berth.x) * 0.17, y: y + (gate.y - berth.y) * 0.17 };
    const list = gate.x === berth.x ? 3 : gate.x > berth.x ? 6 : -6;
    return [
      { at: start, tween: { piece: id, to: { ...push, list }, ms: step * 0.45, ease: 'Quad.easeOut' } },
      { at: start + step * 0.45, tween: { piece: id, to: { x, y, list: 0 }, ms: step * 0.5, ease: 'Sine.easeInOut' } },
      {
        at: start + step * 0.35,
        effect: { name: 'badge', ...gate, sign: 'shut', scale: 0.62 * plan.scale, ms: tried - start },
      },
      heard(start + step * 0.35, 'refuse', gate.x, c),
    ];
  });
  return beat(
    tried + 700,
    phrase(words().forfeits, { name: name(e.seat, c) }),
    [
      { at: 0, camera: lean({ x, y }, c, 300) },
      heard(0, 'slack', x, c),
      heard(240, 'creak', x, c),
      heard(tried - 420, 'anchor', x, c),
      { at: tried - 420, effect: { name: 'anchor', x: x + 62 * scale, y, scale: 0.6 * scale } },
      { at: tried - 160, effect: { name: 'ring', x, y, scale: 0.7 * scale } },
      { at: tried - 300, tween: { piece: id, to: { list: -4 }, ms: 260, ease: 'Sine.easeOut' } },
      { at: tried - 40, tween: { piece: id, to: { list: 0 }, ms: 420, ease: 'Back.easeOut' } },
      { at: tried, camera: wide(c, 420) },
    ],
    tries,
    change(c, { except: [id] }),
  );
}

/** Finds her neighbours, in order around her; all of them are closed to her. */
function shutWays(here: Square, c: Context): Square[] {
  const around = (square: Square) => Math.atan2(rowOf(square) - rowOf(here), columnOf(square) - columnOf(here));
  return c.after.squares
    .map(({ square }) => square)
    .filter((square) => stepCost(here, square) !== null)
    .sort((a, b) => around(a) - around(b));
}

/** Lets the anchor go down for the last time. */
export function voyageEnded(e: Of<Event, 'VoyageEnded'>, c: Context): Beat {
  const { id, x, y, scale } = at(c.to, shipId(e.seat));
  return beat(
    1700,
    phrase(words().voyage[e.reason], { name: name(e.seat, c) }),
    [
      heard(0, 'anchor', x, c),
      { at: 0, effect: { name: 'anchor', x: x + 62 * scale, y, scale: 0.6 * scale } },
      { at: 260, effect: { name: 'ring', x, y, scale: 0.7 * scale } },
      { at: 560, effect: { name: 'ring', x, y, scale: 0.9 * scale } },
      { at: 160, tween: { piece: id, to: { list: -5 }, ms: 300, ease: 'Sine.easeOut' } },
      { at: 460, tween: { piece: id, to: { list: 0 }, ms: 500, ease: 'Back.easeOut' } },
    ],
    change(c, { except: [id] }),
  );
}
