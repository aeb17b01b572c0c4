/**
 * The art: atlases ("packs") and big pictures, and how a frame becomes a Phaser object of the right size. Frames are
 * named as in the design kit; sizes and pivots come from each pack's pack.json in reference pixels, so that nobody on the
 * stage needs to know at which scale the atlas was baked.
 */
import Phaser from 'phaser';
import {
  type ArtFiles,
  type AtlasBox,
  type AtlasFrame,
  type FrameFacts,
  loadPage,
  loadPicture,
  type PackFile,
} from './art-files.ts';
import { type Cut, partOf, repeated, stretched } from './cuts.ts';
import { Mosaic } from './mosaic.ts';
import { decodes, givePictures, giveUpCopies, sheetsOf } from './page.ts';
import { WholePictures } from './whole-pictures.ts';

export class Art {
  /** Texture pixels per reference pixel: 1 or 2. */
  scale: 1 | 2;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly files: ArtFiles;
  private readonly frames = new Map<string, { pack: string; facts: FrameFacts }>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly packs = new Set<string>();
  private readonly pictures = new Set<string>();
  /** Pictures of mosaics that stand at an angle, on Canvas. */
  readonly wholes = new WholePictures();
  readonly guns: Record<string, [number, number][]> = {};

  constructor(textures: Phaser.Textures.TextureManager, files: ArtFiles, scale: 1 | 2) {
    this.textures = textures;
    this.files = files;
    this.scale = scale;
  }

  /** Loads an atlas or a big picture once. Rejects with a sentence for people when a file is missing or broken. */
  load(pack: string): Promise<void> {
    if (this.files.isPicture(pack)) return this.loadPictures([pack]);
    this.packs.add(pack);
    return this.loadAt(pack, this.scale);
  }

  /** Brings what is there at another scale as well, and then uses that. Textures of both stay: pictures may hold them. */
  async rescale(scale: 1 | 2): Promise<void> {
    const packs = [...this.packs].map((pack) => this.loadAt(pack, scale));
    await Promise.all([...packs, this.picturesAt([...this.pictures], scale)]);
    // What was asked for meanwhile is there at the old scale only.
    const late = [...this.packs].filter((pack) => !this.loading.has(keyOf(pack, scale)));
    if (late.length > 0) return this.rescale(scale);
    this.scale = scale;
  }

  /** Lists every atlas that is here or on its way. */
  get atlases(): readonly string[] {
    return [...this.packs];
  }

  /** Lists the textures of an atlas, at both scales. */
  keysOf(pack: string): readonly string[] {
    return ([1, 2] as const).map((scale) => keyOf(pack, scale));
  }

  /** Forgets an atlas; nothing may be drawn with it any more. False while it is still on its way. */
  unload(pack: string): boolean {
    const keys = this.keysOf(pack);
    if (keys.some((key) => this.loading.has(key) && !this.textures.exists(key))) return false;
    for (const key of keys) {
      if (this.textures.exists(key)) {
        giveUpCopies(this.textures.get(key).source);
        this.textures.remove(key);
      }
      this.loading.delete(key);
    }
    for (const [name, entry] of this.frames) if (entry.pack === pack) this.frames.delete(name);
    this.packs.delete(pack);
    return true;
  }

  /** Forgets every icon that was painted in some colour and is drawn with nowhere now: it is painted again when wanted. */
  forgetPainted(drawn: ReadonlySet<string>): void {
    for (const key of Object.keys(this.textures.list))
      if (key.startsWith('icon/') && !drawn.has(key)) this.textures.remove(key);
  }

  private loadAt(pack: string, scale: 1 | 2): Promise<void> {
    const key = keyOf(pack, scale);
    const running = this.loading.get(key) ?? this.loadPack(pack, scale);
    this.loading.set(key, running);
    // What did not come is asked for again the next time.
    running.catch(() => this.loading.delete(key));
    return running;
  }

  private async loadPack(pack: string, scale: 1 | 2): Promise<void> {
    const [facts, atlas] = await Promise.all([this.files.facts(pack), this.files.atlas(pack, scale)]);
    const pages = await Promise.all(atlas.textures.map((page) => loadPage(this.files.page(pack, scale, page.image))));
    const webgl = this.textures.game.config.renderType === Phaser.WEBGL;
    const sheets = await sheetsOf(pages, webgl && decodes(scale));
    const texture = this.textures.addAtlasJSONArray(
      keyOf(pack, scale),
      // Its type knows no decoded pictures.
      sheets.pictures.map((picture, i) => (sheets.copies[i] ?? picture) as HTMLImageElement),
      atlas.textures.map((page) => ({
        ...page,
        frames: page.frames.map((frame) => feather(frame, facts, scale)),
      })),
    );
    givePictures(texture?.source ?? [], sheets);
    this.register(pack, facts);
  }

