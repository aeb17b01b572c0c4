/** The pieces that only Korsar has: which class draws which kind of placement. */

import type { PieceClass } from '../../pieces/piece.ts';
import { KorsarCard, KorsarMerchant } from './cards.ts';
import { KorsarWell } from './hand.ts';
import { KorsarForce } from './log.ts';
import { KorsarNext, KorsarNote, KorsarPill, KorsarRope, KorsarSign, KorsarTag } from './pills.ts';
import { KorsarPlate } from './plates.ts';
import { KorsarGhosts, KorsarPodium } from './results.ts';
import { KorsarBerth, KorsarCloth, KorsarCompass, KorsarDeck, KorsarMarker, KorsarTitle, KorsarTray } from './table.ts';

export const pieces = {
  'korsar-berth': KorsarBerth,
  'korsar-card': KorsarCard,
  'korsar-cloth': KorsarCloth,
  'korsar-compass': KorsarCompass,
  'korsar-deck': KorsarDeck,
  'korsar-force': KorsarForce,
  'korsar-ghosts': KorsarGhosts,
  'korsar-marker': KorsarMarker,
  'korsar-merchant': KorsarMerchant,
  'korsar-next': KorsarNext,
  'korsar-note': KorsarNote,
  'korsar-pill': KorsarPill,
  'korsar-plate': KorsarPlate,
  'korsar-podium': KorsarPodium,
  'korsar-rope': KorsarRope,
  'korsar-sign': KorsarSign,
  'korsar-tag': KorsarTag,
  'korsar-title': KorsarTitle,
  'korsar-tray': KorsarTray,
  'korsar-well': KorsarWell,
} satisfies Record<string, PieceClass>;

type Own = { [kind in keyof typeof pieces]: true };
declare module '../../../controller/drawn.ts' {
  interface Pieces extends Own {}
}
