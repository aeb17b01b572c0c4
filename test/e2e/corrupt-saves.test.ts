/**
 * 500 spoilt saves and 300 spoilt imports of 25 kinds, from all four games; and of 750 matches of which two saves lie there, the
 * last one, the one before or both. A wrong state is one that is taken and is not
 * what was written: another game, other options or captains, other people to act, another view of the table or of a seat,
 * another answer to what can be taken back, another course of the next action; of an import, any other text or winner. That
 * the judge finds such states is shown in test/host/corrupt-saves.test.ts.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { spoiltCopies, spoiltImports, spoiltSaves } from '../host/judge.ts';
import { kinds } from '../host/spoil.ts';

const saves = 20;
const imports = 12;
const copies = 10;
const told: string[] = [];
afterAll(() => console.log(told.join('\n')));

describe(`${saves} saves and ${imports} imports of each kind`, () => {
  it('are 500 saves and 300 imports of 25 kinds', () => {
    expect(Object.keys(kinds)).toHaveLength(25);
    expect([25 * saves, 25 * imports]).toEqual([500, 300]);
  });

  it.each(Object.keys(kinds))('%s: a sentence, or the very match', async (kind) => {
    const refused = { saves: await spoiltSaves(kind, saves), imports: await spoiltImports(kind, imports) };
    told.push(`${kind}: refused ${refused.saves} of ${saves} saves and ${refused.imports} of ${imports} imports`);
    expect(refused.saves).toBeGreaterThan(saves / 2);
    expect(refused.imports).toBeGreaterThan(imports / 2);
  });
});

describe(`${copies} matches of each kind, of whose two saves`, () => {
  it.each(Object.keys(kinds))('%s: one or both; the newest that is sound is gone on with', async (kind) => {
    const [last, , both] = await Promise.all(
      (['last', 'before', 'both'] as const).map((which) => spoiltCopies(kind, which, copies)),
    );
    told.push(`${kind}: ${last['set back']} of ${copies} set back, with both spoilt ${both.refused} refused`);
    expect(last['set back']).toBeGreaterThan(copies / 2);
    expect(last.refused).toBe(0);
  });
});
