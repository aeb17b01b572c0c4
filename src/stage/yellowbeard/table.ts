/** All that tells and plays Yellowbeard on the table; it comes when somebody takes the game. */
import { type TableCode, tableCode } from '../table-code.ts';
import { human } from './human.ts';

import { logPages } from './log-pages.ts';
import { replayAt } from './replay-at.ts';
import { rulesCard } from './rules-card.ts';
import { script } from './score.ts';
import { sides } from './sides.ts';
import { turning } from './turning.ts';

export const table: TableCode = tableCode({ script, human, rules: rulesCard, log: logPages, turning, sides, replayAt });
