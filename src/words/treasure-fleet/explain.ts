/** Explanations of the things on the table of Treasure Fleet, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  governor: 'The governor’s barge. After the last sailing the highest last card takes him: {n} points. A tie: nobody.',
  back: 'A card face down. Only its captain may know it before it is fired.',
  guns: '{n, plural, one {One cannon} other {# cannons}}. Guns of one captain on one ship add up, and the most guns take her.',
  boarders: 'Boarders beat any number of guns. Two crews on one ship get in each other’s way: she escapes.',
  storm: 'A storm blows every gun off one ship, also those of its own captain. Boarders hold on.',
  ledger: '{text}. So it stands at this ship; after the third volley it is settled.',
  lookout: 'The spyglass. Whoever has it fires first in this sailing; then it moves on.',
  pile: '{n, plural, one {One ship is} other {# ships are}} still to come in.',
  plate:
    '{name}: {n, plural, one {one point} other {# points}} from ships so far, {cards, plural, =0 {no card} one {one card} other {# cards}} loaded.',
  grey: '{name} is nobody’s captain. The lookout aims the cards; what they take, no captain gets.',
  podium: 'How it ended: the points of captured ships, and of the governor. The most points win.',
  progress: 'Sailing {s} of {of}. Each has three volleys; then the ships are settled and new ones come in.',
  ship: 'A ship worth {n} points. After three volleys the most guns take her. A tie at the top, or no shot: she escapes.',
  cursed: 'The cursed ship. Whoever does not fire at her loses a ship of an earlier sailing. A storm becalms her.',
  /** Words for what a button does, by the first word of its id; they go on from its label. */
  buttons: {
    hide: 'hides your cards again.',
    look: 'shows what you have loaded. The others look away.',
    ready: 'closes the gun ports. Your cards fire in this order, and nothing changes any more.',
  },
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
