/** All that tells and plays Treasure Fleet on the table; it comes when somebody takes the game. */
import type { View } from '../../rules/treasure-fleet/types.ts';
import { fill } from '../../words/message.ts';
import { adviceReasons } from '../../words/treasure-fleet/advice.ts';
import { explainWords } from '../../words/treasure-fleet/explain.ts';
import { lessonTable } from '../../words/treasure-fleet/lessons.ts';
import { words } from '../../words/treasure-fleet/table.ts';
import { type GameStage, gameStage } from '../game-stage.ts';
import { explained } from './board/explained.ts';
import { logPages } from './board/log-pages.ts';
import { rulesCard } from './board/rules-card.ts';
import { firstLines } from './hand/first-lines.ts';
import { human } from './hand/human.ts';
import { known } from './layout/known.ts';
import { replayAt } from './layout/replay-at.ts';
import { opening } from './opening.ts';
import { peak } from './score/peaks.ts';
import { pivot } from './score/pivot.ts';
import { script } from './score/score.ts';

export const stage: GameStage = gameStage({
  script,
  human,
  firstLines,
  lessons: lessonTable,
  reasons: adviceReasons,
  explained,
  buttons: () => explainWords().buttons,
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