  private register(pack: string, file: PackFile): void {
    for (const [name, facts] of Object.entries(file.frames)) this.frames.set(name, { pack, facts });
    Object.assign(this.guns, file.guns ?? {});
  }

  /** Loads big pictures (skies, seas, planks). */
  async loadPictures(names: readonly string[]): Promise<void> {
    for (const name of names) this.pictures.add(name);
    await this.picturesAt(names, this.scale);
  }

  private async picturesAt(names: readonly string[], scale: 1 | 2): Promise<void> {
    const wanted = names.filter((name) => !this.textures.exists(keyOf(name, scale)));
    const pictures = await Promise.all(wanted.map((name) => loadPicture(this.files.picture(name, scale))));
    for (const [i, name] of wanted.entries()) {
      if (!this.textures.exists(keyOf(name, scale))) this.textures.addImage(keyOf(name, scale), pictures[i]);
    }
  }

  hasPicture(name: string): boolean {
    return this.textures.exists(keyOf(name, this.scale));
  }

  has(frame: string): boolean {
    return this.frames.has(frame);
  }

  facts(frame: string): FrameFacts {
    return this.entry(frame).facts;
  }

  /** Makes a picture of a frame, its pivot at the kit's pivot, drawn at reference size. */
  image(scene: Phaser.Scene, frame: string, x = 0, y = 0): Phaser.GameObjects.Image {
    const { pack, facts } = this.entry(frame);
    const image = new Phaser.GameObjects.Image(scene, x, y, keyOf(pack, this.scale), frame);
    image.setOrigin(facts.ox, facts.oy).setScale(1 / this.scale);
    if (facts.blend === 'add') image.setBlendMode(Phaser.BlendModes.ADD);
    return image;
  }

  /**
   * Makes a one-colour icon in another colour, `#rrggbb`. Phaser's Canvas renderer knows no tints: there it is painted once
   * per colour on a canvas of its own.
   */
  icon(scene: Phaser.Scene, frame: string, color: string, x = 0, y = 0): Phaser.GameObjects.Image {
    if (scene.game.config.renderType === Phaser.WEBGL)
      return this.image(scene, frame, x, y)
        .setTint(Number.parseInt(color.slice(1), 16))
        .setTintMode(Phaser.TintModes.FILL);
    const { image, facts, cut } = this.cutOf(frame);
    const key = keyOf(`icon/${frame}/${color}`, this.scale);
    if (!this.textures.exists(key)) {
      const { cutX, cutY, cutWidth, cutHeight, x: left, y: top } = cut;
      const painted = this.textures.createCanvas(key, facts.w * this.scale, facts.h * this.scale);
      if (!painted) return this.image(scene, frame, x, y);
      const pen = painted.context;
      pen.drawImage(image, cutX, cutY, cutWidth, cutHeight, left, top, cutWidth, cutHeight);
      pen.globalCompositeOperation = 'source-in';
      pen.fillStyle = color;
      pen.fillRect(0, 0, painted.width, painted.height);
      painted.refresh();
    }
    return new Phaser.GameObjects.Image(scene, x, y, key).setOrigin(facts.ox, facts.oy).setScale(1 / this.scale);
  }

  /** Gives a frame for somebody's canvas: its sheet, and where on that it lies in texture pixels. */
  cutOf(frame: string): { image: CanvasImageSource; facts: FrameFacts; cut: Phaser.Textures.Frame } {
    const { pack, facts } = this.entry(frame);
    const cut = this.textures.get(keyOf(pack, this.scale)).get(frame);
    return { image: cut.source.image as CanvasImageSource, facts, cut };
  }

  /** Gives a big picture for somebody's canvas; its pixels are not those of the reference. */
  source(name: string): CanvasImageSource {
    return this.textures.get(keyOf(name, this.scale)).source[0].image as CanvasImageSource;
  }

  /** Shows another frame on an existing image. */
  swap(image: Phaser.GameObjects.Image, frame: string): void {
    const { pack, facts } = this.entry(frame);
    image.setTexture(keyOf(pack, this.scale), frame).setOrigin(facts.ox, facts.oy);
  }

