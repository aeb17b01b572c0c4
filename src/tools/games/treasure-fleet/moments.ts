/** Treasure Fleet: its tables and a strip for every beat of 10.4. */
import type { DemoSetting, Moment, MomentStep } from '../../moments/moment.ts';
import { atHome } from './house.ts';

const fleet = (seats: number, options?: DemoSetting['options']): DemoSetting => ({
  game: 'treasure-fleet',
  seats,
  seed: `shots-${seats}`,
  options,
});

/** A little after the volley has begun, so that nothing is in flight. */
const early: MomentStep[] = [{ until: 'VolleyStarted' }, { advance: 1200 }];
const middle: MomentStep[] = [
  { until: 'SailingStarted', times: 2 },
  { until: 'CardPlayed', times: 5 },
  { advance: 3000 },
];
const late: MomentStep[] = [
  { until: 'SailingStarted', times: 4 },
  { until: 'VolleyEnded', times: 2 },
  { advance: 1200 },
];

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
];

/** Takes a picture at each of these times after the event has begun. */
const strip = (name: string, demo: DemoSetting, until: string, times: number, at: number[]): Moment => ({
  name: `strip-${name}`,
  demo,
  walk: [{ until, times }],
  strip: at,
});

const played = (seed: string, options?: DemoSetting['options']): DemoSetting => ({ ...fleet(4, options), seed });
const odd = { storms: true, cursedShips: true };

/** Games in which what is rare happens early. */
const moreStrips: Moment[] = [
  strip(
    'lead-changes',
    fleet(4),
    'CardPlayed',
    7,
    [560, 960, 1240, 1600, 1880, 2060, 2140, 2220, 2300, 2400, 2500, 2900],
  ),
  strip('sailing', fleet(4), 'SailingStarted', 1, [100, 400, 700, 1000, 1300, 1700]),
  strip('boarding', played('b'), 'CardPlayed', 2, [340, 640, 760, 900, 1060, 1250, 1420, 1650, 1900, 2300]),
  strip('storm', strange, 'StormStruck', 1, [200, 500, 740, 860, 1100, 1350, 1600, 1800, 2000, 2280]),
  strip('becalmed', played('b', odd), 'ShipBecalmed', 1, [60, 300, 700, 1100, 1600, 2200]),
  strip('curse', played('a', odd), 'ShipLostToCurse', 1, [100, 400, 700, 1000, 1300, 1600]),
  strip('tie', fleet(4), 'ShipEscaped', 1, [100, 300, 480, 640, 900, 1200, 1450, 1700, 2100, 2500]),
  strip('boarders-tie', played('f', odd), 'ShipEscaped', 3, [100, 300, 500, 800, 1200, 1450, 1800, 2300]),
  strip('second-boarder', played('f', odd), 'CardPlayed', 23, [340, 640, 900, 1200, 1420, 1600, 1900, 2300]),
  strip('boarding-capture', played('f', odd), 'ShipCaptured', 3, [0, 250, 500, 800, 1100, 1400]),
  strip('volley-sloop', played('h', odd), 'CardPlayed', 17, [340, 700, 960, 1200, 1560, 1700, 1820, 1940, 2100, 2500]),
  strip('load', fleet(4), 'CardsLoaded', 1, [60, 240, 400, 520, 640, 760, 880, 1000, 1140, 1240, 1340, 1500]),
  strip('spare', played('d', odd), 'SpareReturned', 1, [60, 200, 340, 460, 560, 660]),
  strip('lookout', fleet(4), 'LookoutPassed', 1, [60, 200, 340, 480, 620, 760]),
  strip('curse-strikes', played('h', odd), 'CurseResolved', 1, [100, 300, 500, 700, 900, 1200]),
  strip('curse-leaves', played('h', odd), 'CursedShipLeft', 1, [100, 300, 500, 700, 900, 1060]),
  strip('cursed-returns', played('b', odd), 'CursedShipReturned', 1, [60, 200, 400, 600, 800, 1060]),
  strip('governor-tie', played('o', odd), 'GovernorEscaped', 1, [200, 500, 900, 1300, 1700, 2000, 2400, 3000]),
  strip('no-fire', played('b', odd), 'ShipEscaped', 2, [100, 300, 500, 800, 1200, 1800]),
  strip('governor', played('b'), 'GovernorRansomed', 1, [100, 500, 900, 1300, 1800, 2400]),
  strip('governor-cards', played('b'), 'GovernorCardShown', 1, [0, 200, 400, 700, 1100, 1600]),
  strip('neutral', fleet(2), 'NeutralCardRevealed', 1, [80, 240, 460, 600, 860, 1080, 1280, 2000]),
  strip('neutral-volley', fleet(2), 'CardPlayed', 1, [340, 640, 960, 1240, 1620, 1900, 2300, 2800]),
  strip('ceremony', fleet(4), 'GameEnded', 1, [300, 1400, 2800, 4400, 4900, 5500, 6000, 6300, 6700, 7200, 7800, 8800]),
];

export const moments: readonly Moment[] = [...tables, ...beats, ...strips, ...moreStrips, ...atHome];

/** The quietest table, the fullest one, and the busiest seconds. */
export const measured: readonly Moment[] = [
  { name: 'table-4', demo: fleet(4), walk: early },
  { name: 'table-5-late', demo: fleet(5), walk: late },
  { name: 'volley', demo: fleet(4), walk: [{ until: 'CardPlayed' }] },
  { name: 'capture', demo: fleet(4), walk: [{ until: 'ShipCaptured' }] },
];
