/** Yellowbeard: its tables and a moment for every beat of 10.7. */

import type { DemoSetting, Moment } from '../../moments/moment.ts';
import { charts } from './charts.ts';
import { atHome } from './house.ts';
import { cornered } from './voyage.ts';

const yellowbeard = (seats: number, seed: string, options?: DemoSetting['options'], bots?: string): DemoSetting => ({
  game: 'yellowbeard',
  seats,
  seed,
  options: { autoSetup: true, turnLimit: 40, ...options },
  bots,
});

/** A round that ends with an escape, and others for what is rare. */
const voyage = yellowbeard(4, '38');
/** The first harbour that he tries is closed, the second is open. */
const gates = yellowbeard(4, '15', {}, 'monkey');
const salvo = yellowbeard(4, '17', {}, 'lots');
const friend = yellowbeard(4, '121', {}, 'lots');
/** A person closes the cove in which the pirate lies: captains of the table's own hardly ever do. */
const trapped: Pick<Moment, 'saved' | 'query' | 'walk'> = {
  saved: cornered,
  query: { speed: 'normal' },
  walk: [...['resume', 'sail', 'to|L14', 'go'].map((id) => ({ choose: id })), { until: 'PirateTrapped' }],
};
const ramming = yellowbeard(4, '16');
const sinking = yellowbeard(4, '177', {}, 'lots');
/** Shots fell short, and his log has them when it is drawn. */
const misses = yellowbeard(4, '34', {}, 'monkey');

export const moments: readonly Moment[] = [
  ...charts,
  ...atHome,
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
      ['escapes', 'PirateEscaped', 2400],
      ['log', 'RoundEnded', 8000],
      ['results', 'MatchEnded', 8000],
    ] as const
  ).map(
    ([name, until, advance]): Moment => ({ name: `yellowbeard-${name}`, demo: voyage, walk: [{ until }, { advance }] }),
  ),
  { name: 'yellowbeard-closed', demo: gates, walk: [{ until: 'HarbourTested' }, { advance: 1700 }] },
  // His whole log over the sea, on the other two maps as well.
  ...(
    [
      ['short', yellowbeard(3, '4', { map: 'short-voyage' }), 5000],
      ['round', yellowbeard(4, '5', { map: 'pirate-round' }), 8000],
    ] as const
  ).map(
    ([name, demo, advance]): Moment => ({
      name: `yellowbeard-log-${name}`,
      demo,
      walk: [{ until: 'RoundEnded' }, { advance }],
    }),
  ),
  { name: 'yellowbeard-rammed', demo: ramming, walk: [{ until: 'PirateRammed' }, { advance: 1100 }] },
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
  ...(
    [
      ['rammed', ramming, 'PirateRammed', [100, 450, 700, 1100, 1700, 2500]],
      ['sunk', sinking, 'PirateSunk', [100, 500, 900, 1500, 2100, 3100]],
      ['hit', sinking, 'SalvoFired', [450, 800, 950, 1000, 1060, 1150, 1300, 1500]],
      ['friend', friend, 'NavySunk', [100, 500, 1000, 1700, 2300, 3200]],
      ['harbour', gates, 'HarbourTested', [100, 500, 1200, 1450, 1900, 2600]],
      ['escape', voyage, 'PirateEscaped', [300, 1200, 1900, 2600, 3400, 4200]],
      ['plots', voyage, 'PirateTurnTaken', [100, 500, 1000, 1500, 2000, 2390]],
      ['stolen', voyage, 'TreasureStolen', [100, 380, 600, 800, 1000, 1600]],
      ['die', voyage, 'NavyDieRolled', [80, 250, 450, 650, 860, 1040]],
      ['sails', voyage, 'NavyMoved', [60, 300, 550, 800, 1050, 1500]],
      ['ink', voyage, 'TelescopeAnswered', [20, 700, 900, 1000, 1100, 1200, 1300, 1500]],
      ['misses', misses, 'RoundEnded', [300, 2000, 4000, 6000, 8000, 9600]],
    ] as const
  ).map(
    ([name, demo, until, strip]): Moment => ({
      name: `strip-yellowbeard-${name}`,
      demo,
      walk: [{ until }],
      strip: [...strip],
    }),
  ),
  {
    name: 'strip-yellowbeard-open',
    demo: gates,
    walk: [{ until: 'HarbourTested', times: 2 }],
    strip: [100, 700, 1300, 1420, 1700, 2300],
  },
  { name: 'yellowbeard-trapped', ...trapped, walk: [...trapped.walk, { advance: 900 }] },
  { name: 'strip-yellowbeard-trapped', ...trapped, strip: [100, 350, 600, 1000, 1700, 2600] },
  { name: 'yellowbeard-sunk', demo: sinking, walk: [{ until: 'PirateSunk' }, { advance: 1300 }] },
  { name: 'yellowbeard-friend', demo: friend, walk: [{ until: 'NavySunk' }, { advance: 1500 }] },
  { name: 'yellowbeard-splash', demo: salvo, walk: [{ until: 'SalvoFired' }, { advance: 1200 }] },
  { name: 'yellowbeard-misses', demo: misses, walk: [{ until: 'RoundEnded' }, { advance: 9000 }] },
  {
    name: 'strip-yellowbeard-log',
    demo: voyage,
    walk: [{ until: 'RoundEnded' }],
    strip: [300, 1500, 3000, 5000, 6800, 7500, 8000, 9000],
  },
  ...(
    [
      ['', voyage],
      ['-sunk', sinking],
      ['-rounds', yellowbeard(3, '4', { map: 'short-voyage', rounds: 2, turnLimit: 24 })],
    ] as const
  ).map(
    ([name, demo]): Moment => ({
      name: `strip-yellowbeard-ceremony${name}`,
      demo,
      walk: [{ until: 'MatchEnded' }],
      strip: [300, 1000, 1700, 2400, 3300, 4200, 5200, 7600],
    }),
  ),
];

/** The usual table, the fullest sea, and the busiest seconds. */
export const measured: readonly Moment[] = [
  { name: 'yellowbeard-4', demo: voyage, walk: [{ until: 'TelescopeAsked', times: 3 }, { advance: 1200 }] },
  {
    name: 'yellowbeard-pirate-round',
    demo: yellowbeard(4, '5', { map: 'pirate-round' }),
    walk: [{ until: 'TelescopeAsked', times: 6 }, { advance: 1200 }],
  },
  { name: 'yellowbeard-salvo-fired', demo: salvo, walk: [{ until: 'SalvoFired' }] },
  { name: 'yellowbeard-theft', demo: voyage, walk: [{ until: 'TreasureStolen' }] },
];
