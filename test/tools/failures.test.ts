/** What failed is told with its place, its name and the beginning of its error, and nothing that counts goes untold. */
import { expect, test } from 'vitest';
import { count, type Report } from '../../src/tools/counts.ts';
import { failuresOf } from '../../src/tools/failures.ts';

const file = { name: `${process.cwd()}/test/a.test.ts`, startTime: 1000, endTime: 3500 };
const good = { status: 'passed', fullName: 'a thing works', failureMessages: [] };
const bad = {
  status: 'failed',
  fullName: ' a thing breaks',
  failureMessages: ['\u001b[31mError: one\u001b[39m\n\ntwo'],
};
const report = (passed: number, failed: number, testResults: Report['testResults']): Report => ({
  ...{ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 },
  testResults,
});
const told = (of: Report | null, exitCode: number, unhandled: string[] = []) => {
  const failures = failuresOf({ of: 'page', report: of, exitCode, mayBeEmpty: false, unhandled });
  expect(failures.length > 0).toBe(count(of, exitCode, false).failed > 0);
  return failures;
};

test('nothing of a clean run', () => {
  expect(told(report(1, 0, [{ ...file, status: 'passed', message: '', assertionResults: [good] }]), 0)).toEqual([]);
});

test('a failed test by project, file and name, without colours', () => {
  const failed = report(1, 1, [{ ...file, status: 'failed', message: '', assertionResults: [good, bad] }]);
  expect(told(failed, 1)).toEqual(['page: test/a.test.ts: a thing breaks\n    Error: one\n    two']);
});

test('six lines of an error, and none that lie in packages', () => {
  const stack = Array.from({ length: 20 }, (_, n) => `    at ${n % 2 ? 'ours' : 'node_modules/theirs'}/${n}.ts`);
  const long = { ...bad, failureMessages: [['Error: deep', ...stack].join('\n')] };
  const [failure] = told(report(0, 1, [{ ...file, status: 'failed', message: '', assertionResults: [long] }]), 1);
  expect(failure.split('\n').length).toBe(7);
  expect(failure).toContain('ours/9.ts');
  expect(failure).not.toContain('theirs');
});

test('a file that broke before its tests, or after one failed', () => {
  const early = { ...file, status: 'failed', message: 'no such module', assertionResults: [] };
  expect(told(report(0, 0, [early]), 1)).toEqual(['page: test/a.test.ts\n    no such module']);
  const late = { ...file, status: 'failed', message: 'the end broke', assertionResults: [bad] };
  expect(told(report(0, 1, [late]), 1)).toEqual([
    'page: test/a.test.ts: a thing breaks\n    Error: one\n    two',
    'page: test/a.test.ts\n    the end broke',
  ]);
});

test('an error outside of every test, and an end that nobody explains', () => {
  const clean = report(1, 0, [{ ...file, status: 'passed', message: '', assertionResults: [good] }]);
  expect(told(clean, 1, ['Error: lost\n    at ours.ts'])).toEqual([
    'page: outside of every test\n    Error: lost\n        at ours.ts',
  ]);
  expect(told(clean, 1)).toEqual(['page\n    It ended with code 1, and nothing failed or nothing ran.']);
  expect(told(null, 139)).toEqual(['page\n    It ended with code 139, and there is no report.']);
  expect(told(report(0, 0, []), 0)).toEqual(['page\n    It ended with code 0, and nothing failed or nothing ran.']);
});
