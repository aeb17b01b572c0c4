/** Screens of the house around Yellowbeard. */
import { asked, at, choose } from '../../moments/house-walk.ts';
import type { Moment } from '../../moments/moment.ts';

export const atHome: readonly Moment[] = [
  at('more-rules-yellowbeard', choose('game:yellowbeard', 'more')),
  at('hand-yellowbeard', [
    ...choose('game:yellowbeard', 'person:1', 'more', 'option:autoSetup', 'close', 'sail'),
    asked,
  ]),
  at('explain-yellowbeard', [
    ...choose('game:yellowbeard', 'person:1', 'more', 'option:autoSetup', 'close', 'sail'),
    asked,
    ...choose('explain', 'thing|4'),
  ]),
];
