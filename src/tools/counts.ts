/** Counts of a vitest run, from its JSON report. Nothing that went wrong may count as nothing. */
import path from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of vitest's report that we read. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    /** Reason why the file itself broke; empty when it did not. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

/** Gives the time that the tests of each file took. */
export function fileTimes(report: Report | null): FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Lists the files that took longest, as lines. */
export function slowest(files: readonly FileTime[], most = 10): string[] {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

/**
 * Counts tests and failures. `report` is null when vitest never wrote one. A file that broke before its first test
 * counts as one failure, and so does a run that ends badly although every test passed (an error between tests, for
 * one).
 */
export function count(report: Report | null, exitCode: number, mayBeEmpty: boolean): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  let failed = report.numFailedTests + broken;
  const endedBadly = exitCode !== 0 && failed === 0;
  const ranNothing = passed + failed === 0 && !mayBeEmpty;
  if (endedBadly || ranNothing) failed += 1;
  return { passed, failed, skipped };
}
