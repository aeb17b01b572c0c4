/** Saves and exported games as they come back from a bad disk, an old program, a careless hand or a bad joke: 25 kinds. */
import type { GameRecord } from '../../src/match/record.ts';
import { sealOf } from '../../src/match/seal.ts';
import { pick, type SeededDice, seedFrom } from '../../src/rules/dice.ts';

/** Spoils a copy of a record; gives what is found in its place. */
export type Spoil = (record: GameRecord, dice: SeededDice) => unknown;

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
    const key = pick(Object.keys(holder), dice);
    const value = holder[key];
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0 || dice.below(4) === 0) {
      return { holder, key };
    }
    holder = value as Record<string, unknown>;
  }
}

const actionsOf = ({ steps }: GameRecord) => steps.filter((step) => 'action' in step);

/** Options under which these matches were not played: some are of the game, some no game has. */
const others: Readonly<Record<string, readonly object[]>> = {
  'treasure-fleet': [{ cursedShips: true }, { governorPoints: 3 }, { tornado: true }],
  korsar: [{ mode: 'partnership' }, { startSeat: 7 }, { openStacks: true }, { mode: 3 }],
  'card-pirates': [{ treacherousSeas: true }, { treacherousCards: 4 }, { firstSeat: 9 }, { points: 'new' }],
  yellowbeard: [{ map: 'yellowbeards-ocean' }, { map: 'nowhere' }, { turnLimit: 9 }, { autoSetup: 1 }],
};

const swapSteps: Spoil = (record, dice) => {
  const at = dice.below(record.steps.length - 1);
  [record.steps[at], record.steps[at + 1]] = [record.steps[at + 1], record.steps[at]];
  return record;
};
const otherSeed: Spoil = (record, dice) => Object.assign(record, { seed: seedFrom(`other ${dice.below(1000)}`) });
const falseHash: Spoil = (record, dice) => {
  pick(actionsOf(record), dice).hash = dice.below(1e9).toString(16).padStart(16, '0');
  return record;
};
/** By somebody who knows about seals, or a fault of ours before the sealing. */
const sealedAnew =
  (spoil: Spoil): Spoil =>
  (record, dice) => {
    spoil(record, dice);
    return { ...record, seal: sealOf(record) };
  };
/** What the text says, or the text itself where it says nothing. */
const said = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const kinds: Readonly<Record<string, Spoil>> = {
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
  'not a record at all': (_, dice) => pick([...garbage, 'PK', [1, 2, 3], { steps: [] }, new Date(0), /x/], dice),
  'another character in its text': (record, dice) => {
    const text = JSON.stringify(record);
    const at = dice.below(text.length);
    return said(text.slice(0, at) + String.fromCharCode(32 + dice.below(95)) + text.slice(at + 1));
  },
  'its text cut off': (record, dice) => {
    const text = JSON.stringify(record);
    return said(text.slice(0, dice.below(text.length)));
  },
  'a step of another game': (record, dice) => {
    record.steps.splice(dice.below(record.steps.length), 0, {
      seat: 0,
      action: { type: 'sinkEverything' },
      hash: '0'.repeat(16),
    });
    return record;
  },
  'the last steps cut off': (record, dice) => {
    record.steps.length -= 1 + dice.below(record.steps.length);
    return record;
  },
  'a step missing in the middle': (record, dice) => {
    record.steps.splice(dice.below(record.steps.length - 1), 1);
    return record;
  },
  'a step twice': (record, dice) => {
    const at = dice.below(record.steps.length);
    record.steps.splice(at, 0, record.steps[at]);
    return record;
  },
  'steps in another order': swapSteps,
  'steps in another order, sealed anew': sealedAnew(swapSteps),
  'another seat in a step': (record, dice) => {
    const step = pick(actionsOf(record), dice);
    step.seat = (step.seat + 1 + dice.below(3)) % 4;
    return record;
  },
  'an action of another step': (record, dice) => {
    const actions = actionsOf(record);
    pick(actions, dice).action = pick(actions, dice).action;
    return record;
  },
  'more or less taken back': (record, dice) => {
    const undo = record.steps.find((step) => 'undo' in step);
    if (undo) undo.undo += 1 + dice.below(3000);
    else record.steps.push(...Array(1 + dice.below(2500)).fill({ undo: 1 }));
    return record;
  },
  'another seed': otherSeed,
  'another seed, sealed anew': sealedAnew(otherSeed),
  'other options': (record, dice) => Object.assign(record.options, pick(others[record.game], dice)) && record,
  'another version or format': (record, dice) => {
    if (dice.below(2) === 0) record.version += 1 + dice.below(5);
    else (record as { format: number }).format = dice.below(2) === 0 ? 1 : 3 + dice.below(9);
    return record;
  },
  'a false hash': falseHash,
  'a false hash, sealed anew': sealedAnew(falseHash),
  'a computer turned into a person, or back': (record, dice) => {
    const seat = dice.below(record.players.length);
    const { name, kind } = record.players[seat];
    record.players[seat] = kind === 'bot' ? { name, kind: 'person' } : { name, kind: 'bot', level: 'monkey' };
    return record;
  },
  'other names': (record, dice) => {
    if (dice.below(2) === 0) record.players.reverse();
    else pick(record.players, dice).name = pick(['Nobody', '', 'Anne ', '<b>Anne</b>'], dice);
    return record;
  },
  'an unknown level, or none': (record, dice) => {
    const level = pick(['kraken', '', 'constructor', undefined], dice);
    Object.assign(pick(record.players, dice), { kind: 'bot', level });
    return record;
  },
  'a captain or a beginning that never was': (record, dice) => {
    const captain = { name: 'Read', kind: 'person' as const };
    if (dice.below(2) === 0) record.steps.splice(dice.below(record.steps.length), 0, { seat: 0, captain });
    else record.before = actionsOf(record).slice(0, 1 + dice.below(3));
    return record;
  },
};
