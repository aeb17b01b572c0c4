/**
 * Reasons why an action of Korsar is good, English: each follows what is advised or was done, in one sentence without a full
 * stop that is true whoever does it.
 */
import type { KorsarWhy } from '../../bots/korsar/reasons.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  DRAW: 'More cards, more choice: {cards, plural, one {one is} other {# are}} left',
  LAUNCH: 'Its {gold} gold may come home from there, but never from a hand',
  LAUNCH_LATE: '{gold} gold left in hand would count against the score',
  DISCARD: 'It has no better use',
  TRUMP: 'It beats all skulls there, for {gold} gold',
  FOOTHOLD: 'That gets a foothold there, for {gold} gold',
  TIE: 'That draws level there, for {gold} gold',
  SURER: 'That keeps the lead there, by {skulls, plural, one {one skull} other {# skulls}}, for {gold} gold',
  LEAD: 'That takes the lead by {skulls, plural, one {one skull} other {# skulls}}, for {gold} gold',
} as const satisfies Readonly<Record<KorsarWhy, string>>;

export const adviceReasons = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
