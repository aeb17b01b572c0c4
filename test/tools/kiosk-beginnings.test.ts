/** A kiosk that cannot begin ends with one sentence that says what to do, and without a stack. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startingChromium } from '../../src/tools/chromium.ts';
import { waitFor } from '../progress.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-beginnings-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A program that answers to `--version` with these words. */
function program(name: string, says: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, `#!/bin/sh\necho "${says}"\n`, { mode: 0o755 });
  return file;
}
const chromium = program('chromium', 'Chromium 156.0.8078.108 built on Debian');
const firefox = program('firefox', 'Mozilla Firefox 153.8.0esr');
const text = path.join(dir, 'text');
writeFileSync(text, '');

/** Runs the launcher with these words and variables, and gives all that it says until its end. */
function begin(words: readonly string[], variables: Record<string, string>) {
  const args = ['src/tools/run.mjs', 'kiosk', '--profile', path.join(dir, 'profile'), ...words];
  const none = { DISPLAY: '', WAYLAND_DISPLAY: '', XDG_RUNTIME_DIR: '', CHROMIUM: chromium };
  const child = spawn(process.execPath, args, { env: { ...process.env, ...none, ...variables } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  child.stdin.end();
  return waitFor(
    'the end of a kiosk that cannot begin',
    new Promise<{ code: number | null; said: string }>((tell) => {
      child.on('close', (code) => tell({ code, said }));
    }),
  );
}

const below = path.join(text, 'profile');

it.each([
  ['no display', [], {}, /There is no screen here\..*DISPLAY.*--headless/],
  ['a CHROMIUM that is Firefox', [], { CHROMIUM: firefox }, /no Chromium.*"Mozilla Firefox 153\.8\.0esr".*unset it/],
  [
    'a profile that cannot be made, with a number',
    ['--profile', below, '--pin', '1234'],
    {},
    /profile.* cannot be kept in .*--profile/,
  ],
  ['a reset there', ['--profile', below, '--reset-house'], {}, /office.* cannot be kept in .*--profile/],
])('%s', async (_, words, variables, sentence) => {
  const { code, said } = await begin(words, variables as Record<string, string>);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n\s+at |Error:|E[A-Z]{4,}:/);
  expect(code).toBe(1);
});

describe('a browser is believed in where it tells a version of Chromium', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([chromium, program('edge', 'Microsoft Edge 156.0'), program('brave', 'Brave Browser 156.1.2')])(
    '%s',
    (file) => {
      vi.stubEnv('CHROMIUM', file);
      expect(startingChromium()).toBe(file);
    },
  );

  it.each([
    ['that is Firefox', firefox, /no Chromium.*Firefox.*unset it/],
    ['without a word', program('silent', ''), /no Chromium.*unset it/],
    ['that is no program', text, /which does not start\..*unset it/],
    ['that fails', program('failing', 'Chromium 1"; exit 3; echo "'), /which does not start\..*unset it/],
    ['that is a folder', dir, /which does not start\..*unset it/],
    ['that is nowhere', '/nope', /"\/nope", which is not there\..*unset it/],
  ])('not one %s', (_, file, sentence) => {
    vi.stubEnv('CHROMIUM', file);
    expect(startingChromium).toThrow(sentence);
  });
});

it('a port that somebody has', async () => {
  const server = createServer();
  const port = await new Promise<number>((tell) => {
    server.listen(0, '127.0.0.1', () => tell((server.address() as { port: number }).port));
  });
  const { code, said } = await begin(['--port', `${port}`, '--headless'], {});
  server.close();
  expect(said).toMatch(new RegExp(`Port ${port} is taken.*Stop the program.*Saved games belong`));
  expect(said).not.toContain('leave it out');
  expect(code).toBe(1);
});
