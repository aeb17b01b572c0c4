/** Reasons why an action of Korsar is good, English: each follows what is advised, in one sentence without a full stop. */
import type { KorsarWhy } from '../../bots/korsar/reasons.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  DRAW: 'Another card, another choice: {cards, plural, one {one is} other {# are}} left',
  LAUNCH: 'It may bring home {gold} gold, which your hand never does',
  LAUNCH_LATE: '{gold} gold in your hand would be taken off at the end',
  DISCARD: 'It has no better use',
  TRUMP: 'It beats all skulls there, for {gold} gold',
  FOOTHOLD: 'You get a foothold there, for {gold} gold',
  TIE: 'You draw level there, for {gold} gold',
  SURER: 'You lead there by {skulls, plural, one {one skull} other {# skulls}} then, for {gold} gold',
  LEAD: 'You take the lead by {skulls, plural, one {one skull} other {# skulls}}, for {gold} gold',
} as const satisfies Readonly<Record<KorsarWhy, string>>;

export const adviceReasons = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
