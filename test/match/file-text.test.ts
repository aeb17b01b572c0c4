/** Files of every origin as texts, and as what they seem to be. */
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/match/file-kind.ts';
import { fileText } from '../../src/match/file-text.ts';

const text = '{"title": "Übersee 🏴 海"}';
const utf16 = (words: string) => Buffer.from(words, 'utf16le');

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 of Windows', utf16(`\uFEFF${text}`)],
    ['UTF-16, the other way round', utf16(`\uFEFF${text}`).swap16()],
  ])('is read from %s', (_, bytes) => {
    expect(fileText(bytes)).toBe(text);
  });

  it('is read from whatever comes', () => {
    for (const bytes of [[], [0xff], [0xfe, 0xff], [0xff, 0xfe, 0x41], [0x89, 0x50, 0x4e, 0x47, 0xc3]])
      expect(typeof fileText(Uint8Array.from(bytes))).toBe('string');
  });
});

describe('the kind of a file', () => {
  it.each([
    ['map', '<?xml version="1.0"?>\n<!DOCTYPE map SYSTEM "map.dtd">\n<!-- drawn -->\n<map version="1.0"/>'],
    ['map', '<tileset name="sea"/>'],
    ['map', '{"maps": [], "type": "world"}'],
    ['map', '{"__header__": {}, "levels": []}'],
    ['game', '{"format": 9, "players": []}'],
    [null, '<!DOCTYPE html><html><map name="places"></map></html>'],
    [null, '<svg/>'],
    [null, '<!>'.repeat(2_600_000)],
    [null, ''],
  ])('%s: %.60s', (kind, file) => {
    expect(kindOf(file)).toBe(kind);
  });
});
