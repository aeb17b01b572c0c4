/** A ship that goes nowhere: shut in on all sides, or at the end of a voyage alone. */
import type { Beat, Cue } from '../../controller/beat.ts';
import { phrase } from '../../controller/phrase.ts';
import type { Event } from '../../rules/card-pirates/types.ts';
import { at, beat, change } from '../stagecraft.ts';
import { shipId } from './layout-chart.ts';
import { type Context, heard, name } from './stagecraft.ts';
import { words } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** She strains at what shuts her in, twice, and settles (7.4). */
export function turnForfeited(e: Of<'TurnForfeited'>, c: Context): Beat {
  const { id, x } = at(c.to, shipId(e.seat));
  const strains = [1, -1].flatMap((side, i): Cue[] => [
    { at: 480 * i, tween: { piece: id, to: { x: x + 10 * side, list: 6 * side }, ms: 220, ease: 'Quad.easeOut' } },
    { at: 480 * i + 220, tween: { piece: id, to: { x, list: 0 }, ms: 260, ease: 'Back.easeOut' } },
  ]);
  return beat(
    1400,
    phrase(words.forfeits, { name: name(e.seat, c) }),
    [heard(0, 'slack', 'slack', x, c), heard(480, 'creak', 'creak', x, c)],
    strains,
    change(c, { except: [id] }),
  );
}

/** The anchor goes down for the last time. */
export function voyageEnded(e: Of<'VoyageEnded'>, c: Context): Beat {
  const { id, x, y, scale } = at(c.to, shipId(e.seat));
  return beat(
    1700,
    phrase(words.voyage[e.reason], { name: name(e.seat, c) }),
    [
      heard(0, 'anchor', 'splash', x, c),
      { at: 0, effect: { name: 'anchor', x: x + 62 * scale, y, scale: 0.6 * scale } },
      { at: 260, effect: { name: 'ring', x, y, scale: 0.7 * scale } },
      { at: 560, effect: { name: 'ring', x, y, scale: 0.9 * scale } },
      { at: 160, tween: { piece: id, to: { list: -5 }, ms: 300, ease: 'Sine.easeOut' } },
      { at: 460, tween: { piece: id, to: { list: 0 }, ms: 500, ease: 'Back.easeOut' } },
    ],
    change(c, { except: [id] }),
  );
}
