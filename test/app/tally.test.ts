/** What was done at a table is counted by hour, kept on this machine, and never grows without end. */
import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../src/app/page/shelf.ts';
import { dayOf, sumOf, Tally, tableOf } from '../../src/app/unattended/tally.ts';

const key = 'captains-table/tally';

function shelf(text: string | null = null): Shelf & { text: string | null } {
  return {
    text,
    getItem(name) {
      return name === key ? this.text : null;
    },
    setItem(_, value) {
      this.text = value;
    },
  };
}

const at = (day: number, hour = 12) => new Date(2030, 0, day, hour, 59);

describe('a tally', () => {
  it('adds up by day and hour, and comes back as it was', () => {
    const place = shelf();
    let now = at(1, 9);
    const tally = new Tally(place, () => now);
    tally.note({ about: 'korsar', what: 'starts' });
    tally.note({ about: 'korsar', what: 'starts' });
    now = at(2, 0);
    tally.note({ about: 'korsar', what: 'starts' });
    tally.note({ about: 'first-steps', what: 'seconds', step: 'aim', amount: 12.4 });
    const lines = new Tally(place, () => now).lines();
    expect(lines).toEqual([
      { day: '2030-01-01', hour: 9, about: 'korsar', what: 'starts', step: '', amount: 2 },
      { day: '2030-01-02', hour: 0, about: 'first-steps', what: 'seconds', step: 'aim', amount: 12 },
      { day: '2030-01-02', hour: 0, about: 'korsar', what: 'starts', step: '', amount: 1 },
    ]);
    expect(sumOf(lines, { what: 'starts' })).toBe(3);
    expect(sumOf(lines, { what: 'starts', hour: 0 })).toBe(1);
    expect(tally.lines(dayOf(at(2)))).toHaveLength(2);
    expect(tableOf(lines).split('\r\n')[2]).toBe('2030-01-02,0,first-steps,seconds,aim,12');
  });

  it('keeps forty days, the latest ones', () => {
    let now = at(1);
    const tally = new Tally(shelf(), () => now);
    for (let day = 1; day <= 100; day++) {
      now = at(day);
      tally.note({ about: 'korsar', what: 'starts' });
    }
    const lines = tally.lines();
    expect(lines).toHaveLength(40);
    expect(lines.at(-1)?.day).toBe(dayOf(at(100)));
  });

  it('names nothing but ids', () => {
    const tally = new Tally(shelf(), () => at(1));
    for (const about of ['Anne Bonny', 'a,b', '=1+1', '', 'x'.repeat(50)]) tally.note({ about, what: 'starts' });
    tally.note({ about: 'korsar', what: 'seconds', step: 'a b' });
    expect(tally.lines()).toEqual([]);
  });

  it('leaves out what is no line, and goes on without storage', () => {
    const good = '2030-01-01 12 korsar starts ';
    const kept = { [good]: 3, 'x y': 1, '2030-01-01 25 korsar starts ': 1, [`${good}s`]: -1, [`${good}t`]: 'a' };
    expect(new Tally(shelf(JSON.stringify(kept)), () => at(1)).lines()).toHaveLength(1);
    for (const text of ['{', '[]', 'null', '7']) expect(new Tally(shelf(text), () => at(1)).lines()).toEqual([]);
    const alone = new Tally(null, () => at(1));
    alone.note({ about: 'korsar', what: 'takes' });
    expect(alone.lines()).toHaveLength(1);
  });
});
