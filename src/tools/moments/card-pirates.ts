/** Card Pirates: its tables and a moment for every beat of 10.6. */
import type { Demo, Moment, Step } from './moment.ts';

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
      ['hands', roving, 'GameEnded', 1700],
      ['counting', roving, 'GameEnded', 4700],
      ['results', roving, 'GameEnded', 10_300],
    ] as const
  ).map(([name, demo, until, advance]) => ({ name: `card-pirates-${name}`, demo, walk: [{ until }, { advance }] })),
  { name: 'card-pirates-rough', demo: rough, walk: voyages(8) },
  { name: 'card-pirates-solo-results', demo: cardPirates(1), walk: [{ until: 'GameEnded' }, { advance: 10_300 }] },
  ...(
    [
      ['laid', 'SeaLaid', [200, 500, 900, 1300, 1700, 2100, 2400]],
      ['drift', 'ShipDrifted', [80, 300, 550, 800, 1000, 1150]],
      ['haul', 'CardsDugUp', [80, 260, 420, 560, 700, 900]],
      ['land', 'IslandLanded', [120, 320, 560, 900, 1300, 1850]],
      ['storm', 'StormEntered', [120, 340, 560, 680, 820, 1100, 1500]],
      ['toll', 'StormToll', [120, 340, 480, 600, 760, 1100]],
      ['battle', 'BattleJoined', [200, 600, 1000, 1400, 1800]],
      ['attack', 'AttackCommitted', [120, 300, 480, 640, 900]],
      ['spoils', 'CardsPlundered', [60, 200, 340, 500, 660, 900]],
      ['end', 'GameEnded', [300, 700, 1300, 2600, 3600, 5200, 7200, 9000]],
    ] as const
  ).map(
    ([name, until, strip]): Moment => ({
      name: `strip-card-pirates-${name}`,
      demo: roving,
      walk: [{ until }],
      strip: [...strip],
    }),
  ),
  {
    name: 'strip-card-pirates-draw',
    demo: { ...cardPirates(2, 26), bots: 'parrot' },
    walk: [{ until: 'BattleRevealed' }],
    strip: [140, 600, 1300, 1800, 2300, 3300, 4600, 6200],
  },
  {
    name: 'strip-card-pirates-bury',
    demo: cardPirates(4, 11),
    walk: [{ until: 'TreasureBuried' }],
    strip: [60, 220, 400, 540, 700, 950],
  },
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

export const cardPiratesMoments: readonly Moment[] = [...cardPiratesTables, ...cardPiratesBeats];
