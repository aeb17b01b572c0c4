/** One launcher for a profile: two would end each other's browsers, again and again. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../stop.ts';
import { makeFolder } from './folders.ts';
import { beginningOf } from './processes.ts';

interface Holder {
  pid: number;
  /** Mark that tells the process from a later one with the same number. */
  since: string | null;
}

/** Gives who has the sign; null where nobody has, or has left it behind. */
function holderOf(file: string): Holder | null {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    if (!Number.isSafeInteger(pid) || typeof since !== 'string') return null;
    return beginningOf(pid!) === since ? { pid: pid!, since } : null;
  } catch {
    return null;
  }
}

/**
 * Puts up the sign that this process looks after the profile, and gives what takes it down. It lies in the profile itself, where
 * every way to it leads: a link, another mount. Throws Stop where another one does; a sign that was left behind counts for nothing. A disk that takes no sign is no reason to stay away.
 */
export function beTheOne(profile: string, pid = process.pid): () => void {
  const file = path.join(profile, 'launcher.json');
  const own = `${file}.${pid}`;
  try {
    makeFolder(profile);
    writeFileSync(own, JSON.stringify({ pid, since: beginningOf(pid) } satisfies Holder));
  } catch (error) {
    console.error(`Nothing can be written: ${(error as Error).message}`);
    return () => {};
  }
  try {
    for (let tries = 0; tries < 3; tries++) {
      try {
        // Whole or not at all, and never over another one.
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch {
        const other = holderOf(file);
        if (other && other.pid !== pid)
          throw new Stop(
            `Another launcher (process ${other.pid}) is using this profile. Stop it first, or name another profile with --profile.`,
          );
        rmSync(file, { force: true });
      }
    }
    return () => {};
  } finally {
    rmSync(own, { force: true });
  }
}
