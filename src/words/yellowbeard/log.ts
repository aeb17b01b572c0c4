/** Every sentence of the log of Yellowbeard, English. */
import { catalogue } from '../catalogue.ts';

const english = {
  turns: 'Turns {a}–{b}',
  roundTurns: 'Round {r}, Turns {a}–{b}',
  tracks: 'Pirate’s log, {a}–{b}',
  subject: 'Turn',
  hidden: 'somewhere at sea',
  stolen: 'chest of {square} gone',
  refused: 'turned away at {harbour}',
  escaped: 'let in at {harbour}',
  /** Actions of a man-of-war in the order they were done; `none` where there is nothing to tell. */
  navy: '{name}{sailed, select, first {, {path}} other {}}{looked, select, none {} other {, looks from {looked}}}{shots, select, none {} other {, fires {shots}}}{sailed, select, last {, {path}} other {}}',
  shot: '{way, select, N {N} E {E} S {S} other {W}}{range}',
  nay: 'Nay',
  aye: 'Aye, {square}',
  hit: 'a hit',
  waits: '...',
  goesOn: 'The pirate’s log is read when the round is over',
  thefts: '{n, plural, one {# chest} other {# chests}} stolen so far',
  anchor: 'at anchor',
  chests: 'chests',
} as const;

export const logWords = catalogue(english, { de: async () => (await import('./de/log.ts')).table });
