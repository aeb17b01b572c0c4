import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Ended {
  code: number | null;
  text: string;
}

function program(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/tools/run.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
    // Not "exit": the last of the output may come after it.
    child.on('close', (code) => resolve({ code, text }));
  });
}

test('a program that does not exist', async () => {
  expect(await program('nothing')).toEqual({ code: 2, text: 'There is no program "nothing".\n' });
  expect((await program('../../package')).code).toBe(2);
});

test('a mistake is one sentence and exit code 1, for two programs at once as well', async () => {
  const wrong = () => program('start', '--port', 'many');
  const complaint = { code: 1, text: '--port takes a whole number from 1 to 65535, not "many".\n' };
  const bundles = () => readdirSync('node_modules/.cache/captains-table').filter((name) => name.startsWith('start-'));
  const before = bundles();
  expect(await Promise.all([wrong(), wrong()])).toEqual([complaint, complaint]);
  // One that was killed left its bundle, and somebody may be running one of their own; ours are gone.
  const left = bundles().filter((name) => !before.includes(name));
  for (const name of left) expect(() => process.kill(Number(name.split('-')[1]), 0)).not.toThrow();
});

test('an unknown option and an unknown step are named', async () => {
  expect((await program('test', '--fast')).text).toContain("Unknown option '--fast'");
  const unknown = await program('test', '--only', 'luck');
  expect(unknown.code).toBe(1);
  expect(unknown.text).toContain('There is no step "luck"');
});
