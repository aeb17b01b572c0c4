/** A launcher and the processes around it: it ends no stranger's, and two of them do not end each other's browsers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBrowser } from '../../src/tools/kiosk/browser.ts';
import { beTheOne } from '../../src/tools/kiosk/one-launcher.ts';
import { beginningOf } from '../../src/tools/kiosk/processes.ts';
import { until, waitFor } from '../progress.ts';

let dir: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'captains-table-launcher-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dir, { recursive: true });
});

/** A process with these words after its name, which runs until it is ended. */
async function stranger(...words: string[]): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', '--', ...words]);
  children.push(child);
  await waitFor('the other process', new Promise((begun) => child.stdout.once('data', begun)));
  return child as ChildProcess & { pid: number };
}

const ended = (child: ChildProcess) =>
  until(
    'the end of it',
    () => child.signalCode,
    (signal) => signal === 'SIGKILL',
  );

/** Opens a browser that cannot start, where the profile's lock names this process. */
async function openOver(child: { pid: number }, host = hostname()): Promise<void> {
  symlinkSync(`${host}-${child.pid}`, path.join(dir, 'SingletonLock'));
  await expect(
    openBrowser(path.join(dir, 'no-browser'), dir, 'http://127.0.0.1:1/', { headless: true }),
  ).rejects.toThrow();
}

it('a lock that was left behind and names a stranger ends nobody; its own browser is ended', async () => {
  const [other, near, own] = [
    await stranger('--user-data-dir=/somewhere/else'),
    await stranger(`--user-data-dir=${dir}-office`),
    await stranger(`--user-data-dir=${dir}`),
  ];
  await openOver(other);
  await openOver(near);
  await openOver(own, 'another-machine');
  await openOver(own);
  // Another one is not started over the files of one that is still going.
  expect(beginningOf(own.pid)).toBeNull();
  await ended(own);
  for (const child of [other, near]) expect(beginningOf(child.pid)).not.toBeNull();
});

it('a second launcher is told of the first, and comes when that has gone', async () => {
  const other = await stranger();
  const file = path.join(dir, 'launcher.json');
  beTheOne(dir, other.pid);
  expect(() => beTheOne(dir)).toThrow(`process ${other.pid}`);
  other.kill('SIGKILL');
  await ended(other);
  // It has left its sign behind.
  expect(existsSync(file)).toBe(true);
  const end = beTheOne(dir);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
  end();
  expect(existsSync(file)).toBe(false);
});

it('a sign with the number of another process of today, or one that nobody can read, counts for nothing', async () => {
  const other = await stranger();
  for (const left of [JSON.stringify({ pid: other.pid, since: 'long ago' }), '', '{"pid":1}']) {
    writeFileSync(path.join(dir, 'launcher.json'), left);
    expect(() => beTheOne(dir)()).not.toThrow();
  }
});
