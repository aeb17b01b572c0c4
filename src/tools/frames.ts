/**
 * The cost of a frame: processor time of the page's own program on its main thread, frame by frame, stepped by hand and
 * read from a trace. Thread time, so waiting for the GPU process (or for a busy machine) is not in it; nor is what the
 * browser does around it. On WebGL the page gives every command that it always gives, but only one pixel is filled: in
 * this house a processor draws in place of a graphics card, and its work is not what is measured.
 */
import type { Browser, Page } from 'playwright-core';
import { type Driven, drive, type Size } from './drive.ts';
import { addressOfMoment, type Moment, type Renderer } from './moments.ts';
import { median, quantile } from './statistics.ts';
import { frameMark, frameTimes, type TraceEvent, traceCategories } from './trace.ts';

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

/** Runs so many frames, each a task of its own, and gives the most draw calls that one of them made. */
function runFrames({ page }: Driven, count: number, ms = frame): Promise<number> {
  return page.evaluate(
    async ([ms, count, mark]) => {
      const { advance, drawCalls } = window.stage!;
      let most = 0;
      for (let i = 0; i < count; i++) {
        await new Promise<void>((done, fail) => {
          setTimeout(() => {
            console.timeStamp(mark);
            advance(ms).then(done, fail);
          });
        });
        most = Math.max(most, drawCalls());
      }
      console.timeStamp(mark);
      return most;
    },
    [ms, count, frameMark] as const,
  );
}

async function oneRound(browser: Browser, url: string, moment: Moment, size: Size, frames: number) {
  const prepare = (page: Page) => page.addInitScript(fillOnePixel);
  const driven = await drive(browser, url, size, prepare);
  try {
    await driven.walk(moment.walk);
    await runFrames(driven, warmUp.still, stillMs);
    await runFrames(driven, warmUp.told);
    await browser.startTracing(driven.page, { categories: traceCategories });
    const drawCalls = await runFrames(driven, frames);
    const trace = (await browser.stopTracing()).toString();
    const costs = frameTimes((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
    return { jsP50: median(costs), jsP99: quantile(costs, 0.99), drawCalls };
  } finally {
    await driven.close();
  }
}

/** Gives the most draw calls of a frame while a moment is told. */
export async function mostDrawCalls(browser: Browser, url: string, moment: Moment, size: Size, frames = 120) {
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
  size: Size,
  { rounds = 3, frames = 150 } = {},
): Promise<FrameCost> {
  const done = [];
  for (let i = 0; i < rounds; i++) {
    done.push(await oneRound(browser, base + addressOfMoment(moment, renderer), moment, size, frames));
  }
  return {
    renderer,
    jsP50: median(done.map((round) => round.jsP50)),
    jsP99: median(done.map((round) => round.jsP99)),
    drawCalls: Math.max(...done.map((round) => round.drawCalls)),
  };
}
