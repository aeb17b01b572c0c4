import { describe, expect, it } from 'vitest';
import { keepLineup, recallLineup } from '../../src/app/set-up/kept-lineup.ts';
import { change, newLineup } from '../../src/app/set-up/lineup.ts';
import { cased, longestName, readName, settledName, typed } from '../../src/app/set-up/naming.ts';

const written = (text: string): string =>
  [...text].reduce((name, letter) => {
    const next = typed(name, letter);
    return 'name' in next ? next.name : name;
  }, '');

describe('a name', () => {
  it('is written letter by letter, in the letters the typefaces have', () => {
    expect(written('Renée O’Hara')).toBe('Renée O’Hara');
    expect(written("  O'Neil")).toBe('O’Neil');
    expect(written('A   B')).toBe('A B');
    expect(written('Žofia Müßig')).toBe('Žofia Müßig');
    expect(written('Łucja')).toBe('Łucja');
    expect(written('Hữu Ðức')).toBe('Hữu Ðức');
    for (const letter of 'éłőşğțćēñøæœþðŷẁạệőıİẞə') expect(typed('', letter)).toEqual({ name: letter });
    for (const sign of ['ж', 'λ', 'ש', '·', '<', '&', '\u202e', '\n', '語', '😀', '\u0000', '"', '×']) {
      expect(typed('Anne', sign)).toEqual({ refuse: 'letter' });
    }
  });

  it('is written the same way however its accents come: in one, or after the letter', () => {
    expect(written('Jose\u0301')).toBe('José');
    expect(typed('', '\u0301')).toEqual({ refuse: 'letter' });
    expect(typed('e', '\u0323\u0302')).toEqual({ name: 'ệ' });
    expect(readName('Jose\u0301')).toBe('José');
    expect(settledName('José', ['Jose\u0301'.normalize()], 'Anne')).toBe('José II');
    // Fourteen letters, as many as there is room for, not signs.
    expect(readName('e\u0301'.repeat(longestName))).toBe('é'.repeat(longestName));
    expect(typed('é'.repeat(longestName - 1), 'e')).toEqual({ name: `${'é'.repeat(longestName - 1)}e` });
    expect(typed('Jose'.padEnd(longestName, 'e'), '\u0301')).toEqual({ name: `Jose${'e'.repeat(9)}é` });
  });

  it('is as long as a plate has room for, and the fifteenth letter is refused', () => {
    const full = written('Maximilian Momsen');
    expect(full.length).toBe(longestName);
    expect(typed(full, 'x')).toEqual({ refuse: 'long' });
  });

  it('begins every part with a large letter', () => {
    expect([...'mary-ann st. x'].reduce((name, letter) => name + cased(name, letter), '')).toBe('Mary-Ann St. X');
  });

  it('is never empty and never two captains’', () => {
    expect(settledName('   ', ['Bart'], 'Anne')).toBe('Anne');
    expect(settledName('bart', ['Bart'], 'Anne')).toBe('bart II');
    expect(settledName('Maximilian Mom', ['Maximilian Mom', 'Maximilian II'], 'Anne')).toBe('Maximilian III');
    const table: string[] = [];
    for (let n = 0; n < 8; n++) table.push(settledName('Wilhelmina Jum', table, 'Anne'));
    expect(new Set(table).size).toBe(8);
    for (const name of table) expect(name.length).toBeLessThanOrEqual(longestName);
  });

  it('from outside is taken only when it could have been typed', () => {
    expect(readName('Renée')).toBe('Renée');
    for (const bad of ['', '  ', 'x'.repeat(15), '<b>', 7, null, {}, 'a\u202eb']) expect(readName(bad)).toBeNull();
  });
});

describe('who sat here last time', () => {
  const shelf = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
  };

  it('sits here again; the rules are those of the box', () => {
    const own = shelf();
    const lineup = newLineup('treasure-fleet');
    for (const press of ['count:3', 'person:1', 'level:2:parrot', 'option:storms']) change(lineup, press);
    lineup.seats[1].name = 'Zora';
    keepLineup(own, lineup);
    const again = recallLineup(own, 'treasure-fleet');
    expect(again.seats).toEqual(lineup.seats);
    expect(again.values).toEqual({});
    expect(recallLineup(own, 'korsar')).toEqual(newLineup('korsar'));
  });

  it('is forgotten when what was kept is broken, and no bad name comes in with it', () => {
    const fresh = newLineup('treasure-fleet');
    for (const text of ['', '{', '7', '[]', '[1]', '"x"', '{"length":4}', JSON.stringify(Array(9).fill({}))]) {
      const own = shelf();
      own.kept.set('captains-table/crew/treasure-fleet', text);
      expect(recallLineup(own, 'treasure-fleet')).toEqual(fresh);
    }
    const own = shelf();
    const seats = [{ name: '<img>', kind: 'bot', level: 'admiral' }, { name: 'Anne', kind: 3 }, null];
    own.kept.set('captains-table/crew/treasure-fleet', JSON.stringify(seats));
    const lineup = recallLineup(own, 'treasure-fleet');
    expect(lineup.seats.map(({ name }) => name)).toEqual(['Anne', 'Anne II', 'Calico']);
    expect(lineup.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    keepLineup(refusing, lineup);
    expect(recallLineup(refusing, 'treasure-fleet')).toEqual(fresh);
    expect(recallLineup(null, 'treasure-fleet')).toEqual(fresh);
  });
});
