/** Runs one of the vitest projects of vite.config.ts and counts what came of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.ts';
import { type Counts, count, type FileTime, fileTimes, type Report } from './counts.ts';
import { failuresOf, gather, readUnhandled } from './failures.ts';

export interface ProjectRun {
  /** The name under which failures are told; the project's when absent. */
  name?: string;
  project: string;
  /** Parts of file names; all files when empty. With filters a project may come out empty. */
  filters?: string[];
  /** Pattern for the names of the tests that run; the others are not counted. */
  tests?: string;
  chromium?: string;
  /** The long run: every case of every list, and property tests with free seeds. */
  thorough?: boolean;
  /** Id of the language in which words are drawn; English when absent. */
  language?: string;
}

export interface ProjectResult {
  counts: Counts;
  files: FileTime[];
  /** A text of a few lines per failure, see `failures.ts`. */
  failures: string[];
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

export async function runProject(asked: ProjectRun): Promise<ProjectResult> {
  const { project, name = project, filters = [], tests, chromium, thorough = false, language = '' } = asked;
  const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
  const file = path.join(dir, 'report.json');
  const unhandledFile = path.join(dir, 'unhandled.json');
  const reporters = ['default', 'json', './src/tools/unhandled-reporter.ts'].map((each) => `--reporter=${each}`);
  const args = ['run', '--project', project, ...reporters, `--outputFile.json=${file}`];
  if (tests !== undefined) args.push('-t', tests);
  if (filters.length > 0) args.push('--passWithNoTests', ...filters);
  try {
    const env = {
      TABLE_THOROUGH: thorough ? 'yes' : 'no',
      TABLE_LANGUAGE: language,
      TABLE_UNHANDLED: unhandledFile,
      ...(chromium ? { CHROMIUM: chromium } : {}),
    };
    const exitCode = await run({ pkg: 'vitest', command: 'vitest', args, env });
    const report = readReport(file);
    const mayBeEmpty = filters.length > 0;
    const failures = failuresOf({ of: name, report, exitCode, mayBeEmpty, unhandled: readUnhandled(unhandledFile) });
    gather(failures);
    return { counts: count(report, exitCode, mayBeEmpty), files: fileTimes(report), failures };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
