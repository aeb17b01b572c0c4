/** Every sentence of the log of Card Pirates that is not also a caption, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  round: 'Round {n}',
  rounds: 'Rounds {n} and {m}',
  turns: 'Turns {n} to {m}',
  where: 'Where to',
  spent: 'Spent',
  taken: 'Taken',
  lost: 'Left behind',
  sails: 'Sails to {square}',
  drifts: 'Drifts to {square}',
  passes: 'Cannot move',
  thinks: 'To move',
  anchors: 'Comes home',
  cost: '{cost} of {points} points',
  buries: 'buries {n}',
  trades: '{gave} for {took}',
  /** The same as a sentence of its own. */
  traded: '{name}: {gave} for {took}',
  storm: 'caught in a storm',
  beats: 'beats {name}, {a} : {b}',
  loses: 'loses to {name}, {a} : {b}',
  draws: 'a draw with {name}, {a} : {b}',
  spares: 'meets {name} in peace',
  quiet: 'A quiet sea',
  goesOn: 'This round is not over yet',
} as const;

export const logWords = catalogue(english, { de: async () => (await import('./de/log.ts')).table });
