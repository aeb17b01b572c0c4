/** The pieces that only Yellowbeard has: which class draws which kind of placement, exactly those that are explained. */

import type { explained } from '../../../presentation/yellowbeard/board/explained.ts';
import type { PieceClass } from '../../pieces/piece.ts';
import { YellowbeardGoal, YellowbeardPlan, YellowbeardReach, YellowbeardWatch } from './chart.ts';
import { YellowbeardDie, YellowbeardPiratePlate, YellowbeardRope, YellowbeardRow } from './column.ts';
import { YellowbeardFrame } from './frame.ts';
import { YellowbeardLegend } from './legend.ts';
import { YellowbeardLand, YellowbeardName, YellowbeardSea, YellowbeardTitle } from './map.ts';
import {
  YellowbeardBadge,
  YellowbeardChest,
  YellowbeardCones,
  YellowbeardHeat,
  YellowbeardLastSeen,
  YellowbeardStrait,
  YellowbeardX,
} from './marks.ts';
import { YellowbeardHoard, YellowbeardRank } from './results.ts';
import { YellowbeardPirate, YellowbeardShip, YellowbeardWreck } from './ships.ts';
import { YellowbeardSketch } from './sketch.ts';
import { YellowbeardSurround } from './surround.ts';
import { YellowbeardTrack } from './track.ts';

export const pieces = {
  'yellowbeard-badge': YellowbeardBadge,
  'yellowbeard-chest': YellowbeardChest,
  'yellowbeard-cones': YellowbeardCones,
  'yellowbeard-die': YellowbeardDie,
  'yellowbeard-frame': YellowbeardFrame,
  'yellowbeard-goal': YellowbeardGoal,
  'yellowbeard-heat': YellowbeardHeat,
  'yellowbeard-hoard': YellowbeardHoard,
  'yellowbeard-land': YellowbeardLand,
  'yellowbeard-last': YellowbeardLastSeen,
  'yellowbeard-legend': YellowbeardLegend,
  'yellowbeard-name': YellowbeardName,
  'yellowbeard-pirate': YellowbeardPirate,
  'yellowbeard-pirate-plate': YellowbeardPiratePlate,
  'yellowbeard-plan': YellowbeardPlan,
  'yellowbeard-rank': YellowbeardRank,
  'yellowbeard-reach': YellowbeardReach,
  'yellowbeard-rope': YellowbeardRope,
  'yellowbeard-row': YellowbeardRow,
  'yellowbeard-sea': YellowbeardSea,
  'yellowbeard-ship': YellowbeardShip,
  'yellowbeard-sketch': YellowbeardSketch,
  'yellowbeard-strait': YellowbeardStrait,
  'yellowbeard-surround': YellowbeardSurround,
  'yellowbeard-title': YellowbeardTitle,
  'yellowbeard-track': YellowbeardTrack,
  'yellowbeard-watch': YellowbeardWatch,
  'yellowbeard-wreck': YellowbeardWreck,
  'yellowbeard-x': YellowbeardX,
} satisfies Record<keyof typeof explained, PieceClass>;

type Own = { [kind in keyof typeof pieces]: true };
declare module '../../../controller/drawn.ts' {
  interface Pieces extends Own {}
}
