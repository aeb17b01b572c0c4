/** The standard moments: the pictures we compare, and the frames we measure. A moment is a demo and a way to walk into it. */
export type Step =
  /** Until the next event of this type begins; `times` for a later one. */
  { until: string; times?: number } | { advance: number };

export interface Demo {
  game: string;
  seats: number;
  seed: string;
  /** Only what differs from the standard game. */
  options?: Record<string, boolean | number | string>;
  /** The level of all captains, where it is not the usual one. */
  bots?: string;
}

export interface Moment {
  /** The name of its file. */
  name: string;
  demo: Demo;
  walk: Step[];
  /** Instead of one picture: one at each of these times (ms after the walk), side by side. */
  strip?: number[];
}

const fleet = (seats: number, options?: Demo['options']): Demo => ({
  game: 'treasure-fleet',
  seats,
  seed: `shots-${seats}`,
  options,
});

/** A little after the volley has begun, so that nothing is in flight. */
const early: Step[] = [{ until: 'VolleyStarted' }, { advance: 1200 }];
const middle: Step[] = [{ until: 'SailingStarted', times: 2 }, { until: 'CardPlayed', times: 5 }, { advance: 3000 }];
const late: Step[] = [{ until: 'SailingStarted', times: 4 }, { until: 'VolleyEnded', times: 2 }, { advance: 1200 }];

const tables: Moment[] = [2, 3, 4, 5].flatMap((seats) => [
  { name: `table-${seats}-early`, demo: fleet(seats), walk: early },
  { name: `table-${seats}-middle`, demo: fleet(seats), walk: middle },
  { name: `table-${seats}-late`, demo: fleet(seats), walk: late },
]);

const strange = fleet(4, { storms: true, cursedShips: true });

const beats: Moment[] = [
  { name: 'volley-0120', demo: fleet(4), walk: [{ until: 'CardPlayed' }, { advance: 120 }] },
  { name: 'volley-0480', demo: fleet(4), walk: [{ until: 'CardPlayed' }, { advance: 480 }] },
  { name: 'volley-0960', demo: fleet(4), walk: [{ until: 'CardPlayed' }, { advance: 960 }] },
  { name: 'capture', demo: fleet(4), walk: [{ until: 'ShipCaptured' }, { advance: 700 }] },
  { name: 'escape', demo: fleet(4), walk: [{ until: 'ShipEscaped' }, { advance: 700 }] },
  { name: 'storm', demo: strange, walk: [{ until: 'StormStruck' }, { advance: 700 }] },
  { name: 'results', demo: fleet(4), walk: [{ until: 'GameEnded' }, { advance: 6000 }] },
];

const strips: Moment[] = [
  {
    name: 'strip-volley',
    demo: fleet(4),
    walk: [{ until: 'CardPlayed' }],
    strip: [80, 340, 560, 800, 960, 1200, 1400, 1620, 1800, 2100, 2500, 2800],
  },
  { name: 'strip-capture', demo: fleet(4), walk: [{ until: 'ShipCaptured' }], strip: [0, 250, 500, 900, 1400, 2000] },
  { name: 'strip-escape', demo: fleet(4), walk: [{ until: 'ShipEscaped' }], strip: [0, 250, 500, 900, 1400, 2000] },
];

const korsar = (seats: number, options?: Demo['options']): Demo => ({
  game: 'korsar',
  seats,
  seed: `korsar-${seats}`,
  options,
});

/** Turns that have begun, and a little rest, so that nothing is in flight. */
const turns = (times: number): Step[] => [{ until: 'TurnStarted', times }, { advance: 2600 }];

const korsarTables: Moment[] = [2, 3, 4, 5, 6, 8].flatMap((seats) => [
  { name: `korsar-${seats}-early`, demo: korsar(seats), walk: turns(8) },
  { name: `korsar-${seats}-middle`, demo: korsar(seats), walk: turns(28) },
  { name: `korsar-${seats}-late`, demo: korsar(seats), walk: turns(62) },
]);

