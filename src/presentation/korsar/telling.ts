/** Telling of Korsar: what its events look like, and what its boards say. */
import type { View } from '../../rules/korsar/types.ts';
import { lessonTable } from '../../words/korsar/lessons.ts';
import { words } from '../../words/korsar/table.ts';
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
  spare: ['korsar-ghosts', 'korsar-lines', 'korsar-rope'],
  rules: rulesCard,
  log: logPages,
  pivot,
  peak,
  opening,
  known,
  replayAt,
  // The richest merchant at sea.
  stake: ({ sea }: View) => fill(words().stake, { n: Math.max(0, ...sea.map(({ gold }) => gold)) }),
  // The empty deck.
  tense: ({ phase, deck }: View) => phase !== 'gameOver' && deck === 0,
  lookingOn: ({ seats }: View, seat) => seats[seat].sittingOut,
});
