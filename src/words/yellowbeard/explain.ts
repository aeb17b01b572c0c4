/** Explanations of the things on the table of Yellowbeard, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  unknown:
    'A harbour. Some garrisons take bribes, and nobody knows which. With enough chests the pirate escapes there.',
  closed: 'A loyal garrison: the pirate cannot escape here.',
  open: 'A bribed garrison: here the pirate escapes.',
  chest: 'A chest. The pirate stops beside it, loads on the next turn, and all see it a turn later.',
  gone: 'Here a chest was stolen.',
  heat: 'Red squares: here the pirate could still be.',
  cones: 'What the man-of-war sees, until land is in the way.',
  watch: 'Hatched squares: the men-of-war see these.',
  reach: 'Framed squares can be chosen now.',
  plan: 'The way that is planned.',
  track: 'The pirate’s way: a ring ends a turn, a cross is a stolen chest.',
  name: '{name}, {harbour, select, true {a harbour} other {an island}}.',
  die: 'The die. It says how far the man-of-war may sail or fire.',
  goal: 'The harbour that is to be tried.',
  last: 'Here the pirate was seen last.',
  legend: 'What the colours and signs on the map mean.',
  pirate: 'The pirate’s ship.',
  plate: '{name} sails under the black flag. {n} of {need} chests stolen that an escape takes.',
  row: '{name} commands this man-of-war. The ships act one after the other, each after a turn of the pirate.',
  ship: 'A man-of-war. She looks along lines and diagonals; ending a move on the pirate she rams.',
  strait: 'A strait. While a man-of-war lies on it nobody passes.',
  wreck: 'A wreck: this ship was sunk.',
  podium: 'How the rounds ended: escapes count first, then chests.',
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
