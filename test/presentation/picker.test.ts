import { describe, expect, it } from 'vitest';
import { Picker, type Target } from '../../src/presentation/hands/picker.ts';
import { smallest } from '../../src/presentation/yellowbeard/layout/board.ts';

/** What is said of targets has nothing to do with how they are picked. */
const spoken = (targets: readonly Omit<Target, 'role' | 'label'>[]): Target[] =>
  targets.map((target) => ({ ...target, role: 'button', label: target.id }));

function picker() {
  const made = new Picker();
  const said: string[] = [];
  made.onPick = (id) => said.push(`pick ${id}`);
  made.onTurn = (id, by) => said.push(`turn ${id} ${by}`);
  made.onFocus = (id) => said.push(`focus ${id}`);
  made.offer(
    spoken([
      { id: 'above', x: 0, y: 0, w: 900, h: 80 },
      { id: 'music', x: 0, y: 100, w: 900, h: 80, turns: true },
      { id: 'music:0', of: 'music', x: 500, y: 100, w: 100, h: 80 },
      { id: 'music:1', of: 'music', x: 600, y: 100, w: 100, h: 80 },
      { id: 'close', x: 600, y: 300, w: 100, h: 80 },
    ]),
  );
  return { made, said };
}

describe('a target that turns', () => {
  it('takes left and right for itself; up and down pass its parts by', () => {
    const { made, said } = picker();
    for (const direction of ['down', 'left', 'right', 'down', 'up'] as const)
      made.take({ kind: 'move', direction }, 'keys');
    expect(said).toEqual(['focus music', 'turn music -1', 'turn music 1', 'focus close', 'focus music']);
  });

  it('a finger chooses the part even where the middle of the whole is nearer; the focus goes to the whole', () => {
    const { made, said } = picker();
    made.take({ kind: 'point', x: 505, y: 140 }, 'touch');
    expect(said).toEqual(['focus music', 'pick music:0']);
    expect(made.focus).toBe('music');
  });

  it('confirming it picks the whole', () => {
    const { made, said } = picker();
    made.put('music');
    made.take({ kind: 'confirm' }, 'pad');
    expect(said.at(-1)).toBe('pick music');
  });
});

it('from the last row of a board the arrows go on to what lies beside it, and from the first one back to the end', () => {
  const picker = new Picker();
  const row = (id: string, y: number) => ({ id, x: 256, y, w: 936, h: 88, turns: true });
  picker.offer(
    spoken([
      row('speed', 172),
      row('contrast', 760),
      row('fullscreen', 858),
      { id: 'mute', x: 1236, y: 476, w: 428, h: 88, turns: true },
      { id: 'close', x: 1236, y: 860, w: 428, h: 92 },
    ]),
  );
  picker.put('fullscreen');
  const walked = (['down', 'down', 'up', 'up'] as const).map((direction) => {
    picker.take({ kind: 'move', direction }, 'pad');
    return picker.focus;
  });
  expect(walked).toEqual(['mute', 'close', 'mute', 'speed']);
  picker.take({ kind: 'move', direction: 'up' }, 'pad');
  expect(picker.focus).toBe('close');
});

it('left of the main button are the small ones on its line, not the wide ones above it', () => {
  const picker = new Picker();
  picker.offer(
    spoken([
      { id: 'above', x: 620, y: 714, w: 496, h: 128 },
      { id: 'count', x: 591, y: 894, w: 94, h: 96 },
      { id: 'sail', x: 720, y: 882, w: 648, h: 122 },
    ]),
    'sail',
  );
  picker.take({ kind: 'move', direction: 'left' }, 'pad');
  expect(picker.focus).toBe('count');
});

describe('a chosen square that the same press once more means', () => {
  // As small as the squares of Yellowbeard's largest oceans get.
  const squares = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => ({ id: `to|${column}${row}`, x: column * smallest, y: row * smallest })),
  );
  const chosen = 'to|11';
  const pressed = (x: number, y: number, beyond = false): string[] => {
    const picker = new Picker();
    const picks: string[] = [];
    picker.onPick = (id) => picks.push(id);
    const sea = squares.map((at) => ({ ...at, w: smallest, h: smallest, again: at.id === chosen }));
    picker.offer(spoken(beyond ? sea.filter(({ id }) => id === chosen) : sea));
    picker.take({ kind: 'point', x, y }, 'touch');
    return picks;
  };
  const middle = 1.5 * smallest;

  it('is meant by a press on its middle, and by keys and pads', () => {
    expect(pressed(middle, middle)).toEqual([chosen]);
    const picker = new Picker();
    const picks: string[] = [];
    picker.onPick = (id) => picks.push(id);
    picker.offer(spoken([{ id: chosen, x: 0, y: 0, w: smallest, h: smallest, again: true }]));
    picker.take({ kind: 'confirm' }, 'pad');
    expect(picks).toEqual([chosen]);
  });

  it('is not meant by a press for a neighbour that goes astray by two thirds of a square', () => {
    for (let angle = 0; angle < 360; angle += 5) {
      for (const far of [0.2, 0.4, 0.6, 0.66]) {
        const x = middle + smallest + Math.cos((angle / 180) * Math.PI) * far * smallest;
        const y = middle + Math.sin((angle / 180) * Math.PI) * far * smallest;
        expect(pressed(x, y), `${angle} ${far}`).not.toContain(chosen);
      }
    }
  });

  it('nor by one on the water beside it, where nothing else can be chosen', () => {
    expect(pressed(middle + 0.7 * smallest, middle, true)).toEqual([]);
    expect(pressed(middle, middle - 2 * smallest, true)).toEqual([]);
  });
});
