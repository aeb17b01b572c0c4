/**
 * `npm run shots -- --out DIR [--renderer webgl|canvas] [--size 1920x1080] [--only NAME,...] [--twice]`: pictures of the
 * standard moments, or of those named; a game's name stands for all of its own, `house` for the screens before, beside and after a game. Same input, same pixels: `--twice` takes every picture again in a fresh browser and compares bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArgs } from './args.ts';
import { dist, freshDist } from './dist.ts';
import { launch, type Size } from './drive.ts';
import { needChromium } from './install-chromium.ts';
import { type Moment, moments, type Renderer } from './moments.ts';
import { takePicture } from './pictures.ts';
import { serve } from './serve.ts';
import { Stop } from './stop.ts';

const { values } = readArgs({
  options: {
    out: { type: 'string' },
    renderer: { type: 'string', default: 'webgl' },
    size: { type: 'string', default: '1920x1080' },
    only: { type: 'string' },
    twice: { type: 'boolean', default: false },
  },
});

function sizeOf(text: string): Size {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text) ?? [];
  if (!height) throw new Stop(`--size takes WIDTHxHEIGHT, not "${text}".`);
  return { width: Number(width), height: Number(height) };
}

function rendererOf(text: string): Renderer {
  if (text !== 'webgl' && text !== 'canvas') throw new Stop(`--renderer takes webgl or canvas, not "${text}".`);
  return text;
}

function momentsOf(only: string | undefined): readonly Moment[] {
  if (!only) return moments;
  return only.split(',').flatMap((name) => {
    const found = moments.filter(
      (candidate) =>
        candidate.name === name ||
        [candidate.demo?.game, candidate.saved?.().game].includes(name) ||
        (name === 'house' && !candidate.demo),
    );
    if (found.length === 0) throw new Stop(`There is no moment "${name}": ${moments.map((m) => m.name).join(', ')}.`);
    return found;
  });
}

if (!values.out) throw new Stop('Say where the pictures go: --out DIR.');
const out = values.out;
const renderer = rendererOf(values.renderer);
const size = sizeOf(values.size);
const wanted = momentsOf(values.only);

const chromium = await needChromium();
await freshDist();
mkdirSync(out, { recursive: true });
const server = await serve(dist);

async function shoot(moment: Moment): Promise<Buffer> {
  const browser = await launch(chromium);
  try {
    return await takePicture(browser, server.url, moment, renderer, size);
  } finally {
    await browser.close();
  }
}

async function take(moment: Moment): Promise<string> {
  const picture = await shoot(moment);
  writeFileSync(path.join(out, `${moment.name}.png`), picture);
  if (!values.twice) return 'taken';
  const again = await shoot(moment);
  if (picture.equals(again)) return 'same pixels twice';
  // Both are there to be laid side by side.
  writeFileSync(path.join(out, `${moment.name}.again.png`), again);
  return 'OTHER PIXELS the second time';
}

const failed: string[] = [];
for (const moment of wanted) {
  let word: string;
  try {
    word = await take(moment);
  } catch (error) {
    word = (error as Error).message;
  }
  if (!/^(taken|same)/.test(word)) failed.push(moment.name);
  console.log(`${moment.name}: ${word}`);
}
await server.close();
if (failed.length > 0) throw new Stop(`${failed.length} of ${wanted.length} went wrong: ${failed.join(', ')}.`);
