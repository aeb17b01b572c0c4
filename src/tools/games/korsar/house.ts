/** Screens of the house around Korsar. */
import { asked, at, choose, two } from '../../moments/house-walk.ts';
import type { Moment } from '../../moments/moment.ts';

export const atHome: readonly Moment[] = [
  at('setup-korsar-8', choose('game:korsar', 'count:8', 'person:1', 'level:2:next', 'level:3:next', 'level:3:next')),
  at('more-rules-korsar', choose('game:korsar', 'more', 'option:startSeat', 'option:startSeat')),
  at('hand-korsar', [...two('korsar'), ...choose('reveal')]),
  at('hand-korsar-8', [...two('korsar', 'count:8'), ...choose('reveal')]),
  // One person in their fourth turn, with a pirate chosen.
  at('turn-korsar', [
    ...choose('game:korsar', 'sail'),
    asked,
    ...[1, 2, 3].flatMap(() => [...choose('draw'), asked]),
    ...choose('card|6'),
  ]),
  at('explain-korsar', [
    ...choose('game:korsar', 'sail'),
    asked,
    ...choose('draw'),
    asked,
    ...choose('explain', 'thing|2'),
  ]),
  at('advice', [...choose('game:korsar', 'sail'), asked, ...choose('advice'), { pass: 2000 }]),
  at('error-game', choose('game:korsar'), { fault: 'game' }),
];
