/** All that tells and plays Card Pirates on the table; it comes when somebody takes the game. */
import type { View } from '../../rules/card-pirates/types.ts';
import { type TableCode, tableCode } from '../game-stage.ts';
import { logPages } from './board/log-pages.ts';
import { rulesCard } from './board/rules-card.ts';
import { human } from './hand/human.ts';
import { known } from './layout/known.ts';
import { replayAt } from './layout/replay-at.ts';
import { turning } from './score/pivot.ts';
import { script } from './score/score.ts';

export const table: TableCode = tableCode({
  script,
  human,
  rules: rulesCard,
  log: logPages,
  turning,
  known,
  replayAt,
  waiting: (view: View, seat) => view.seats[seat].cards,
});
