/** 500 corrupted saves of ten kinds: none may crash the desk, none may bring up a state that the record does not prove. */
import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/host/desk.ts';
import { memoryStore, type Store } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { pick, type SeededDice, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

type Spoil = (record: GameRecord, dice: SeededDice) => unknown;

const garbage: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  1e300,
  Number.NaN,
  '',
  'x'.repeat(10_000),
  [],
  {},
  true,
  [[[[]]]],
];

/** A random place in the record, as the object that holds it and its key there. */
function place(root: object, dice: SeededDice): { holder: Record<string, unknown>; key: string } {
  let holder = root as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(holder);
    const key = pick(keys, dice);
    const value = holder[key];
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0 || dice.below(4) === 0) {
      return { holder, key };
    }
    holder = value as Record<string, unknown>;
  }
}

const kinds: Record<string, Spoil> = {
  'a value replaced by garbage': (record, dice) => {
    const { holder, key } = place(record, dice);
    holder[key] = pick(garbage, dice);
    return record;
  },
  'a part missing': (record, dice) => {
    const { holder, key } = place(record, dice);
    delete holder[key];
    return record;
  },
  'a part too many': (record, dice) => {
    const { holder } = place(record, dice);
    holder[pick(['extra', 'constructor', 'toString', 'only', 'secret'], dice)] = pick(garbage, dice);
    return record;
  },
  'a step of another game': (record, dice) => {
    record.steps.splice(dice.below(record.steps.length), 0, {
      seat: 0,
      action: { type: 'sinkEverything' },
      hash: '0'.repeat(16),
    });
    return record;
  },
  'steps in another order': (record, dice) => {
    const at = dice.below(record.steps.length - 1);
    [record.steps[at], record.steps[at + 1]] = [record.steps[at + 1], record.steps[at]];
    return record;
  },
  'another seed': (record, dice) => {
    record.seed = seedFrom(`other ${dice.below(1000)}`);
    return record;
  },
  'other options': (record, dice) => {
    record.options = {
      ...record.options,
      storms: dice.below(2) === 0,
      cursedShips: true,
      governorPoints: dice.below(40),
    };
    return record;
  },
  'another version or format': (record, dice) => {
    if (dice.below(2) === 0) record.version += 1 + dice.below(5);
    else (record as { format: number }).format = 2 + dice.below(9);
    return record;
  },
  'a false hash': (record, dice) => {
    const step = pick(record.steps, dice);
    if ('hash' in step) step.hash = dice.below(1e9).toString(16).padStart(16, '0');
    return record;
  },
  'not a record at all': (_, dice) => pick([...garbage, 'PK', [1, 2, 3], { steps: [] }, new Date(0), /x/], dice),
};

function played(dice: SeededDice): GameRecord {
  const seats = 2 + dice.below(4);
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'person' as const }));
  const match = Match.create(games['treasure-fleet'], { seats, seed: seedFrom(`save ${dice.below(1e6)}`), players });
  for (let n = 6 + dice.below(20); n > 0 && !match.outcome; n--) {
    const seat = pick(match.toAct, dice);
    match.act(seat, pick(match.legal(seat), dice));
  }
  return match.record;
}

describe('corrupted saves', () => {
  for (const [kind, spoil] of Object.entries(kinds)) {
    it(`50 times ${kind}: a sentence, or the very match`, async () => {
      const dice = seededDice(seedFrom(kind), 'effects');
      let refused = 0;
      for (let n = 0; n < 50; n++) {
        const honest = played(dice);
        const broken = spoil(structuredClone(honest), dice);
        const store: Store = { ...memoryStore(), running: async () => broken };
        const desk = new Desk(() => 'f'.repeat(32), { store });
        const opened = await desk.resume();
        if (opened === null || !opened.ok) {
          refused++;
          if (opened && !opened.ok) expect(opened.error).toMatch(/^The saved match cannot be taken up again\. .+/);
          expect(await desk.advance()).toBeNull();
          continue;
        }
        // What was accepted must be what its own hashes prove: the same state as an honest replay of it.
        const proof = Match.create(games['treasure-fleet'], broken as GameRecord);
        for (const step of (broken as GameRecord).steps) {
          if ('undo' in step) proof.takeBack(step.undo);
          else {
            const acted = proof.act(step.seat, step.action);
            expect('hash' in acted && acted.hash).toBe(step.hash);
          }
        }
        expect(opened.batch.view).toEqual(proof.view(opened.facts.viewer));
      }
      expect(refused).toBeGreaterThan(kind === 'a false hash' ? 45 : 25);
    });
  }
});
