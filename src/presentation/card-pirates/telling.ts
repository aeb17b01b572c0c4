/** Telling of Card Pirates: what its events look like, and what its boards say. */
import type { View } from '../../rules/card-pirates/types.ts';
import { lessonTable } from '../../words/card-pirates/lessons.ts';
import { words } from '../../words/card-pirates/table.ts';
import { fill } from '../../words/message.ts';
import { type GameTelling, gameTelling } from '../staging.ts';
import { explained } from './board/explained.ts';
import { logPages } from './board/log-pages.ts';
import { rulesCard } from './board/rules-card.ts';
import { known } from './layout/known.ts';
import { replayAt } from './layout/replay-at.ts';
import { opening } from './opening.ts';
import { peak } from './score/peaks.ts';
import { pivot } from './score/pivot.ts';
import { script } from './score/score.ts';

export const telling: GameTelling = gameTelling({
  script,
  lessons: lessonTable,
  explained,
  // The meter counts while a ship sails and is empty while somebody chooses; the closed tray has nothing to choose from.
  spare: ['card-pirates-course', 'card-pirates-tray'],
  rules: rulesCard,
  log: logPages,
  pivot,
  peak,
  opening,
  known,
  replayAt,
  waiting: (view: View, seat) => view.seats[seat].cards,
  // The last Ace, when all other islands have been traded for less; and the empty stack, the last turn.
  tense: ({ phase, squares, stack }: View) =>
    phase !== 'over' && phase !== 'setup' && (stack === 0 || acesAshore(squares) <= 1),
  stake: ({ squares }: View) => {
    const n = acesAshore(squares);
    return n > 0 ? fill(words().stake.ashore, { n }) : words().stake.afloat;
  },
});

/** Counts the aces that lie on the islands. */
function acesAshore(squares: View['squares']): number {
  return squares.filter(({ island }) => island?.startsWith('A')).length;
}
