/** Names from outside, as sentences show them: never cut within what people see as one letter. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownName } from '../../src/app/files.ts';
import { oneLine } from '../../src/rules/one-line.ts';

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

  it('has no line breaks, no control signs and no halves of characters', () => {
    expect(oneLine(' My\n\tocean\u0000 \ud83c.tmj ', 40)).toBe('My ocean .tmj');
  });

  it('is cut between characters where the browser knows no letters', () => {
    vi.stubGlobal('Intl', {});
    expect(oneLine('😀'.repeat(30), 5)).toBe('😀😀');
  });

  it('stays as it is where it is short enough', () => {
    expect(oneLine('Käpt’n Blaubärs See.tmj', 40)).toBe('Käpt’n Blaubärs See.tmj');
  });
});
