/** WebKitGTK of this machine, by WebDriver as its driver speaks it: plain requests over HTTP. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { until, waitFor } from '../../progress.ts';
import { type Engine, pressAt, pressOf, type Tab } from './tab.ts';

/** Milliseconds that a function in the page may take; the watchdog of the tests is the judge. */
const scriptTime = 3_600_000;

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** Runs in the page: works the expression out and tells how it ended. */
const asked = (expression: string) => `
  const done = arguments[0];
  (async () => done({ value: (await (${expression})) ?? null }))().catch((error) => done({ failed: String(error) }));`;

export async function openWebKit(driver: string, program: string, env: NodeJS.ProcessEnv): Promise<Engine> {
  const port = await freePort();
  const process = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const ended = new Promise((done) => process.once('exit', done));
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value as never;
  };
  const there = () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    );
  await until('the driver of WebKitGTK', there, (seen) => seen);
  const browser = { binary: program, args: ['--automation'] };
  const always = { 'webkitgtk:browserOptions': browser, timeouts: { script: scriptTime, pageLoad: scriptTime } };
  const { sessionId, capabilities } = await waitFor(
    'WebKitGTK',
    ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: { alwaysMatch: always },
    }),
  );
  const session = `/session/${sessionId}`;
  const [first] = await ask<string[]>('GET', `${session}/window/handles`);
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    // The first window stays empty and asks for the others: with the last one that is closed the session ends. A press in a tab that is not in front
    // is never answered, so each page has a window of its own.
    async open() {
      await ask('POST', `${session}/window`, { handle: first });
      const { handle } = await ask<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' });
      await ask('POST', `${session}/window`, { handle });
      await ask('POST', `${session}/window/rect`, { width: 1000, height: 700 });
      return tabOf(ask, session, handle);
    },
    async close() {
      await ask('DELETE', session).catch(() => {});
      process.kill();
      await waitFor('the end of the driver of WebKitGTK', ended);
    },
  };
}

function tabOf(ask: Ask, session: string, handle: string): Tab {
  /** The driver speaks to one tab at a time. */
  const here = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    await ask('POST', `${session}/window`, { handle });
    return ask<T>(method, `${session}${path}`, body);
  };
  const perform = (actions: object) => here<null>('POST', '/actions', { actions: [actions] });
  return {
    async run(expression) {
      const answer = await here<{ failed?: string; value?: unknown }>('POST', '/execute/async', {
        script: asked(expression),
        args: [],
      });
      if (answer.failed !== undefined) throw new Error(answer.failed);
      return answer.value;
    },
    goto: async (url) => void (await here('POST', '/url', { url })),
    reload: async () => void (await here('POST', '/refresh', {})),
    travel: async (steps) => void (await here('POST', steps < 0 ? '/back' : '/forward', {})),
    click: async (x, y) => void (await perform(pressAt(x, y))),
    key: async (value) => void (await perform(pressOf(value))),
    close: async () => void (await here('DELETE', '/window')),
  };
}
