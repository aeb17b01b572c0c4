/**
 * The surroundings of the house: the scene, people's devices and the window, as far as the house needs them. In the page
 * these are Phaser's and the browser's; in tests silent twins stand for them, and the house runs in Node.
 */
import type { Caption, EffectCue } from '../../controller/beat.ts';
import type { Leased } from '../../controller/leased.ts';
import type { Frame, Placement, Placements, Reel, TablePicture } from '../../controller/room.ts';
import type { Clocks } from '../../host/promised-time.ts';
import type { LyingPiece } from '../../presentation/placement.ts';
import type { Quality } from '../../presentation/quality.ts';
import type { Screen } from '../../presentation/screens/sketch.ts';
import type { DrawingContext } from '../../stage/art/drawing-context.ts';
import type { Devices } from '../../stage/hands/devices.ts';
import type { SoundDeck } from '../../stage/sound/sound.ts';

/** The surroundings that the prompter needs. */
export interface Surroundings {
  scene: ScreenStage;
  devices: Hands;
  window: OwnWindow;
  clocks: Clocks;
  sound: SoundDeck;
  /** True where nobody looks after the table: what people walk away from is put away. */
  unattended?: boolean;
}

/** The stage on which screens over the table are drawn. */
export interface ScreenStage {
  /** Runs in every frame, before it is drawn. */
  onFrame: () => void;
  /** Runs when a frame has been drawn, before the browser has it. */
  onFrameDrawn: () => void;
  readonly windowFrame: Frame;
  /** Place and scale that turn reference pixels of the screen over the table into those of the canvas. */
  readonly overAt: { x: number; y: number; scale: number };
  /** The table below, see `GameScene`. */
  readonly cast: { boxes(): readonly LyingPiece[] };
  readonly overlay: {
    onReshape: () => void;
    show(table: Placements): void;
    boxes(): readonly LyingPiece[];
    play(effect: EffectCue, factor: number): void;
  };
  /** Answers a finger that has met nothing to choose; true when a ship lies there. */
  touched(at: { x: number; y: number }): boolean;
  /** Gives the screen that is shown next this frame, or this part of 16:9. */
  setOver(screen: Pick<Screen, 'frame' | 'box' | 'zoom'>): void;
  /** Draws without waiting for the next frame. */
  drawNow(): void;
}

/** The stage on which a game is told. */
export interface GameScene {
  readonly windowFrame: Frame;
  readonly cast: TablePicture & {
    bare(): void;
    readonly lent: Leased<(placement: Placement) => Placement>;
    readonly kit: Pick<DrawingContext, 'face' | 'whys' | 'because'>;
    /** Lists where the pieces lie, in pixels of the frame. */
    boxes(): readonly LyingPiece[];
  };
  readonly overlay: { boxes(): readonly LyingPiece[] };
  readonly reel: Reel;
  readonly art: { load(pack: string): Promise<void> };
  setShaped(on: boolean): void;
}

/** The stage on which settings take effect. */
export interface HouseStage {
  readonly cast: Furnished;
  readonly overlay: Furnished;
  showMuted(on: boolean): void;
  /** Draws at this level; null leaves it to what is measured. */
  setQuality(chosen: Quality | null): void;
}

interface Furnished {
  readonly kit: Pick<DrawingContext, 'still' | 'large' | 'contrast' | 'unaided' | 'whys' | 'shaders'>;
  caption(caption: Caption | null): void;
  /** Draws everything anew. */
  reshape(): void;
}

/** The devices that people hold in their hands. */
export type Hands = Pick<
  Devices,
  | 'onIntent'
  | 'onPadLost'
  | 'onPadFound'
  | 'onHold'
  | 'onRest'
  | 'onPull'
  | 'onMute'
  | 'onTyped'
  | 'typing'
  | 'rack'
  | 'poll'
  | 'forgetPresses'
>;

/** The window in which all of it lies. */
export interface OwnWindow {
  /** Higher than wide; a change of it is a screen that was turned. */
  readonly upright: boolean;
  /** Calls `gone` whenever the window is left or seen by others: whatever is private has to go then. */
  watch(gone: () => void): void;
}
