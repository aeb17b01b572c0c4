/**
 * The cost of a frame: processor time of the page's own program on its main thread, frame by frame, stepped by hand and
 * read from a trace. Thread time, so waiting for the GPU process (or for a busy machine) is not in it; nor is what the
 * browser does around it. On WebGL the page gives every command that it always gives, but only one pixel is filled: in
 * this house a processor draws in place of a graphics card, and its work is not what is measured.
 */
import type { Browser, Page } from 'playwright-core';
import { type DrivenPage, drive, type ViewportSize } from './drive.ts';
import { addressOfMoment, type Moment, type Renderer } from './moments.ts';
import { median, quantile } from './statistics.ts';
import { frameMark, frameTimes, type TraceEvent, traceCategories, wholeCategories, wholeFrameTimes } from './trace.ts';

export interface FrameCost {
  renderer: Renderer;
  /** Milliseconds per frame. */
  jsP50: number;
  jsP99: number;
  /** The most that any of the frames made. */
  drawCalls: number;
}

const frame = 1000 / 60;
/**
 * Frames before the measured ones. The first many are drawn while the table stands all but still, so that the browser has
 * compiled what draws before anything is told: a table has always drawn thousands of frames before.
 */
const warmUp = { still: 300, told: 30 };
const stillMs = 0.02;

/** Runs in the page before anything else there. */
function fillOnePixel(): void {
  const gl = WebGLRenderingContext.prototype;
  const { scissor, disable, enable } = gl;
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context = (getContext as (...args: unknown[]) => RenderingContext | null).apply(this, args);
    if (context instanceof WebGLRenderingContext) {
      enable.call(context, context.SCISSOR_TEST);
      scissor.call(context, 0, 0, 1, 1);
    }
    return context;
  } as typeof getContext;
  gl.scissor = function () {
    scissor.call(this, 0, 0, 1, 1);
  };
  gl.disable = function (what) {
    if (what !== this.SCISSOR_TEST) disable.call(this, what);
  };
}

/**
 * Runs so many frames, each a task of its own, and gives the most draw calls that one of them made. `shown`: each waits until
 * the browser shows the one before.
 */
function runFrames({ page }: DrivenPage, count: number, ms = frame, shown = false): Promise<number> {
  return page.evaluate(
    async ([ms, count, mark, shown]) => {
      const { advance, drawCalls } = window.stage!;
      const later = shown ? requestAnimationFrame : setTimeout;
      let most = 0;
      for (let i = 0; i < count; i++) {
        await new Promise<void>((done, fail) => {
          later(() => {
            console.timeStamp(mark);
            advance(ms).then(done, fail);
          });
        });
        most = Math.max(most, drawCalls());
      }
      console.timeStamp(mark);
      return most;
    },
    [ms, count, frameMark, shown] as const,
  );
}

async function traced(browser: Browser, { page }: DrivenPage, categories: string[], run: () => Promise<unknown>) {
  await browser.startTracing(page, { categories });
  await run();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Figures of one page: milliseconds a frame, and the most draw calls that any of the frames made. */
export type FrameRound = Pick<FrameCost, 'jsP50' | 'jsP99' | 'drawCalls'>;

/** Measures the page's own program in one fresh page. */
export async function frameRound(
  browser: Browser,
  url: string,
  moment: Moment,
  size: ViewportSize,
  frames: number,
): Promise<FrameRound> {
  const prepare = (page: Page) => page.addInitScript(fillOnePixel);
  const driven = await drive(browser, url, size, prepare);
  try {
    await driven.walk(moment.walk);
    await runFrames(driven, warmUp.still, stillMs);
    await runFrames(driven, warmUp.told);
    let drawCalls = 0;
    const trace = await traced(browser, driven, traceCategories, async () => {
      drawCalls = await runFrames(driven, frames);
    });
    const costs = frameTimes(trace);
    return { jsP50: median(costs), jsP99: quantile(costs, 0.99), drawCalls };
  } finally {
    await driven.close();
  }
}

/**
 * Measures whole frames in one fresh page, and gives the median in milliseconds of processor time: what the browser does
 * to show them as well, in the page's process and in the one that draws.
 */
export async function wholeFrames(browser: Browser, url: string, moment: Moment, size: ViewportSize, frames: number) {
  const driven = await drive(browser, url, size);
  try {
    await driven.walk(moment.walk);
    await runFrames(driven, warmUp.told, frame, true);
    const run = () => runFrames(driven, frames, frame, true);
    return median(wholeFrameTimes(await traced(browser, driven, wholeCategories, run)));
  } finally {
    await driven.close();
  }
}

/** Gives the most draw calls of a frame while a moment is told. */
export async function mostDrawCalls(browser: Browser, url: string, moment: Moment, size: ViewportSize, frames = 120) {
  const driven = await drive(browser, url, size, (page: Page) => page.addInitScript(fillOnePixel));
  try {
    await driven.walk(moment.walk);
    return await runFrames(driven, frames);
  } finally {
    await driven.close();
  }
}

/** Gives medians over rounds, each in a fresh page. */
export async function measureFrames(
  browser: Browser,
  base: string,
  moment: Moment,
  renderer: Renderer,
  size: ViewportSize,
  { rounds = 3, frames = 150 } = {},
): Promise<FrameCost> {
  const done = [];
  for (let i = 0; i < rounds; i++) {
    done.push(await frameRound(browser, base + addressOfMoment(moment, renderer), moment, size, frames));
  }
  return {
    renderer,
    jsP50: median(done.map((round) => round.jsP50)),
    jsP99: median(done.map((round) => round.jsP99)),
    drawCalls: Math.max(...done.map((round) => round.drawCalls)),
  };
}
