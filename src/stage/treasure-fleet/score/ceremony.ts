/** The ceremony: stacks of coins, the crown, the winner's ship. */
import type { Beat } from '../../../controller/beat.ts';
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import { bare, cleared, crowned, stacksGrow, unsaid } from '../../ceremony/beats.ts';
import type { Of } from '../../telling/script.ts';
import { at, beat } from '../../telling/stagecraft.ts';
import { pointHeight } from '../layout/results.ts';
import type { Context } from './stagecraft.ts';

/** Stacks grow in the order of the seats, one coin per point; a pause; the crown falls, and gold is shown with it. */
export function gameEnded(e: Of<Event, 'GameEnded'>, c: Context): Beat {
  const { standings } = e;
  const growths = standings.map(({ captain, total }) => ({
    id: captain,
    points: total,
    total,
    heads: [`medallion:${captain}`],
  }));
  const { cues, end } = stacksGrow(c, growths, pointHeight(standings, c.frame));
  const heads = e.winners.map((captain) => at(c.to, `medallion:${captain}`));
  const crown = end + 900;
  return beat(
    crown + 2900,
    undefined,
    cleared(c, { deck: 'deck' }),
    cues,
    unsaid(c, crown),
    bare(heads),
    crowned(c, { at: crown, words: crown + 300, heads }),
  );
}
