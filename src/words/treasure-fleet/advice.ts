/**
 * Reasons why an action of Treasure Fleet is good, English: each follows what is advised or was done, in one sentence without a full
 * stop that is true whoever does it.
 */
import type { TreasureFleetWhy } from '../../bots/treasure-fleet/reasons.ts';
import { catalogue } from '../catalogue.ts';

const english = {
  STRONG: 'Time for strong guns: {points, plural, one {one point is} other {# points are}} in sight',
  LIGHT: 'Light guns now, and the strong ones later',
  MIXED: 'Something for every ship: {points, plural, one {one point is} other {# points are}} in sight',
  LAST: 'It is the last sailing, so save nothing',
  LEAST: 'It costs the least: {points, plural, one {one point} other {# points}}',
  CALM: 'It lifts the curse for now',
  WARD: 'One shot wards off the curse',
  SPARE: 'There is little to win, and this costs little',
  SWEEP: 'It blows their guns off, for {points, plural, one {one point} other {# points}}',
  BOARD: 'Boarders beat any guns, for {points, plural, one {one point} other {# points}}',
  CLOSER:
    'Then only {guns, plural, one {one gun} other {# guns}} behind, for {points, plural, one {one point} other {# points}}',
  TIE: 'That draws level, for {points, plural, one {one point} other {# points}}',
  SURER:
    'That keeps the lead, by {guns, plural, one {one gun} other {# guns}}, for {points, plural, one {one point} other {# points}}',
  LEAD: 'That takes the lead by {guns, plural, one {one gun} other {# guns}}, for {points, plural, one {one point} other {# points}}',
} as const satisfies Readonly<Record<TreasureFleetWhy, string>>;

export const adviceReasons = catalogue(english, { de: async () => (await import('./de/advice.ts')).table });
