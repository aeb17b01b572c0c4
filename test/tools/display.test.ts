/** The display that a kiosk opens its window on: by which flags, and what is said where there is none. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findDisplay } from '../../src/tools/display.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-display-'));
writeFileSync(path.join(dir, 'wayland-1'), '');
afterAll(() => rmSync(dir, { recursive: true }));

const whole = path.join(dir, 'wayland-1');

it.each([
  ['X alone', { DISPLAY: ':0' }, ['--ozone-platform=x11']],
  ['X alone, whatever the session says', { DISPLAY: ':0', XDG_SESSION_TYPE: 'wayland' }, ['--ozone-platform=x11']],
  ['Wayland alone', { WAYLAND_DISPLAY: 'wayland-1', XDG_RUNTIME_DIR: dir }, ['--ozone-platform=wayland']],
  ['Wayland alone, by its path', { WAYLAND_DISPLAY: whole }, ['--ozone-platform=wayland']],
  ['Wayland, and an empty name of X', { DISPLAY: '', WAYLAND_DISPLAY: whole }, ['--ozone-platform=wayland']],
  ['both: the browser chooses', { DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-1', XDG_RUNTIME_DIR: dir }, []],
])('%s', (_, variables, flags) => {
  expect(findDisplay(variables, 'linux')).toEqual({ flags });
});

it.each([
  ['nothing', {}, /no screen here.*DISPLAY/],
  ['empty names', { DISPLAY: '', WAYLAND_DISPLAY: '' }, /no screen here/],
  ['a name of Wayland without its folder', { WAYLAND_DISPLAY: 'wayland-1' }, /wayland-1.*XDG_RUNTIME_DIR/],
  ['a name of Wayland that nobody has', { WAYLAND_DISPLAY: 'wayland-7', XDG_RUNTIME_DIR: dir }, /no .*wayland-7/],
])('%s is no display, and a sentence says so', (_, variables, sentence) => {
  expect(findDisplay(variables, 'linux')).toEqual({ none: expect.stringMatching(sentence) });
});

it('other systems always have one', () => {
  for (const platform of ['darwin', 'win32'] as const) expect(findDisplay({}, platform)).toEqual({ flags: [] });
});
