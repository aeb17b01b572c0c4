/** Names from outside, as sentences show them: never cut within what people see as one letter. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownName } from '../../src/app/page/files.ts';
import { oneLine, plainly } from '../../src/rules/one-line.ts';
import { unseenSigns } from './unseen-signs.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a name on one line', () => {
  it.each([
    ['flags', `a${'🇩🇪'.repeat(40)}`, '🇩🇪'],
    ['a family', '👨‍👩‍👧'.repeat(12), '👨‍👩‍👧'],
    ['letters with marks of their own', 'é'.normalize('NFD').repeat(50), 'é'.normalize('NFD')],
    ['pirates', '🏴‍☠️'.repeat(20), '🏴‍☠️'],
  ])('ends with a whole letter: %s', (_, name, letter) => {
    const shown = shownName(name);
    expect(shown.length).toBeLessThanOrEqual(40);
    expect(shown.endsWith(letter)).toBe(true);
    expect(shown).not.toMatch(/\p{Cs}/u);
  });

  it('is looked at no further than it can be shown: a name may be as long as a file', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(oneLine('a'.repeat(5_000_000), 40)).toBe('a'.repeat(40));
    expect(segment.mock.calls.map(([text]) => text.length)).toEqual([42]);
    segment.mockRestore();
  });

  it.each([
    ['a thumb with a skin of its own', `${'a'.repeat(38)}👍🏽`, 38],
    ['one that ends at the last place', `${'a'.repeat(36)}👍🏽`, 40],
    ['a mark behind the last place', `${'a'.repeat(40)}\u0301`, 39],
  ])('keeps letters whole at the last place: %s', (_, name, length) => {
    expect(oneLine(`${name}bc`, 40)).toBe(name.slice(0, length));
  });

  it('has no line breaks, no control signs and no halves of characters', () => {
    expect(oneLine(' My\n\tocean\u0000 \ud83c.tmj ', 40)).toBe('My ocean .tmj');
  });

  it('turns no sentence round, and is nothing where nothing can be seen', () => {
    expect(oneLine('abc\u202Edef\u200F\uFEFF\u2066ghi', 40)).toBe('abcdefghi');
    // What joins letters stays.
    for (const joined of ['👩‍🚀', 'می‌خواهم', 'क्‍ष']) expect(oneLine(joined, 40)).toBe(joined);
    for (const blank of ['\u200B\u202E', '\u3164', '\u2800 ', '\u0301', '\u00A0\u2003', '\u{E0001}'])
      expect(oneLine(blank, 40)).toBe('');
  });

  it.each(Object.entries(unseenSigns))('has nothing that nobody sees: %s', (_, signs) => {
    expect(oneLine(`${signs}An${signs}ne${signs} Bo${signs}nny${signs}`, 40)).toBe('Anne Bonny');
    for (const sign of signs) expect(oneLine(`An${sign}ne`, 40), sign.codePointAt(0)?.toString(16)).toBe('Anne');
    expect(plainly(`two\n${signs}lines`)).toBe('two\nlines');
  });

  it.each([
    ['Hebrew', 'אנה בוני'],
    ['Arabic, with a mark of its own', 'آن بوني'],
    ['Persian, whose letters are parted', 'می‌خواهم'],
    ['Hindi, whose letters are joined', 'क्‍ष'],
    ['Mongolian, with the shape of a letter', 'ᠠ᠋'],
    ['a family, a burning heart, a pirate', '👩‍👩‍👧 ❤️‍🔥 🏴‍☠️'],
    ['flags of countries and of England', '🇩🇪 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a key', '1️⃣'],
    ['Vietnamese with marks typed on their own', 'Nguyễn'.normalize('NFD')],
    ['Chinese with a variant of a letter', '葛\u{e0100}'],
  ])('keeps what a script needs: %s', (_, name) => {
    expect(oneLine(name, 60)).toBe(name);
  });

  it('is cut between characters where the browser knows no letters', () => {
    vi.stubGlobal('Intl', {});
    expect(oneLine('😀'.repeat(30), 5)).toBe('😀😀');
  });

  it('stays as it is where it is short enough', () => {
    expect(oneLine('Käpt’n Blaubärs See.tmj', 40)).toBe('Käpt’n Blaubärs See.tmj');
  });
});
