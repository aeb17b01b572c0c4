/** Yellowbeard: its tables and a moment for every beat of 10.7. */
import type { Demo, Moment } from './moment.ts';

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

export const yellowbeardMoments: readonly Moment[] = [
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
