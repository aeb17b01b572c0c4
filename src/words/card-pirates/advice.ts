/**
 * Reasons why an action of Card Pirates is good, English: each follows what is advised, in one sentence without a full stop.
 */
import type { CardPiratesWhy } from '../../bots/card-pirates/reasons.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  LIGHTER: 'With {cards} cards you may drift',
  EXCHANGE: 'It brings you {points, plural, one {one point} other {# points}}',
  COMMIT: 'Its {power} may decide the battle',
  ENOUGH: 'Your {power} should do',
  BEATS: 'Your {power} beats {against}',
  KEEP: 'Keep your crew for later',
  CHEAPEST: 'It is your cheapest card',
  GAIN: 'A trade there brings {points, plural, one {one point} other {# points}}',
  CARDS: '{cards, plural, one {A card lies} other {# cards lie}} there for you',
  FIGHT: 'A battle there may win you a card',
  TOWARDS: 'From there a trade for {points, plural, one {one point} other {# points}} is near',
} as const satisfies Readonly<Record<CardPiratesWhy, string>>;

export const adviceReasons = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
