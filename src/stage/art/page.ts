/**
 * A page of an atlas, and its way into a texture. On WebGL the upload itself would decode it, which stops everything else for
 * a tenth of a second: there it is decoded beside the page's thread, in the very form that the upload wants. That copy is ten
 * times as large and given up at once; a context that is restored uploads from the picture.
 */
import type Phaser from 'phaser';
import { UnreadFile } from './unread-file.ts';

export class Page {
  /** Rejects with `UnreadFile` when the file is no picture. */
  readonly image: Promise<HTMLImageElement>;
  private readonly file: Blob;
  private decoding: Promise<ImageBitmap | null> | null = null;

  constructor(file: Blob, url: string) {
    this.file = file;
    this.image = pictureOf(file, url);
    // Told to whoever waits for it.
    this.image.catch(() => {});
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

export async function sheetsOf(pages: readonly Page[], webgl: boolean): Promise<Sheets> {
  // First: those who decode begin while the pictures are still being read.
  const copies = Promise.all(pages.map((page) => (webgl ? page.decode() : null)));
  const pictures = await Promise.all(pages.map(({ image }) => image));
  return { pictures, copies: await copies };
}

/** Puts the pictures in place of their decoded copies, which are uploaded by now. */
export function giveUpCopies(sources: readonly Phaser.Textures.TextureSource[], { pictures, copies }: Sheets): void {
  for (const [i, source] of sources.entries()) {
    const copy = copies[i];
    if (!copy) continue;
    const image = pictures[i];
    Object.assign(source, { image, source: image });
    if (source.glTexture) source.glTexture.pixels = image;
    copy.close();
  }
}
