/**
 * `npm run shots -- --out DIR [--renderer webgl|canvas] [--size 1920x1080 | --shapes wide,ten,four,upright]
 * [--language en|de|pseudo] [--quality high|middle|plain] [--only NAME,...] [--twice]`: pictures of the
 * standard moments, or of those named; `first-*` stands for all whose names begin so, a game's name for all of its own, `house` for the
 * screens before, beside and after a game. Same input, same pixels: `--twice` takes every picture again in a fresh browser and compares bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageFor } from '../words/language.ts';
import { readArgs } from './args.ts';
import { dist, freshDist } from './dist.ts';
import { launch, type ViewportSize } from './drive.ts';
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
    shapes: { type: 'string' },
    language: { type: 'string' },
    quality: { type: 'string' },
    only: { type: 'string' },
    twice: { type: 'boolean', default: false },
  },
});

function sizeOf(text: string): ViewportSize {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text) ?? [];
  if (!height) throw new Stop(`--size takes WIDTHxHEIGHT, not "${text}".`);
  return { width: Number(width), height: Number(height) };
}

/** Sizes of windows by the name of their shape. */
const shapes: Readonly<Record<string, ViewportSize>> = {
  wide: { width: 1920, height: 1080 },
  ten: { width: 1920, height: 1200 },
  four: { width: 1600, height: 1200 },
  upright: { width: 1080, height: 1920 },
};

/** A size of window, and what the names of its pictures end with. */
interface View {
  size: ViewportSize;
  ending: string;
}

function viewsOf(names: string | undefined, size: string): View[] {
  if (names === undefined) return [{ size: sizeOf(size), ending: '' }];
  return names.split(',').map((name) => {
    if (!(name in shapes)) throw new Stop(`--shapes takes ${Object.keys(shapes).join(', ')}, not "${name}".`);
    return { size: shapes[name], ending: `-${name}` };
  });
}

/** Gives the moment as it is in a language, unless it has one of its own. */
function spokenIn(id: string | undefined, moment: Moment): Moment {
  if (id === undefined) return moment;
  if (languageFor(id)?.id !== id) throw new Stop(`--language takes one of the house, not "${id}".`);
  return { ...moment, query: { language: id, ...moment.query } };
}

const levels = ['high', 'middle', 'plain'];

/** Gives the moment at a level of quality, unless it has one of its own. */
function drawnAt(level: string | undefined, moment: Moment): Moment {
  if (level === undefined) return moment;
  if (!levels.includes(level)) throw new Stop(`--quality takes ${levels.join(', ')}, not "${level}".`);
  return { ...moment, query: { quality: level, ...moment.query } };
}

function rendererOf(text: string): Renderer {
  if (text !== 'webgl' && text !== 'canvas') throw new Stop(`--renderer takes webgl or canvas, not "${text}".`);
  return text;
}

function momentsOf(only: string | undefined): readonly Moment[] {
  if (!only) return moments;
  return only.split(',').flatMap((name) => {
    const like = new RegExp(`^${name.replaceAll('*', '.*')}$`);
    const found = moments.filter(
      (candidate) =>
        like.test(candidate.name) ||
        (candidate.game ?? candidate.demo?.game ?? candidate.saved?.().game) === name ||
        (name === 'house' && !candidate.demo),
    );
    if (found.length === 0) throw new Stop(`There is no moment "${name}": ${moments.map((m) => m.name).join(', ')}.`);
    return found;
  });
}

if (!values.out) throw new Stop('Say where the pictures go: --out DIR.');
const out = values.out;
const renderer = rendererOf(values.renderer);
const views = viewsOf(values.shapes, values.size);
const wanted = momentsOf(values.only).map((moment) => drawnAt(values.quality, spokenIn(values.language, moment)));

const chromium = await needChromium();
await freshDist();
mkdirSync(out, { recursive: true });
const server = await serve(dist);

async function shoot(moment: Moment, { size }: View): Promise<Buffer> {
  const browser = await launch(chromium);
  try {
    return await takePicture(browser, server.url, moment, renderer, size);
  } finally {
    await browser.close();
  }
}

async function take(moment: Moment, view: View): Promise<string> {
  const name = moment.name + view.ending;
  const picture = await shoot(moment, view);
  writeFileSync(path.join(out, `${name}.png`), picture);
  if (!values.twice) return 'taken';
  const again = await shoot(moment, view);
  if (picture.equals(again)) return 'same pixels twice';
  // Both are there to be laid side by side.
  writeFileSync(path.join(out, `${name}.again.png`), again);
  return 'OTHER PIXELS the second time';
}

const failed: string[] = [];
const all = wanted.flatMap((moment) => views.map((view) => ({ moment, view })));
for (const { moment, view } of all) {
  const name = moment.name + view.ending;
  let word: string;
  try {
    word = await take(moment, view);
  } catch (error) {
    word = (error as Error).message;
  }
  if (!/^(taken|same)/.test(word)) failed.push(name);
  console.log(`${name}: ${word}`);
}
await server.close();
if (failed.length > 0) throw new Stop(`${failed.length} of ${all.length} went wrong: ${failed.join(', ')}.`);
