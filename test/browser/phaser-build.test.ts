/** Our part of Phaser has everything that our sources name: what is missing would only be noticed where it is used. */
import Phaser from 'phaser';
import { expect, it } from 'vitest';

/** Only their addresses are wanted: the server gives each file with its types taken out. */
const files = Object.keys(import.meta.glob(['/src/app/**/*.ts', '/src/stage/**/*.ts', '/test/browser/*.ts']));

const members = (code: string): string[] =>
  [...code.matchAll(/\bPhaser((?:\.[A-Za-z]\w*)+)/g)].map((match) => match[1].slice(1));

/** The first step of a path that leads nowhere, or null. */
function missing(path: string): string | null {
  let at: unknown = Phaser;
  const steps = path.split('.');
  for (const [i, step] of steps.entries()) {
    at = (at as Record<string, unknown> | undefined)?.[step];
    if (at === undefined) return steps.slice(0, i + 1).join('.');
  }
  return null;
}

it('has what the sources name', async () => {
  expect(files.length).toBeGreaterThan(80);
  const found = new Set<string>();
  for (const file of files) {
    const code = await (await fetch(file)).text();
    const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const path of members(bare)) {
      found.add(path);
      expect(missing(path), `${path} in ${file}`).toBeNull();
    }
  }
  expect(found).toContain('GameObjects.Container');
  expect(missing('Physics.Arcade')).toBe('Physics');
});
