/** Plays the games whose rhythm is measured, and logs them. */
import { usualLevel } from '../../bots/levels.ts';
import { usualPauses } from '../../host/patience.ts';
import type { GameTools, RhythmPlan } from '../game-tools.ts';
import { playToTell } from '../reel/played.ts';
import type { Telling } from '../reel/telling.ts';
import { type Log, logOf } from './log.ts';
import type { Measured } from './rows.ts';

/** Number of captains in a demo that is measured. */
const captains = 4;

/** Logs so many demo games of four captains, and as many at the table of the captain whose waits are measured. */
export async function measure(
  game: string,
  { visit = {} }: Pick<GameTools, 'visit'>,
  { own }: RhythmPlan,
  telling: Telling,
  { games, pause = usualPauses[usualLevel] }: { games: number; pause?: number },
): Promise<Measured> {
  const logged = async (seats: number, options: object): Promise<Log[]> => {
    const logs: Log[] = [];
    for (let n = 0; n < games; n++) {
      const played = await playToTell({ game, level: usualLevel, seats, options, seed: `rhythm/${n}` }, telling);
      logs.push(await logOf(played, telling, pause));
    }
    return logs;
  };
  const demos = await logged(captains, visit);
  const alike = own.seats === captains && !own.options;
  return { demos, own: alike ? demos : await logged(own.seats, { ...visit, ...own.options }) };
}
