/** The pieces that only Treasure Fleet has: which class draws which kind of placement, exactly those that are explained. */

import type { explained } from '../../../presentation/treasure-fleet/board/explained.ts';
import type { PieceClass } from '../../pieces/piece.ts';
import { Card } from './card.ts';
import { LedgerPill } from './ledger.ts';
import { Plate } from './plate.ts';
import { Podium } from './podium.ts';
import { Ship } from './ship.ts';
import { Barge, Lookout, Pile, Progress } from './signs.ts';

export const pieces = {
  barge: Barge,
  card: Card,
  ledger: LedgerPill,
  lookout: Lookout,
  pile: Pile,
  plate: Plate,
  podium: Podium,
  progress: Progress,
  ship: Ship,
} satisfies Record<Exclude<keyof typeof explained, 'stack'>, PieceClass>;

type Own = { [kind in keyof typeof pieces]: true };
declare module '../../../controller/drawn.ts' {
  interface Pieces extends Own {}
}
