/** The folders of a kiosk: one profile, whatever way leads to it, and a sentence where it cannot be written. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSameFolder, makeFolder, needFolder, officeOf, realPath } from '../../src/tools/kiosk/folders.ts';
import { beTheOne } from '../../src/tools/kiosk/one-launcher.ts';

let dir: string;
beforeEach(() => {
  // The temporary folder may be a link itself.
  dir = realPath(mkdtempSync(path.join(tmpdir(), 'captains-table-folders-')));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = (...names: string[]) => path.join(dir, ...names);

describe('one profile has one path', () => {
  beforeEach(() => {
    mkdirSync(at('data', 'profile'), { recursive: true });
    symlinkSync(at('data', 'profile'), at('link'));
    symlinkSync('data', at('above'));
    symlinkSync('link', at('twice'));
  });

  it.each([
    ['a link', 'link'],
    ['a link to a link', 'twice'],
    ['a link above it', 'above/profile'],
    ['a slash at its end', 'link/'],
    ['two points', 'data/../above/../data/profile'],
    ['one point', './data/./profile'],
  ])('by %s', (_, way) => {
    const named = `${dir}/${way}`;
    expect(realPath(named)).toBe(at('data', 'profile'));
    expect(realPath(path.relative('.', named))).toBe(at('data', 'profile'));
    expect(officeOf(named)).toBe(at('data', 'profile-office'));
  });

  it('that is not there yet', () => {
    expect(realPath(at('above', 'new', 'one'))).toBe(at('data', 'new', 'one'));
  });

  it('and one launcher, by whatever way the second one comes', () => {
    const leave = beTheOne(at('data', 'profile'), process.ppid);
    for (const way of ['link', 'twice', 'above/profile', 'data/profile/'])
      expect(() => beTheOne(at(way))).toThrow(`process ${process.ppid}`);
    leave();
    expect(() => beTheOne(at('link'))()).not.toThrow();
  });

  it('and is the same folder for the browser that has it open', () => {
    expect(isSameFolder(at('link'), at('data', 'profile'))).toBe(true);
    expect(isSameFolder(at('data'), at('data', 'profile'))).toBe(false);
    expect(isSameFolder(at('nothing'), at('nothing'))).toBe(false);
  });

  it('an office that lay beside the link goes to the profile, with its number', () => {
    mkdirSync(at('link-office'));
    writeFileSync(at('link-office', 'number.json'), 'kept');
    expect(officeOf(at('link'))).toBe(at('data', 'profile-office'));
    expect(readFileSync(at('data', 'profile-office', 'number.json'), 'utf8')).toBe('kept');
    expect(existsSync(at('link-office'))).toBe(false);
  });

  it('an office that the profile has stays, whatever lies beside the link', () => {
    mkdirSync(at('link-office'));
    mkdirSync(at('data', 'profile-office'));
    expect(officeOf(at('link'))).toBe(at('data', 'profile-office'));
    expect(existsSync(at('link-office'))).toBe(true);
  });
});

describe('a folder that is needed', () => {
  it('is made, with those above it, and nothing is left in it', () => {
    needFolder(at('a', 'b', 'c'), 'The profile');
    expect(readdirSync(at('a', 'b', 'c'))).toEqual([]);
    expect(() => makeFolder(at('a', 'b', 'c'))).not.toThrow();
  });

  it.each([
    ['below a file', 'file/profile', /a file is in the way/],
    ['that is a file', 'file', /something else has that name/],
    ['behind links in a circle', 'round/profile', /circle|that name/],
    ['whose name is too long', 'x'.repeat(300), /too long/],
  ])('%s is refused with a sentence', (_, name, why) => {
    writeFileSync(at('file'), '');
    symlinkSync('round', at('round'));
    let said = '';
    try {
      needFolder(at(name), 'The profile');
    } catch (error) {
      expect((error as Error).name).toBe('Stop');
      said = (error as Error).message;
    }
    expect(said).toMatch(why);
    expect(said).toContain(at(name));
    expect(said).toContain('--profile');
  });

  it.runIf(process.platform === 'linux')(
    'where the system makes none is refused as well, and not tried for ever',
    () => {
      expect(() => needFolder('/proc/captains-table/profile', 'The profile')).toThrow(/no folder can be made there/);
    },
  );
});
