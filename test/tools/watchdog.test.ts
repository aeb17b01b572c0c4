/** The watchdog of the tests, with little patience. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/tools/counts.ts';
import { progress, stalled, until, waitFor } from '../progress.ts';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

test('loses patience when nothing happens, and says what it waited for and what was done last', async () => {
  progress('a sail was set');
  const { signal } = new AbortController();
  const [said, gone] = [waitFor('a fair wind', new Promise(() => {})), waitFor('the anchor', Promise.resolve())];
  await gone;
  const ended = stalled({ looks: 3, every: 5, alsoCount: () => 0, signal });
  await expect(ended).rejects.toThrow(
    'Nothing has happened for 0.015 s. It waited for: a fair wind. The last was: a sail was set.',
  );
  expect(said).toBeInstanceOf(Promise);
});

test('waits as long as something happens, told by a helper or counted', async () => {
  const watch = new AbortController();
  let asserted = 0;
  let ended = false;
  stalled({ looks: 40, every: 5, alsoCount: () => asserted, signal: watch.signal }).catch(() => {
    ended = true;
  });
  for (let n = 0; n < 40; n++) {
    if (n % 2) asserted++;
    else progress('a wave');
    await wait(10);
  }
  expect(ended).toBe(false);
  watch.abort();
  await wait(300);
  expect(ended).toBe(false);
});

test('whoever looks for the sake of a test that was ended looks no more', async () => {
  let looked = 0;
  const looking = until(
    'land',
    () => ++looked < 0,
    (seen) => seen,
    1,
  );
  const { signal } = new AbortController();
  const ended = stalled({ looks: 5, every: 5, alsoCount: () => 0, signal });
  await expect(Promise.race([looking, ended])).rejects.toThrow('It waited for: land (last seen: false).');
  const then = looked;
  await wait(30);
  expect(looked).toBe(then);
});

describe('vitest, run on files that hang', () => {
  const out = path.join(tmpdir(), `captains-table-hanging-${process.pid}.json`);
  let report: Report;
  beforeAll(async () => {
    const args = ['run', '--config', 'test/tools/hanging/vitest.config.ts', '--reporter=json', `--outputFile=${out}`];
    const env = { ...process.env, TABLE_PATIENCE: '0.5' };
    const ran = new Promise<unknown>((done) => {
      execFile(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { env }, done);
    });
    // It ends with a fault, as it should.
    expect(await waitFor('the run of the files that hang', ran)).toBeInstanceOf(Error);
    report = JSON.parse(readFileSync(out, 'utf8'));
  });
  afterAll(() => rmSync(out, { force: true }));

  const fileOf = (name: string) => report.testResults.find((file) => file.name.endsWith(`${name}.hang.ts`));
  const faultOf = (name: string): string =>
    fileOf('tests')
      ?.assertionResults.find(({ fullName }) => fullName === name)
      ?.failureMessages.join() ?? 'There is no such test.';

  test.each([
    ['waits for what never comes', 'It waited for: a ship with a cargo of tea. The last was:'],
    ['looks at what never changes', 'It waited for: high tide (last seen: "low"). The last was: high tide: saw "low".'],
    ['says nothing at all', 'No helper said what it waits for. The last was: "says nothing at all" began.'],
  ])('a test that %s is ended and says why', (name, why) => {
    expect(faultOf(name)).toContain('Nothing has happened for 0.5 s.');
    expect(faultOf(name)).toContain(why);
  });

  test.each([['takes its time, and something happens all the time'], ['sees something else with every look']])(
    'a test that %s is not',
    (name) => expect(faultOf(name)).toBe(''),
  );

  test.each([
    ['before', 'It waited for: a harbour that answers. The last was: its file began.'],
    ['after', 'It waited for: the last one who leaves. The last was: "is done" ended.'],
  ])('a hook that hangs %s all tests is ended and says why', (name, why) => {
    expect(fileOf(name)?.status).toBe('failed');
    expect(fileOf(name)?.message).toContain(why);
  });
});

test('every project of vitest has the watchdog and no other limit of time', async () => {
  const { default: config } = await import('../../vite.config.ts');
  const projects = config.test?.projects ?? [];
  expect(projects).toHaveLength(6);
  for (const project of projects)
    expect(project).toMatchObject({
      test: { setupFiles: expect.arrayContaining(['test/watchdog.ts']), testTimeout: 0, hookTimeout: 0 },
    });
});
