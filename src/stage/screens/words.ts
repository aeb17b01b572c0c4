/** Every sentence of the shell, English. */
export const shellWords = {
  subtitle: 'one great table',
  captains: '{from}–{to} captains',
  press: 'Press any button, or touch, to play',
  demoNext: 'Demo game next',
  inSeconds: '{game}, in {s} s',
  settings: 'Settings',
  credits: 'Credits',
  goOn: 'Go on playing',

  allGames: 'All games',
  person: 'Person',
  computer: 'Computer',
  touchKeys: 'Touch, keys, pad',
  levels: { parrot: 'Parrot', monkey: 'Monkey' } as Record<string, string>,
  captainsCount: 'Captains',
  setSail: 'Set sail',
  watch: 'Watch',
  moreRules: 'More rules',
  choose: 'choose',
  move: 'move',
  back: 'back',

  passTo: 'Pass the screen to {name}',
  passWhy: '{game}: cards are waiting behind the curtain',
  look: 'Press to look at your cards',
  lookWhy: 'Press again to hide them. They hide by themselves, too',
  everybodyWaits: 'Everybody else looks away',

  playAgain: 'Play again',
  chooseGame: 'Choose a game',
  leave: 'Leave the game',
  resumeGame: 'Back to the game',
  leaveKept: 'It is saved: you find it on the title',
  watchOn: 'Demo game',
  nobodyPlays: 'nobody is playing',
  touchToPlay: 'Touch to play, or press',
} as const;

export const creditLines: readonly string[] = [
  'Treasure Fleet was designed by John Morgan.',
  'Korsar was designed by Reiner Knizia.',
  'Card Pirates was designed by Chris Parsons, cardpirates.com.',
  'Yellowbeard plays Piracy; its author is unknown to us.',
  'Set in Pirata One, IM Fell English SC, Cinzel and Alegreya Sans, SIL Open Font License 1.1.',
  'Drawn with Phaser, heard with Howler. Pictures, sounds and words were made for this table.',
];

export const say = (template: string, fillings: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (hole, key) => String(fillings[key] ?? hole));
