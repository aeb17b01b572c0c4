/** Screens of the house around Card Pirates. */
import { at, choose, two } from '../../moments/house-walk.ts';
import type { Moment } from '../../moments/moment.ts';

export const atHome: readonly Moment[] = [
  at('more-rules-card-pirates', choose('game:card-pirates', 'more', 'option:startIslands:back', 'option:firstSeat')),
  at('hand-card-pirates', [...two('card-pirates'), ...choose('reveal')]),
  at('explain-card-pirates', [...two('card-pirates'), ...choose('reveal', 'explain', 'thing|2')]),
];
