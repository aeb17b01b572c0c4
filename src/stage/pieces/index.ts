/** Which class draws which kind of placement. */
import type { Placement } from '../../controller/room.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { CardPiratesBrig, CardPiratesRow, CardPiratesSeal, CardPiratesSpoils } from '../card-pirates/pieces/battle.ts';
import { CardPiratesCard } from '../card-pirates/pieces/cards.ts';
import { CardPiratesCourse, CardPiratesLeg, CardPiratesMeter } from '../card-pirates/pieces/course.ts';
import { CardPiratesPlate, CardPiratesTurn } from '../card-pirates/pieces/plates.ts';
import { CardPiratesPodium } from '../card-pirates/pieces/results.ts';
import { CardPiratesShip, CardPiratesTile } from '../card-pirates/pieces/sea.ts';
import {
  CardPiratesLegend,
  CardPiratesStack,
  CardPiratesTitle,
  CardPiratesWater,
} from '../card-pirates/pieces/table.ts';
import { CardPiratesTray } from '../card-pirates/pieces/tray.ts';
import { KorsarCard, KorsarMerchant } from '../korsar/pieces/cards.ts';
import { KorsarWell } from '../korsar/pieces/hand.ts';
import { KorsarForce } from '../korsar/pieces/log.ts';
import { KorsarNext, KorsarNote, KorsarPill, KorsarRope, KorsarSign, KorsarTag } from '../korsar/pieces/pills.ts';
import { KorsarPlate } from '../korsar/pieces/plates.ts';
import { KorsarGhosts, KorsarPodium } from '../korsar/pieces/results.ts';
import {
  KorsarBerth,
  KorsarCloth,
  KorsarCompass,
  KorsarDeck,
  KorsarMarker,
  KorsarTitle,
  KorsarTray,
  KorsarWood,
} from '../korsar/pieces/table.ts';
import { YellowbeardGoal, YellowbeardPlan, YellowbeardReach, YellowbeardWatch } from '../yellowbeard/pieces/chart.ts';
import {
  YellowbeardDie,
  YellowbeardPiratePlate,
  YellowbeardRope,
  YellowbeardRow,
} from '../yellowbeard/pieces/column.ts';
import { YellowbeardLegend } from '../yellowbeard/pieces/legend.ts';
import {
  YellowbeardCover,
  YellowbeardFrame,
  YellowbeardLand,
  YellowbeardName,
  YellowbeardSea,
  YellowbeardTitle,
} from '../yellowbeard/pieces/map.ts';
import {
  YellowbeardBadge,
  YellowbeardChest,
  YellowbeardCones,
  YellowbeardHeat,
  YellowbeardLastSeen,
  YellowbeardStrait,
  YellowbeardX,
} from '../yellowbeard/pieces/marks.ts';
import { YellowbeardRank } from '../yellowbeard/pieces/results.ts';
import { YellowbeardPirate, YellowbeardShip, YellowbeardWreck } from '../yellowbeard/pieces/ships.ts';
import { YellowbeardSketch } from '../yellowbeard/pieces/sketch.ts';
import { YellowbeardTrack } from '../yellowbeard/pieces/track.ts';
import { Backdrop } from './backdrop.ts';
import { Brass } from './brass.ts';
import { CaptionBanner } from './caption-banner.ts';
import { Card } from './card.ts';
import { CoinStack, Medallion, Podium, Subtitle, Wordmark } from './ceremony.ts';
import { Curtain, Velvet } from './curtain.ts';
import { Deck } from './deck.ts';
import { Dial } from './dial.ts';
import { Drapes } from './drapes.ts';
import { LedgerPill } from './ledger.ts';
import { Light } from './light.ts';
import type { Piece } from './piece.ts';
import { Plate } from './plate.ts';
import { Ship } from './ship.ts';
import { Banner, Barge, Lookout, Pile, Progress } from './signs.ts';
import { Sweep } from './sweep.ts';
import { Button, FocusRing, Picture, Shade, Sheet, Switch, Window, Words } from './ui.ts';
import { WinnerShip } from './winner-ship.ts';

const kinds: Record<string, new (kit: DrawingContext, placement: Placement) => Piece> = {
  backdrop: Backdrop,
  banner: Banner,
  barge: Barge,
  brass: Brass,
  button: Button,
  caption: CaptionBanner,
  card: Card,
  'card-pirates-brig': CardPiratesBrig,
  'card-pirates-card': CardPiratesCard,
  'card-pirates-course': CardPiratesCourse,
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
  curtain: Curtain,
  deck: Deck,
  dial: Dial,
  drapes: Drapes,
  velvet: Velvet,
  focus: FocusRing,
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
  'korsar-wood': KorsarWood,
  ledger: LedgerPill,
  light: Light,
  lookout: Lookout,
  medallion: Medallion,
  picture: Picture,
  pile: Pile,
  plate: Plate,
  podium: Podium,
  progress: Progress,
  shade: Shade,
  sheet: Sheet,
  ship: Ship,
  stack: CoinStack,
  subtitle: Subtitle,
  sweep: Sweep,
  switch: Switch,
  window: Window,
  'winner-ship': WinnerShip,
  wordmark: Wordmark,
  'yellowbeard-badge': YellowbeardBadge,
  'yellowbeard-chest': YellowbeardChest,
  'yellowbeard-cones': YellowbeardCones,
  'yellowbeard-cover': YellowbeardCover,
  'yellowbeard-die': YellowbeardDie,
  'yellowbeard-frame': YellowbeardFrame,
  'yellowbeard-heat': YellowbeardHeat,
  'yellowbeard-land': YellowbeardLand,
  'yellowbeard-last': YellowbeardLastSeen,
  'yellowbeard-legend': YellowbeardLegend,
  'yellowbeard-name': YellowbeardName,
  'yellowbeard-pirate': YellowbeardPirate,
  'yellowbeard-pirate-plate': YellowbeardPiratePlate,
  'yellowbeard-rank': YellowbeardRank,
  'yellowbeard-rope': YellowbeardRope,
  'yellowbeard-row': YellowbeardRow,
  'yellowbeard-sea': YellowbeardSea,
  'yellowbeard-ship': YellowbeardShip,
  'yellowbeard-strait': YellowbeardStrait,
  'yellowbeard-title': YellowbeardTitle,
  'yellowbeard-track': YellowbeardTrack,
  'yellowbeard-wreck': YellowbeardWreck,
  'yellowbeard-x': YellowbeardX,
  words: Words,
  'yellowbeard-goal': YellowbeardGoal,
  'yellowbeard-plan': YellowbeardPlan,
  'yellowbeard-reach': YellowbeardReach,
  'yellowbeard-sketch': YellowbeardSketch,
  'yellowbeard-watch': YellowbeardWatch,
} as Record<string, new (kit: DrawingContext, placement: Placement) => Piece>;

export const pieceKinds = Object.keys(kinds);

export function makePiece(kit: DrawingContext, placement: Placement): Piece {
  const made = new kinds[placement.kind](kit, placement);
  made.place(placement);
  return made;
}
