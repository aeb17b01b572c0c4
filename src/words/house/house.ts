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
  inSeconds: '{game} in {s} s',
  settings: 'Settings',
  credits: 'Credits',
  licences: 'Licences',
  licence: '{name}, {kind}',
  licencePart: '{name}, {kind}, {n} of {of}',
  toCredits: 'Back to the credits',
  goOn: 'Resume',
  goOnWith: 'Resume {game} with {name}',

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
    parrot: '{level}: plays like a child, mistakes and all',
    monkey: '{level}: grabs what looks best right now',
    bosun: '{level}: thinks a few moves ahead',
    admiral: '{level}: thinks far ahead',
  } as Record<string, string>,
  /** Knowledge of every computer, as the set-up says it. */
  ownSeat: 'Computers know only what they see.',
  /** The same of tempers, after the level. */
  temperLines: {
    bold: '{level}, bold: would rather fight than sail around',
    sly: '{level}, sly: wins cheaply, where nobody is looking',
    cautious: '{level}, cautious: guards what they have and keeps away',
    greedy: '{level}, greedy: goes for the biggest prize',
  } satisfies Record<Temper, string>,
  captainsCount: 'Captains',
  captainsNote: 'Changes apply from the next move',
  captainsDone: 'Take these seats',
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
    none: 'No voyage with these rules yet: the first one sets the record',
    first: '{n, plural, one {# point} other {# points}}: the first record with these rules',
    beaten: 'A new record: {n, plural, one {# point} other {# points}}. The old one was {m}',
    equal: '{n, plural, one {# point} other {# points}}: level with {name}’s record',
    stands: '{n, plural, one {# point} other {# points}}. The record is {m}, by {name}',
  },
  countRefused: 'These rules do not work with {n, plural, one {# captain} other {# captains}}',
  naming: {
    title: 'Who is playing?',
    empty: 'A name, please',
    erase: 'Erase',
    other: 'Another name',
    space: 'Space',
    signs: { '’': 'Apostrophe', '.': 'Full stop', '-': 'Hyphen' } as Record<string, string>,
    done: 'Done',
    hint: 'Type it, or choose letter by letter. Up to 14 letters',
    refusals: {
      long: 'Up to 14 letters',
      letter: 'The table cannot write this character',
    },
  },
  /** Words for things that are shown as pictures. */
  valueOf: '{title}: {value}',
  valueBefore: '{title}: previous value',
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
    step: 'One step forward',
    turn: 'To the next turning point',
    side: 'View: {side}',
    leave: 'Close',
    wake: 'Show the controls',
  },
  choose: 'choose',
  move: 'move',
  back: 'back',

  /** Notices of things that are missing without stopping anybody. */
  troubles: {
    game: 'The pictures of {game} could not be loaded. Please try again, or play another game.',
    noSound: 'This machine has no sound. You play in silence.',
    soundFile: 'A sound could not be loaded. You play without it.',
    fonts: 'The usual lettering could not be loaded. Another one stands in.',
    licences: 'The licences could not be loaded. You find them in licences.txt beside this page.',
    noWebgl: 'This machine has no WebGL. The table looks plainer here.',
    unsaved: {
      DISK_FULL:
        'This machine is full, so the game is not being saved. Play on: it will be saved as soon as there is room.',
      NO_STORAGE:
        'This machine is not saving the game right now. Play on: it will be saved as soon as that works again.',
    } as Record<string, string>,
    unread: 'A saved game cannot be resumed. {why}',
    setBack: 'The last save is damaged. You play on from the one before, at most one decision back.',
    gone: 'The last game is no longer here. Start a new one!',
    hostGone: 'The game stopped three times in a minute. What was saved is still on this machine.',
    matchGone: 'This game could not be resumed.',
    language: 'This language could not be loaded. Please try again.',
  },
  gamepad: 'Gamepad {n}',
  padAway: 'Gamepad {n} is gone',
  padAwayWhy: '{name}: press a button on it, plug it in, or play on with anything else',
  padGoOn: 'Play on without it',
  padForeign: 'It is {name}’s turn',
  padSeatless: '{pad} has no seat in this game',
  padSits: '{pad} is {name} now',
  padLeaves: '{pad} has left {name}’s seat',
  padNoRoom: 'Every seat already has a gamepad',
  padJoin: 'join with a pad',
  padLeave: 'leave your seat',
  holdHow: 'Hold Space, a trigger or your finger on it',

  passTo: '{name}, your turn. Everybody else, look away!',
  secrets: {
    cards: {
      passWhy: '{game}: cards are waiting behind the curtain',
      passCounted:
        '{game}: {n, plural, =0 {no cards are} =1 {one card is} =2 {two cards are} =3 {three cards are} =4 {four cards are} =5 {five cards are} =6 {six cards are} =7 {seven cards are} =8 {eight cards are} =9 {nine cards are} =10 {ten cards are} =11 {eleven cards are} =12 {twelve cards are} other {# cards are}} waiting behind the curtain',
      look: 'Press to look at your cards',
      lookWhy: 'Press again to hide them. They also hide by themselves',
      holdLook: 'Hold to look at your cards',
      holdWhy: 'Space, a trigger, or a finger here. Let go to hide them',
    },
    chart: {
      passWhy: '{game}: a chart is waiting behind the curtain',
      look: 'Press to look at your chart',
      lookWhy: 'Press again to hide it. It also hides by itself',
      holdLook: 'Hold to look at your chart',
      holdWhy: 'Space, a trigger, or a finger here. Let go to hide it',
    },
  },
  ownMaps: 'Your own maps',

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
    noMoments: 'No single moment decided it',
    watchMoment: 'Watch: {sentence}',
    tonight: 'Tonight',
    victories: 'Victories',
    highlights: 'Great moments',
    searching: 'Looking back ...',
    noHighlights: 'Nothing stands out yet',
    nobody: 'Only people count here, and nobody has played yet',
    tally: '{wins, plural, one {# win} other {# wins}} in {games, plural, one {# game} other {# games}}',
    watch: 'Watch again',
    back: 'Back',
    luck: 'Luck of the deal: {names} would win {n} of 100 such games',
    noLuck: 'Luck of the deal: fair to everybody',
    /** A line about the only person at the table. */
    first: '{name}: first of {of}',
    place: '{name}: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}',
    behind:
      '{name}: {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of}, {n, plural, one {# point} other {# points}} behind',
    ahead: '{name}: first of {of}, {n, plural, one {# point} other {# points}} ahead',
  },
  leave: 'Leave the game',
  resumeGame: 'Back to the game',
  leaveKept: 'Saved. Resume it from the title screen',
  leaveLost: 'Not saved: if you leave, it may be lost',
  /** Sign in the corner of the table while saving fails. */
  notSaved: 'Not saved',
  elsewhere: {
    title: 'The table is open in another window',
    note: 'Only one window can play at this table. The game there is saved.',
    take: 'Play in this window',
    /** Notice to the window that has lost the table. */
    lost: 'The table has moved to another window.',
  },
  stillThere: {
    title: 'Still there?',
    note: 'Nobody has touched the table for a while',
    here: 'Yes, keep playing',
    anew: 'Start over',
  },
  whatHappened: 'What happened',
  pastGames: 'Games played',
  noPast: 'Nobody has finished a game yet',
  notOver: '{game}: not over yet',
  cannotBeRead: 'An unreadable game',
  surelyRemove: 'This game will be gone for good. Press again to remove it.',
  surelyGive: 'The file will show every hidden card of this game. Press again to save it.',
  removed: 'The game is removed.',
  notRemoved: 'This machine could not remove the game.',
  wonBy: '{game}: {names}',
  gives: '{title}: save to a file',
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
    take: 'Add',
    leave: 'Leave it',
    done: 'Continue',
    notHere: 'This table does not accept files.',
    later: 'Please drop the file again when the table is open and waits for a move.',
  },
  fileTaken: 'Game loaded.',
  moreFiles: '{n, plural, one {# more file} other {# more files}}',
  fileWaits: 'Game loaded. You can resume it.',
  fileTroubles: {
    unreadable: 'This file cannot be read.',
    tooLarge: 'This file is too large.',
    noHand: 'The browser needs a touch or a key for this, not a gamepad.',
  },
  atFirst: 'This is the beginning',
  noTurnAhead: 'No more turning points',
  atLast: 'This is the end',
  stepOf: '{n} / {of}',
  sideTable: 'Table',
  nothingYet: 'Nothing to tell yet',
  outcome: 'Outcome',
  watchAgain: 'Watch it again',
  lastRound: 'The last round',
  sealed: 'Hidden cards: no second look',
  watching: 'Once more. Press anything to stop',
  /** Signs and words of the mode in which every thing is explained. */
  explain: {
    button: 'What is this?',
    ask: 'Press anything to learn what it is. Nothing else happens.',
    leave: 'Back to the game',
    closed: '{label}. Not now: {why}',
    deed: 'This captain’s last move: {what}',
    crown: 'A captain’s emblem. The captain with the crown has won.',
    order: 'A captain’s emblem: number {n} in this round.',
    ship: 'A captain’s ship at the end of the game.',
    /** About the signs on a closed curtain. */
    called: '{name} looks behind the curtain now. Everybody else looks away.',
    comes: '{name} looks behind the curtain, too.',
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
    STANDS: 'You cannot take back a move that revealed something',
    MATCH_OVER: 'The game is over',
    UNDO_LIMIT: '2,000 moves taken back: that is the limit',
  } as Record<string, string>,

  settingRows,

  watchOn: 'Demo game',
  nobodyPlays: 'nobody is playing',
  touchToPlay: 'Touch, or press any button',
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
