/** The folders of a kiosk: the browser's profile, which has one name however it is reached, and the office beside it. */
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../stop.ts';

/** Makes a folder and those above it. Node's own way never ends where the system makes none, as below /proc. */
export function makeFolder(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  if (path.dirname(dir) !== dir) makeFolder(path.dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another program may have been quicker.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Gives the one path of a folder, which need not be there, without symbolic links. */
export function realPath(dir: string): string {
  const whole = path.resolve(dir);
  try {
    return realpathSync(whole);
  } catch {
    const above = path.dirname(whole);
    return above === whole ? whole : path.join(realPath(above), path.basename(whole));
  }
}

/** Gives the folder of the office, beside the profile and named after it: two tables of one machine have two offices. */
export function officeOf(named: string): string {
  const office = `${realPath(named)}-office`;
  const byLink = `${path.resolve(named)}-office`;
  // It lay beside the link once.
  if (existsSync(office) || !existsSync(byLink)) return office;
  try {
    renameSync(byLink, office);
    return office;
  } catch {
    return byLink;
  }
}

/** Tells whether two paths are the same folder, be it by a link or mounted twice. */
export function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [one, other].map((dir) => statSync(dir, { throwIfNoEntry: false, bigint: true }));
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev;
}

/** Contents of the office's folder, as sentences name them. */
export const ofOffice = "The office's number and files";

const causes: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  EEXIST: 'something else has that name',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'no folder can be made there',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Makes a folder and tries it. Throws Stop where this user cannot write there. A full disk is no reason: it may have room again, and
 * the table is shown meanwhile.
 */
export function needFolder(dir: string, what: string): void {
  const probe = path.join(dir, `.written-${process.pid}`);
  try {
    makeFolder(dir);
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  } catch (error) {
    const cause = causes[(error as NodeJS.ErrnoException).code ?? ''];
    if (cause)
      throw new Stop(
        `${what} cannot be kept in ${dir}: ${cause}. Name another folder with --profile, or mend this one.`,
      );
  }
}
