/** How deep a text in JSON goes, told without parsing it. */
import { describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../src/match/record.ts';
import { isDeeperThan } from '../../src/rules/nesting.ts';
import { readTiled } from '../../src/rules/yellowbeard/tiled/read.ts';

const deep = (levels: number) => `${'[{"x":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

describe('a text', () => {
  it('is as deep as its lists and objects lie in each other', () => {
    expect(isDeeperThan(deep(16), 16)).toBe(false);
    expect(isDeeperThan(deep(18), 16)).toBe(true);
    expect(isDeeperThan('[[1],[2],{"a":{}}]', 2)).toBe(true);
    expect(isDeeperThan('[[1],[2],{"a":0}]', 2)).toBe(false);
  });

  it('is no deeper by the brackets in its strings', () => {
    expect(isDeeperThan(JSON.stringify({ '[[[[': ['{{"[[\\', '\\"[['] }), 2)).toBe(false);
    expect(isDeeperThan('"\\\\"[[[', 2)).toBe(true);
  });

  it('may end anywhere', () => {
    for (const text of ['', '"', '"\\', '"[[[', ']]]]', '[']) expect(isDeeperThan(text, 1)).toBe(false);
  });
});

it('keeps a record and a map that are too deep from being parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    for (const text of [deep(100_000), '[{'.repeat(50_000)]) {
      expect(readRecord(text)).toMatchObject({ ok: false, code: 'TOO_DEEP' });
      expect((await readTiled(text)).errors).toMatchObject([{ code: 'TOO_LARGE', says: 'TOO_DEEP' }]);
    }
    expect(parse).not.toHaveBeenCalled();
    expect(readRecord(deep(4))).not.toMatchObject({ code: 'TOO_DEEP' });
    expect(parse).toHaveBeenCalledTimes(1);
  } finally {
    parse.mockRestore();
  }
});
