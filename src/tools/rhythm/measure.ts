/** Plays the games whose rhythm is measured, and logs them. */
import { usualLevel } from '../../bots/levels.ts';
import { usualPauses } from '../../host/patience.ts';
import type { GameTools, RhythmPlan } from '../game-tools.ts';
import { playToTell } from '../reel/played.ts';
import type { ReelTelling } from '../reel/telling.ts';
import { type Log, logOf } from './log.ts';
import type { MeasuredRhythm } from './rows.ts';

/** Number of captains in a demo that is measured. */
const captains = 4;

/** Logs so many demo games of four captains, and as many at the table of the captain whose waits are measured. */
export async function measure(
  game: string,
  { visit = {} }: Pick<GameTools, 'visit'>,
  { own }: RhythmPlan,
  telling: ReelTelling,
  { games, pause = usualPauses[usualLevel] }: { games: number; pause?: number },
): Promise<MeasuredRhythm> {
  const alike = own.seats === captains && !own.options;
  const demos: Log[] = [];
  const mine: Log[] = [];
  for (let n = 0; n < games; n++) {
    const played = (seats: number, options: object) =>
      playToTell({ game, crew: [usualLevel], seats, options, seed: `rhythm/${n}` }, telling);
    const demo = await played(captains, visit);
    const other = alike ? demo : await played(own.seats, { ...visit, ...own.options });
    demos.push(await logOf(demo, telling, { pause }));
    mine.push(await logOf(other, telling, { pause, own: own.seat }));
  }
  return { ranks: telling.script.pacing?.listed ?? {}, demos, own: mine };
}
