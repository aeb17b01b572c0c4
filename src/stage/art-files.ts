/** Where the baked art lies. The only place that knows file names; Vite turns them into hashed URLs. */
import sizes from '../../assets/common/baked/bg/images.json';
import type { FrameFacts } from './art.ts';

export interface PackFile {
  frames: Record<string, FrameFacts>;
  guns?: Record<string, [number, number][]>;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface AtlasFrame {
  filename: string;
  trimmed: boolean;
  sourceSize: { w: number; h: number };
  spriteSourceSize: Box;
  frame: Box;
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
  /** Of a big picture, in reference pixels. */
  size(name: string): { w: number; h: number };
}

const pages = import.meta.glob<string>('/assets/*/baked/*.webp', { query: '?url', import: 'default', eager: true });
const pictures = import.meta.glob<string>('/assets/common/baked/bg/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const atlases = import.meta.glob<{ textures: AtlasPage[] }>('/assets/*/baked/{1x,2x}.json', { import: 'default' });
const facts = import.meta.glob<PackFile>('/assets/*/baked/pack.json', { import: 'default' });

function at<T>(files: Record<string, T>, path: string): T {
  const file = files[path];
  if (file === undefined) throw new Error(`There is no file ${path}.`);
  return file;
}

export const artFiles: ArtFiles = {
  facts: (pack) => at(facts, `/assets/${pack}/baked/pack.json`)(),
  atlas: (pack, scale) => at(atlases, `/assets/${pack}/baked/${scale}x.json`)(),
  page: (pack, _scale, image) => at(pages, `/assets/${pack}/baked/${image}`),
  size: (name) => at(sizes as Record<string, { w: number; h: number }>, name),
  picture: (name, scale) => at(pictures, `/assets/common/baked/bg/${scale}x/${name}.webp`),
};

/** Rejects with a sentence that names the file. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    throw new Error(`The picture ${url.split('/').pop()} could not be read.`);
  }
  return picture;
}
