/** The ceremony: stacks of coins, the crown, the winner's ship. */
import type { Beat } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import { bare, cleared, crowned, crownTakes, stacksUp, unsaid } from '../../ceremony/beats.ts';
import { stacksGrow } from '../../ceremony/growth.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat } from '../../telling/stagecraft.ts';
import type { Context } from './stagecraft.ts';

/** Stacks grow together, in the order of the seats; a silence; the crown falls, and gold is shown with it. */
export function gameEnded(e: Of<Event, 'GameEnded'>, c: Context): Beat {
  const { standings } = e;
  const growths = standings.map(({ captain, total }) => ({
    id: captain,
    points: total,
    total,
    heads: [`medallion:${captain}`],
  }));
  const { cues, end } = stacksGrow(c, growths);
  const heads = e.winners.map((captain) => at(c.to, `medallion:${captain}`));
  return beat(
    end + crownTakes,
    undefined,
    cleared(c, { deck: 'deck' }),
    unsaid(c, end),
    stacksUp(c),
    cues,
    bare(heads),
    crowned(c, { at: end, deck: 'deck', heads }),
  );
}
