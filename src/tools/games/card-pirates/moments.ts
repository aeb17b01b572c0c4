/** Card Pirates: its tables and a moment for every beat of 10.6. */

import type { Moment } from '../../moments/moment.ts';
import { avoiding, brewing, burying, cardPirates, rough, roving, stopping, stormy, stuck, voyages } from './demos.ts';
import { atHome } from './house.ts';
import { strips } from './strips.ts';

const tables: Moment[] = [1, 2, 3, 4].flatMap((seats) => [
  { name: `card-pirates-${seats}-early`, demo: cardPirates(seats), walk: voyages(3) },
  { name: `card-pirates-${seats}-late`, demo: cardPirates(seats), walk: voyages(10) },
]);

const beats: Moment[] = [
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
      ['storm-forms', brewing, 'StormFormed', 600],
      ['storm', stormy, 'StormEntered', 720],
      ['toll', stormy, 'StormToll', 640],
      ['bury', burying, 'TreasureBuried', 560],
      ['avoided', avoiding, 'BattleAvoided', 700],
      ['forfeit', stuck, 'TurnForfeited', 700],
      ['anchor', stopping, 'VoyageEnded', 700],
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
  ...strips,
];

export const moments: readonly Moment[] = [...tables, ...beats, ...atHome];

/** The usual table, the one with every variant, and the busiest seconds. */
export const measured: readonly Moment[] = [
  { name: 'card-pirates-4', demo: cardPirates(4), walk: voyages(3) },
  { name: 'card-pirates-every-variant', demo: rough, walk: voyages(8) },
  { name: 'card-pirates-revealed', demo: roving, walk: [{ until: 'BattleRevealed' }] },
  { name: 'card-pirates-in-storm', demo: stormy, walk: [{ until: 'StormEntered' }] },
];
