/**
 * Hosts draw their deals from the tests' seed and not by true chance, so that a red run is red again. The Worker is reached
 * by no init script: its file is served with a line in front.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { isFree, seed } from '../seed.ts';
import { serveWithLines } from './served.ts';

if (isFree) console.info(`Hosts draw with the seed ${seed}: TABLE_SEED=${seed} repeats them.`);

/** mulberry32 in place of true chance. Handed over as text: it may use nothing but its parameter. */
function drawFrom(first: number): void {
  let state = first | 0;
  const draw = (words: Uint32Array) => {
    for (let n = 0; n < words.length; n++) {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      words[n] = (t ^ (t >>> 14)) >>> 0;
    }
    return words;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: draw });
}

/** No two hosts of a context draw alike: they know each other, and their matches, by what they draw. */
async function seededContext(context: BrowserContext): Promise<BrowserContext> {
  let hosts = 0;
  await context.route(/host\.worker[^/]*\.js/, async (route) => {
    const line = `(${drawFrom})(${seed + 7919 * hosts++});`;
    await serveWithLines(route, line);
  });
  return context;
}

export function seeded(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (...args) => seededContext(await newContext(...args));
  return browser;
}
