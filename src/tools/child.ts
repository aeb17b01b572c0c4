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

/**
 * Runs a child process and resolves to its exit code. The child's output goes to ours, and to `hear` where that is
 * given. The child gets no input.
 */
export function run({ pkg, command, args, env }: Command, hear?: (text: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandOf(pkg, command), ...args], {
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', (data) => {
      process.stdout.write(data);
      hear?.(String(data));
    });
    child.stderr?.on('data', (data) => {
      process.stderr.write(data);
      hear?.(String(data));
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
