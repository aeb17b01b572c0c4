/** Whatever the program ships has its licence in the build, named by nobody by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licences } from '../../src/tools/page/licences.ts';
import { parse, references } from '../layers/imports.ts';

const all = licences();
const names = all.map(({ name }) => name);

/** The packages that any module of the page or of its Worker refers to. */
function imported(): Set<string> {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join('src', 'tools')));
  const found = new Set<string>();
  for (const file of files) {
    for (const { to, how } of references(parse(file, readFileSync(file, 'utf8')))) {
      if (how === 'type' || /^[./]|^virtual:/.test(to)) continue;
      const [first, second] = to.split('/');
      found.add(first.startsWith('@') ? `${first}/${second}` : first);
    }
  }
  return found;
}

test('every package that the program imports has its licence', () => {
  const needed = [...imported()];
  expect(needed).toEqual(expect.arrayContaining(['phaser', 'howler', 'comlink', 'idb', 'valibot', '@noble/hashes']));
  expect(names).toEqual(expect.arrayContaining(needed));
});

test('what a package needs in turn has its licence too', () => {
  expect(names).toContain('eventemitter3');
});

test('every typeface has its licence', () => {
  const fonts = readdirSync('assets/common/fonts').filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(3);
  const families = names.filter((name) => name.startsWith('@fontsource/')).map((name) => name.split('/')[1]);
  for (const font of fonts)
    expect(
      families.some((family) => font.startsWith(family)),
      font,
    ).toBe(true);
});

test('ours comes first, and every text is whole', () => {
  expect(all[0].text).toContain(readFileSync('LICENSE', 'utf8').trim());
  for (const { name, version, kind, text } of all) {
    expect(text.length, name).toBeGreaterThan(500);
    expect(text, name).toMatch(/copyright|licen[cs]e/i);
    expect(kind, name).toMatch(/^(MIT|ISC|BSD-3-Clause|Apache-2\.0|OFL-1\.1)$/);
    if (name !== all[0].name) expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
  }
  expect(new Set(names).size).toBe(names.length);
});
