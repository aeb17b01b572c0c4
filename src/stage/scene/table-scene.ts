/**
 * The one Phaser scene on which every game is played: it fits the table into the window whatever its shape, gives life to what
 * lies on it, and holds the reel. Which game it is, it learns from the script that the controller was given.
 */
import Phaser from 'phaser';
import type { Frame } from '../../controller/room.ts';
import { type Quality, QualityWatch } from '../../presentation/quality.ts';
import type { PlaneBox } from '../../presentation/screens/sketch.ts';
import { frameFor, frames } from '../../presentation/shapes.ts';
import { Art } from '../art/art.ts';
import { artFiles, fetchEarly } from '../art/art-files.ts';
import { AtlasResidency } from '../art/atlas-residency.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { followMotion, type Motion } from '../motion.ts';
import { backdropPictures } from '../pieces/backdrop.ts';
import { Grade } from '../pieces/grade.ts';
import { PhaserReel } from '../telling/reel.ts';
import { Bloom } from './bloom.ts';
import { Cast } from './cast.ts';
import { CornerSigns } from './corner-signs.ts';
import { Repertoire } from './repertoire.ts';

export interface TableSceneConfig {
  /** Packs that must be there before the first picture. */
  packs: readonly string[];
  /** Big pictures besides sky, sea and deck. */
  pictures: readonly string[];
  /** Motion asked for in words; otherwise what the system says. */
  motion?: Motion | null;
  /** Level of quality while nobody asks for another; null where it is measured. Plain when absent. */
  quality?: Quality | null;
  onReady: (scene: TableScene) => void;
  /** Tells in which size pictures are kept for a table without its server. */
  keptSize?: () => Promise<1 | 2 | null>;
  onFailure: (error: unknown) => void;
}

export class TableScene extends Phaser.Scene {
  cast!: Cast;
  /** Screens, trays and curtains: over the table and everything on it. */
  overlay!: Cast;
  reel!: PhaserReel;
  /** Pieces and effects that can be drawn on the table and over it. */
  readonly repertoire = new Repertoire();
  /** Runs in every frame, before it is drawn. */
  onFrame: () => void = () => {};
  /** Runs when a frame has been drawn, before the browser has it. */
  onFrameDrawn: () => void = () => {};
  art!: Art;
  resident!: AtlasResidency;
  /** True if the table takes the shape of the window; if not it is that of 16:9, with sea and wood around it. */
  private shaped = true;
  /** Frame of the screen over the table, if it is not laid out in 16:9. */
  private over: { frame?: Frame; box?: PlaneBox; zoom?: number } = {};
  private root!: Phaser.GameObjects.Container;
  private overRoot!: Phaser.GameObjects.Container;
  private signs!: CornerSigns;
  private grade!: Grade;
  private bloom: Bloom | null = null;
  private ready = false;
  private rescaling = false;
  private quality!: QualityWatch;
  private readonly config: TableSceneConfig;

  constructor(config: TableSceneConfig) {
    super('table');
    this.config = config;
  }

