/** Gamepads keep their seats over a reload; what was kept is believed for the very people it was written for, only. */
import { describe, expect, it } from 'vitest';
import { keepPads, recallPads } from '../../src/app/pads/kept-pads.ts';
import { PadRack } from '../../src/stage/hands/pad-rack.ts';

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

/** A rack that sees these pads, each with its model; their places are those of the list. */
function rackOf(...ids: string[]): PadRack {
  const rack = new PadRack();
  rack.sort(ids.map((id, index) => ({ id, index })));
  return rack;
}

describe('pads that have seats', () => {
  it('come back to them', () => {
    const own = shelf();
    keepPads(own, table, new Map([[2, 0]]), rackOf('red'));
    expect([...recallPads(own, table, rackOf('red'))]).toEqual([[2, 0]]);
  });

  it('come back to them at another place, and what has come to their place is nobody’s', () => {
    const own = shelf();
    const seats = new Map([
      [0, 0],
      [2, 1],
    ]);
    keepPads(own, table, seats, rackOf('red', 'blue'));
    expect([...recallPads(own, table, rackOf('blue', 'red'))]).toEqual([
      [0, 1],
      [2, 0],
    ]);
    const rack = rackOf('green', 'blue');
    const [[, missing], [, blue]] = recallPads(own, table, rack);
    expect(blue).toBe(1);
    expect(missing).not.toBe(0);
    expect(rack.has(missing)).toBe(false);
    // It is known again when it comes.
    const plugs = ['green', 'blue', 'red'].map((id, index) => ({ id, index }));
    expect(rack.sort(plugs)).toEqual([0, 1, missing]);
  });

  it('are nobody’s at another table', () => {
    const own = shelf();
    keepPads(own, table, new Map([[2, 0]]), rackOf('red'));
    const rack = rackOf('red');
    expect(recallPads(own, { ...table, game: 'treasure-fleet' }, rack).size).toBe(0);
    expect(recallPads(own, { ...table, players: [...table.players, person('Zoe')] }, rack).size).toBe(0);
  });

  it('are read with suspicion', () => {
    const own = shelf();
    keepPads(own, table, new Map(), rackOf());
    const kept = JSON.parse(own.read() ?? '');
    const red = { id: 'red', index: 0 };
    const plugs = [
      0,
      null,
      {},
      { id: 'red' },
      { id: 1, index: 0 },
      { id: 'red', index: -1 },
      { id: 'red', index: 1.5 },
    ];
    const wrong = [...plugs, { id: 'r'.repeat(201), index: 0 }].map((plug) => [0, plug]);
    const pads = [...wrong, [1, red], [7, red], ['0', red], null, 3, [2, red], [2, { ...red, index: 1 }], [0, red]];
    expect([...recallPads(shelf(JSON.stringify({ ...kept, pads })), table, rackOf('red'))]).toEqual([[2, 0]]);
    for (const text of ['', 'null', '[]', '{"table":1}', JSON.stringify({ ...kept, pads: {} })])
      expect(recallPads(shelf(text), table, rackOf('red')).size).toBe(0);
    const refusing = {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    };
    keepPads(refusing, table, new Map(), rackOf());
    expect(recallPads(refusing, table, rackOf()).size).toBe(0);
  });
});
