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
  /** Words for what a button does, by the first word of its id; they go on from its label. */
  buttons: {
    rollForRole: 'everybody rolls. The highest sails under the black flag.',
    nextRound: 'the black flag goes to the next captain on the left.',
    rollDie: 'says how far your ship sails or fires this turn.',
    lookFirst: 'the pirate must say Aye or Nay. Only after Aye may you fire.',
    sail: 'sails the ship: the Navy its whole roll, the pirate up to three squares in secret.',
    held: 'no way is open to her, so she only looks.',
    fire: 'shoots in one of four directions. A hit sinks the pirate.',
    stay: 'ends the turn where she lies.',
    go: 'sails her this way now.',
    idle: 'back to the choice before.',
    holdFirst: 'lets the first salvo be. The second one rolls its own range.',
    cease: 'ends the turn without the second salvo.',
    gaze: 'looks this way. The pirate must say Aye or Nay.',
    anchor: 'stays here for a turn, which it takes to load a chest.',
    load: 'takes the chest beside you. The others find it gone one turn later.',
    harbour: 'tries whether this garrison takes bribes, at the end of the move.',
    depart: 'puts to sea from this harbour, and nobody knows.',
    hide: 'hides your chart again.',
  },
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
