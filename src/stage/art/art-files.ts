/** The files of the baked art. The only place that knows file names; Vite turns them into hashed URLs. */
import sizes from '../../../assets/common/baked/bg/images.json';
import { decodes, Page } from './page.ts';
import { UnreadFile } from './unread-file.ts';

/** Facts that pack.json tells of a frame, in reference pixels. */
export interface FrameFacts {
  w: number;
  h: number;
  ox: number;
  oy: number;
  slice?: { top: number; right: number; bottom: number; left: number };
  slots?: { id: string; x: number; y: number; size?: number }[];
  anchors?: Record<string, unknown>;
  blend?: string;
  tile?: string;
  layers?: { id: string; off?: boolean; blend?: string }[];
}

export interface PackFile {
  frames: Record<string, FrameFacts>;
  guns?: Record<string, [number, number][]>;
}

export interface AtlasBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface AtlasFrame {
  filename: string;
  trimmed: boolean;
  sourceSize: { w: number; h: number };
  spriteSourceSize: AtlasBox;
  frame: AtlasBox;
}

interface AtlasPage {
  image: string;
  frames: AtlasFrame[];
}

export interface ArtFiles {
  facts(pack: string): Promise<PackFile>;
  atlas(pack: string, scale: 1 | 2): Promise<{ textures: AtlasPage[] }>;
  page(pack: string, scale: 1 | 2, image: string): string;
  picture(name: string, scale: 1 | 2): string;
  isPicture(name: string): boolean;
  /** Gives the size of a big picture, in reference pixels. */
  size(name: string): { w: number; h: number };
}

const pages = import.meta.glob<string>('/assets/*/baked/*.webp', { query: '?url', import: 'default', eager: true });
const pictures = import.meta.glob<string>('/assets/common/baked/bg/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
/**
 * Tables as files beside the program, not as scripts: a browser reads them faster, and a visitor gets only those they
 * need.
 */
const tables = import.meta.glob<string>('/assets/*/baked/{1x,2x,pack}.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

function at<T>(files: Record<string, T>, path: string): T {
  const file = files[path];
  if (file === undefined) throw new Error(`There is no file ${path}.`);
  return file;
}

export const artFiles: ArtFiles = {
  facts: (pack) => read(at(tables, `/assets/${pack}/baked/pack.json`)),
  atlas: (pack, scale) => read(at(tables, `/assets/${pack}/baked/${scale}x.json`)),
  page: (pack, _scale, image) => at(pages, `/assets/${pack}/baked/${image}`),
  isPicture: (name) => name in sizes,
  size: (name) => at(sizes as Record<string, { w: number; h: number }>, name),
  picture: (name, scale) => at(pictures, `/assets/common/baked/bg/${scale}x/${name}.webp`),
};

/** Files on their way before anybody asks for them, by address; the first who does takes them. */
const early = new Map<string, Promise<unknown>>();
const earlyPages: Promise<Page>[] = [];

/** Sends for what the first picture needs while the engine is still starting. */
export function fetchEarly(packs: readonly string[], names: readonly string[], scale: 1 | 2): void {
  for (const pack of packs) {
    if (artFiles.isPicture(pack)) {
      begin(artFiles.picture(pack, scale), fetchPicture);
      continue;
    }
    for (const table of ['pack', `${scale}x`]) begin(at(tables, `/assets/${pack}/baked/${table}.json`), fetchTable);
    const ours = Object.entries(pages).filter(([path]) => path.startsWith(`/assets/${pack}/baked/${scale}x-`));
    const coming = ours.map(([, url]) => begin(url, fetchPage));
    if (decodes(scale)) earlyPages.push(...coming);
  }
  for (const name of names) begin(artFiles.picture(name, scale), fetchPicture);
}

/** Has every page that was sent for read as soon as it comes, or decoded if there will be WebGL. */
export function prepareEarly(webgl: boolean): void {
  // Whoever asks for the page is told what went wrong.
  for (const coming of earlyPages.splice(0))
    coming.then<unknown>((page) => (webgl ? page.decode() : page.read())).catch(() => {});
}

function begin<T>(url: string, start: (url: string) => Promise<T>): Promise<T> {
  const coming = start(url);
  early.set(url, coming);
  // Told to whoever asks for the file.
  coming.catch(() => {});
  return coming;
}

function take<T>(url: string, start: (url: string) => Promise<T>): Promise<T> {
  const coming = early.get(url) as Promise<T> | undefined;
  early.delete(url);
  return coming ?? start(url);
}

const read = <T>(url: string): Promise<T> => take(url, fetchTable) as Promise<T>;

/** Rejects with `UnreadFile`. */
export const loadPicture = (url: string): Promise<HTMLImageElement> => take(url, fetchPicture);

/** Rejects with `UnreadFile`. */
export const loadPage = (url: string): Promise<Page> => take(url, fetchPage);

/** Milliseconds after which a file is missing, however slow the line is: it is asked for anew next time. */
const patience = 180_000;

async function fetched<T>(url: string, kind: UnreadFile['kind'], read: (answer: Response) => Promise<T>): Promise<T> {
  try {
    return await read(await fetch(url, { signal: AbortSignal.timeout(patience) }));
  } catch {
    throw new UnreadFile(kind, url);
  }
}

const fetchTable = (url: string): Promise<unknown> => fetched(url, 'table', (answer) => answer.json());

/** Fetches a page of an atlas. As bytes: a file goes through another process of the browser before it is here. */
const fetchPage = (url: string): Promise<Page> =>
  fetched(url, 'picture', async (answer) => new Page(new Blob([await answer.arrayBuffer()]), url));

/** Fetches a picture, and does not decode it here: on WebGL the upload decodes anew whatever was decoded before. */
function fetchPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  return new Promise((done, fail) => {
    const missing = () => fail(new UnreadFile('picture', url));
    const late = setTimeout(missing, patience);
    picture.onload = () => {
      // A picture that has left would be held as long as it could have been waited for.
      clearTimeout(late);
      done(picture);
    };
    picture.onerror = missing;
    picture.src = url;
  });
}
