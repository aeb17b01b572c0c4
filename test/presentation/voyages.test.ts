import { describe, expect, it } from 'vitest';
import { recordOf, voyageLine } from '../../src/presentation/screens/voyages.ts';

const voyages = (...points: number[]) => points.map((each, i) => ({ name: `Captain ${i}`, points: each }));

describe('voyages of one captain', () => {
  it('the record is the highest, of equal ones the oldest', () => {
    expect(recordOf([])).toBe(null);
    expect(recordOf(voyages(3, 8, 5, 8, 2))).toEqual({ name: 'Captain 3', points: 8 });
  });

  it('the latest is told among the others', () => {
    expect(voyageLine([])).toBe(null);
    expect(voyageLine(voyages(12))).toBe('12 points: the first record with these rules');
    expect(voyageLine(voyages(12, 9, 11))).toBe('A new record: 12 points. The old one was 11');
    expect(voyageLine(voyages(9, 9, 4))).toBe('9 points: level with Captain 1’s record');
    expect(voyageLine(voyages(4, 9, 12))).toBe('4 points. The record is 12, by Captain 2');
  });
});
