/**
 * Measures light on rendered frames and finds what of it pulses. A pulse of a sample is a brightening of more than a tenth of
 * full scale that rises and falls within one second (docs/decisions.md, light); it has fallen when more than a tenth and more
 * than half of it is gone: smoke that thins slowly is no pulse.
 */
import type { OpenStage } from './open-stage.ts';

/** Samples side by side in a picture, however large it is drawn: one stands for 4 x 4 of the 1920 x 1080 reference. */
export const across = 480;
const sampleArea = 16;
const threshold = 0.1;
const within = 1000;
/** Less light than this is a glint (a spark, a tracer's dot), not a pulse: 0.1 % of the picture. */
const glint = 2000;
/** Light that comes and goes within so many milliseconds does so at once. */
const moment = 100;

export interface Frame {
  at: number;
  /** Relative luminance of every sample, 0 to 1. */
  seen: Float32Array;
  /** What of it is made by that whose pulses are looked for: what pulses as much without it is none of them. */
  made: Float32Array;
  /**
   * Luminance of the picture itself, where `seen` is but what is added to it: smoke adds more light where water glitters
   * dark, though nobody sees a brightening there.
   */
  picture?: Float32Array;
}

export interface Pulse {
  /** When it goes out. */
  at: number;
  area: number;
}

const linear = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2);

/** Gives the canvas itself where it can be read, or a copy of what a graphics processor has just drawn on it. */
function readable(canvas: HTMLCanvasElement): Pick<CanvasRenderingContext2D, 'getImageData'> {
  const own = canvas.getContext('2d');
  if (own) return own;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  copy.drawImage(canvas, 0, 0);
  return copy;
}

/** Of every sample of the picture as it is. */
export function luminance({ game }: OpenStage): Float32Array {
  const { width, height } = game.canvas;
  const { data } = readable(game.canvas).getImageData(0, 0, width, height);
  const stride = width / across;
  const out = new Float32Array(across * (height / stride));
  let n = 0;
  for (let y = 0; y < height; y += stride) {
    for (let x = 0; x < width; x += stride) {
      const i = (y * width + x) * 4;
      out[n++] = 0.2126 * linear[data[i]] + 0.7152 * linear[data[i + 1]] + 0.0722 * linear[data[i + 2]];
    }
  }
  return out;
}

/** Samples of a block's side: 64 pixels of the 1920 x 1080 reference, a third of what a pulse may cover. */
const side = 16;

/** Gives every sample the mean of its block: an edge that passes is movement there, and no light. */
export function inBlocks(samples: Float32Array): Float32Array {
  const wide = across / side;
  const blockOf = (i: number) => Math.floor(i / across / side) * wide + Math.floor((i % across) / side);
  const sums = new Float64Array(wide * Math.ceil(samples.length / across / side));
  const counts = new Uint16Array(sums.length);
  for (let i = 0; i < samples.length; i++) {
    sums[blockOf(i)] += samples[i];
    counts[blockOf(i)]++;
  }
  return samples.map((_, i) => sums[blockOf(i)] / counts[blockOf(i)]);
}

/**
 * Samples that pulse, as `area[rise][fall]`: the frames in which they begin to brighten and to darken; and as `bright` those of
 * them where the picture itself grows more than a tenth brighter.
 */
function pulsing(frames: readonly Frame[]): { area: number[][]; bright: number[][] } {
  const none = () => frames.map(() => new Array<number>(frames.length).fill(0));
  const [area, bright] = [none(), none()];
  const samples = frames[0].seen.length;
  /** More than a tenth, and more than what lies there does without it: a ship that passes under a veil is no light. */
  const makes = (s: number, high: number, low: number) => {
    const made = frames[high].made[s] - frames[low].made[s];
    return made > Math.max(threshold, (frames[high].seen[s] - frames[low].seen[s]) / 2);
  };
  const brightens = (s: number, high: number, low: number) => {
    const [{ picture: there }, { picture: before }] = [frames[high], frames[low]];
    return !there || !before || there[s] - before[s] > threshold;
  };
  for (let s = 0; s < samples; s++) {
    let low = frames[0].seen[s];
    let rise = 0;
    let high = -1;
    let fall = 0;
    for (const [f, { seen }] of frames.entries()) {
      const value = seen[s];
      if (high < 0) {
        if (value <= low) {
          low = value;
          rise = f;
        } else if (value - low > threshold) {
          high = value;
          fall = f;
        }
      } else if (value >= high - 0.02) {
        high = Math.max(high, value);
        fall = f;
      } else if (high - value > Math.max(threshold, (high - low) / 2)) {
        const soon = frames[f].at - frames[rise].at <= within;
        if (soon && (makes(s, fall, rise) || makes(s, fall, f))) {
          area[rise][fall] += sampleArea;
          if (brightens(s, fall, rise) || brightens(s, fall, f)) bright[rise][fall] += sampleArea;
        }
        high = -1;
        low = value;
        rise = f;
      }
    }
  }
  return { area, bright };
}

/**
 * Pulses of the whole picture. Light that comes and goes in the same moments is one; so are lights that come one after
 * the other and go out together (the guns of one volley). What drifts (smoke, a ball's trail) comes and goes everywhere at another time: it is no
 * pulse unless much of it does so at once.
 */
export function pulses(frames: readonly Frame[], factor: number, least = glint): Pulse[] {
  // A light goes out over 220 at Normal speed, and where it is white it is seen to later than at its rim.
  const goesOut = Math.max(moment, Math.min(300, 500 * factor));
  const { area, bright } = pulsing(frames);
  const near = (a: number, b: number, ms: number) => Math.abs(frames[a].at - frames[b].at) <= ms / 2;
  const all = frames.map((_, f) => f);
  const sum = (of: readonly number[][], rises: number[], falls: number[]) =>
    rises.reduce((n, rise) => n + falls.reduce((m, fall) => m + of[rise][fall], 0), 0);
  const found: Pulse[] = [];
  for (;;) {
    let best = { area: 0, fall: 0 };
    for (const fall of all) {
      const falls = all.filter((f) => near(f, fall, goesOut));
      for (const rise of all) {
        const here =
          area[rise][fall] === 0
            ? 0
            : sum(
                area,
                all.filter((r) => near(r, rise, moment)),
                falls,
              );
        if (here > best.area) best = { area: here, fall };
      }
    }
    if (best.area < least) return found.sort((a, b) => a.at - b.at);
    const falls = all.filter((f) => near(f, best.fall, goesOut));
    // Of the light that goes out with it, what came at once with enough of its kind.
    const rises = all.filter(
      (rise) =>
        sum(
          area,
          all.filter((r) => near(r, rise, moment)),
          falls,
        ) >=
        least / 2,
    );
    const lit = sum(bright, rises, falls);
    if (lit >= least) found.push({ at: frames[best.fall].at, area: lit });
    for (const rise of all) for (const fall of falls) area[rise][fall] = 0;
  }
}

/** The most pulses that go out within any one second. */
export function mostPerSecond(found: readonly Pulse[]): number {
  return Math.max(0, ...found.map(({ at }) => found.filter((p) => p.at >= at && p.at < at + 1000).length));
}
