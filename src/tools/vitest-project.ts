/** Runs one of the vitest projects of vite.config.ts and counts what came of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.ts';
import { type Counts, count } from './counts.ts';

export interface ProjectRun {
  project: string;
  /** Parts of file names; all files when empty. With filters a project may come out empty. */
  filters?: string[];
  chromium?: string;
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

export async function runProject({ project, filters = [], chromium }: ProjectRun): Promise<Counts> {
  const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
  const report = path.join(dir, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (filters.length > 0) args.push('--passWithNoTests', ...filters);
  try {
    const code = await run({ pkg: 'vitest', command: 'vitest', args, env: chromium ? { CHROMIUM: chromium } : {} });
    return count(readReport(report), code, filters.length > 0);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