  create(): void {
    this.root = this.add.existing(new Phaser.GameObjects.Container(this));
    this.overRoot = this.add.existing(new Phaser.GameObjects.Container(this));
    const { quality = 'plain' } = this.config;
    this.quality = new QualityWatch(quality, this.shaders);
    this.art = new Art(this.textures, artFiles, this.artScale());
    this.resident = new AtlasResidency(this.art, this);
    this.cast = new Cast(this.kitFor(this.frame()), this.root, this.repertoire);
    this.grade = new Grade(this.cast.kit);
    this.cast.kit.grade = this.grade;
    this.bloom = this.shaders ? new Bloom(this) : null;
    // Under plates and captions: what is written keeps its colours.
    this.root.addAt(this.grade.parts, 1);
    this.overlay = new Cast(this.kitFor(frames.wide), this.overRoot, this.repertoire);
    this.reel = new PhaserReel(this.cast);
    this.signs = new CornerSigns(this, this.art, this.overlay.kit);
    this.fit();
    const forget = followMotion(this.config.motion ?? null, (still) => {
      this.cast.kit.still = still;
      this.overlay.kit.still = still;
    });
    this.events.once(Phaser.Scenes.Events.DESTROY, forget);
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.events.once(Phaser.Scenes.Events.DESTROY, () => this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this));
    this.game.events.on(Phaser.Core.Events.POST_RENDER, () => this.onFrameDrawn());
    void this.loadArt();
    // Empty frames would take the time that decoding needs. The engine starts its loop when this has returned.
    queueMicrotask(() => this.ready || this.game.loop.sleep());
  }

  override update(time: number, delta: number): void {
    this.followQuality(delta);
    if (this.cast) this.cast.kit.telling = this.reel.telling;
    this.grade?.tick(delta);
    // First what is told: a piece that takes new facts is drawn anew, and lay still for a frame.
    this.reel?.tick(delta);
    this.cast?.tick(time);
    this.overlay?.tick(time);
    this.resident?.tick(delta);
    this.onFrame();
  }

  private get shaders(): boolean {
    return this.game.config.renderType === Phaser.WEBGL;
  }

  private followQuality(delta: number): void {
    if (!this.cast) return;
    this.quality.frame(delta);
    this.cast.kit.quality = this.quality.level;
    this.overlay.kit.quality = this.quality.level;
    this.bloom?.show(this.quality.level === 'high' && !this.cast.kit.contrast);
  }

  /** Draws at the level that somebody chose; null leaves it to the scene. */
  setQuality(chosen: Quality | null): void {
    const { quality = 'plain' } = this.config;
    this.quality.ask(chosen ?? quality);
    this.followQuality(0);
  }

  /** Draws what lies here without waiting for the next frame: a window that is left may never get one. */
  drawNow(): void {
    this.game.step(performance.now(), 0);
  }

  private async loadArt(): Promise<void> {
    try {
      await this.loadFirst().catch((error) => this.loadKept(error));
      this.ready = true;
      this.config.onReady(this);
    } catch (error) {
      this.config.onFailure(error);
    }
    // Whoever moves time by hand has stopped it for good.
    if (this.game.loop.started) this.game.loop.wake();
  }

  private async loadFirst(): Promise<void> {
    await Promise.all(this.config.packs.map((pack) => this.art.load(pack)));
    // Their decoding would keep the page from handing the atlases on to those that decode beside it.
    await this.art.loadPictures(picturesOf(this.config));
  }

  /** Loads the pictures in the size that is kept, because those of this window cannot be had; else fails as they did. */
  private async loadKept(error: unknown): Promise<void> {
    const kept = await this.config.keptSize?.();
    if (!kept || kept === this.art.scale) throw error;
    console.warn(error);
    this.art.scale = kept;
    await this.loadFirst();
  }

  /** Draws everything anew if words that it shows have such letters: their typeface came late. */
  rewrite(letters: RegExp): void {
    if (!written(this.children as unknown as Written, letters)) return;
    this.cast.reshape();
    this.overlay.reshape();
  }

  /** Turns canvas pixels into reference pixels. */
  toReference(x: number, y: number): { x: number; y: number } {
    const at = this.overAt;
    return { x: (x - at.x) / at.scale, y: (y - at.y) / at.scale };
  }

  /**
   * Answers a finger that has met nothing to choose, at this place of the screen over the table: a ring where it was, and
   * the ship that lies there heels. True when one does.
   */
  touched({ x, y }: { x: number; y: number }): boolean {
    this.overlay.play({ name: 'touch', x, y }, 1);
    const at = { x: x * this.overRoot.scaleX + this.overRoot.x, y: y * this.overRoot.scaleY + this.overRoot.y };
    return this.overlay.poke(at.x, at.y) || this.cast.poke(at.x, at.y);
  }

  /** Moves everything by so many pixels of the canvas: what is drawn, and what can be touched. */
  shift(x: number, y: number): void {
    this.cameras.main.setScroll(-x, -y);
  }

  /**
   * Takes whether the table is laid out for every shape of window; else it keeps 16:9 where its shape is not laid out.
   */
  setShaped(on: boolean): void {
    this.shaped = on;
    this.fit();
  }

  /** Shows why a table says nothing: in the corner of the window, outside everything that is laid out. */
  showMuted(on: boolean): void {
    this.signs.set('muted', on ? '' : null);
  }

  /** Says in two words that what is played is not on the disk; null takes the sign away. */
  showUnsaved(words: string | null): void {
    this.signs.set('unsaved', words);
  }

  /** Gives the frame of the window's own shape, for screens that are laid out for each. */
  get windowFrame(): Frame {
    return frameFor(this.scale.width, this.scale.height);
  }

  private frame(): Frame {
    const frame = this.windowFrame;
    return this.shaped ? frame : frames.wide;
  }

  private fitScale(frame: Frame): number {
    return fitScale(this.scale, frame);
  }

  private artScale(): 1 | 2 {
    return artScaleOf(this.fitScale(this.frame()));
  }

  private kitFor(frame: Frame): DrawingContext {
    const resolution = resolutionFor(this.fitScale(frame));
    const reach = { left: 0, top: 0, right: frame.width, bottom: frame.height };
    return { scene: this, art: this.art, frame, reach, resolution, still: false, shaders: this.shaders };
  }

  /** Fits the whole frame into the middle of the window, as large as it can be; the backdrop fills what is left. */
  private fit(): void {
    const { kit } = this.cast;
    const other = { ...kit };
    this.place(this.cast, this.root, this.frame());
    this.placeOver();
    this.signs.resize(this.fitScale(this.frame()));
    this.art.wholes.clear();
    if (other.frame !== kit.frame || other.resolution !== kit.resolution) this.cast.reshape();
    else if (JSON.stringify(other.reach) !== JSON.stringify(kit.reach)) this.cast.onReshape();
    this.overlay.onReshape();
    void this.followScale();
  }

  /**
   * Makes room for the screen that is going to be shown over the table: its frame, or the part of 16:9 that it shows.
   */
  setOver({ frame, box, zoom }: { frame?: Frame; box?: PlaneBox; zoom?: number }): void {
    const { over } = this;
    if (frame === over.frame && zoom === over.zoom && JSON.stringify(box) === JSON.stringify(over.box)) return;
    this.over = { frame, box, zoom };
    const { resolution } = this.overlay.kit;
    const reach = JSON.stringify(this.overlay.kit.reach);
    this.placeOver();
    const same = reach === JSON.stringify(this.overlay.kit.reach);
    if (!same || this.overlay.kit.resolution !== resolution) this.overlay.clear();
  }

  /** Gives place and scale that turn reference pixels of the screen over the table into those of the canvas. */
  get overAt(): { x: number; y: number; scale: number } {
    const { scrollX, scrollY } = this.cameras.main;
    return { x: this.overRoot.x - scrollX, y: this.overRoot.y - scrollY, scale: this.overRoot.scaleX };
  }

  private placeOver(): void {
    const { frame = frames.wide, box, zoom = 1 } = this.over;
    this.place(this.overlay, this.overRoot, frame);
    if (!box) return;
    const { width, height } = this.scale;
    const natural = this.fitScale(frameFor(width, height));
    const scale = Math.min(width / box.w, height / box.h, natural * zoom);
    // On 16:9 everything lies where it is drawn.
    if (scale < this.overRoot.scaleX * 1.02) return;
    this.overRoot.setScale(scale);
    this.overRoot.x = Math.round(width / 2 - (box.x + box.w / 2) * scale);
    this.overRoot.y = Math.round(height / 2 - (box.y + box.h / 2) * scale);
    this.seen(this.overlay, this.overRoot);
  }

  private place(cast: Cast, root: Phaser.GameObjects.Container, frame: Frame): void {
    const scale = this.fitScale(frame);
    const { width, height } = this.scale;
    root.setScale(scale);
    root.setPosition(Math.round((width - frame.width * scale) / 2), Math.round((height - frame.height * scale) / 2));
    cast.kit.frame = frame;
    this.seen(cast, root);
  }

  private seen({ kit }: Cast, root: Phaser.GameObjects.Container): void {
    const scale = root.scaleX;
    const left = -root.x / scale;
    const top = -root.y / scale;
    kit.resolution = resolutionFor(scale);
    kit.reach = { left, top, right: left + this.scale.width / scale, bottom: top + this.scale.height / scale };
  }

  /** Fetches the finer pictures for a window that has grown; the coarse ones are good enough until they are there. */
  private async followScale(): Promise<void> {
    const wanted = this.artScale();
    if (!this.ready || wanted === this.art.scale || this.rescaling) return;
    this.rescaling = true;
    try {
      await this.art.rescale(wanted);
      this.cast.reshape();
      this.overlay.reshape();
    } catch (error) {
      console.warn(error);
    }
    this.rescaling = false;
  }
}

interface Written {
  text?: string;
  list?: readonly Written[];
}

const written = ({ text = '', list = [] }: Written, letters: RegExp): boolean =>
  letters.test(text) || list.some((each) => written(each, letters));

const fitScale = (window: { width: number; height: number }, { width, height }: Frame): number =>
  Math.min(window.width / width, window.height / height);

const artScaleOf = (scale: number): 1 | 2 => (scale > 1.2 ? 2 : 1);

const picturesOf = ({ pictures }: Pick<TableSceneConfig, 'pictures'>) => [...backdropPictures, ...pictures];

/** Sends for what a scene in such a window is going to load, before there is an engine. */
export function fetchFirst(config: Pick<TableSceneConfig, 'packs' | 'pictures'>, width: number, height: number): void {
  const scale = artScaleOf(fitScale({ width, height }, frameFor(width, height)));
  fetchEarly(config.packs, picturesOf(config), scale);
}

/** Works out the resolution in quarters: a window that is dragged does not draw all words anew at every pixel. */
const resolutionFor = (scale: number): number => Math.min(3, Math.max(1, Math.ceil(scale * 4) / 4));
