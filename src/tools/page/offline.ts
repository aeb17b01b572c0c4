/**
 * The files that a browser needs to install the table and to run it without its server: a manifest with icons, the
 * stand-in for the server (sw.js), and stock.json, the list of all files with their digests. The page is told the version
 * it belongs to.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { classicScript } from './classic-script.ts';

const root = path.join(import.meta.dirname, '../../..');
const standIn = path.join(root, 'src/app/offline/stand-in.worker.ts');
const badge = path.join(root, 'assets/common/art/title/logo-badge.svg');
const night = '#0f1a28';

const groups = ['all', '1x', '2x', 'webm', 'mp3'] as const;
type Group = (typeof groups)[number];

const digestOf = (source: string | Uint8Array, kind: 'sha256' | 'sha384' = 'sha384'): Buffer =>
  createHash(kind).update(source).digest();

/** Tells by its sources which devices need a file: those with pictures of this size, with sounds of this format, or all. */
function groupOf(sources: readonly string[]): Group {
  const found = new Set(
    sources.map((source): Group => {
      const [, size] = /\/baked\/(?:bg\/)?([12]x)[-./]/.exec(source) ?? [];
      const [, format] = /\/sound\/[^/]+\.(webm|mp3)$/.exec(source) ?? [];
      return (size ?? format ?? 'all') as Group;
    }),
  );
  return found.size === 1 ? [...found][0] : 'all';
}

/** Draws the badge on a square; where the system cuts it to a shape of its own, with room around it. */
function icon(size: number, room: number): Uint8Array {
  const drawn = readFileSync(badge, 'utf8').replace(/<svg [^>]*>/, (tag) => {
    const [, left, top, width] = /viewBox="(-?\d+) (-?\d+) (\d+)/.exec(tag)!.map(Number);
    const [x, y, side] = [left - width * room, top - width * room, width * (1 + 2 * room)];
    const ground = room === 0 ? '' : `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${night}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}">${ground}`;
  });
  return new Resvg(drawn, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

const icons = [
  { size: 192, room: 0, purpose: 'any' },
  { size: 512, room: 0, purpose: 'any' },
  { size: 512, room: 0.2, purpose: 'maskable' },
] as const;

const manifest = (files: readonly string[]) => ({
  id: './',
  name: "The Captain's Table",
  short_name: "Captain's Table",
  description: 'Four pirate games on one big screen.',
  start_url: './',
  scope: './',
  display: 'fullscreen',
  background_color: night,
  theme_color: night,
  icons: icons.map(({ size, purpose }, i) => ({
    ...{ src: files[i], sizes: `${size}x${size}`, type: 'image/png', purpose },
  })),
});

export const offlineInBuild = (): Plugin => ({
  name: 'offline-in-build',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      // A program without a page of its own, as tests build it, has nothing to install.
      if (page?.type !== 'asset') return;
      const files: Record<Group, Record<string, string>> = { all: {}, '1x': {}, '2x': {}, webm: {}, mp3: {} };
      const list = (group: Group, file: string, source: string | Uint8Array) => {
        files[group][file] = `sha384-${digestOf(source).toString('base64')}`;
      };
      // The licences beside the page are for people who look into the folder.
      for (const [file, made] of Object.entries(bundle)) {
        if (!file.startsWith('assets/')) continue;
        if (made.type === 'chunk') list('all', file, made.code);
        else list(groupOf(made.originalFileNames), file, made.source);
      }
      const version = digestOf(`${page.source}${JSON.stringify(files)}`, 'sha256')
        .toString('hex')
        .slice(0, 16);
      page.source = String(page.source).replace('<html ', `<html data-version="${version}" `);
      list('all', 'index.html', page.source);
      const drawn = icons.map(({ size, room, purpose }) => {
        const source = icon(size, room);
        const fileName = `icon-${purpose}-${size}-${digestOf(source).toString('hex').slice(0, 8)}.png`;
        this.emitFile({ type: 'asset', fileName, source });
        return fileName;
      });
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('manifest.webmanifest', JSON.stringify(manifest(drawn)));
      // A browser starts it by itself, without the page.
      emit('sw.js', await classicScript(standIn, 'es2022'));
      emit('stock.json', JSON.stringify({ version, files }));
    },
  },
});
