/** Facts that the system knows of a process: which programs still run, and whether a number stands for the same one as before. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Asks the system's own list, where there is no /proc; empty where nobody knows. */
function asked(pid: number, what: 'args' | 'lstart'): string {
  try {
    return execFileSync('ps', ['-o', `${what}=`, '-p', `${pid}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const read = (file: string): string => readFileSync(file, 'utf8');

/** Gives the words with which a process was started, with a blank after each; nothing where there is no such process. */
export function commandOf(pid: number): string {
  if (process.platform !== 'linux') return `${asked(pid, 'args')} `;
  try {
    return `${read(`/proc/${pid}/cmdline`)} `.replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Gives when a process began: no later one with the same number, after a new start of the machine or not, has the same; null where there is none. */
export function beginningOf(pid: number): string | null {
  if (process.platform !== 'linux') return asked(pid, 'lstart') || null;
  try {
    // The name of the program stands in brackets, and may have blanks and brackets itself.
    const facts = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    const dead = facts[0] === 'Z' || facts[0] === 'X';
    return dead ? null : `${read('/proc/sys/kernel/random/boot_id').trim()} ${facts[19]}`;
  } catch {
    return null;
  }
}
