/** Seats that decide nothing more: as the room is told it, and as the rules have it from then on, in games by chance. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGame, staged } from '../../src/presentation/index.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/yellowbeard/types.ts';

interface Table {
  seats: number;
  options: object;
  /** Does what chance would take very long to do. */
  help?: (state: object) => void;
}

/** Sinks a ship before the pirate sails: navies that play by chance hardly ever do. */
function sinkOne(state: object): void {
  const { phase, sunk, ships, ship } = state as State;
  const other = ship === 1 ? 2 : 1;
  if (phase !== 'pirate' || sunk.length > 0) return;
  ships[other - 1] = null;
  sunk.push(other);
}

/** Tables at which somebody looks on sooner or later; nobody ever does in games without one. */
const tables: Readonly<Record<string, Table>> = {
  korsar: { seats: 6, options: { mode: 'partnership' } },
  yellowbeard: { seats: 6, options: { rounds: 2, turnLimit: 30, autoSetup: true }, help: sinkOne },
};

/** Plays a game by chance; answers how many seats came to look on before it was over. */
function lookers(id: string, { seats, options, help = () => {} }: Table, seed: string): number {
  const game = games[id];
  const { lookingOn = () => false } = staged(id);
  const [deck, bots] = [seededDice(seedFrom(seed), 'deck'), seededDice(seedFrom(seed), 'bots')];
  const state = game.setup(seats, v.parse(game.options, options), deck, {}, undefined);
  const out = new Set<number>();
  for (;;) {
    help(state);
    expect(game.faults(state)).toEqual([]);
    const acting = game.toAct(state);
    if (acting.length === 0) return out.size;
    const view = game.view(state, 'table');
    for (const seat of out) expect(lookingOn(view, seat)).toBe(true);
    for (let seat = 0; seat < seats; seat++) if (lookingOn(view, seat)) out.add(seat);
    for (const seat of game.mayAct(state)) expect(out.has(seat)).toBe(false);
    game.play(state, acting[0], pick(game.legal(state, acting[0]), bots), undefined, deck);
  }
}

describe.each(Object.keys(games))('whoever looks on in %s', (id) => {
  beforeAll(async () => {
    await fetchGame(id);
  });

  it('is asked nothing in this match any more', () => {
    const table = tables[id];
    expect(staged(id).lookingOn !== undefined).toBe(table !== undefined);
    if (!table) return;
    let found = 0;
    for (let i = 0; i < 10; i++) found += lookers(id, table, `looking on ${i}`);
    expect(found).toBeGreaterThan(0);
  });
});
