/** Every sentence of the table of Card Pirates, English. Short, active: actor, act, object, number. */
import { catalogue } from '../catalogue.ts';

const english = {
  /** Line about the stake, for whoever walks past while nobody plays. */
  stake: {
    ashore: 'Aces win: {n, plural, one {one still lies} other {# still lie}} on the islands',
    afloat: 'Aces win, and all of them are at sea',
  },
  /** Words of what a captain did last, about three on their plate. */
  did: {
    sailed: 'Sailed to {at, select, rim {the rim} other {{at}}}',
    drifted: 'Drifted to {at, select, rim {the rim} other {{at}}}',
    buried: 'Buried a card',
    took: '{n, plural, one {Took # card} other {Took # cards}}',
    exchanged: 'Traded a card',
    setAside: 'Set one aside',
    paidStorm: 'Paid the storm',
    attacked: 'Began a battle',
    drew: 'Fought a draw',
    won: 'Won a battle',
    waited: 'Stayed at anchor',
  },
  title: 'Card Pirates',

  /** Nouns: what sentences are about. A square of the ring is called `rim` where its number does not matter. */
  suits: { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' },
  rank: '{rank, select, J {Jack} Q {Queen} K {King} A {Ace} other {{rank}}}',
  card: '{rank, select, J {Jack} Q {Queen} K {King} A {Ace} other {{rank}}} of {suit}',
  isle: '{suit, select, C {Club} D {Diamond} H {Heart} other {Spade}} Isle',
  square: '{at, select, rim {the rim} other {{at}}}',
  rimPlace: 'place {n} on the rim',
  isleAt: '{isle}, {square}',

  meterWords: { title: 'Sailing points', across: 'Straight', slant: 'Diagonal', spent: 'Spent' },
  meterOf: '{n} of {of}',
  meterNone: '–',
  stack: 'Card stack',
  hasDrawn: '{name} has drawn',
  /** The same place when the last turn is near. */
  turnOf: 'Turn {n} of {of}',

  /** Words on the closed curtain. */
  tray: {
    hand: '{name}’s hand: {n, plural, one {# card} other {# cards}}, kept secret',
    undealt: 'Hands come when the sea is laid',
    next: '{name} is next',
    later: 'then {name}',
    turn: 'Turn {n}',
    of: 'of {n} at most',
  },
  /** Words beside a captain who sails alone. */
  record: {
    title: 'The record',
    by: 'with these rules',
    none: 'yours to set',
    aboard: 'Now aboard',
  },
  legend: { storm: ['Storm: stop,', 'lose one card'], buried: 'Buried below' },
  status: {
    sailing: 'under sail',
    atSea: 'at sea',
    waits: 'waits',
  },

  starts: '<who>{name}</who> begins the voyage',
  laid: 'Four aces for islands, {n} cards for the sea',
  islandStays: '<who>{name}</who> picks {isle}',
  islandMoves: '<who>{name}</who> moves {isle} to {square}',
  ships: '<who>{name}</who> starts at {isle}',
  shipsTogether: '<who>{names}</who> start, each at their own island',
  shipsMiddle: 'All ships start in the middle',
  shifts: '<who>{name}</who> shifts a sea card from {from} outwards',
  dealt: '{n, plural, one {# card} other {# cards}} for {captains, plural, one {the captain} other {every captain}}',
  draws: '<who>{name}</who> draws a card',
  low: 'The stack runs low: {n, plural, =0 {no card is left} one {one card is left} other {# cards are left}}',
  buries: '<who>{name}</who> buries a card at {place}{n, plural, one {} other {: # lie there}}',
  spends: '<who>{name}</who> spends the {card}',
  spendsUnder: '<who>{name}</who> spends the {card}: it goes under the stack',
  setsAside: '<who>{name}</who> sets the {card} aside',
  /** Number of squares straight and diagonally, one of the two at least. */
  sails:
    '<who>{name}</who> spends {points} and sails {slant, plural, =0 {{across, plural, =1 {one square} =2 {two squares} other {three squares}}} other {{across, plural, =0 {{slant, plural, =1 {one square} =2 {two squares} other {three squares}}} other {{across, plural, =1 {one} other {two}} straight, {slant, plural, =1 {one} other {two}}}} diagonally}}',
  drifts: '<who>{name}</who> drifts to {square}',
  stormForms: 'A storm gathers at {square}',
  /** Landing where so many others lie already. */
  lands:
    '<who>{name}</who> lands on {isle}{n, plural, =0 {} one {, where <who>{others}</who> lies} other {, where <who>{others}</who> lie}}',
  stories: {
    stowaway: '<who>{name}</who>’s Jack slips aboard as a stowaway, and the Queen goes with him',
    'letter-of-marque': '<who>{name}</who>’s Jack shows a letter of marque, and the King joins the crew',
    ransack: '<who>{name}</who>’s Jack ransacks the beach and carries the treasure off',
    wedding: '<who>{name}</who>’s Queen weds the King: he sails, she keeps the isle',
    'treasure-map': '<who>{name}</who>’s Queen trades her map, and the chest is dug out',
    ransom: '<who>{name}</who>’s King stays as ransom, and the treasure comes aboard',
  },
  digs: '<who>{name}</who> digs up {n, plural, one {a card} other {# cards}}',
  hauls: '<who>{name}</who> takes {n, plural, one {the card} other {# cards}} at {square} aboard',
  storm: '<who>{name}</who> is caught in a storm at {square}',
  toll: '<who>{name}</who> leaves the {card} to the storm',
  tollHidden: '<who>{name}</who> leaves a card to the storm, face down',
  battle: '<who>{name}</who> attacks <who>{other}</who> at {square}',
  battleAvoided: '<who>{name}</who> has no crew to fight: <who>{other}</who> is left in peace',
  attack: '<who>{name}</who> attacks with {n, plural, one {# card} other {# cards}}',
  defence:
    '<who>{name}</who> {n, plural, =0 {has no crew to defend with} one {defends with # card} other {defends with # cards}}',
  reveals: '<who>{a}</who> {n}, <who>{b}</who> {m}',
  casualties: '{n, plural, one {One fallen crew card goes} other {# fallen crew cards go}} under the stack',
  wins: '<who>{name}</who> beats <who>{other}</who>, {n} to {m}',
  draw: 'A draw at {n}',
  plunders: '<who>{name}</who> takes {n, plural, one {a card} other {# cards}} from <who>{other}</who>, unseen',
  swaps: '<who>{name}</who> draws {n, plural, one {a card} other {# cards}} from <who>{other}</who>',
  gives: '<who>{name}</who> gives a card back to <who>{other}</who>',
  forfeits: '<who>{name}</who> cannot move: the turn passes',
  voyage: {
    stopped: '<who>{name}</who> drops anchor: the voyage is over',
    stranded: '<who>{name}</who> is stranded: the voyage is over',
  },

  fight: {
    attacks: 'attacks at {square}',
    stands: 'stands firm',
    noCrew: 'no crew to fight',
    chooses: 'chooses crew',
    looksOn:
      '{others, plural, one {{name} looks on: {n, plural, one {# card} other {# cards}}} other {Two captains look on}}',
    cards: '{n, plural, one {# card} other {# cards}} in hand',
    /** Two lines each. */
    stake: ['The winner takes 2', 'unseen, then gives 1'],
    nothing: ['A draw', 'nothing to take'],
    gives: ['won, and gives back', 'one card of choice'],
    each: 'Each takes {n}',
    unseen: 'from the other, unseen',
    takes: 'takes {n}',
    left: '{name} has {n} left',
    goes: '{n, plural, =0 {nothing to take} one {one goes, unseen} other {two go, unseen}}',
    counts: '{name}’s hand: {a}, then {b}, then {c}',
    fallen: '{n, plural, one {# fallen crew goes} other {# fallen crew go}} under the stack',
    thenGives: 'then gives 1',
    stack: 'Stack',
  },

  /** Words that lie over the table as a quick game opens. */
  opening: {
    line: '{n, plural, =1 {The last turn} other {The last # turns}}: bring home aces, kings, queens and jacks',
    cards: '{n, plural, one {# card} other {# cards}}',
  },
  rules: '{names} {n, plural, one {rules} other {rule}} the waves!',
  solo: '{names} comes home with {n, plural, one {# point} other {# points}}',
  reasons: {
    jacks: 'Four jacks hold the islands: nothing is left to win',
    aces: 'The last ace has left the islands',
    stack: 'The stack is empty: the voyage is over',
    voyage: 'The voyage is over',
    cap: 'The last turn has been played',
  },
} as const;

export const words = catalogue(english, { de: async () => (await import('./de/table.ts')).table });
