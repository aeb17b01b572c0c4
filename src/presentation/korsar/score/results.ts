/** The ceremony: stacks grow, what stayed in hands is taken off, the crown falls. */
import type { Beat, Cue } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/korsar/types.ts';
import { bare, cleared, crowned, crownTakes, stacksUp, unsaid } from '../../ceremony/beats.ts';
import { stacksGrow } from '../../ceremony/growth.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat, heard } from '../../telling/stagecraft.ts';
import { coinsOf } from '../layout/results.ts';
import type { Context } from './stagecraft.ts';

export function gameEnded(e: Of<Event, 'GameEnded'>, c: Context): Beat {
  const { standings } = e;
  const headsOf = (side: number) => c.after.sides[side].seats.map((seat) => `medallion:${seat}`);
  const growths = standings.map((standing) => ({
    id: standing.side,
    points: coinsOf(standing),
    total: standing.total,
    heads: headsOf(standing.side),
    whenGrown: (grown: number, x: number, up: number) =>
      ghostsFly(`ghosts:${standing.side}`, c, { start: grown, x, up }),
  }));
  const { cues, end } = stacksGrow(c, growths);
  const heads = e.winners.flatMap(headsOf).map((id) => at(c.to, id));
  return beat(
    end + crownTakes,
    undefined,
    cleared(c, { later: (id) => id.startsWith('ghosts:') }),
    unsaid(c, end),
    stacksUp(c),
    cues,
    bare(heads),
    crowned(c, { at: end, heads }),
  );
}

/** Flies what is taken off away from its stack. */
function ghostsFly(id: string, c: Context, { start, x, up }: Record<'start' | 'x' | 'up', number>): Cue[] {
  const ghosts = c.to.get(id);
  if (!ghosts) return [];
  const y = ghosts.y - up;
  const way = { from: { y: y + 30, alpha: 0 }, to: { y, alpha: 1 }, ms: 360, ease: 'Quad.easeOut' } as const;
  return [{ at: start, enter: id }, { at: start, tween: { piece: id, ...way } }, heard(start, 'near-miss', x, c)];
}
