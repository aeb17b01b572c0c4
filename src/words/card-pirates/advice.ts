/**
 * Reasons why an action of Card Pirates is good, English: each follows what is advised or was done, in one sentence without a full
 * stop that is true whoever does it.
 */
import type { CardPiratesWhy } from '../../bots/card-pirates/reasons.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  LIGHTER: 'With {cards} cards a ship may drift',
  EXCHANGE: 'It brings {points, plural, one {one point} other {# points}}',
  COMMIT: 'Its {power} may decide the battle',
  ENOUGH: '{power} should do',
  BEATS: '{power} beats {against}',
  KEEP: 'The crew is worth more later',
  CHEAPEST: 'It is the cheapest card in hand',
  GAIN: 'A trade there brings {points, plural, one {one point} other {# points}}',
  CARDS: '{cards, plural, one {A card lies} other {# cards lie}} there',
  FIGHT: 'A battle there may win a card',
  TOWARDS: 'From there a trade for {points, plural, one {one point} other {# points}} is near',
} as const satisfies Readonly<Record<CardPiratesWhy, string>>;

export const adviceReasons = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
