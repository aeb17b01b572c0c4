/** Explanations of the things on the table of Treasure Fleet, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  governor:
    'The governor’s barge. After the last sailing the highest last card takes him: {n} points. In a tie nobody does.',
  back: 'A face-down card. Only its captain may know it before it is fired.',
  guns: '{n, plural, one {One cannon} other {# cannons}}. A captain’s guns on one ship add up, and the most guns take her.',
  boarders: 'Boarders beat any number of guns. Two crews on one ship get in each other’s way: she escapes.',
  storm: 'A storm blows every gun off one ship, even its own captain’s. Boarders hold on.',
  ledger: '{text}, so far. The third volley decides who takes this ship.',
  lookout: 'The spyglass. Its captain fires first in this sailing, then it moves on.',
  pile: '{n, plural, one {One ship is} other {# ships are}} still to come.',
  plate:
    '{name}: {n, plural, one {one point} other {# points}} from ships so far, {cards, plural, =0 {no card} one {one card} other {# cards}} loaded.',
  grey: '{name} plays for nobody. The lookout aims the cards, and no captain gets what they take.',
  podium: 'The final score: points for captured ships and the governor. The most points win.',
  progress: 'Sailing {s} of {of}. Each has three volleys. Then the winners take their ships, and new ones come in.',
  ship: 'A ship worth {n} points. After three volleys the most guns take her. If the top is tied or nobody fired, she escapes.',
  cursed: 'The cursed ship. Fire at her, or lose a ship from an earlier sailing. A storm becalms her.',
  /** Words for what a button does, by the first word of its id; they go on from its label. */
  buttons: {
    hide: 'hides your cards again.',
    look: 'shows what you have loaded. The others look away.',
    ready: 'closes the gun ports. You can no longer change your cards.',
  },
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
