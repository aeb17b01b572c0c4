/** The pieces that only Korsar has: which class draws which kind of placement, exactly those that are explained. */

import type { explained } from '../../../presentation/korsar/board/explained.ts';
import type { PieceClass } from '../../pieces/piece.ts';
import { KorsarCard, KorsarMerchant } from './cards.ts';
import { KorsarWell } from './hand.ts';
import { KorsarHead, KorsarLines, KorsarSum } from './heads.ts';
import { KorsarForce } from './log.ts';
import { KorsarNext, KorsarNote, KorsarRope, KorsarSign, KorsarTag } from './pills.ts';
import { KorsarPlate } from './plates.ts';
import { KorsarGhosts, KorsarPodium } from './results.ts';
import { KorsarPool, KorsarSea } from './sea.ts';
import { KorsarBrig, KorsarTrader } from './ships.ts';
import { KorsarCompass, KorsarDeck, KorsarMarker, KorsarTitle, KorsarTray } from './table.ts';

export const pieces = {
  'korsar-brig': KorsarBrig,
  'korsar-card': KorsarCard,
  'korsar-compass': KorsarCompass,
  'korsar-deck': KorsarDeck,
  'korsar-force': KorsarForce,
  'korsar-ghosts': KorsarGhosts,
  'korsar-head': KorsarHead,
  'korsar-lines': KorsarLines,
  'korsar-marker': KorsarMarker,
  'korsar-merchant': KorsarMerchant,
  'korsar-next': KorsarNext,
  'korsar-note': KorsarNote,
  'korsar-plate': KorsarPlate,
  'korsar-podium': KorsarPodium,
  'korsar-pool': KorsarPool,
  'korsar-rope': KorsarRope,
  'korsar-sea': KorsarSea,
  'korsar-sign': KorsarSign,
  'korsar-sum': KorsarSum,
  'korsar-tag': KorsarTag,
  'korsar-title': KorsarTitle,
  'korsar-trader': KorsarTrader,
  'korsar-tray': KorsarTray,
  'korsar-well': KorsarWell,
} satisfies Record<Exclude<keyof typeof explained, 'stack'>, PieceClass>;

type Own = { [kind in keyof typeof pieces]: true };
declare module '../../../controller/drawn.ts' {
  interface Pieces extends Own {}
}
