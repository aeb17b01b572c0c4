/**
 * What a frame costs: processor time of the page's main thread, frame by frame, stepped by hand. Time is counted on the
 * thread itself, so waiting for the GPU process (or for a busy machine) is not in it. All of the thread's tasks count,
 * because a step goes on in microtasks, which are not counted as script; so the figure is an upper bound.
 */
import type { Browser, CDPSession } from 'playwright-core';
import { type Driven, drive, type Size } from './drive.ts';
import { addressOf, type Moment, type Renderer } from './moments.ts';
import { median, quantile } from './statistics.ts';

export interface FrameCost {
  renderer: Renderer;
  /** Milliseconds per frame. */
  jsP50: number;
  jsP99: number;
  /** The most that any of the frames made. */
  drawCalls: number;
}

const frame = 1000 / 60;
const warmUp = 30;

/** Seconds of work so far, in thread time. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** One frame as a task of its own. */
async function oneFrame({ page }: Driven): Promise<number> {
  return page.evaluate(
    (ms) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => {
          const { advance, drawCalls } = window.stage!;
          advance(ms).then(() => resolve(drawCalls()), reject);
        });
      }),
    frame,
  );
}

async function oneRound(browser: Browser, url: string, moment: Moment, size: Size, frames: number) {
  const driven = await drive(browser, url, size);
  try {
    await driven.walk(moment.walk);
    const session = await driven.page.context().newCDPSession(driven.page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (let i = 0; i < warmUp; i++) await oneFrame(driven);
    const costs: number[] = [];
    let drawCalls = 0;
    let before = await taskTime(session);
    for (let i = 0; i < frames; i++) {
      drawCalls = Math.max(drawCalls, await oneFrame(driven));
      const after = await taskTime(session);
      costs.push((after - before) * 1000);
      before = after;
    }
    return { jsP50: median(costs), jsP99: quantile(costs, 0.99), drawCalls };
  } finally {
    await driven.close();
  }
}

/** Medians over rounds, each in a fresh page. */
export async function measureFrames(
  browser: Browser,
  base: string,
  moment: Moment,
  renderer: Renderer,
  size: Size,
  { rounds = 3, frames = 120 } = {},
): Promise<FrameCost> {
  const done = [];
  for (let i = 0; i < rounds; i++) {
    done.push(await oneRound(browser, base + addressOf(moment.demo, renderer), moment, size, frames));
  }
  return {
    renderer,
    jsP50: median(done.map((round) => round.jsP50)),
    jsP99: median(done.map((round) => round.jsP99)),
    drawCalls: Math.max(...done.map((round) => round.drawCalls)),
  };
}
