/**
 * Reasons why a match cannot be opened, told again, taken up or taken in: a sentence for each code of the host. `where`
 * names a part of a record, `received` what stands there, `expected` the value that should, where there is but one; `what` is
 * these three in words, or the rules' code for what does not go together.
 */
import type { FlawCode } from '../../match/flaws.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  NOT_JSON: 'The record is not JSON.',
  TOO_LONG: 'The record is longer than {most} characters.',
  TOO_DEEP: 'The record is damaged: it is nested more than {most} deep.',
  NOT_PLAIN: 'The record is damaged: it holds values that JSON does not have.',
  UNKNOWN_FORMAT:
    'The record has format {format}; this program reads format 1 to {known}. It stays as it is, for a version that can read it.',
  TOO_MANY_STEPS: 'The record has {steps} steps; this program reads {most} at most.',
  TOO_MANY_UNDONE: 'The record takes back {undone} actions; a game allows {most}.',
  DAMAGED: 'The record is damaged: {what}.',
  UNKNOWN_GAME:
    'There is no game "{game}" in this program. A record of it stays as it is, for a version that can read it.',
  OTHER_VERSION:
    'The record uses rules version {version} of {game}; this program has {known}. It stays as it is, for a version that can read it.',
  BAD_OPTIONS: 'The options of the record are wrong: {what}.',
  BAD_DEAL: 'The deal of the record is wrong: {what}.',
  BAD_SEATS: '{game} cannot be played by {seats} with these options.',
  PLAYERS_MISSING: 'The record names {players} players for {seats} seats.',
  NO_LEVEL: 'The computer captain of seat {seat}{step, select, none {} other { in step {step}}} has no level.',
  UNKNOWN_LEVEL:
    'There is no computer captain "{level}" for seat {seat}{step, select, none {} other { in step {step}}}.',
  LEVEL_OF_PERSON:
    'The person of seat {seat}{step, select, none {} other { in step {step}}} has a level; only computer captains have one.',
  NO_SUCH_SEAT:
    '{before, select, true {Action {step} before the first step} other {Step {step}}} belongs to seat {seat}, which does not exist.',
  NOT_AN_ACTION:
    '{before, select, true {Action {step} before the first step} other {Step {step}}} is not an action of {game}: {what}.',
  STEPS_MISSING: 'The record has {steps} steps, but was sealed with {sealed}.',
  BROKEN_SEAL: 'The record was changed after it was written: its seal is broken.',
  SETUP_FAILS: 'The set-up cannot be played.',
  SETUP_DIFFERS: 'The set-up differs from the record.',
  STEP_FAILS: 'Step {step} cannot be played.',
  STEP_REFUSED: 'Step {step} was refused: {refused}.',
  STEP_DIFFERS: 'Step {step} leads to {hash}, but the record says {recorded}.',
  NOTHING_TO_TAKE_BACK: 'Step {step} takes back a move that was not played.',

  /** Flaws of the host itself. */
  NO_SUCH_LEVEL: 'There is no computer captain "{level}".',
  OPTIONS_REFUSED:
    'These options cannot be played{why, select, SEATS { by {seats, plural, one {one captain} other {# captains}}} other {: {what}}}.',
  BAD_PLAYERS: 'These captains cannot play: {what}.',
  BAD_BEFORE: 'The game cannot begin there: {what}.',
  AT_ITS_END: 'A game cannot begin at its end.',
  CANNOT_BEGIN: 'A game cannot begin like this.',
  NO_TASTE: 'There is no quick game with these captains and rules. Please press “Set sail” for a whole one.',
  NOT_FETCHED: 'Part of the program could not be loaded. Please try again.',
  ELSEWHERE: 'The table is open in another window.',
  CANNOT_RESUME: 'The saved game cannot be resumed. {why}',
  NOT_OVER: 'This game is not finished.',
  NOBODY_SAT: 'Nobody sat in seat {seat}.',
  GAME_LOST: 'The running game could not be found here.',
  NO_STORAGE: 'This machine’s storage does not answer right now. Please try again.',
  NOT_KEPT: 'This machine could not save the game.',
  HERE_ALREADY: 'This game is already here.',
  /** Files that are something else than what is wanted. */
  IS_A_MAP: 'This is a map, not a game. It belongs under “Your own maps”, in the rules of a game with maps.',
  IS_NO_GAME: 'This is not a recorded game, or the file is damaged.',
  IS_A_GAME: 'This is a game that was played, not a map. It belongs under “Games played” on the title screen.',
  /** Part of a sentence about a part that is wrong. */
  WRONG:
    '{where, select, none {} other {{where}: }}{received, select, undefined {missing} other {{received}}}{expected, select, none {} other { instead of {expected}}}',
  /** Sentence for every code that has none of its own. */
  other: 'That cannot be done.',
} as const satisfies Record<FlawCode, string> & Record<string, string>;

export const flawWords = catalogue(english, { de: async () => (await import('./de/flaws.ts')).table });

type Fact = string | number;

/** Values that messages get where a fact may be missing. */
const missing: Readonly<Record<string, Fact>> = {
  where: 'none',
  expected: 'none',
  step: 'none',
  before: 'false',
};

/** Gives the facts of a flaw as its message takes them; `say` fills the message of that name. */
export function factsOfFlaw(
  facts: object,
  say: (name: 'WRONG', facts: Record<string, Fact>) => string,
): Record<string, Fact> {
  const told = Object.entries(facts).filter(([, fact]) => fact !== undefined && fact !== '');
  const filled: Record<string, Fact> = {
    ...missing,
    ...Object.fromEntries(told.map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact)])),
  };
  // Whatever is no value is the name of a type, which tells people nothing.
  if (filled.received === 'undefined' || !/^["\d]/.test(String(filled.expected))) filled.expected = missing.expected;
  return { ...filled, what: 'received' in filled ? say('WRONG', filled) : (filled.why ?? '?') };
}

/** The messages as they are written, for programs that bring a reader of their own. */
export const flawMessages: Readonly<Record<string, string>> = english;
