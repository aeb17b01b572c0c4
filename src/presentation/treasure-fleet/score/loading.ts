/**
 * A captain loads (10.4), so that a passer-by sees who it is: his backs are held up as a fan before his plate, come down
 * on it one after the other, the nail heads turn gold and his guns run out. Only the number of cards is told: it takes as
 * long, and looks the same, whatever they are.
 */
import type { Beat, Cue, EffectCue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import { phrase } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, change, facts, heard } from '../../telling/stagecraft.ts';
import { planOf } from '../layout/plan.ts';
import { plateAt, plateSize } from '../layout/seats.ts';
import { nameOf } from '../naming.ts';
import { type Context, hand, plateOf } from './stagecraft.ts';

type SpareReturned = Of<Event, 'SpareReturned'>;
type CardsLoaded = Of<Event, 'CardsLoaded'>;

/** Time of one back, from the first it is seen until it lies on the plate: quick, for nothing hangs on it. */
const flight = 340;
const apart = 30;
/** Three cards are fired in every sailing, whatever was loaded. */
const guns = 3;
/**
 * The row of guns along the edge of a plate, in pixels: how far it keeps from corners, how far its guns stand apart, and
 * from one place to the next that is tried.
 */
const row = { corner: 36, step: 44, pace: 12 };

/** Gives a plate, and where the cards of its captain are held up: on the side of the middle of the stage. */
function before(seat: number, c: Context) {
  const goal = hand(seat, c.after, c.frame);
  const corner = plateAt(seat, c.after.seats.length, c.frame);
  const plate = at(c.to, plateOf(seat));
  const way = corner.y < c.frame.height / 2 ? 1 : -1;
  const edge = way > 0 ? corner.y + plateSize.h : corner.y;
  const middle = corner.x + plateSize.w / 2;
  /** Flies one back of the fan; `side` counts cards from its middle. */
  const fan = (side: number, scale?: number): EffectCue => ({
    name: 'load',
    x: middle + side * 96,
    y: edge + way * 118 - way * Math.abs(side) * 10,
    tx: goal.x,
    ty: goal.y,
    sy: edge - way * (plateSize.h + 150),
    angle: side * -5 * way,
    back: String(plate.props.look),
    ms: flight,
    scale,
  });
  return { plate, goal, way, edge, fan };
}

/** Places the guns along a plate's edge where they are clearest of what is said below the ships. */
function gunports(seat: number, { after, frame }: Context): number[] {
  const seats = after.seats.length;
  const { x } = plateAt(seat, seats, frame);
  // The second of two lines of ships is the one near the plates.
  const said = planOf(frame, seats).rows.at(-1)?.xs ?? [];
  const clear = (ports: readonly number[]) =>
    Math.min(...ports.flatMap((port) => said.map((words) => Math.abs(words - port))));
  let best: number[] = [];
  for (let first = x + row.corner; first <= x + plateSize.w - row.corner - (guns - 1) * row.step; first += row.pace) {
    const ports = Array.from({ length: guns }, (_, i) => first + i * row.step);
    if (best.length === 0 || clear(ports) > clear(best)) best = ports;
  }
  return best;
}

export function cardsLoaded({ seat, count }: CardsLoaded, c: Context): Beat {
  const { plate, goal, way, edge, fan } = before(seat, c);
  const cues: Cue[] = [
    heard(0, 'card-lift', goal.x, c),
    { at: 0, set: { piece: plate.id, props: { ...plate.props, backs: 0, ready: false } } },
  ];
  for (let i = 0; i < count; i++) {
    const side = i - (count - 1) / 2;
    const start = apart * i;
    const lands = start + flight;
    cues.push(
      {
        at: start,
        // A fourth one would be too much light at once.
        effect: fan(side, count > guns ? 0.66 : undefined),
      },
      heard(lands - 120, 'card-slide', goal.x, c),
      heard(lands, 'card-land', goal.x, c),
      { at: lands, effect: { name: 'puffs', x: goal.x, y: goal.y } },
      { at: lands, set: { piece: plate.id, props: { ...plate.props, backs: i + 1, ready: false } } },
      {
        at: lands,
        tween: { piece: plate.id, to: { y: plate.y - way * 5 }, ms: 50, ease: 'Quad.easeOut', yoyo: true },
      },
    );
  }
  const ready = apart * (count - 1) + flight + 10;
  cues.push(heard(ready, 'ready', goal.x, c));
  // The beat ends before the last one is out: what begins later is not seen.
  for (const [i, x] of gunports(seat, c).entries())
    cues.push({ at: ready, effect: { name: 'runout', x, y: edge, way, wait: 60 * i, ms: 1100 } });
  return beat(
    ready + 20,
    phrase(words().loaded, { name: nameOf(seat, c.names), n: count }),
    cues,
    facts(c, ready, [plate.id]),
    change(c, { at: ready, except: [plate.id] }),
  );
}

/** Flies the spare card back into the captain's hand the way it came: its back is all that anybody sees. */
export function spareReturned({ seat }: SpareReturned, c: Context): Beat {
  const { goal, fan } = before(seat, c);
  return beat(
    360,
    phrase(words().spareReturns, { name: nameOf(seat, c.names) }),
    [heard(0, 'card-lift', goal.x, c), { at: 0, effect: { ...fan(0), away: 1 } }, heard(220, 'card-slide', goal.x, c)],
    change(c, { ms: 300 }),
  );
}
