/** Every sentence of the set-up of Yellowbeard, English. Options first, as on the screen. */
import { catalogue } from '../catalogue.ts';

const english = {
  options: {
    map: {
      title: 'Ocean',
      maps: {
        'yellowbeards-ocean': { title: 'The Main', text: 'The Spanish Main: eighteen by fifteen squares' },
        'short-voyage': { title: 'Short', text: 'A small sea: six chests, three to steal' },
        'pirate-round': { title: 'The Round', text: 'From Madagascar to Ceylon: open water, few corners' },
      },
      own: '{title}: {w} by {h} squares, {ships, plural, one {# man-of-war} other {# men-of-war}}',
    },
    rounds: {
      title: 'Rounds',
      one: { title: 'One', text: 'One voyage: the pirate against all captains' },
      rotation: { title: 'Everybody', text: 'Each captain is the pirate once; escapes and chests count' },
      some: { title: '{n}', text: 'The black flag passes to the left after each round' },
    },
    telescope: {
      title: 'Telescope',
      eight: { title: 'Eight ways', text: 'Captains look straight and diagonally' },
      four: { title: 'Four ways', text: 'Captains look only along rows and columns' },
    },
    shot: {
      title: 'Cannon shots',
      exact: { title: 'Exact range', text: 'A shot lands on the very square of its range' },
      upTo: { title: 'Up to range', text: 'A shot hits the first ship within its range' },
    },
    secondAim: {
      title: 'Second salvo',
      beforeRoll: { title: 'Aim, then roll', text: 'The gunner aims before the range is rolled' },
      afterRoll: { title: 'Roll, then aim', text: 'The range is rolled before the gunner aims' },
    },
    turnLimit: {
      title: 'Time at sea',
      none: { title: 'No limit', text: 'Hide as long as you like (60 turns with computers)' },
      some: { title: '{n} turns', text: 'After this many pirate turns the Navy wins' },
    },
    autoSetup: { title: 'Quick start', text: 'Chance places the chests and men-of-war' },
    counts: {
      title: 'Chests and ships',
      map: { title: 'As the map says', text: 'Every ocean has its own number of chests and ships' },
      standard: { title: 'Standard', text: 'Ten chests, six to steal, five men-of-war' },
      refusal: 'This ocean has the standard numbers',
      refusalOwn: 'Your own map says how many there are',
    },
    firstPirate: {
      title: 'Who is the pirate',
      roll: { title: 'By the die', text: 'Everybody rolls: the highest flies the black flag' },
      seat: { title: '{name}', text: 'Flies the black flag first' },
    },
  },
  maps: {
    title: 'Your own maps',
    none: 'You have no maps here yet',
    how: 'Draw one in the Tiled editor, then open its files here, or drop them on this window. See docs/drawing-an-ocean.md.',
    all: 'Oceans',
    open: 'Open files',
    remove: 'Remove',
    bundled: 'This one comes with the game',
    replace: 'Replace it',
    discard: 'Keep the old one',
    play: 'Play here',
    back: 'Back',
    faulty: 'This map is not playable yet',
    facts:
      '{w} by {h}, {harbours, plural, one {# harbour} other {# harbours}}, {sites, plural, one {# beach} other {# beaches}}, {ships, plural, one {# ship} other {# ships}}',
    errors: '{n, plural, one {# error} other {# errors}}',
    warnings: '{n, plural, one {# warning} other {# warnings}}',
    fine: 'Ready to sail',
    news: {
      one: '“{name}”',
      more: '{n, plural, one {# more} other {# more}}',
      taken: '{n, plural, one {{names} is saved on this machine.} other {{names} are saved on this machine.}}',
      same: '{n, plural, one {{names} is already here, unchanged.} other {{names} are already here, unchanged.}}',
      refused: 'Not playable yet: {names}.',
      doubled:
        '{n, plural, one {There is another map called {names}. Replace it with the new one?} other {There are other maps called {names}. Replace them with the new ones?}}',
      doubledOutside:
        '{n, plural, one {There is another map called {names}. To replace it, drop the file in “Your own maps”.} other {There are other maps called {names}. To replace them, drop the files in “Your own maps”.}}',
      full: 'This machine has no room to keep {names}.',
      tooLarge: '{n, plural, one {{names} is too large for a map.} other {{names} are too large for maps.}}',
      unreadable: '{names} cannot be read.',
      surelyRemove: '{names} will be gone from this machine. Press again to remove it.',
      removed: '{names} is removed.',
      noHand: 'The browser needs a touch or a key for this, not a gamepad.',
    },
  },
  /** A sentence of the credits. */
  credit: 'Yellowbeard plays Piracy; its author is unknown to us.',
  /** Summary of the game for whoever walks past. */
  hook: 'One of you is the pirate. Find him',
  /** A sentence of the settings. */
  aid: 'Yellowbeard: where the pirate could be, and on the secret chart what the Navy sees.',
  facts: {
    chests: '{need} of {all} chests, a harbour',
    ships: '{ships, plural, one {# ship} other {# ships}}, one pirate',
    minutes: '{n} minutes',
  },
} as const;

export const setupWords = catalogue(english, { de: async () => (await import('./de/setup.ts')).table });
