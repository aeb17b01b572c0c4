/** A turn on the chart: draw, bury, spend, sail leg by leg, drift (10.6). */
import type { Beat, Cue } from '../../../controller/beat.ts';
import { stepCost, straightCost } from '../../../rules/card-pirates/map.ts';
import type { Event, Square } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { fill, phrase } from '../../../words/message.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, coinNamed, facts, heard } from '../../telling/stagecraft.ts';
import { shipId } from '../layout/chart.ts';
import { tileAt } from '../layout/plan.ts';
import { whereNoun } from './spend.ts';
import { type Context, name, planIn } from './stagecraft.ts';

/** Counts the steps that go across and those on the slant. */
function stepsOf(from: Square, path: readonly Square[]): { across: number; slant: number } {
  let [across, slant] = [0, 0];
  let last = from;
  for (const to of path) {
    if (stepCost(last, to) === straightCost) across++;
    else slant++;
    last = to;
  }
  return { across, slant };
}

/** Draws the course; then every leg takes its coins out of the meter and she glides along it. */
export function shipSailed(e: Of<Event, 'ShipSailed'>, c: Context): Beat {
  const plan = planIn(c);
  const ship = at(c.to, shipId(e.seat));
  const start = at(c.from, ship.id);
  const stops = [start, ...e.path.map((square, i) => (i === e.path.length - 1 ? ship : berthOn(square)))];
  const meter = at(c.to, 'meter');
  const drawn = 140 + 110 * e.path.length;
  const cues: Cue[] = [
    { at: 0, enter: 'course' },
    { at: 0, tween: { piece: 'course', from: { undrawn: 1 }, to: { undrawn: 0 }, ms: drawn, ease: 'Linear' } },
    { at: drawn - 120, enter: 'destination' },
    {
      at: drawn - 120,
      tween: {
        piece: 'destination',
        from: { alpha: 0, scale: plan.scale * 1.2 },
        to: { alpha: 1, scale: plan.scale },
        ms: 260,
        ease: 'Back.easeOut',
      },
    },
    heard(drawn, 'sail-fill', start.x, c),
  ];
  let time = drawn;
  let paid = 0;
  let last = e.from;
  e.path.forEach((square, leg) => {
    const cost = stepCost(last, square) ?? 0;
    const slant = cost > straightCost;
    const coin = at(c.to, `leg:${leg}`);
    const [a, b] = [stops[leg], stops[leg + 1]];
    const ms = slant ? 560 : 420;
    const lean = Math.max(-5, Math.min(5, (b.y - a.y) / 24));
    paid += cost;
    cues.push(
      { at: time, enter: coin.id },
      {
        at: time,
        tween: {
          piece: coin.id,
          from: { x: meter.x + 170, y: meter.y + 86, scale: 0.5 },
          to: { x: coin.x, y: coin.y, scale: coin.scale },
          ms: 240,
          ease: 'Cubic.easeOut',
          arc: 50,
        },
      },
      heard(time, coinNamed(1 + leg * 3), a.x, c),
      {
        at: time,
        set: {
          piece: 'meter',
          props: { ...meter.props, paid, stopped: false, sum: fill(words().meterOf, { n: paid, of: e.points }) },
        },
      },
      { at: time + 60, tween: { piece: ship.id, to: { angle: lean }, ms: 140, ease: 'Quad.easeOut' } },
      {
        at: time + 160,
        tween: {
          piece: ship.id,
          from: { x: a.x, y: a.y, scale: a.scale },
          to: { x: b.x, y: b.y, scale: b.scale },
          ms,
          ease: 'Sine.easeInOut',
        },
      },
      heard(time + 160, 'wake', a.x, c),
      { at: time + 200, effect: { name: 'wake', x: a.x, y: a.y, tx: b.x, ty: b.y, scale: plan.scale } },
    );
    time += ms + 180;
    last = square;
  });
  cues.push(
    { at: time, tween: { piece: ship.id, to: { angle: 0 }, ms: 200, ease: 'Back.easeOut' } },
    ...facts(c, time + 60, ['meter']),
  );
  const route = c.to.has('leg:2') ? 2 : e.path.length - 1;
  return beat(
    time + 300,
    phrase(words().sails, { name: name(e.seat, c), points: e.points, ...stepsOf(e.from, e.path) }),
    [{ at: 0, hold: { piece: ship.id, on: false } }],
    cues,
    change(c, {
      at: time - 120,
      ms: 240,
      except: [ship.id, 'meter', 'course', 'destination', ...Array.from({ length: route + 1 }, (_, i) => `leg:${i}`)],
    }),
  );

  function berthOn(square: Square) {
    const { x, y } = tileAt(plan, square);
    return { x: x - 6 * plan.scale, y: y + 42 * plan.scale, scale: plan.scale };
  }
}

/** Shows her drift with slack sails: one lazy turn of eight degrees, and nothing is paid. */
export function shipDrifted(e: Of<Event, 'ShipDrifted'>, c: Context): Beat {
  const ship = at(c.to, shipId(e.seat));
  const start = at(c.from, ship.id);
  return beat(
    1150,
    phrase(words().drifts, { name: name(e.seat, c), square: whereNoun(e.to, c) }),
    [
      heard(0, 'slack', start.x, c),
      {
        at: 100,
        tween: {
          piece: ship.id,
          from: { x: start.x, y: start.y, scale: start.scale },
          to: { x: ship.x, y: ship.y, scale: ship.scale },
          ms: 900,
          ease: 'Sine.easeInOut',
        },
      },
      { at: 100, tween: { piece: ship.id, from: { angle: 0 }, to: { angle: 8 }, ms: 450, ease: 'Sine.easeInOut' } },
      { at: 550, tween: { piece: ship.id, from: { angle: 8 }, to: { angle: 0 }, ms: 450, ease: 'Sine.easeInOut' } },
      {
        at: 200,
        effect: { name: 'wake', x: start.x, y: start.y, tx: ship.x, ty: ship.y, scale: 0.6 * planIn(c).scale },
      },
    ],
    change(c, { at: 700, except: [ship.id] }),
  );
}
