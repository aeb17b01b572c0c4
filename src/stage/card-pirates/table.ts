/** All that tells and plays Card Pirates on the table; it comes when somebody takes the game. */
import type { View } from '../../rules/card-pirates/types.ts';
import { type TableCode, tableCode } from '../table-code.ts';
import { human } from './human.ts';
import { known } from './known.ts';
import { logPages } from './log-pages.ts';
import { replayAt } from './replay-at.ts';
import { rulesCard } from './rules-card.ts';
import { script } from './score.ts';
import { turning } from './turning.ts';

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
