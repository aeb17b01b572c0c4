/** Runs one of the vitest projects of vite.config.ts and counts what came of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.ts';
import { type Counts, count, type FileTime, fileTimes, type Report } from './counts.ts';

export interface ProjectRun {
  project: string;
  /** Parts of file names; all files when empty. With filters a project may come out empty. */
  filters?: string[];
  /** Only tests whose names match this; the others are not counted. */
  tests?: string;
  chromium?: string;
  /** The long run: every case of every list, and property tests with free seeds. */
  thorough?: boolean;
}

export interface ProjectResult {
  counts: Counts;
  files: FileTime[];
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

export async function runProject(asked: ProjectRun): Promise<ProjectResult> {
  const { project, filters = [], tests, chromium, thorough = false } = asked;
  const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
  const file = path.join(dir, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (tests !== undefined) args.push('-t', tests);
  if (filters.length > 0) args.push('--passWithNoTests', ...filters);
  try {
    const env = { TABLE_THOROUGH: thorough ? 'yes' : 'no', ...(chromium ? { CHROMIUM: chromium } : {}) };
    const code = await run({ pkg: 'vitest', command: 'vitest', args, env });
    const report = readReport(file);
    return { counts: count(report, code, filters.length > 0), files: fileTimes(report) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
