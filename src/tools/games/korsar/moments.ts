/** Korsar: its tables and a moment for every beat of 10.5. */
import type { DemoSetting, Moment, MomentStep } from '../../moments/moment.ts';
import { atHome } from './house.ts';

const korsar = (seats: number, options?: DemoSetting['options']): DemoSetting => ({
  game: 'korsar',
  seats,
  seed: `korsar-${seats}`,
  options,
});

/** Lists steps that wait until so many turns have begun, and a little longer, so that nothing is in flight. */
const turns = (times: number): MomentStep[] => [{ until: 'TurnStarted', times }, { advance: 2600 }];

const tables: Moment[] = [2, 3, 4, 5, 6, 8].flatMap((seats) => [
  { name: `korsar-${seats}-early`, demo: korsar(seats), walk: turns(8) },
  { name: `korsar-${seats}-middle`, demo: korsar(seats), walk: turns(28) },
  { name: `korsar-${seats}-late`, demo: korsar(seats), walk: turns(62) },
]);

/** A game with an admiral, a captain, ties and discards. */
const lively: DemoSetting = { ...korsar(4), seed: 'korsar-4-26' };
/** A captain comes after a captain. */
const outranked: DemoSetting = { ...korsar(4), seed: 'korsar-4-6' };
/** A pair has spent its cards. */
const spent: DemoSetting = { ...korsar(4, { mode: 'partnership' }), seed: 'korsar-4-1' };

const beats: Moment[] = [
  { name: 'korsar-4-teams', demo: korsar(4, { mode: 'partnership' }), walk: turns(28) },
  ...(
    [
      ['launch', 'VesselLaunched', 560],
      ['attack', 'AttackOpened', 480],
      ['captain', 'CaptainPlayed', 1320],
      ['admiral', 'AdmiralPlayed', 1320],
      ['lead', 'LeadChanged', 300],
      ['home', 'VesselCaptured', 860],
      ['draw', 'CardDrawn', 320],
      ['deck-out', 'DeckExhausted', 900],
    ] as const
  ).map(([name, until, advance]) => ({ name: `korsar-${name}`, demo: lively, walk: [{ until }, { advance }] })),
  { name: 'korsar-tie', demo: lively, walk: [{ until: 'LeadChanged', times: 4 }, { advance: 1000 }] },
  ...(
    [
      ['captain-over-captain', outranked, 'CaptainPlayed', 2, 1340],
      ['tie-in-flight', korsar(4), 'LeadChanged', 2, 420],
      ['tie-broken', korsar(4), 'LeadChanged', 3, 160],
      ['captured', korsar(4), 'VesselCaptured', 4, 860],
      ['discard', korsar(6), 'CardDiscarded', 1, 300],
      ['sit-out', spent, 'SeatSitsOut', 1, 300],
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
      ['captain', lively, 'CaptainPlayed', 1, [80, 300, 700, 1280, 1340, 1480, 1680, 1980]],
      ['captain-over-captain', outranked, 'CaptainPlayed', 2, [80, 300, 700, 1280, 1340, 1480, 1680, 1980]],
      ['admiral', lively, 'AdmiralPlayed', 1, [80, 300, 700, 1280, 1340, 1480, 1680, 1980]],
      ['tie', korsar(4), 'LeadChanged', 2, [60, 260, 380, 520, 700, 780, 900, 1100]],
      ['tie-broken', korsar(4), 'LeadChanged', 3, [20, 80, 140, 200, 300, 420, 560, 700]],
      ['home', lively, 'VesselCaptured', 1, [80, 300, 480, 640, 860, 1060, 1240, 1500]],
      ['captured', korsar(4), 'VesselCaptured', 4, [80, 300, 480, 640, 860, 1060, 1240, 1500]],
      ['deck-out', lively, 'DeckExhausted', 1, [40, 160, 320, 600, 1000, 1250]],
      ['discard', korsar(6), 'CardDiscarded', 1, [60, 160, 260, 360, 440, 560, 700, 860]],
      ['sit-out', spent, 'SeatSitsOut', 1, [20, 120, 240, 360, 500, 800]],
      ['end', korsar(4), 'LastCard', 1, [100, 600, 1300, 1900, 2500, 3100, 3900, 4700]],
      ['results', korsar(4), 'GameEnded', 1, [300, 1400, 2800, 3900, 4600, 5600, 6600, 8600]],
    ] as const
  ).map(([name, demo, until, times, strip]) => ({
    name: `strip-korsar-${name}`,
    demo,
    walk: [{ until, times }],
    strip: [...strip],
  })),
];

export const moments: readonly Moment[] = [...tables, ...beats, ...atHome];

/** The usual table, the fullest one, and the busiest seconds. */
export const measured: readonly Moment[] = [
  { name: 'korsar-4', demo: korsar(4), walk: turns(8) },
  { name: 'korsar-8', demo: korsar(8), walk: turns(62) },
  { name: 'korsar-admiral-played', demo: lively, walk: [{ until: 'AdmiralPlayed' }] },
  { name: 'korsar-captured-home', demo: lively, walk: [{ until: 'VesselCaptured' }] },
];
