/** Film strips of Card Pirates: every beat of 10.6 from its first picture to its last. */

import type { DemoSetting, Moment, MomentStep } from '../../moments/moment.ts';
import {
  avoiding,
  beaten,
  brewing,
  burying,
  cardPirates,
  drenched,
  even,
  lettered,
  ringed,
  rough,
  roving,
  stopping,
  stormy,
  stuck,
  trading,
  unearthing,
} from './demos.ts';

type Way = string | MomentStep[];
type Strip = readonly [name: string, demo: DemoSetting, walk: Way, times: readonly number[]];

const nth = (until: string, times: number): MomentStep[] => [{ until, times }];

/** Strips that are heard before the first turn. */
const opening: readonly Strip[] = [
  ['starts', roving, [], [100, 300, 500, 860]],
  ['laid', roving, 'SeaLaid', [200, 500, 900, 1300, 1700, 2100, 2400]],
  ['islands', rough, 'IslandMoved', [60, 240, 420, 620, 800, 1100]],
  ['ships', roving, 'ShipPlaced', [80, 260, 460, 700, 980, 1400]],
  ['gathers', ringed, 'ShipPlaced', [700, 1300, 1500, 1640, 1780, 1920, 2100, 2400]],
  ['shift', rough, 'SeaShifted', [60, 240, 420, 600, 800, 1100, 1400, 1800]],
  ['dealt', roving, 'HandsDealt', [60, 200, 400, 620, 900, 1300]],
];

/** A turn on the chart. */
const sailing: readonly Strip[] = [
  ['turn', roving, nth('TurnBegan', 2), [0, 160, 300, 420]],
  ['card', roving, 'CardDrawn', [60, 160, 300, 440, 560, 720]],
  ['bury', burying, 'TreasureBuried', [60, 220, 400, 540, 700, 950]],
  ['sail', roving, 'CrewSpent', [200, 480, 600, 900, 1400, 1800, 2200, 2700]],
  ['spend', roving, nth('CrewSpent', 2), [60, 240, 420, 480, 600, 900, 1500, 2400]],
  ['legs', trading, nth('ShipSailed', 7), [100, 400, 700, 1000, 1300, 1700, 2200, 2600]],
  ['shown-once', rough, nth('CrewSpent', 2), [100, 320, 500, 900, 1200, 1400, 1600, 1800]],
  ['set-aside', cardPirates(1), 'CardSetAside', [100, 320, 500, 900, 1200, 1400]],
  ['drift', roving, 'ShipDrifted', [80, 300, 550, 800, 1000, 1150]],
  ['forfeit', stuck, 'TurnForfeited', [200, 440, 780, 1120, 1460, 1700, 2000, 2400]],
];

/** Strips for a ship that arrives. */
const arriving: readonly Strip[] = [
  ['haul', roving, 'CardsDugUp', [80, 260, 420, 560, 700, 900]],
  ['storm-forms', brewing, 'StormFormed', [40, 160, 300, 460, 640, 900]],
  ['land', roving, 'IslandLanded', [120, 320, 560, 900, 1300, 1850]],
  ['exchange', roving, 'IslandExchanged', [100, 350, 600, 1100, 1600, 1900, 2200, 2700]],
  ['dig', unearthing, nth('CardsDugUp', 5), [60, 340, 480, 640, 900, 1100]],
  ['storm', stormy, 'StormEntered', [120, 340, 560, 680, 820, 1100, 1500]],
  ['toll', stormy, 'StormToll', [120, 340, 480, 600, 760, 1100]],
  ['toll-hidden', drenched, 'StormToll', [120, 340, 480, 600, 760, 1100]],
];

const fighting: readonly Strip[] = [
  ['avoided', avoiding, 'BattleAvoided', [120, 400, 640, 820, 1060, 1400, 1800, 2200]],
  ['battle', roving, 'BattleJoined', [200, 600, 1000, 1400, 1800]],
  ['attack', roving, 'AttackCommitted', [120, 300, 480, 640, 900]],
  ['defence', roving, 'DefenceCommitted', [120, 300, 480, 640, 820]],
  ['unarmed', beaten, 'DefenceCommitted', [100, 500, 900, 1300, 1800, 2600]],
  ['reveal', roving, 'BattleRevealed', [140, 260, 600, 1140, 1620, 2000, 2300, 2700]],
  ['beaten', beaten, nth('BattleRevealed', 2), [260, 600, 1140, 1400, 1620, 2300]],
  ['fallen', roving, 'CasualtiesLost', [80, 220, 360, 520, 700, 900, 1100]],
  ['wins', roving, 'BattleResolved', [60, 300, 900, 1400]],
  ['spoils', roving, 'CardsPlundered', [60, 200, 340, 500, 660, 900]],
  ['gift', roving, 'CardGiven', [60, 200, 340, 500, 660, 900]],
  ['leaves', roving, [{ until: 'CardGiven' }, { until: 'TurnEnded' }], [60, 240, 360, 480, 700, 900]],
  ['draw', even, 'BattleRevealed', [140, 600, 1300, 1800, 2300, 3300, 4600, 6200]],
];

const ending: readonly Strip[] = [
  ['anchor', stopping, 'VoyageEnded', [100, 400, 900, 1500]],
  ['end', roving, 'GameEnded', [300, 700, 1300, 2600, 3600, 5200, 7200, 9000]],
];

/** Strips for the parts of every exchange. */
const stories: readonly Strip[] = [
  ['story-treasure-map', trading, 'IslandExchanged', [1000]],
  ['story-ransom', trading, nth('IslandExchanged', 2), [1000]],
  ['story-ransack', trading, nth('IslandExchanged', 3), [1000]],
  ['story-stowaway', trading, nth('IslandExchanged', 5), [1000]],
  ['story-wedding', trading, nth('IslandExchanged', 6), [1000]],
];

const told = ([name, demo, walk, times]: Strip): Moment => ({
  name: `strip-card-pirates-${name}`,
  demo,
  walk: typeof walk === 'string' ? [{ until: walk }] : walk,
  strip: [...times],
});

export const strips: readonly Moment[] = [
  ...[...opening, ...sailing, ...arriving, ...fighting, ...ending, ...stories].map(told),
  {
    name: 'strip-card-pirates-story-letter-of-marque',
    demo: lettered,
    walk: [{ until: 'TurnBegan', times: 13 }, { until: 'IslandExchanged' }],
    strip: [1000],
  },
];
