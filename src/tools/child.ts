/** Runs the command of an installed package with this very Node, without a shell and without looking at PATH. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from './stop.ts';

function commandOf(pkg: string, command: string): string {
  const home = path.join('node_modules', pkg);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  if (!file) throw new Stop(`The package ${pkg} has no command ${command}.`);
  return path.join(home, file);
}

export interface Command {
  pkg: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Resolves to the exit code; the child's output goes to ours, and it gets no input. */
export function run({ pkg, command, args, env }: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandOf(pkg, command), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
