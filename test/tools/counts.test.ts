import { describe, expect, test } from 'vitest';
import { count, type Report } from '../../src/tools/counts.ts';

const clean: Report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }],
};

describe('nothing that went wrong counts as nothing:', () => {
  const cases: [string, Report | null, number, number][] = [
    ['a clean run', clean, 0, 0],
    ['a failed test', { ...clean, numFailedTests: 1 }, 1, 1],
    ['a run without a report', null, 1, 1],
    ['a run without a report that claims success', null, 0, 1],
    [
      'a file that broke before its tests',
      { ...clean, testResults: [{ status: 'failed', assertionResults: [] }] },
      1,
      1,
    ],
    ['a bad end after good tests', clean, 1, 1],
    ['no tests at all', { ...clean, numPassedTests: 0, testResults: [] }, 0, 1],
    ['only skipped tests', { ...clean, numPassedTests: 0, numPendingTests: 2 }, 0, 1],
  ];
  test.each(cases)('%s', (_, report, code, failed) => expect(count(report, code, false).failed).toBe(failed));

  test('a filter may leave a project empty', () => {
    expect(count({ ...clean, numPassedTests: 0, testResults: [] }, 0, true)).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
    });
  });
});
