/** Telling of Treasure Fleet: what its events look like, and what its boards say. */
import type { View } from '../../rules/treasure-fleet/types.ts';
import { fill } from '../../words/message.ts';
import { lessonTable } from '../../words/treasure-fleet/lessons.ts';
import { words } from '../../words/treasure-fleet/table.ts';
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
  rules: rulesCard,
  log: logPages,
  pivot,
  peak,
  opening,
  known,
  replayAt,
  // The richest ship that lies there.
  stake: ({ line }: View) => fill(words().stake, { n: Math.max(0, ...line.map(({ points }) => points)) }),
  // The last sailing.
  tense: ({ phase, sailing, sailings }: View) => phase !== 'gameOver' && sailing === sailings,
});
