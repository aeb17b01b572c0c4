/** The pieces that belong to no game, or to more than one: which class draws which kind of placement. */
import { Backdrop } from './backdrop.ts';
import { Banner } from './banner.ts';
import { Brass } from './brass.ts';
import { Broadside } from './broadside.ts';
import { CaptionBanner } from './caption-banner.ts';
import { CoinStack, Medallion, Subtitle, Wordmark } from './ceremony.ts';
import { Curtain, Velvet } from './curtain.ts';
import { Deck } from './deck.ts';
import { DeedPiece } from './deed.ts';
import { Dial } from './dial.ts';
import { GameBoard } from './game-board.ts';
import { Ground } from './ground.ts';
import { Light } from './light.ts';
import type { PieceClass } from './piece.ts';
import { Sweep } from './sweep.ts';
import { Button, FocusRing, Picture, Shade, Sheet, Switch, Window, Words } from './ui.ts';
import { WinnerShip } from './winner-ship.ts';
import { Wood } from './wood.ts';

export const housePieces = {
  backdrop: Backdrop,
  banner: Banner,
  brass: Brass,
  broadside: Broadside,
  button: Button,
  caption: CaptionBanner,
  curtain: Curtain,
  deck: Deck,
  deed: DeedPiece,
  dial: Dial,
  focus: FocusRing,
  'game-board': GameBoard,
  ground: Ground,
  light: Light,
  medallion: Medallion,
  picture: Picture,
  shade: Shade,
  sheet: Sheet,
  stack: CoinStack,
  subtitle: Subtitle,
  sweep: Sweep,
  switch: Switch,
  velvet: Velvet,
  window: Window,
  'winner-ship': WinnerShip,
  wood: Wood,
  wordmark: Wordmark,
  words: Words,
} satisfies Record<string, PieceClass>;

type Own = { [kind in keyof typeof housePieces]: true };
declare module '../../controller/drawn.ts' {
  interface Pieces extends Own {}
}
