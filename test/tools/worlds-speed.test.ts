/** What imagining costs: it must be cheap beside copies, or make little of a line that is played out. */
import { expect, it } from 'vitest';
import { type WorldsSpeed, worldRows } from '../../src/tools/worlds-speed.ts';

const speed = (worldsPerSecond: number, linesFromWorldsPerSecond: number): WorldsSpeed => ({
  copiesPerSecond: 900,
  worldsPerSecond,
  linesPerSecond: 100,
  linesFromWorldsPerSecond,
});

it('a world may cost three copies, or leave the search seven lines of ten', () => {
  const holds = (worlds: number, lines: number) => worldRows({ game: speed(worlds, lines) }).game;
  expect(holds(300, 10)).toMatchObject({ holds: true });
  expect(holds(10, 70)).toMatchObject({ holds: true });
  expect(holds(299, 69)).toMatchObject({ holds: false });
});
