/** Gamepads keep their seats over a reload; what was kept is believed for the very people it was written for, only. */
import { describe, expect, it } from 'vitest';
import { keepPads, recallPads } from '../../src/app/kept-pads.ts';

function shelf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    read: () => kept,
  };
}

const person = (name: string) => ({ name, kind: 'person' as const });
const table = { game: 'korsar', players: [person('Anne'), { name: 'Bart', kind: 'bot' as const }, person('Mary')] };

describe('pads that have seats', () => {
  it('come back to them', () => {
    const own = shelf();
    keepPads(own, table, new Map([[2, 0]]));
    expect([...recallPads(own, table)]).toEqual([[2, 0]]);
  });

  it('are nobody’s at another table', () => {
    const own = shelf();
    keepPads(own, table, new Map([[2, 0]]));
    expect(recallPads(own, { ...table, game: 'treasure-fleet' }).size).toBe(0);
    expect(recallPads(own, { ...table, players: [...table.players, person('Zoe')] }).size).toBe(0);
  });

  it('are read with suspicion', () => {
    const own = shelf();
    keepPads(own, table, new Map());
    const kept = JSON.parse(own.read() ?? '');
    const pads = [[1, 0], [0, -1], [0, 99], [0, 1.5], [7, 1], ['0', 1], null, 3, [2, 4], [2, 5], [0, 4]];
    expect([...recallPads(shelf(JSON.stringify({ ...kept, pads })), table)]).toEqual([[2, 4]]);
    for (const text of ['', 'null', '[]', '{"table":1}', JSON.stringify({ ...kept, pads: {} })])
      expect(recallPads(shelf(text), table).size).toBe(0);
    const refusing = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    };
    keepPads(refusing, table, new Map());
    expect(recallPads(refusing, table).size).toBe(0);
  });
});
