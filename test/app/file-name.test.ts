/** The names of exported files: they say what lies in them, and every system takes them. */
import { describe, expect, it } from 'vitest';
import { fileNameOf } from '../../src/app/page/file-name.ts';

const when = new Date(2026, 10, 28, 20, 5, 9).getTime();

describe('the file of a game', () => {
  it.each([
    ['game, captains and date', ['Anne', 'Bart'], 'Korsar Anne, Bart 2026-11-28 20.05.09.json'],
    ['captains of the same name', ['Anne', 'Anne'], 'Korsar Anne, Anne 2026-11-28 20.05.09.json'],
    ['umlauts, in one piece', ['Ju\u0308rgen', 'Zoë'], 'Korsar Jürgen, Zoë 2026-11-28 20.05.09.json'],
    ['emoji', ['🏴‍☠️ Tom'], 'Korsar 🏴 ☠️ Tom 2026-11-28 20.05.09.json'],
    ['signs of paths', ['../../a', 'C:\\b', 'x|y?*"<>'], 'Korsar .. .. a, C b, x y 2026-11-28 20.05.09.json'],
    ['lines and writing turned round', ['a\nb\u202Ec\u0000'], 'Korsar a b c 2026-11-28 20.05.09.json'],
    ['names of nothing', ['', ' ', '\u200B'], 'Korsar 2026-11-28 20.05.09.json'],
    ['writing from right to left', ['אבגד', 'دريك'], 'Korsar אבגד, دريك 2026-11-28 20.05.09.json'],
    [
      'writing from right to left that is forced',
      ['\u2067אב\u2069', '\u200Fגד'],
      'Korsar אב, גד 2026-11-28 20.05.09.json',
    ],
    ['emoji alone', ['🦜', '👑👑'], 'Korsar 🦜, 👑👑 2026-11-28 20.05.09.json'],
    ['dots and blanks at both ends', [' ..Anne.. ', 'Bart. '], 'Korsar ..Anne.., Bart 2026-11-28 20.05.09.json'],
    [
      'each sign that Windows forbids',
      [...'/\\:*?"<>|'].map((sign) => `a${sign}b`).slice(0, 4),
      'Korsar a b, a b, a b, a b 2026-11-28 20.05.09.json',
    ],
    ['names that Windows keeps for itself', ['CON', 'NUL'], 'Korsar CON, NUL 2026-11-28 20.05.09.json'],
  ])('has %s', (_, names, name) => {
    expect(fileNameOf('Korsar', names, when)).toBe(name);
  });

  it('is never too long, and never without an end or a beginning', () => {
    for (const letter of ['a', 'ß', '字', '👑', '.', '~', ' ']) {
      const name = fileNameOf('Treasure Fleet', Array(8).fill(letter.repeat(60)), when);
      expect(new TextEncoder().encode(name).length, letter).toBeLessThanOrEqual(255);
      expect(name, letter).toMatch(/^[^ .~].*[^ .,] 2026-11-28 20\.05\.09\.json$/su);
      expect(name, letter).not.toMatch(/[\\/:*?"<>|]/);
    }
  });

  it('has no date where that is not known', () => {
    for (const odd of [0, -5, Number.NaN, 1e300]) expect(fileNameOf('Korsar', ['Anne'], odd)).toBe('Korsar Anne.json');
    expect(fileNameOf('', [], 0)).toBe('captains-table.json');
  });

  it('is none that Windows keeps for itself or hides, with a date or without', () => {
    for (const name of ['CON', 'nul', 'COM1', 'lpt9.txt', '.hidden', '~tmp', '-rf', 'Anne.', 'Anne ', '.', '..'])
      for (const at of [when, 0]) {
        const file = fileNameOf('Korsar', [name], at);
        expect(file).toMatch(/^Korsar(.*[^ .])?\.json$/);
        expect(file.split('.')[0].trim()).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/i);
      }
  });

  it('has a whole part for a captain of sixty letters, and for the next one', () => {
    expect(fileNameOf('Korsar', ['A'.repeat(60), 'Bart'], 0)).toBe(`Korsar ${'A'.repeat(14)}, Bart.json`);
  });

  it('differs for two that were played within a minute', () => {
    expect(fileNameOf('Korsar', [], when)).not.toBe(fileNameOf('Korsar', [], when + 1000));
  });
});