  /**
   * Makes a big picture at its reference size, pivot in the upper left corner. Soft ones are baked with fewer pixels.
   */
  picture(scene: Phaser.Scene, name: string, x = 0, y = 0): Phaser.GameObjects.Image {
    const { w, h } = this.files.size(name);
    return new Phaser.GameObjects.Image(scene, x, y, keyOf(name, this.scale)).setOrigin(0, 0).setDisplaySize(w, h);
  }

  /** Repeats a picture over an area given in reference pixels. */
  tiles(scene: Phaser.Scene, name: string, w: number, h: number): Phaser.GameObjects.TileSprite {
    const density = this.density(name);
    const tiles = new Phaser.GameObjects.TileSprite(scene, 0, 0, w * density, h * density, keyOf(name, this.scale));
    // Phaser 4.2.1 leaves the canvas that it tiles into among the textures, whole decks and seas after every game.
    const { displayTexture } = tiles as unknown as { displayTexture: Phaser.Textures.Texture | null };
    tiles.once(Phaser.GameObjects.Events.DESTROY, () => {
      if (displayTexture?.manager) this.textures.remove(displayTexture);
    });
    return tiles.setOrigin(0, 0).setScale(1 / density);
  }

  /** Works out how many texture pixels a big picture has for a reference pixel. */
  density(name: string): number {
    return this.textures.get(keyOf(name, this.scale)).source[0].width / this.files.size(name).w;
  }

  /**
   * Stretches a frame with fixed corners to a size. It is made of plain images, because Phaser's NineSlice draws
   * nothing on Canvas. The (0, 0) of what is made is the upper left corner of the stretched picture. A hollow one has no
   * middle: something else covers it.
   */
  sliced(scene: Phaser.Scene, frame: string, w: number, h: number, hollow = false): Mosaic {
    const { facts } = this.entry(frame);
    const slice = facts.slice;
    if (!slice) throw new Error(`The frame ${frame} has no slices.`);
    const columns = stretched(facts.w, slice.left, slice.right, w);
    const rows = stretched(facts.h, slice.top, slice.bottom, h);
    return this.joined(scene, frame, columns, rows, hollow);
  }

  /** Repeats a frame over an area, from its upper left corner; what would stand out is cut off. */
  patterned(scene: Phaser.Scene, frame: string, w: number, h: number): Mosaic {
    const { facts } = this.entry(frame);
    return this.joined(scene, frame, repeated(facts.w, w), repeated(facts.h, h));
  }

  private joined(scene: Phaser.Scene, frame: string, columns: Cut[], rows: Cut[], hollow = false): Mosaic {
    const key = keyOf(this.entry(frame).pack, this.scale);
    const images: Phaser.GameObjects.Image[] = [];
    for (const column of columns) {
      for (const row of rows) {
        if (hollow && column === columns[1] && row === rows[1]) continue;
        const part = partOf(this.textures.get(key), this.scale, frame, column, row);
        if (!part) continue;
        const image = new Phaser.GameObjects.Image(scene, part.x, part.y, key, part.name).setOrigin(0, 0);
        images.push(image.setDisplaySize(part.w, part.h));
      }
    }
    const size = { w: columns.at(-1)?.end ?? 0, h: rows.at(-1)?.end ?? 0 };
    const name = `${key} ${frame}${hollow ? ' hollow' : ''}`;
    return new Mosaic(scene, images, { name, ...size }, this.wholes);
  }

  private entry(frame: string): { pack: string; facts: FrameFacts } {
    const entry = this.frames.get(frame);
    if (!entry) throw new Error(`There is no picture "${frame}".`);
    return entry;
  }
}

/** Makes a texture's key: the same name is there at two scales when the window has grown. */
const keyOf = (name: string, scale: 1 | 2): string => `${name}@${scale}`;

/**
 * Widens a frame by the transparent gap around it: its edge then fades over one pixel however it is turned, without the
 * cost of multisampling. Frames that are cut or tiled keep their edge.
 */
function feather(frame: AtlasFrame, { frames }: PackFile, rim: number): AtlasFrame {
  const facts = frames[frame.filename];
  if (!facts || facts.slice || facts.tile) return frame;
  const widen = ({ x, y, w, h }: AtlasBox): AtlasBox => ({ x: x - rim, y: y - rim, w: w + 2 * rim, h: h + 2 * rim });
  return {
    ...frame,
    trimmed: true,
    frame: widen(frame.frame),
    spriteSourceSize: widen(frame.spriteSourceSize),
  };
}
