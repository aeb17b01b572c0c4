/**
 * The one Phaser scene on which every game is played: it fits the 1920 x 1080 table into the window, gives life to what
 * lies on it, and holds the reel. Which game it is, it learns from the script that the controller was given.
 */
import Phaser from 'phaser';
import { Art } from './art.ts';
import { artFiles } from './art-files.ts';
import { Cast } from './cast.ts';
import type { Kit } from './kit.ts';
import { backdropPictures } from './pieces/backdrop.ts';
import { PhaserReel } from './reel.ts';

export const reference = { width: 1920, height: 1080 };

export interface TableSceneConfig {
  /** Packs that must be there before the first picture. */
  packs: readonly string[];
  onReady: (scene: TableScene) => void;
  onFailure: (sentence: string) => void;
}

export class TableScene extends Phaser.Scene {
  cast!: Cast;
  reel!: PhaserReel;
  art!: Art;
  private root!: Phaser.GameObjects.Container;
  private readonly config: TableSceneConfig;

  constructor(config: TableSceneConfig) {
    super('table');
    this.config = config;
  }

  create(): void {
    this.root = new Phaser.GameObjects.Container(this);
    this.add.existing(this.root);
    const scale = this.fitScale();
    this.art = new Art(this.textures, artFiles, scale > 1.2 ? 2 : 1);
    const kit: Kit = {
      scene: this,
      art: this.art,
      resolution: Math.min(3, Math.max(1, scale)),
    };
    this.cast = new Cast(kit, this.root);
    this.reel = new PhaserReel(this.cast);
    this.fit();
    this.scale.on(Phaser.Scale.Events.RESIZE, this.fit, this);
    this.events.once(Phaser.Scenes.Events.DESTROY, () => this.scale.off(Phaser.Scale.Events.RESIZE, this.fit, this));
    void this.loadArt();
  }

  override update(time: number, delta: number): void {
    this.cast?.tick(time);
    this.reel?.tick(delta);
  }

  private async loadArt(): Promise<void> {
    try {
      await Promise.all([
        ...this.config.packs.map((pack) => this.art.load(pack)),
        this.art.loadPictures(backdropPictures),
      ]);
      this.config.onReady(this);
    } catch (error) {
      this.config.onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  private fitScale(): number {
    return Math.min(this.scale.width / reference.width, this.scale.height / reference.height);
  }

  /** The whole table, as large as it fits, in the middle; the backdrop reaches beyond it. */
  private fit(): void {
    const scale = this.fitScale();
    this.root.setScale(scale);
    this.root.setPosition(
      Math.round((this.scale.width - reference.width * scale) / 2),
      Math.round((this.scale.height - reference.height * scale) / 2),
    );
  }
}
