/**
 * A page of an atlas, and its way into a texture. On WebGL the upload itself would decode it, which stops everything else for
 * a tenth of a second: there it is decoded beside the page's thread, in the very form that the upload wants. That copy stays
 * as long as the texture: a context that is restored uploads it again, for the other way rounds colours otherwise.
 */
import type Phaser from 'phaser';
import { UnreadFile } from './unread-file.ts';

/** Tells whether pages of this scale are decoded so. The fine ones would take too much memory twice. */
export const decodes = (scale: 1 | 2): boolean => scale === 1;

export class Page {
  private readonly file: Blob;
  private readonly url: string;
  private reading: Promise<HTMLImageElement> | null = null;
  private decoding: Promise<ImageBitmap | null> | null = null;

  constructor(file: Blob, url: string) {
    this.file = file;
    this.url = url;
  }

  /** Makes a picture of it, once. Rejects with `UnreadFile` when the file is none. */
  read(): Promise<HTMLImageElement> {
    this.reading ??= pictureOf(this.file, this.url);
    return this.reading;
  }

  /** Decodes it for WebGL, once. Null where the browser cannot. */
  decode(): Promise<ImageBitmap | null> {
    const form: ImageBitmapOptions = { imageOrientation: 'flipY', premultiplyAlpha: 'premultiply' };
    this.decoding ??= createImageBitmap(this.file, form).catch(() => null);
    return this.decoding;
  }
}

function pictureOf(file: Blob, url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  const coming = new Promise<HTMLImageElement>((done, fail) => {
    picture.onload = () => done(picture);
    picture.onerror = () => fail(new UnreadFile('picture', url));
    picture.src = address;
  });
  return coming.finally(() => URL.revokeObjectURL(address));
}

/** Pictures of an atlas, and the decoded copies that are uploaded in their place. */
export interface Sheets {
  readonly pictures: readonly HTMLImageElement[];
  readonly copies: readonly (ImageBitmap | null)[];
}

/** Reads the pages of an atlas, and decodes them for WebGL if asked to. */
export async function sheetsOf(pages: readonly Page[], decoded: boolean): Promise<Sheets> {
  // First: both want the same bytes, and the copies take longer.
  const copies = await Promise.all(pages.map((page) => (decoded ? page.decode() : null)));
  return { pictures: await Promise.all(pages.map((page) => page.read())), copies };
}

/** Gives the textures of an atlas their pictures: copies stand on their heads for whoever paints with them. */
export function givePictures(sources: readonly Phaser.Textures.TextureSource[], { pictures }: Sheets): void {
  for (const [i, source] of sources.entries()) Object.assign(source, { image: pictures[i], source: pictures[i] });
}

/** Gives up the copies of a texture that goes: each is ten times as large as its file. */
export function giveUpCopies(sources: readonly Phaser.Textures.TextureSource[]): void {
  for (const { glTexture } of sources) {
    const pixels: unknown = glTexture?.pixels;
    if (pixels instanceof ImageBitmap) pixels.close();
  }
}
