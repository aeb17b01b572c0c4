/** Every sentence of Yellowbeard's open table, English. Short, active: actor, act, object, number. */
import { catalogue } from '../catalogue.ts';

const english = {
  /** Line about the stake, for whoever walks past while nobody plays. */
  stake: {
    chests: 'Find the pirate before he steals {n, plural, one {one more chest} other {# more chests}}',
    harbour: 'The pirate has his chests: catch him before he gets away',
  },
  /** Words of what a man-of-war or the pirate did last, about three on their plate. */
  did: {
    departed: 'Put to sea',
    slipped: 'Sailed in secret',
    stole: 'Stole a chest',
    tried: 'Tried a harbour',
    sailed: 'Sailed to {square}',
    stayed: 'Stayed put',
    saw: 'Pirate at {square}',
    sawNothing: 'Saw nothing',
    missed: 'Hit nothing',
    hit: 'Hit the pirate',
    hitFriend: 'Hit a friend',
    rammed: 'Rammed him',
  },
  title: 'Yellowbeard',
  ship: '{name} {pennant}',
  pennants: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'],

  /** Words for a captain’s ship in their row. */
  status: {
    next: 'next',
    rolls: 'to roll',
    decides: 'deciding',
    looking: 'looking',
    aims: 'aiming',
    nay: 'Nay',
    sunk: 'sunk',
    places: 'placing',
  },
  pirate: { unknown: 'Who?' },
  die: {
    wait: 'The die',
    thrown: '{name} rolls',
    rolled: '{name} rolled {value}',
    range: '{name}: range {value}',
    lookedNay: 'Looked first: {n, plural, one {# square} other {# squares}}, no sail',
    lookedAye: 'Looked first: sail at {square}',
    movedFirst: 'Sails first, then looks',
    lookFirst: 'Looks first',
    open: 'Sail first, or look first?',
    second: 'Second salvo',
    rolls: '{name} to roll',
    turn: 'The pirate plots turn {turn}',
    over: 'After {turn, plural, one {# turn} other {# turns}}',
    chests: '{n} of {all} chests laid',
    ships: '{n} of {all} ships placed',
    /** Results of the dice, the latest three of them; there is no room for an `and`. */
    result: '{name} {value}',
    results: '{n, plural, =0 {} =1 {{a}} =2 {{a}, {b}} other {{a}, {b}, {c}}}',
  },
  /** Sides from which a round that is over may be watched. */
  sides: { navy: 'Navy', pirate: 'Pirate' },
  /** Words that lie over the table as a quick game opens. */
  opening:
    '{name}, the pirate, {n, plural, =0 {has every chest} one {needs one more chest} other {needs # more chests}}. Navy, sink that ship!',
  legend: { heat: 'could be here', seen: 'seen, empty', last: 'last seen', strait: 'no passing' },
  /** Words for the time when the whole log lies over the sea. */
  ended: { way: 'pirate turns', looks: 'Nay, and Aye', loaded: 'chest loaded', missed: 'shot missed' },

  throws: '<who>{name}</who> rolls for the black flag',
  rolls: '<who>{name}</who> rolls {value} for the black flag',
  rollsTie: '<who>{name}</who> rolls {value}. <who>{names}</who> tie at {equal}: they roll again',
  pirateIs: '<who>{name}</who> is Yellowbeard',
  nextPirate: '<who>{name}</who> takes the black flag',
  chestLaid: '<who>{name}</who> lays a chest on {island}, {square}',
  shipPlaced: '<who>{name}</who> anchors at {square}',
  dealt:
    '{n, plural, =11 {Eleven garrisons take} one {# garrison takes} other {# garrisons take}} post: nobody knows which take bribes',
  departed: '<who>{name}</who> has put to sea. Nobody knows where',
  plots: '<who>{name}</who> plots turn {turn}',
  /** The same when time is running out. */
  plotsOf: '<who>{name}</who> plots turn {turn} of {last}',
  /** Sentences for the pirate, and for whoever watches from the pirate’s side when the round is over. */
  ownAnchor: '<who>{name}</who> lies at anchor at {square}',
  ownLoads: '<who>{name}</who> loads the chest of {square}',
  glint: '{island}: something glints at {square}',
  stolenIsland: '{island}: the chest of {square} is gone, {n} of {all}',
  sixth: 'Chest {n} is gone from {square}: any harbour may hide the pirate now',
  tries: 'A boat pulls for {harbour}. Will the garrison take the gold?',
  refused: '{harbour} shuts its gates and turns the pirate away',
  admitted: '{harbour} opens its gates to the pirate!',
  navyThrows: '<who>{name}</who> rolls the die',
  navyRolls: '<who>{name}</who> rolls {value}',
  rangeThrows: '<who>{name}</who> rolls for the range',
  navyRange: '<who>{name}</who> rolls {value} for the range',
  movesFirst: '<who>{name}</who> sails first, then looks',
  looksFirst: '<who>{name}</who> looks first',
  sails: '<who>{name}</who> sails {n, plural, one {# square} other {# squares}} to {square}',
  held: {
    stays: '<who>{name}</who> stays at {square}',
    cannotMove: '<who>{name}</who> cannot move from {square}',
    firstSalvo: '<who>{name}</who> holds the first salvo',
    secondSalvo: '<who>{name}</who> ceases fire',
  },
  asks: '<who>{name}</who>: “Can I see you in the telescope?”',
  nay: '<who>{name}</who>: “Can I see you in the telescope?” “Nay!”',
  aye: '<who>{name}</who>: “Can I see you in the telescope?” “Aye!”',
  ayeShout: 'Aye!',
  mist: 'The mist parts',
  sighted: 'The pirate lies at {square}!',
  aims: '<who>{name}</who> aims {way}: {salvo, plural, =1 {first} other {second}} salvo',
  ways: { N: 'north', E: 'east', S: 'south', W: 'west' },
  fires: '<who>{name}</who> fires {way}, range {n}',
  splash: '<who>{name}</who> fires {way}, range {n}: a splash at {square}',
  lost: '<who>{name}</who> fires {way}, range {n}: the shot is lost',
  hitsFriend: '<who>{name}</who> fires {way} and hits <who>{other}</who>!',
  hitsPirate: '<who>{name}</who> fires {way} and hits the pirate!',
  navySunk: '<who>{other}</who> goes down at {square}',
  fades: 'The pirate slips back into the mist',
  strikes: '<who>{name}</who> strikes something in the mist',
  shuts: '<who>{name}</who> shuts the strait',
  pirateSunk: '<who>{name}</who> sinks the pirate at {square}!',
  pirateRammed: '<who>{name}</who> rams the pirate at {square}!',
  pirateTrapped: '<who>{name}</who> shuts the strait: the pirate is trapped at {square}!',
  pirateEscaped: '<who>{name}</who> escapes into {harbour}!',
  roundEnds: {
    escaped:
      '<who>{name}</who> got away with {chests, plural, one {# chest} other {# chests}} in {turns, plural, one {# turn} other {# turns}}',
    sunk: '<who>{name}</who> was sunk with {chests, plural, one {# chest} other {# chests}} aboard, turn {turns}',
    rammed: '<who>{name}</who> was rammed with {chests, plural, one {# chest} other {# chests}} aboard, turn {turns}',
    trapped: '<who>{name}</who> was trapped with {chests, plural, one {# chest} other {# chests}} aboard, turn {turns}',
    limit: 'Time is up after {turns, plural, one {# turn} other {# turns}}: the Navy wins',
  },

  rules: {
    pirate: '{names} sails away!',
    navy: 'The Navy rules the sea!',
    match: '{names} {n, plural, one {rules} other {rule}} the sea!',
    shared: 'The sea is shared!',
  },
  summary: {
    escaped:
      '{name} escaped with {chests, plural, one {# chest} other {# chests}} in {turns, plural, one {# turn} other {# turns}}',
    sunk: '{name} was sunk with {chests, plural, =0 {no chest} one {# chest} other {# chests}} aboard',
    rammed: '{name} was rammed with {chests, plural, =0 {no chest} one {# chest} other {# chests}} aboard',
    trapped: '{name} was trapped with {chests, plural, =0 {no chest} one {# chest} other {# chests}} aboard',
    limit: '{name} ran out of time with {chests, plural, =0 {no chest} one {# chest} other {# chests}} aboard',
  },
  rank: {
    escapes: '{n, plural, one {# escape} other {# escapes}}',
    chests: '{n, plural, one {# chest} other {# chests}}',
    catches: '{n, plural, one {# catch} other {# catches}}',
    pirate: 'Pirate',
    navy: 'Navy',
    outcome: {
      escaped: 'Escaped',
      sunk: 'Sunk',
      rammed: 'Rammed',
      trapped: 'Trapped',
      limit: 'Out of time',
    },
  },
} as const;

export const words = catalogue(english, { de: async () => (await import('./de/table.ts')).table });
