/** Every sentence of the shell, English. */

import type { Level } from '../../bots/levels';
import type { Temper } from '../../bots/tempers';
import { catalogue } from '../catalogue.ts';
import { settingRows } from './settings.ts';

const english = {
  /** Words under the name of the house, in two lines; English has a picture of them. */
  subtitle: ['Four pirate games,', 'one great table'],
  captains: '{from}–{to} captains',
  /** Question about the last two, while the coins of both are counted. */
  rivals: '{names}?',
  captainsOr: '{from}–{to} or {last} captains',
  press: 'Press any button, or touch, to play',
  demoNext: 'Demo game next',
  inSeconds: '{game}, in {s} s',
  settings: 'Settings',
  credits: 'Credits',
  licences: 'Licences',
  licence: '{name}, {kind}',
  licencePart: '{name}, {kind}, {n} of {of}',
  toCredits: 'Back to the credits',
  goOn: 'Go on playing',
  goOnWith: 'Go on: {game}, with {name}',

  allGames: 'All games',
  person: 'Person',
  computer: 'Computer',
  touchKeys: 'Touch, keys, pad',
  touchKeysOnly: 'Touch, keys',
  levels: { parrot: 'Parrot', monkey: 'Monkey', bosun: 'Bosun', admiral: 'Admiral' } satisfies Record<
    Level,
    string
  > as Record<string, string>,
  tempers: { bold: 'Bold', sly: 'Sly', cautious: 'Cautious', greedy: 'Greedy' } satisfies Record<Temper, string>,
  /** Manner of those who have no temper, in a line. */
  levelLines: {
    parrot: '{level}: plays as a child does, and errs like one',
    monkey: '{level}: takes what is best right now',
    bosun: '{level}: thinks a few moves ahead',
    admiral: '{level}: thinks far ahead',
  } as Record<string, string>,
  /** Knowledge of every computer, as the set-up says it. */
  ownSeat: 'Computers know only what they see.',
  /** The same of tempers, after the level. */
  temperLines: {
    bold: '{level}, bold: sooner a fight than a way round it',
    sly: '{level}, sly: wins with little, and where nobody looks',
    cautious: '{level}, cautious: keeps what is theirs, and their distance',
    greedy: '{level}, greedy: goes where most is to be had',
  } satisfies Record<Temper, string>,
  captainsCount: 'Captains',
  captainsNote: 'They sit there from the next decision on',
  captainsDone: 'Sit down so',
  captainsSame: 'Nobody has changed seats',
  setSail: 'Set sail',
  quickGame: 'Quick game: two minutes',
  watch: 'Watch',
  moreRules: 'More rules',
  /** The same on its button. */
  moreButton: 'More rules',
  voyages: {
    title: 'Voyages with these rules',
    record: 'The record',
    latest: 'Latest',
    none: 'No voyage yet with these rules: the first one sets the record',
    first: '{n, plural, one {# point} other {# points}}: the first record with these rules',
    beaten: 'A new record: {n, plural, one {# point} other {# points}}, before it was {m}',
    equal: '{n, plural, one {# point} other {# points}}: as many as the record of {name}',
    stands: '{n, plural, one {# point} other {# points}}: the record is {m}, by {name}',
  },
  countRefused: 'These rules are not for {n, plural, one {# captain} other {# captains}}',
  naming: {
    title: 'Who is it?',
    empty: 'A name, please',
    erase: 'Erase',
    other: 'Another name',
    space: 'Space',
    signs: { '’': 'Apostrophe', '.': 'Full stop', '-': 'Hyphen' } as Record<string, string>,
    done: 'Done',
    hint: 'Type it, or choose letter by letter. Fourteen letters have room',
    refusals: {
      long: 'Fourteen letters have room on a plate, not more',
      letter: 'The table cannot write this sign',
    },
  },
  /** Words for things that are shown as pictures. */
  valueOf: '{title}: {value}',
  valueBefore: '{title}: the value before',
  on: 'on',
  off: 'off',
  nameOf: 'Name: {name}',
  /** Things that look alike, by their order on the screen. */
  nthOf: '{name}, {n} of {of}',
  earlier: 'Earlier',
  later: 'Later',
  removes: 'Remove: {title}',
  replay: {
    back: 'One step back',
    play: 'Play',
    stop: 'Stop',
    step: 'One step on',
    turn: 'To the next turn of fortune',
    side: 'Seen by: {side}',
    leave: 'Close',
    wake: 'Show the controls',
  },
  choose: 'choose',
  move: 'move',
  back: 'back',

  /** Notices of things that are missing without stopping anybody. */
  troubles: {
    game: 'The pictures of {game} could not be loaded. Please try again, or play another game.',
    noSound: 'This machine has no sound. The game goes on in silence.',
    soundFile: 'A sound could not be loaded. The game goes on without it.',
    fonts: 'The letters of the house could not be loaded. Others stand in for them.',
    licences: 'The licences could not be loaded. They are in the file licences.txt beside this page.',
    noWebgl: 'This machine has no WebGL. The table is drawn in a plainer way.',
    unsaved: {
      DISK_FULL:
        'This machine has no room left, so the game is not saved. It goes on, and is saved as soon as there is room.',
      NO_STORAGE: 'This machine does not save the game now. It goes on, and is saved as soon as that works again.',
    } as Record<string, string>,
    unread: 'A saved match cannot be taken up again. {why}',
    setBack: 'The last save is damaged. The game goes on from the one before, at most one decision earlier.',
    gone: 'The last game is not here now. Everybody is welcome to a new one.',
    hostGone:
      'The keeper of the rules went overboard three times in a minute. What was saved is still on this machine.',
    matchGone: 'This game could not be taken up again.',
    language: 'The words of this language could not be loaded. Please try again.',
  },
  gamepad: 'Gamepad {n}',
  padAway: 'Gamepad {n} is away',
  padAwayWhy: '{name}: press a button on it, plug it in, or go on with anything else',
  padGoOn: 'Go on without it',
  padForeign: 'It is {name}’s turn',
  padSeatless: '{pad} has no seat in this game',
  padSits: '{pad} is {name} now',
  padLeaves: '{pad} has left {name}’s seat',
  padNoRoom: 'Every seat has its gamepad already',
  padJoin: 'join with a pad',
  padLeave: 'leave your seat',
  holdHow: 'Hold Space, a trigger or a finger on it',

  passTo: '{name}, your turn: the others look away',
  secrets: {
    cards: {
      passWhy: '{game}: cards are waiting behind the curtain',
      passCounted:
        '{game}: {n, plural, =0 {no cards are} =1 {one card is} =2 {two cards are} =3 {three cards are} =4 {four cards are} =5 {five cards are} =6 {six cards are} =7 {seven cards are} =8 {eight cards are} =9 {nine cards are} =10 {ten cards are} =11 {eleven cards are} =12 {twelve cards are} other {# cards are}} waiting behind the curtain',
      look: 'Press to look at your cards',
      lookWhy: 'Press again to hide them. They hide by themselves, too',
      holdLook: 'Hold to look at your cards',
      holdWhy: 'Space, a trigger, or a finger here. Let go to hide them',
    },
    chart: {
      passWhy: '{game}: a chart is waiting behind the curtain',
      look: 'Press to look at your chart',
      lookWhy: 'Press again to hide it. It hides by itself, too',
      holdLook: 'Hold to look at your chart',
      holdWhy: 'Space, a trigger, or a finger here. Let go to hide it',
    },
  },
  ownMaps: 'Maps of your own',

  playAgain: 'Play again',
  /** Offer after a quick game. */
  wholeGame: 'Whole game',
  chooseGame: 'Choose a game',
  /** Offer to play again with everybody one seat further. */
  swapSeats: 'Swap seats',
  /** Things that people may look at when a game is over. */
  afterGame: {
    title: 'How it went',
    moments: 'What decided it',
    noMoments: 'Nothing stands out: it was decided bit by bit',
    watchMoment: 'Watch: {sentence}',
    tonight: 'Tonight',
    victories: 'Victories',
    highlights: 'Great moments',
    searching: 'Looking back ...',
    noHighlights: 'Nothing stands out yet',
    nobody: 'Only people are counted here, and nobody has played yet',
    tally: '{wins, plural, one {# win} other {# wins}} in {games, plural, one {# game} other {# games}}',
    watch: 'Watch again',
    back: 'Back',
    luck: 'Luck of the deal: {n} of 100 such games go to {names}',
    noLuck: 'Luck of the deal: it was fair',
    /** A line about the only person at the table. */
    first: '{name}: first of {of}',
    place: '{name}: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}',
    behind:
      '{name}: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}, {n, plural, one {# point} other {# points}} behind',
    ahead: '{name}: first of {of}, {n, plural, one {# point} other {# points}} ahead',
  },
  leave: 'Leave the game',
  resumeGame: 'Back to the game',
  leaveKept: 'It is saved: you find it on the title',
  leaveLost: 'It is not saved: leaving it may lose it',
  /** Sign in the corner of the table while saving fails. */
  notSaved: 'Not saved',
  elsewhere: {
    title: 'The table is laid in another window',
    note: 'Two windows cannot play at one table. What is played there is saved.',
    take: 'Play in this window',
    /** Notice to the window that has lost the table. */
    lost: 'The table has gone to another window.',
  },
  stillThere: {
    title: 'Still there?',
    note: 'Nobody has touched the table for a while',
    here: 'We are',
    anew: 'Start anew',
  },
  whatHappened: 'What happened',
  pastGames: 'Games played',
  noPast: 'No game has been played to its end yet',
  notOver: '{game}: not over yet',
  cannotBeRead: 'A game that cannot be read',
  surelyRemove: 'This game will be gone for good. Press once more to remove it.',
  surelyGive: 'The file will hold every hidden card of this game. Press once more to have it.',
  removed: 'The game is gone.',
  notRemoved: 'This machine does not let the game be removed.',
  wonBy: '{game}: {names}',
  gives: '{title}: to a file',
  /** Lines about how far a game that waits has come, and how long a game took. */
  soFar: '{n, plural, one {# move} other {# moves}} so far',
  lasted: '{n} min',
  toFile: 'To a file',
  fromFile: 'From a file',
  /** Files that were dropped on the table. */
  dropped: {
    title: 'Dropped on the table',
    game: '{name}: a game',
    map: '{name}: a map',
    neither: '{name}: neither a game nor a map',
    take: 'Take in',
    leave: 'Leave it',
    done: 'Go on',
    notHere: 'Files are not taken in at this table.',
    later: 'Please drop the file again when the open table waits for somebody.',
  },
  fileTaken: 'The game is here now.',
  moreFiles: '{n, plural, one {# more file} other {# more files}}',
  fileWaits: 'The game is here now and can be gone on with.',
  fileTroubles: {
    unreadable: 'This file cannot be read.',
    tooLarge: 'This file is too large.',
    noHand: 'The browser wants a finger or a key for this, not a gamepad.',
  },
  atFirst: 'This is the beginning',
  noTurnAhead: 'Nothing great happens after this',
  atLast: 'This is the end',
  stepOf: '{n} / {of}',
  sideTable: 'Table',
  nothingYet: 'Nothing to tell yet',
  outcome: 'Outcome',
  watchAgain: 'Watch it again',
  lastRound: 'The last round',
  sealed: 'With hidden cards what was shown once is not shown again',
  watching: 'Once more. Any press ends it',
  /** Signs and words of the mode in which every thing is explained. */
  explain: {
    button: 'What is this?',
    ask: 'Press anything to learn what it is. It does nothing else now.',
    leave: 'Back to the game',
    closed: '{label}. Not now: {why}',
    deed: 'What this captain did last: {what}',
    crown: 'The sign of a captain. Whoever wears the crown has won.',
    order: 'The sign of a captain: number {n} in this round.',
    ship: 'A captain’s ship at the end.',
    /** About the signs on a closed curtain. */
    called: '{name} looks behind the curtain now. All the others look away.',
    comes: '{name} looks behind the curtain as well.',
  },
  /** Signs while something is told: what a press does, by what people hold. */
  hurry: {
    faster: { touch: 'Touch: faster', press: 'Any button: faster' },
    toEnd: { touch: 'Touch: to the end', press: 'Any button: to the end' },
  },
  theRules: 'The rules',
  pageOf: 'page {n} of {of}',
  pageTab: '{n}  {tab}',
  takeBack: 'Take back',
  pause: 'Pause',
  toTable: 'Back to the table',
  toTitle: 'Back to the title',
  toSetup: 'Back to the captains',
  /** Reasons why the latest action stays as it is, by the host's code. */
  noUndo: {
    STANDS: 'Only what told nobody anything can be taken back',
    MATCH_OVER: 'The game is over',
    UNDO_LIMIT: '2,000 moves taken back: no more',
  } as Record<string, string>,

  settingRows,

  watchOn: 'Demo game',
  nobodyPlays: 'nobody is playing',
  touchToPlay: 'Touch to play, or press',
  asleep: 'The table sleeps until {n}:00',
  demoShort: 'Demo',
  /** Length of a game. */
  aboutMinutes: 'About {n} minutes',
  gamesFor:
    '{games, plural, =0 {No games} =1 {One game} =2 {Two games} =3 {Three games} =4 {Four games} =5 {Five games} =6 {Six games} other {# games}}, {from} to {to} captains',
} as const;

export type ShellWords = typeof english;
export const shellWords = catalogue(english, { de: async () => (await import('./de/house.ts')).table });

/** Credits that come after the games and their inventors. */
const englishCredits = [
  'Set in Pirata One, IM Fell English SC, Cinzel and Alegreya Sans, SIL Open Font License 1.1.',
  'Drawn with Phaser, heard with Howler. Pictures, sounds and words were made for this table.',
] as const;

export type CreditLines = typeof englishCredits;
export const creditLines = catalogue(englishCredits, { de: async () => (await import('./de/house.ts')).credits });
