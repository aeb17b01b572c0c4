/** Reads the sources: the SVG files and what the manifests beside them say. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { artFolders } from './plan.ts';

export interface Slot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly font?: string;
  readonly size?: number;
  readonly [more: string]: unknown;
}

export type DrawnPoint = readonly [number, number];
export type Anchors = Readonly<Record<string, DrawnPoint | readonly DrawnPoint[]>>;

export interface Source {
  readonly name: string;
  readonly file: string;
  readonly size: readonly [number, number];
  readonly viewBox: readonly [number, number, number, number];
  readonly pivot: DrawnPoint;
  readonly slice?: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly layers?: readonly { readonly id: string; readonly default?: string; readonly blend?: string }[];
  readonly slots?: readonly Slot[];
  readonly anchors?: Anchors;
  readonly tile?: string;
  readonly blend?: string;
  readonly svg: string;
}

export function readSources(): Source[] {
  return artFolders.flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as { assets: Source[] };
    return manifest.assets.map((asset) => ({ ...asset, svg: readFileSync(path.join(folder, asset.file), 'utf8') }));
  });
}
