/** The page of this tree against that of another one: its frames on WebGL, whole frames on Canvas, and the first picture. */
import type { Browser } from 'playwright-core';
import { firstPicture } from '../first-visit.ts';
import { type FrameRound, frameRound, wholeFrames } from '../frames.ts';
import { addressOfMoment, type Moment } from '../moments.ts';
import { type Bound, type Figure, inTurn, notSlower } from './rounds.ts';

/** Addresses at which both pages are served, this tree's first. */
export interface Bases {
  mine: string;
  other: string;
  /** True where the other page has levels of quality: an older one takes no address that names one. */
  levels: boolean;
}

/** Conditions under which the two are measured; `told` hears why something was not. */
export interface Trial {
  browser: Browser;
  bases: Bases;
  rounds: number;
  told: (error: Error) => void;
}

/** Levels of quality at which this tree's frames are measured; the other tree's are those of Plain. */
const levels: readonly (readonly [quality: 'plain' | 'high', bound: Bound])[] = [
  ['plain', { most: 1.1 }],
  ['high', { most: 1.4 }],
];
/** Bound of a whole frame on Canvas, and the size at which it is drawn. */
const wholeBound: Bound = { most: 1.3 };
const small = { width: 1280, height: 720 };
const large = { width: 1920, height: 1080 };
/**
 * Frames that are measured. The slowest hundredth of fewer ones on WebGL is a frame or two: whether one beat more begins among
 * them would decide.
 */
const frames = { webgl: 600, canvas: 150 };

const at = (moment: Moment, quality: string, known = true): Moment =>
  known ? { ...moment, query: { ...moment.query, quality } } : moment;

/** Compares the processor time of the page's own program a frame on WebGL (docs/decisions.md, frame cost), at Plain and at High. */
export async function framesAgainst({ browser, bases, rounds, told }: Trial, moment: Moment): Promise<Figure[]> {
  const { mine, other, levels: known } = bases;
  const measure =
    (base: string, quality: string, named = true) =>
    () =>
      frameRound(browser, base + addressOfMoment(at(moment, quality, named), 'webgl'), moment, large, frames.webgl);
  const [theirs, ...ours] = await inTurn(
    rounds,
    [measure(other, 'plain', known), ...levels.map(([quality]) => measure(mine, quality))],
    told,
  );
  const taken = (key: keyof FrameRound, runs: readonly FrameRound[]) => runs.map((run) => run[key]);
  return levels.flatMap(([quality, bound], i) =>
    (['jsP50', 'jsP99'] as const).flatMap((key): Figure[] => {
      const runs = ours[i];
      if (!runs) return [];
      const name = `${moment.name}, WebGL, ${quality}, ${key === 'jsP50' ? 'p50' : 'p99'} (ms)`;
      return [{ name, mine: taken(key, runs), other: theirs ? taken(key, theirs) : null, bound }];
    }),
  );
}

/** Compares whole frames on Canvas at 720p: style, layout, painting, raster and compositing as well. */
export async function canvasAgainst({ browser, bases, rounds, told }: Trial, moment: Moment): Promise<Figure[]> {
  const { mine, other, levels: known } = bases;
  const measure =
    (base: string, named = true) =>
    () =>
      wholeFrames(browser, base + addressOfMoment(at(moment, 'plain', named), 'canvas'), moment, small, frames.canvas);
  const [ours, theirs] = await inTurn(rounds, [measure(mine), measure(other, known)], told);
  if (!ours) return [];
  const name = `${moment.name}, Canvas, 720p, whole frame, p50 (ms)`;
  return [{ name, mine: ours, other: theirs ?? null, bound: wholeBound }];
}

/** Compares the time until the first picture of a stranger's visit. */
export async function picturesAgainst(
  { browser, bases, rounds, told }: Trial,
  name: string,
  address: string,
): Promise<Figure[]> {
  const measure = (base: string) => () => firstPicture(browser, base + address);
  const [ours, theirs] = await inTurn(rounds, [measure(bases.mine), measure(bases.other)], told);
  if (!ours) return [];
  return [{ name: `${name}, first picture (ms)`, mine: ours, other: theirs ?? null, bound: notSlower }];
}
