/** The pieces that only Card Pirates has: which class draws which kind of placement, exactly those that are explained. */

import type { explained } from '../../../presentation/card-pirates/board/explained.ts';
import type { PieceClass } from '../../pieces/piece.ts';
import { CardPiratesBrig, CardPiratesRow, CardPiratesSeal, CardPiratesSpoils } from './battle.ts';
import { CardPiratesCard } from './cards.ts';
import { CardPiratesCourse, CardPiratesLeg, CardPiratesMeter } from './course.ts';
import { CardPiratesGrid } from './grid.ts';
import { CardPiratesPlate, CardPiratesTurn } from './plates.ts';
import { CardPiratesPodium } from './results.ts';
import { CardPiratesShip, CardPiratesTile } from './sea.ts';
import { CardPiratesLegend, CardPiratesStack, CardPiratesTitle, CardPiratesWater } from './table.ts';
import { CardPiratesTray } from './tray.ts';

export const pieces = {
  'card-pirates-brig': CardPiratesBrig,
  'card-pirates-card': CardPiratesCard,
  'card-pirates-course': CardPiratesCourse,
  'card-pirates-grid': CardPiratesGrid,
  'card-pirates-leg': CardPiratesLeg,
  'card-pirates-legend': CardPiratesLegend,
  'card-pirates-meter': CardPiratesMeter,
  'card-pirates-plate': CardPiratesPlate,
  'card-pirates-podium': CardPiratesPodium,
  'card-pirates-row': CardPiratesRow,
  'card-pirates-seal': CardPiratesSeal,
  'card-pirates-ship': CardPiratesShip,
  'card-pirates-spoils': CardPiratesSpoils,
  'card-pirates-stack': CardPiratesStack,
  'card-pirates-tile': CardPiratesTile,
  'card-pirates-title': CardPiratesTitle,
  'card-pirates-tray': CardPiratesTray,
  'card-pirates-turn': CardPiratesTurn,
  'card-pirates-water': CardPiratesWater,
} satisfies Record<Exclude<keyof typeof explained, 'stack'>, PieceClass>;

type Own = { [kind in keyof typeof pieces]: true };
declare module '../../../controller/drawn.ts' {
  interface Pieces extends Own {}
}
