/** What `npm run art` left in assets/: the description and the pictures must agree with each other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { FrameInfo } from '../../src/tools/art/frame.ts';
import type { Atlas, PackedFrame } from '../../src/tools/art/pages.ts';
import { browserDrawn, maxPage, packs, pixelFolder, scales } from '../../src/tools/art/plan.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

interface Pack {
  readonly name: string;
  readonly frames: Readonly<Record<string, FrameInfo>>;
  readonly guns?: Readonly<Record<string, readonly unknown[]>>;
}

function readPack(name: string) {
  const folder = path.join('assets', name, 'baked');
  const atlases = scales.map((scale) => ({ scale, atlas: readJson<Atlas>(path.join(folder, `${scale}x.json`)) }));
  return { folder, pack: readJson<Pack>(path.join(folder, 'pack.json')), atlases };
}

const at = ({ frame }: PackedFrame): string => [frame.x, frame.y, frame.w, frame.h].join();

/** Pairs of frames that share pixels without being the same picture. */
function overlaps(frames: readonly PackedFrame[]): string[] {
  const sorted = [...frames].sort((a, b) => a.frame.x - b.frame.x);
  return sorted.flatMap((one, index) => {
    const bad: string[] = [];
    for (const two of sorted.slice(index + 1)) {
      if (two.frame.x >= one.frame.x + one.frame.w) break;
      const apart = one.frame.y >= two.frame.y + two.frame.h || two.frame.y >= one.frame.y + one.frame.h;
      if (!apart && at(one) !== at(two)) bad.push(`${one.filename} and ${two.filename}`);
    }
    return bad;
  });
}

describe.each(packs.map(({ name }) => name))('the pack %s', (name) => {
  const { folder, pack, atlases } = readPack(name);
  const framesAt = (index: number) => atlases[index]!.atlas.textures.flatMap((texture) => texture.frames);

  test.each(scales.map((scale, index) => [scale, index]))('has every frame once at %sx', (_scale, index) => {
    const names = framesAt(index).map((frame) => frame.filename);
    expect(names.sort()).toEqual(Object.keys(pack.frames).sort());
  });

  test('has pages that exist, are of the size they claim, and are all named', async () => {
    const named: string[] = [];
    for (const { atlas, scale } of atlases) {
      for (const { image, size, frames } of atlas.textures) {
        named.push(image);
        const { width, height } = await sharp(path.join(folder, image)).metadata();
        expect([image, width, height]).toEqual([image, size.w, size.h]);
        expect(Math.max(size.w, size.h)).toBeLessThanOrEqual(maxPage);
        expect(image.startsWith(`${scale}x-`)).toBe(true);
        for (const { frame } of frames) {
          expect(Math.min(frame.x, frame.y)).toBeGreaterThan(0);
          expect(frame.x + frame.w).toBeLessThan(size.w);
          expect(frame.y + frame.h).toBeLessThan(size.h);
        }
      }
    }
    expect(readdirSync(folder).filter((file) => file.endsWith('.webp'))).toEqual(named.sort());
  });

  test('has no two frames over each other', () => {
    const bad = atlases.flatMap(({ atlas }) => atlas.textures.flatMap((texture) => overlaps(texture.frames)));
    expect(bad).toEqual([]);
  });

  test('has frames of the size that pack.json says, at both scales', () => {
    for (const [index, scale] of scales.entries()) {
      for (const { filename, sourceSize, spriteSourceSize, frame } of framesAt(index)) {
        const info = pack.frames[filename]!;
        expect([filename, sourceSize.w, sourceSize.h]).toEqual([filename, info.w * scale, info.h * scale]);
        expect([spriteSourceSize.w, spriteSourceSize.h]).toEqual([frame.w, frame.h]);
        expect(spriteSourceSize.x + spriteSourceSize.w).toBeLessThanOrEqual(sourceSize.w);
        expect(spriteSourceSize.y + spriteSourceSize.h).toBeLessThanOrEqual(sourceSize.h);
      }
    }
  });

  test('leaves what is stretched or tiled untrimmed, with insets that fit', () => {
    const trimmed = new Set(
      atlases.flatMap((_, index) => framesAt(index).filter((f) => f.trimmed)).map((f) => f.filename),
    );
    for (const [frame, { slice, tile, w, h }] of Object.entries(pack.frames)) {
      if (slice ?? tile) expect([frame, trimmed.has(frame)]).toEqual([frame, false]);
      if (!slice) continue;
      expect([frame, slice.left + slice.right < w, slice.top + slice.bottom < h]).toEqual([frame, true, true]);
    }
  });

  test('has a frame for every layer', () => {
    for (const [frame, { layers = [] }] of Object.entries(pack.frames)) {
      for (const { id } of layers) expect(Object.keys(pack.frames)).toContain(`${frame}/${id}`);
    }
  });
});

