/** Every sentence of Treasure Fleet's table, English. Short, active: actor, act, object, number. */
import { catalogue } from '../catalogue.ts';

const english = {
  /** Words of what a captain did last, about three on their plate. */
  did: {
    loaded: '{n, plural, one {Loaded # card} other {Loaded # cards}}',
    fired: 'Fired at {points}',
    boarded: 'Boarded the {points}',
    storm: 'Storm at {points}',
    took: 'Took the {points}',
    lost: 'Lost the {points}',
  },
  title: 'Treasure Fleet',
  /** Line about the stake, for whoever walks past while nobody plays. */
  stake: 'Most cannons take the ship: {n} points',
  sailing: 'Sailing',
  volley: 'Volley',
  greyPirate: 'Grey pirate',
  /** Words under the number of ships. */
  fleetLeft: '{n, plural, one {ship in the pile} other {ships in the pile}}',

  /** Nouns; ships that look alike are numbered. */
  ship: '{points}-point {kind, select, sloop {sloop} brig {brig} frigate {frigate} galleon {galleon} other {great galleon}}{of, plural, =1 {} other {, {n} of {of}}}',
  cursedShip: '{form, select, other {cursed ship}}{of, plural, =1 {} other {, {n} of {of}}}',
  cards: {
    cannons: '{n, plural, one {# cannon} other {# cannons}}',
    BP: 'boarding party',
    ST: 'storm',
  },

  ledger: {
    untouched: 'Untouched',
    swept: 'Swept clean',
    leads: '{name} leads {numbers}',
    tied: 'Tied {numbers}, no leader',
    boarded: 'Boarded by {name}',
    boardedTwice: 'Boarded twice: escapes',
    cursed: 'Fire at her, or pay',
    warded: 'Warded: {names}',
    wardedMany: 'Warded: {n, plural, one {# captain} other {# captains}}',
    becalmed: 'Becalmed',
    governor: 'The governor: {points} points',
  },

  sailingStarts: 'Sailing {sailing} of {sailings}: the fleet comes in',
  cursedReturns: 'The wind is back: the cursed ship sails again',
  loaded: '<who>{name}</who> has loaded {n} cards',
  allLoaded: 'All guns are loaded',
  volleyStarts: 'Volley {volley} of 3: <who>{name}</who> has the spyglass',
  greyTurnsUp: '<who>{name}</who> turns up a card of the grey pirate',
  fires: '<who>{name}</who> fires {n, plural, one {# cannon} other {# cannons}} at the {ship}',
  boards: '<who>{name}</who> boards the {ship}',
  callsStorm: '<who>{name}</who> calls a storm down on the {ship}',
  stormSweeps: 'The storm sweeps {n, plural, one {# cannon card} other {# cannon cards}} away',
  stormFindsNothing: 'The storm finds no guns to sweep away',
  becalmed: 'The cursed ship lies becalmed',
  spareReturns: '<who>{name}</who>’s spare card comes back unseen',
  takes: '<who>{name}</who> takes the {ship}, {numbers}',
  takesAlone: '<who>{name}</who> takes the {ship}',
  takesByBoarding: '<who>{name}</who>’s boarders take the {ship}',
  lostToGrey: 'The grey pirate drives off the {ship}',
  escapesUnfired: 'Nobody fired: the {ship} escapes',
  escapesTie: '<who>{names}</who> tie at {guns}: the {ship} escapes',
  escapesBoarders: '<who>{names}</who> both board: the {ship} slips away',
  curseStrikes: 'The curse strikes <who>{names}</who>',
  curseWarded: 'Everybody fired: the curse finds nobody',
  curseHeld: 'Becalmed, the cursed ship waits for the next sailing',
  mustSurrender: '<who>{name}</who> must give up {n, plural, one {a ship} other {# ships}}',
  lostToCurse: '<who>{name}</who> loses the {ship} to the curse',
  cursedLeaves: 'The cursed ship fades away',
  leadsAfter: 'After sailing {sailing}: <who>{names}</who> with {points}',
  lastCards: 'Last cards up: who takes the governor?',
  ransomed: '<who>{name}</who> takes the governor: {points} points',
  ransomedGrey: 'The grey pirate takes the governor: nobody scores',
  governorTie: 'A tie: the governor bows and rows away',

  hand: {
    sailing: 'Sailing {s} of {n}',
    order: 'Firing order',
    oneMore: 'one more, if you like',
    ready: 'Ready',
    takeOut: 'Take back: {card}',
    missing: '{k} more to load',
    loaded: 'Three loaded, {name}. Press Ready, or take one back',
    fourthAllowed: 'Three loaded. You sit away from the lookout: you may load a fourth',
    fourLoaded: 'Four loaded. One will come back unseen',
    hide: 'Press to hide',
  },
  turn: {
    chooseCard: '{name}: which card?',
    chooseShip: '{name}: fire at which ship?',
    placeGrey: '{name}: where does the grey pirate fire?',
    surrender: '{name}: give which ship to the curse?',
    look: 'Look',
    /** Loaded cards by their places, and what they are where that is seen. */
    back: '{n, plural, =1 {First} =2 {Second} =3 {Third} other {Fourth}} card, face down',
    face: '{n, plural, =1 {First} =2 {Second} =3 {Third} other {Fourth}} card: {card}',
  },
  /** Actions that a captain may choose, each in one line. */
  deeds: {
    load: 'Load {cards}',
    grey: 'The grey pirate fires at the {ship}',
    fire: 'Fire {n, plural, one {# cannon} other {# cannons}} at the {ship}',
    board: 'Board the {ship}',
    storm: 'Call a storm down on the {ship}',
    back: 'Play the {n, plural, =1 {first} =2 {second} =3 {third} other {fourth}} card at the {ship}',
    surrender: 'Give up the {ship} to the curse',
  },
  /** The rule behind a refusal, in one line. */
  /** Words that lie over the table as a quick game opens. */
  opening: {
    line: '{left, plural, =1 {Last sailing} other {# sailings left}}. {names} {n, plural, =1 {leads} other {lead}} with {points}',
    points: '{n, plural, one {# point} other {# points}}',
  },
  refusals: {
    WRONG_PHASE: 'Not now: something else comes first',
    NOT_YOUR_TURN: 'It is another captain’s turn',
    LOAD_COUNT: 'Three cards; four only away from the lookout',
    DUPLICATE_CARD: 'You can load a card only once',
    CARD_NOT_YOURS: 'That card belongs to another captain',
    CARD_NOT_LOADED: 'You can fire only loaded cards',
    NO_SUCH_SHIP: 'That ship is not in the line',
    SHIP_BECALMED: 'You cannot fire at a becalmed ship',
    SHIP_NOT_ELIGIBLE: 'The curse takes only ships from earlier sailings',
    BAD_OPTIONS: 'These rules do not go together',
    other: 'That is not possible now',
  },

  rules: '{names} {n, plural, one {rules} other {rule}} the sea!',
  won: '{n, plural, one {# point} other {# points}}, {more} more than {names}',
  shared: '{n, plural, one {# point} other {# points}} each',
} as const;

export const words = catalogue(english, { de: async () => (await import('./de/table.ts')).table });
