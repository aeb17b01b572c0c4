/**
 * The list of what failed, in a few lines each: every program that runs tests tells it again at its end, where the tail of
 * a long log still has it. `.ci/run` names a file in TABLE_FAILURES that gathers the lines of all of them.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { count, type Report } from './counts.ts';

/** Lines of an error that are told; the whole of it stands where it happened. */
const most = 6;

/** Shows where something failed and the beginning of what it said. */
export function inFewLines(title: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^ +at (.*node_modules|new Promise)/.test(line));
  return [title, ...lines.slice(0, most)].join('\n    ');
}

interface Run {
  /** The step, project or group that ran. */
  of: string;
  report: Report | null;
  exitCode: number;
  mayBeEmpty: boolean;
  /** Errors that came up outside of every test. */
  unhandled: readonly string[];
}

/** Writes one text per failure; there is always one where `count` counts one. */
export function failuresOf({ of, report, exitCode, mayBeEmpty, unhandled }: Run): string[] {
  const told = (report?.testResults ?? []).flatMap((file) => {
    const name = path.relative('.', file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that broke has a message of its own, also where tests in it failed before.
    const broken = file.status === 'failed' && (file.message !== '' || tests.length === 0);
    return [
      ...tests.map(({ fullName, failureMessages }) =>
        inFewLines(`${of}: ${name}: ${fullName.trim()}`, failureMessages.join('\n')),
      ),
      ...(broken ? [inFewLines(`${of}: ${name}`, file.message)] : []),
    ];
  });
  told.push(...unhandled.map((error) => inFewLines(`${of}: outside of every test`, error)));
  if (told.length === 0 && count(report, exitCode, mayBeEmpty).failed > 0) {
    const ended = report ? 'nothing failed or nothing ran' : 'there is no report';
    told.push(inFewLines(of, `It ended with code ${exitCode}, and ${ended}.`));
  }
  return told;
}

/** Writes failures where `.ci/run` gathers them, as soon as they are known: a run that is cut off has told them too. */
export function gather(failures: readonly string[]): void {
  const file = process.env.TABLE_FAILURES;
  if (file) appendFileSync(file, failures.map((failure) => `${failure}\n`).join(''));
}

/** Writes failures as the last thing that a program says before its figures. */
export const tellFailures = (failures: readonly string[]): string =>
  failures.length === 0 ? '' : `\nWhat failed\n${failures.join('\n')}\n`;

/** Reads what unhandled-reporter.ts wrote down; nothing when the run never came to its end. */
export function readUnhandled(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