test('a cannon card has as many places for guns as guns', () => {
  const { guns = {} } = readPack('treasure-fleet').pack;
  expect(Object.entries(guns).map(([count, places]) => [count, places.length])).toEqual([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
  ]);
});

test('no frame has the same name in two packs', () => {
  const names = packs.flatMap(({ name }) => Object.keys(readPack(name).pack.frames));
  expect(new Set(names).size).toBe(names.length);
});

describe('backgrounds', () => {
  const folder = 'assets/common/baked/bg';
  type Background = { w: number; h: number; density: number };
  const images = readJson<Record<string, Background>>(path.join(folder, 'images.json'));

  test.each(scales)('have the size they claim at %sx, and nothing else lies there', async (scale) => {
    for (const [name, { w, h, density }] of Object.entries(images)) {
      const { width, height } = await sharp(path.join(folder, `${scale}x`, `${name}.webp`)).metadata();
      expect([name, width, height]).toEqual([name, w * density * scale, h * density * scale]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(maxPage);
    }
    const names = Object.keys(images).map((name) => `${name}.webp`);
    expect(readdirSync(path.join(folder, `${scale}x`)).sort()).toEqual(names.sort());
  });

  test('have the pixels that a browser must draw', () => {
    for (const name of browserDrawn) {
      for (const scale of scales) expect(existsSync(path.join(pixelFolder, `${scale}x`, `${name}.webp`))).toBe(true);
    }
  });
});

describe('fonts', () => {
  const folder = 'assets/common/fonts';
  const css = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
  // One file may stand for several weights.
  const named = [...new Set([...css.matchAll(/url\('\.\/([^']+)'\)/g)].map((match) => match[1]!))];

  test('are the files that fonts.css names', () => {
    expect(readdirSync(folder).filter((file) => file.endsWith('.woff2'))).toEqual(named.sort());
  });

  test('weigh no more than 200 kB', () => {
    const bytes = named.reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(200_000);
  });
});

test('a first visit to the demo of Treasure Fleet loads at most 2.6 MB of art', () => {
  const sky = ['sky-dusk', 'sun-disc', 'cloud-strip-1', 'cloud-strip-2'];
  const sea = ['sea-gradient', 'sea-crest-1', 'sea-crest-2', 'sea-crest-3', 'sea-crest-foam', 'sea-glitter'];
  const deck = ['deck-planks', 'gunwale', 'vignette'];
  const files = [
    ...['common', 'treasure-fleet'].flatMap((name) => {
      const { folder, atlases } = readPack(name);
      return ['pack.json', '1x.json', ...atlases[0]!.atlas.textures.map((texture) => texture.image)].map((file) =>
        path.join(folder, file),
      );
    }),
    ...[...sky, ...sea, ...deck].map((name) => `assets/common/baked/bg/1x/${name}.webp`),
    ...readdirSync('assets/common/fonts')
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `assets/common/fonts/${file}`),
  ];
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(2_600_000);
});
