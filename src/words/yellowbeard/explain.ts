/** Explanations of the things on the table of Yellowbeard, what they are worth and what may become of them, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  unknown:
    'A harbour. Some garrisons take bribes, and nobody knows which. With enough chests the pirate can escape from one of those.',
  closed: 'A loyal garrison: the pirate cannot escape here.',
  open: 'A bribed garrison: here the pirate escapes.',
  chest: 'A chest. The pirate stops beside it and loads on the next turn. A turn later everybody sees that it is gone.',
  gone: 'A chest was stolen here.',
  heat: 'Red squares: the pirate could still be here.',
  cones: 'The man-of-war sees this far, until land is in the way.',
  watch: 'Hatched squares: the men-of-war can see these.',
  reach: 'Framed squares: you can choose these now.',
  plan: 'The planned route.',
  track: 'The pirate’s route: a ring ends a turn, a cross is a stolen chest.',
  name: '{name}, {harbour, select, true {a harbour} other {an island}}.',
  die: 'The die. It says how far the man-of-war may sail or fire.',
  goal: 'The harbour to try.',
  last: 'The pirate was last seen here.',
  legend: 'The colours and signs on the map, and what they mean.',
  pirate: 'The pirate’s ship.',
  plate: '{name} sails under the black flag. {n} of the {need} chests for an escape are stolen.',
  row: '{name} commands this man-of-war. The ships take turns, one after each pirate turn.',
  ship: 'A man-of-war. She looks straight and diagonally. If she stops on the pirate, she rams.',
  strait: 'A strait. Nobody passes while a man-of-war lies on it.',
  wreck: 'A wreck: this ship was sunk.',
  podium: 'The final score: escapes count first, then chests.',
  /** Words for what a button does, by the first word of its id; they go on from its label. */
  buttons: {
    rollForRole: 'everybody rolls. The highest sails under the black flag.',
    nextRound: 'the black flag goes to the next captain on the left.',
    rollDie: 'says how far your ship sails or fires this turn.',
    lookFirst: 'the pirate must say Aye or Nay. Only after Aye may you fire.',
    sail: 'sails the ship: the Navy its whole roll, the pirate up to three squares in secret.',
    held: 'she cannot move, so she only looks.',
    fire: 'shoots in one of four directions. A hit sinks the pirate.',
    stay: 'ends the turn where she lies.',
    go: 'sails her this way now.',
    idle: 'back to the previous choice.',
    holdFirst: 'skips the first salvo. The second rolls its own range.',
    cease: 'ends the turn without the second salvo.',
    gaze: 'looks this way. The pirate must say Aye or Nay.',
    anchor: 'stays here for a turn: loading a chest takes that long.',
    load: 'takes the chest beside you. The others find it gone one turn later.',
    harbour: 'finds out at the end of the move whether this garrison takes bribes.',
    depart: 'puts to sea from this harbour, and nobody knows.',
    hide: 'hides your chart again.',
  },
} as const;

export const explainWords = catalogue(english, { de: async () => (await import('./de/explain.ts')).table });
