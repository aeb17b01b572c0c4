/** Firefox of this machine over WebDriver BiDi. Playwright 1.65 cannot drive it: findings/playwright-firefox-esr.sh. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '../../progress.ts';
import { type Engine, pressAt, pressOf, type Tab } from './tab.ts';

/** Node 20 has no WebSocket of its own; this one answers to the same names. */
const { WebSocket: Socket } = createRequire(import.meta.url)('ws') as { WebSocket: typeof WebSocket };

/** It asks nobody, tells nobody and opens nothing by itself. */
const prefs = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

type Answer = Record<string, unknown>;
interface Call {
  done(answer: Answer): void;
  failed(error: Error): void;
}

/** One line to the browser: commands are answered by their number. */
class Line {
  private readonly socket: WebSocket;
  private readonly open = new Map<number, Call>();
  private calls = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onmessage = ({ data }) => {
      const { id, result, error, message } = JSON.parse(String(data));
      const call = this.open.get(id);
      this.open.delete(id);
      if (error) call?.failed(new Error(`${error}: ${message}`));
      else call?.done(result);
    };
    socket.onclose = () => {
      for (const { failed } of this.open.values()) failed(new Error('Firefox is gone.'));
    };
  }

  static async to(address: string): Promise<Line> {
    const socket = new Socket(address);
    await new Promise((opened, failed) => {
      socket.onopen = opened;
      socket.onerror = () => failed(new Error(`Nothing answers at ${address}.`));
    });
    return new Line(socket);
  }

  call(method: string, params: object = {}): Promise<Answer> {
    const id = ++this.calls;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, failed) => this.open.set(id, { done, failed }));
  }
}

/** Waits for the line in which the browser says where it listens. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((found, failed) => {
    let said = '';
    browser.stderr?.on('data', (text) => {
      said += text;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address) found(address);
    });
    browser.once('exit', (code) => failed(new Error(`Firefox ended with code ${code}: ${said.slice(-400)}`)));
  });

export async function openFirefox(program: string, env: NodeJS.ProcessEnv): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'captains-table-firefox-'));
  const lines = Object.entries(prefs).map((pref) => `user_pref(${pref.map((part) => JSON.stringify(part)).join()});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const flags = ['--profile', profile, '--no-remote', '--remote-debugging-port=0', '--width=1000', '--height=700'];
  const browser = spawn(program, [...flags, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((done) => browser.once('exit', done));
  const address = await waitFor('Firefox', addressOf(browser));
  const line = await Line.to(`${address}/session`);
  const { capabilities } = (await line.call('session.new', { capabilities: {} })) as { capabilities: Answer };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: () => openTab(line),
    async close() {
      await line.call('browser.close').catch(() => browser.kill());
      await waitFor('the end of Firefox', ended);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(line: Line): Promise<Tab> {
  const { context } = await line.call('browsingContext.create', { type: 'tab' });
  const loaded = { context, wait: 'complete' };
  const perform = (actions: object) => line.call('input.performActions', { context, actions: [actions] });
  return {
    async run(expression) {
      const answer = await line.call('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify({ value: await (${expression}) })`,
        target: { context },
        awaitPromise: true,
        // What a person has not pressed must not count as pressed.
        userActivation: false,
      });
      const { type, result, exceptionDetails } = answer as {
        type: string;
        result: { value: string };
        exceptionDetails?: { text: string };
      };
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value).value;
    },
    goto: async (url) => void (await line.call('browsingContext.navigate', { ...loaded, url })),
    reload: async () => void (await line.call('browsingContext.reload', loaded)),
    travel: async (delta) => void (await line.call('browsingContext.traverseHistory', { context, delta })),
    click: async (x, y) => void (await perform(pressAt(x, y))),
    key: async (value) => void (await perform(pressOf(value))),
    close: async () => void (await line.call('browsingContext.close', { context })),
  };
}
