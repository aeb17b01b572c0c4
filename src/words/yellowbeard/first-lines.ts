/**
 * The first lines of Yellowbeard, English: what the first choice of a kind is about, for the pirate and for the Navy. A
 * `line` has eight words at most; `more` has 90 letters at most and comes for those who hesitate.
 */
import { catalogue } from '../catalogue.ts';

const english = {
  role: {
    line: 'Roll: who flies the black flag and hides?',
    more: 'One captain is the pirate and hides. All the others hunt together.',
  },
  chest: {
    line: 'Lay a chest on one of the islands',
    more: 'The pirate will come for it. Enough stolen chests let the pirate escape.',
  },
  fleet: {
    line: 'Place your man-of-war at sea',
    more: 'From there she hunts the pirate.',
  },
  depart: {
    line: 'Choose in secret where you put to sea',
    more: 'Only you see this chart. The Navy hunts you on the open map.',
  },
  plot: {
    line: 'Sail up to three squares, unseen',
    more: 'Press a square twice to sail there. Stop beside a chest to steal it.',
  },
  load: {
    line: 'You lie beside a chest: load it',
    more: 'It takes the whole turn. One turn later everybody sees that it is gone.',
  },
  harbour: {
    line: 'Enough chests: try a harbour and escape',
    more: 'Bribed garrisons let you in. Loyal ones give you away.',
  },
  roll: {
    line: 'Roll to see how far you may sail',
    more: 'Then look for the pirate, or sail first.',
  },
  decide: {
    line: 'Look first, or sail first?',
    more: 'Look first, and you may fire after an Aye. Sail first, and you look from there.',
  },
  seen: {
    line: 'Aye, the pirate is in sight: fire!',
    more: 'Your guns reach as far as you rolled. Or sail instead.',
  },
  aim: {
    line: 'Choose which way your guns fire',
    more: 'The range is your roll. A second salvo gets its own roll.',
  },
  second: {
    line: 'A second salvo: choose where it goes',
    more: 'Its range is the new roll. Or cease fire.',
  },
  after: {
    line: 'Nothing in sight: sail on, or stay',
    more: 'You sail the whole roll, no square twice. Stop on the pirate to ram.',
  },
  way: {
    line: 'Choose where your ship stops',
    more: 'Press that square again to sail. Press the ship to steer square by square.',
  },
  next: {
    line: 'Next round: the black flag moves on',
    more: 'It passes to the left. Escapes count first, then chests.',
  },
} as const;

export const firstWords = catalogue(english, { de: async () => (await import('./de/first-lines.ts')).table });