/** A game with an admiral, a captain who outranks him, ties and discards. */
const lively: Demo = { ...korsar(4), seed: 'korsar-4-26' };

const korsarBeats: Moment[] = [
  { name: 'korsar-4-teams', demo: korsar(4, { mode: 'partnership' }), walk: turns(28) },
  ...(
    [
      ['launch', 'VesselLaunched', 560],
      ['attack', 'AttackOpened', 480],
      ['captain', 'CaptainPlayed', 740],
      ['admiral', 'AdmiralPlayed', 740],
      ['lead', 'LeadChanged', 300],
      ['home', 'VesselCaptured', 860],
      ['draw', 'CardDrawn', 320],
      ['deck-out', 'DeckExhausted', 900],
    ] as const
  ).map(([name, until, advance]) => ({ name: `korsar-${name}`, demo: lively, walk: [{ until }, { advance }] })),
  { name: 'korsar-tie', demo: lively, walk: [{ until: 'LeadChanged', times: 4 }, { advance: 1000 }] },
  ...(
    [
      ['captain-over-captain', korsar(4), 'CaptainPlayed', 2, 760],
      ['tie-in-flight', korsar(4), 'LeadChanged', 2, 420],
      ['tie-broken', korsar(4), 'LeadChanged', 3, 160],
      ['captured', korsar(4), 'VesselCaptured', 4, 860],
      ['discard', korsar(6), 'CardDiscarded', 1, 300],
      ['sit-out', korsar(4, { mode: 'partnership' }), 'SeatSitsOut', 1, 300],
      ['end', korsar(4), 'LastCard', 1, 700],
    ] as const
  ).map(([name, demo, until, times, advance]) => ({
    name: `korsar-${name}`,
    demo,
    walk: [{ until, times }, { advance }],
  })),
  { name: 'korsar-results', demo: korsar(4), walk: [{ until: 'GameEnded' }, { advance: 9000 }] },
  { name: 'korsar-results-teams', demo: korsar(8), walk: [{ until: 'GameEnded' }, { advance: 9000 }] },
  ...(
    [
      ['launch', lively, 'VesselLaunched', 1, [60, 180, 340, 480, 560, 680, 860, 1080]],
      ['attack', lively, 'AttackOpened', 1, [60, 180, 340, 480, 560, 680, 860, 1100]],
      ['captain', lively, 'CaptainPlayed', 1, [80, 300, 560, 700, 760, 900, 1100, 1400]],
      ['captain-over-captain', korsar(4), 'CaptainPlayed', 2, [80, 300, 560, 700, 760, 900, 1100, 1400]],
      ['admiral', lively, 'AdmiralPlayed', 1, [80, 300, 560, 700, 760, 900, 1100, 1400]],
      ['tie', korsar(4), 'LeadChanged', 2, [60, 260, 380, 520, 700, 780, 900, 1100]],
      ['tie-broken', korsar(4), 'LeadChanged', 3, [20, 80, 140, 200, 300, 420, 560, 700]],
      ['home', lively, 'VesselCaptured', 1, [80, 300, 480, 640, 860, 1060, 1240, 1500]],
      ['captured', korsar(4), 'VesselCaptured', 4, [80, 300, 480, 640, 860, 1060, 1240, 1500]],
      ['deck-out', lively, 'DeckExhausted', 1, [40, 160, 320, 600, 1000, 1250]],
      ['discard', korsar(6), 'CardDiscarded', 1, [60, 160, 260, 360, 440, 560, 700, 860]],
      ['sit-out', korsar(4, { mode: 'partnership' }), 'SeatSitsOut', 1, [20, 120, 240, 360, 500, 800]],
      ['end', korsar(4), 'LastCard', 1, [100, 600, 1300, 1900, 2500, 3100, 3900, 4700]],
      ['results', korsar(4), 'GameEnded', 1, [300, 1000, 2000, 3200, 4600, 5600, 6600, 8000]],
    ] as const
  ).map(([name, demo, until, times, strip]) => ({
    name: `strip-korsar-${name}`,
    demo,
    walk: [{ until, times }],
    strip: [...strip],
  })),
];

