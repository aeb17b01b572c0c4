/**
 * The built program with a script of the tests before its own, for browsers in which a driver puts none there: what goes
 * wrong is kept, Workers and sound are counted, and where wanted time stands still.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { dist } from '../../../src/tools/dist.ts';
import { epoch, installClock } from '../../../src/tools/page-clock.ts';
import { type Served, serve } from '../../../src/tools/serve.ts';
import { slowHost } from '../../page/slow-host.ts';

declare global {
  interface Window {
    /** What went wrong in this document. */
    __troubles?: string[];
    /** Everything that can sound. */
    __sounds?: AudioContext[];
    /** How often this page was shown, and how often of these it came out of the browser's page cache. */
    __shown?: { times: number; kept: number };
  }
}

/** Runs in the page before anything else there. */
function watch(): void {
  const troubles: string[] = [];
  const sounds: AudioContext[] = [];
  const shown = { times: 0, kept: 0 };
  Object.assign(window, { __troubles: troubles, __sounds: sounds, __shown: shown });
  const textOf = (what: unknown) => String((what as Error | null)?.stack || what);
  // Files that do not come tell nobody but themselves. Firefox says so of a script, too, that runs and is to be fetched ahead.
  const heard = ({ error, message, target }: ErrorEvent) => {
    const { outerHTML, nodeName } = target as Partial<Element>;
    if (nodeName === 'LINK') return;
    troubles.push(message ? `${message} ${textOf(error)}` : `failed: ${outerHTML ?? target}`);
  };
  window.addEventListener('error', heard, true);
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(textOf(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    troubles.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]) => {
    troubles.push(said.map(textOf).join(' '));
    error.apply(console, said);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    shown.times++;
    if (persisted) shown.kept++;
  });
  window.AudioContext = class extends AudioContext {
    constructor(...options: ConstructorParameters<typeof AudioContext>) {
      super(...options);
      sounds.push(this);
    }
  };
}

/** Writes down what an init script would run. */
async function scriptOf(prepare: (page: Page) => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const addInitScript = async (run: unknown, arg: unknown) =>
    void lines.push(`(${run})(${JSON.stringify(arg) ?? ''});`);
  await prepare({ addInitScript } as unknown as Page);
  return lines.join('\n');
}

/** `still`: time stands still until a test moves it. */
export async function serveWatched(still: boolean): Promise<Served> {
  const before = await scriptOf(async (page) => {
    await page.addInitScript(watch);
    await slowHost(page);
    if (still) await page.addInitScript(installClock, { epoch, seed: 1 });
  });
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const page = html.replace('<meta charset', '<script src="./before.js"></script><meta charset');
  if (page === html) throw new Error('There is no place for a script before the others.');
  return serve(dist, [0], [], (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://table');
    const [type, text] = pathname === '/before.js' ? ['text/javascript', before] : ['text/html', page];
    if (pathname !== '/before.js' && pathname !== '/') return false;
    res.setHeader('Content-Type', `${type}; charset=utf-8`);
    res.setHeader('Cache-Control', 'no-cache');
    res.end(text);
    return true;
  });
}
