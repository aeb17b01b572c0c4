import { describe, expect, test } from 'vitest';
import { count, fileTimes, type Report, slowest } from '../../src/tools/counts.ts';

const file = { name: `${process.cwd()}/test/a.test.ts`, startTime: 1000, endTime: 3500 };
const passed = { status: 'passed', fullName: 'a thing works', failureMessages: [] };
const clean: Report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ ...file, status: 'passed', message: '', assertionResults: [passed, passed] }],
};

describe('nothing that went wrong counts as nothing:', () => {
  const cases: [string, Report | null, number, number][] = [
    ['a clean run', clean, 0, 0],
    ['a failed test', { ...clean, numFailedTests: 1 }, 1, 1],
    ['a run without a report', null, 1, 1],
    ['a run without a report that claims success', null, 0, 1],
    [
      'a file that broke before its tests',
      { ...clean, testResults: [{ ...file, status: 'failed', message: 'broke', assertionResults: [] }] },
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

test('the slowest files come first, with their seconds', () => {
  expect(fileTimes(clean)).toEqual([{ file: 'test/a.test.ts', seconds: 2.5 }]);
  expect(fileTimes(null)).toEqual([]);
  const files = Array.from({ length: 12 }, (_, seconds) => ({ file: `${seconds}`, seconds }));
  const told = slowest(files);
  expect(told.length).toBe(10);
  expect(told[0]).toMatch(/^ +11\.0 s {2}11$/);
});