const cardPirates = (seats: number, n = 1, options?: Demo['options']): Demo => ({
  game: 'card-pirates',
  seats,
  seed: `card-pirates-${seats}-${n}`,
  options,
});

const voyages = (times: number): Step[] => [{ until: 'TurnBegan', times }, { advance: 380 }];
const everyVariant = {
  hiddenCards: true,
  treacherousSeas: true,
  randomIslands: true,
  advancedSailing: true,
  simplePolitics: true,
};

const cardPiratesTables: Moment[] = [1, 2, 3, 4].flatMap((seats) => [
  { name: `card-pirates-${seats}-early`, demo: cardPirates(seats), walk: voyages(3) },
  { name: `card-pirates-${seats}-late`, demo: cardPirates(seats), walk: voyages(10) },
]);

/** Four captains who drift, bury, are caught in a storm and fight. */
const roving = cardPirates(4, 7);
const rough = cardPirates(4, 4, everyVariant);

const cardPiratesBeats: Moment[] = [
  ...(
    [
      ['laid', roving, 'SeaLaid', 900],
      ['dealt', roving, 'HandsDealt', 620],
      ['draw', roving, 'CardDrawn', 320],
      ['spend', roving, 'CrewSpent', 540],
      ['sail', roving, 'ShipSailed', 1300],
      ['drift', roving, 'ShipDrifted', 560],
      ['haul', roving, 'CardsDugUp', 560],
      ['land', roving, 'IslandLanded', 900],
      ['exchange', roving, 'IslandExchanged', 1200],
      ['storm-forms', roving, 'StormFormed', 600],
      ['storm', roving, 'StormEntered', 720],
      ['toll', roving, 'StormToll', 640],
      ['bury', cardPirates(4, 11), 'TreasureBuried', 560],
      ['battle', roving, 'BattleJoined', 1500],
      ['attack', roving, 'AttackCommitted', 620],
      ['reveal', roving, 'BattleRevealed', 900],
      ['volley', roving, 'BattleRevealed', 1420],
      ['fallen', roving, 'CasualtiesLost', 420],
      ['wins', roving, 'BattleResolved', 700],
      ['spoils', roving, 'CardsPlundered', 460],
      ['gift', roving, 'CardGiven', 460],
      ['set-aside', cardPirates(1), 'CardSetAside', 800],
      ['islands', rough, 'IslandMoved', 460],
      ['shift', rough, 'SeaShifted', 400],
      ['shown-once', rough, 'CrewSpent', 900],
      ['counting', roving, 'GameEnded', 3400],
      ['results', roving, 'GameEnded', 9000],
    ] as const
  ).map(([name, demo, until, advance]) => ({ name: `card-pirates-${name}`, demo, walk: [{ until }, { advance }] })),
  { name: 'card-pirates-rough', demo: rough, walk: voyages(8) },
  { name: 'card-pirates-solo-results', demo: cardPirates(1), walk: [{ until: 'GameEnded' }, { advance: 9000 }] },
  {
    name: 'strip-card-pirates-sail',
    demo: roving,
    walk: [{ until: 'CrewSpent' }],
    strip: [200, 480, 600, 900, 1400, 1800, 2200, 2700],
  },
  {
    name: 'strip-card-pirates-exchange',
    demo: roving,
    walk: [{ until: 'IslandExchanged' }],
    strip: [100, 350, 600, 1100, 1600, 1900, 2200, 2700],
  },
  {
    name: 'strip-card-pirates-reveal',
    demo: roving,
    walk: [{ until: 'BattleRevealed' }],
    strip: [60, 140, 260, 600, 1380, 1600, 1860, 2200],
  },
];

const yellowbeard = (seats: number, seed: string, options?: Demo['options'], bots?: string): Demo => ({
  game: 'yellowbeard',
  seats,
  seed,
  options: { autoSetup: true, turnLimit: 40, ...options },
  bots,
});

/** A round that ends with an escape, and others for what is rare. */
const voyage = yellowbeard(4, '1');
const salvo = yellowbeard(4, '17', {}, 'parrot');

const yellowbeardMoments: Moment[] = [
  {
    name: 'yellowbeard-roles',
    demo: yellowbeard(5, '3', { autoSetup: false }),
    walk: [{ until: 'RoleDieRolled', times: 3 }, { advance: 1100 }],
  },
  {
    name: 'yellowbeard-5',
    demo: yellowbeard(5, '3'),
    walk: [{ until: 'TelescopeAsked', times: 3 }, { advance: 1200 }],
  },
  {
    name: 'yellowbeard-short',
    demo: yellowbeard(3, '4', { map: 'short-voyage' }),
    walk: [{ until: 'TelescopeAsked', times: 4 }, { advance: 1200 }],
  },
  {
    name: 'yellowbeard-round',
    demo: yellowbeard(4, '5', { map: 'pirate-round' }),
    walk: [{ until: 'TelescopeAsked', times: 6 }, { advance: 1200 }],
  },
  ...(
    [
      ['plots', 'PirateTurnTaken', 1200],
      ['departs', 'PirateDeparted', 800],
      ['sails', 'NavyMoved', 600],
      ['stolen', 'TreasureStolen', 1300],
      ['aye', 'PirateSighted', 1700],
      ['closed', 'HarbourTested', 1700],
      ['escapes', 'PirateEscaped', 2400],
      ['log', 'RoundEnded', 8000],
      ['results', 'MatchEnded', 8000],
    ] as const
  ).map(
    ([name, until, advance]): Moment => ({ name: `yellowbeard-${name}`, demo: voyage, walk: [{ until }, { advance }] }),
  ),
  { name: 'yellowbeard-rammed', demo: yellowbeard(4, '6'), walk: [{ until: 'PirateRammed' }, { advance: 1100 }] },
  { name: 'yellowbeard-salvo', demo: salvo, walk: [{ until: 'SalvoFired' }, { advance: 700 }] },
  {
    name: 'strip-yellowbeard-telescope',
    demo: yellowbeard(5, '3'),
    walk: [{ until: 'TelescopeAsked', times: 3 }],
    strip: [60, 260, 440, 640, 860, 1200],
  },
  {
    name: 'strip-yellowbeard-aye',
    demo: voyage,
    walk: [{ until: 'PirateSighted' }],
    strip: [200, 700, 950, 1250, 1700, 2300],
  },
  {
    name: 'strip-yellowbeard-salvo',
    demo: salvo,
    walk: [{ until: 'SalvoFired' }],
    strip: [150, 450, 800, 1000, 1300, 1700],
  },
  {
    name: 'strip-yellowbeard-log',
    demo: voyage,
    walk: [{ until: 'RoundEnded' }],
    strip: [300, 1500, 3000, 5000, 7000, 9000],
  },
];

export const moments: readonly Moment[] = [
  ...tables,
  ...beats,
  ...strips,
  ...korsarTables,
  ...korsarBeats,
  ...cardPiratesTables,
  ...cardPiratesBeats,
  ...yellowbeardMoments,
];

/** Measured by `npm run bench`: the quietest table, the fullest one, and the busiest seconds. */
export const measured: readonly Moment[] = [
  { name: 'table-4', demo: fleet(4), walk: early },
  { name: 'table-5-late', demo: fleet(5), walk: late },
  { name: 'volley', demo: fleet(4), walk: [{ until: 'CardPlayed' }] },
  { name: 'capture', demo: fleet(4), walk: [{ until: 'ShipCaptured' }] },
];

export type Renderer = 'webgl' | 'canvas';

/** The address of a demo, from the page's own: `index.html?demo=...`. */
export function addressOf({ game, seats, seed, options, bots }: Demo, renderer: Renderer): string {
  const query = new URLSearchParams({ demo: game, seats: String(seats), seed, renderer, speed: 'normal' });
  if (options) query.set('options', JSON.stringify(options));
  if (bots) query.set('bots', bots);
  return `index.html?${query}`;
}
