/**
 * More than 500 corrupted saves of ten kinds, from all games: none may crash the desk, none may bring up another state than
 * the one that was saved. The judge itself is judged by loaders that believe too much.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Desk } from '../../src/host/desk.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import { checkRecord, type GameRecord } from '../../src/match/record.ts';
import { sealOf } from '../../src/match/seal.ts';
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

/** Options under which these matches were not played: some are of the game, some no game has. */
const others: Readonly<Record<string, readonly object[]>> = {
  'treasure-fleet': [{ storms: true }, { cursedShips: true }, { governorPoints: 3 }, { tornado: true }],
  korsar: [{ mode: 'partnership' }, { startSeat: 7 }, { openStacks: true }, { mode: 3 }],
  'card-pirates': [{ treacherousSeas: true }, { treacherousCards: 4 }, { firstSeat: 9 }, { points: 'new' }],
  yellowbeard: [{ map: 'short-voyage' }, { map: 'nowhere' }, { turnLimit: 3 }, { autoSetup: 1 }],
};

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
    record.options = { ...record.options, ...pick(others[record.game], dice) };
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

const ids = Object.keys(games);

interface Played {
  match: Match;
  record: GameRecord;
}

/** Some way into a game of people, with something taken back where the rules allow it. */
function played(id: string, dice: SeededDice): Played {
  const game = games[id];
  const counts = game.seats(v.parse(game.options, {}));
  const seats = pick(counts, dice);
  const players = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'person' as const }));
  const match = Match.create(game, { seats, seed: seedFrom(`save ${dice.below(1e6)}`), players });
  for (let n = 6 + dice.below(20); n > 0 && !match.outcome; n--) {
    const seat = pick(match.toAct, dice);
    match.act(seat, pick(match.legal(seat), dice));
    if (dice.below(4) === 0) match.undo(seat);
  }
  return { match, record: match.record };
}

/** Opens the desk on such a save: `refused`, or `taken up` when it is the very match. Throws at anything else. */
async function judge(broken: unknown, { match, record }: Played, loader = Desk): Promise<'refused' | 'taken up'> {
  const desk = new loader(() => 'f'.repeat(32), { store: memoryStore().put(broken) });
  const opened = await desk.resume('match');
  if (opened === null || !opened.ok) {
    if (opened) expect(opened.error).toMatch(/^The saved match cannot be taken up again\. .+/);
    expect(await desk.advance()).toBeNull();
    return 'refused';
  }
  // What was accepted is what was saved: the same game for the room and for every seat, waiting for the same people.
  expect(opened.facts.game).toBe(record.game);
  expect(opened.facts.options).toEqual(record.options);
  expect(opened.batch.toAct).toEqual(match.toAct);
  expect(opened.batch.view).toEqual(match.view(opened.facts.viewer));
  for (let seat = 0; seat < record.seats; seat++) expect((await desk.look(seat))?.view).toEqual(match.view(seat));
  return 'taken up';
}

/** So many of each kind, from one game after the other. How many of them were refused. */
async function spoilt(kind: string, count: number, loader = Desk): Promise<number> {
  const dice = seededDice(seedFrom(kind), 'effects');
  let refused = 0;
  for (let n = 0; n < count; n++) {
    const honest = played(ids[n % ids.length], dice);
    const broken = kinds[kind](structuredClone(honest.record), dice);
    if ((await judge(broken, honest, loader)) === 'refused') refused++;
  }
  return refused;
}

const each = 52;

describe(`corrupted saves of ${Object.keys(kinds).length} kinds, ${each} of each kind from ${ids.length} games`, () => {
  it('a save that is sound is taken up', async () => {
    const dice = seededDice(seedFrom('sound'), 'effects');
    for (const id of ids) {
      const honest = played(id, dice);
      expect(await judge(structuredClone(honest.record), honest)).toBe('taken up');
    }
  });

  for (const kind of Object.keys(kinds)) {
    it(`${kind}: a sentence, or the very match`, async () => {
      expect(await spoilt(kind, each)).toBeGreaterThan(kind === 'a false hash' ? each - 5 : each / 2);
    });
  }
});

/** Believes every step that can be played, whatever seal and hashes say, and gives up quietly at the first that cannot. */
class Gullible extends Desk {
  constructor(seed: () => string, options: ConstructorParameters<typeof Desk>[1] = {}) {
    const { store = memoryStore() } = options;
    const read = store.waiting.bind(store);
    const waiting = async (id: string) => {
      const entry = await read(id);
      return entry && { ...entry, record: believed(entry.record) };
    };
    super(seed, { ...options, store: Object.assign(store, { waiting }) });
  }
}

function believed(value: unknown): unknown {
  const read = checkRecord({ ...(value as GameRecord), seal: sealOf(value as GameRecord) });
  if (!read.ok) return value;
  const match = Match.create(read.game, read.record);
  for (const step of read.record.steps) {
    if ('undo' in step) match.takeBack(step.undo);
    else if ('captain' in step) match.captain(step.seat, step.captain);
    else if ('refused' in match.act(step.seat, step.action)) break;
  }
  return match.record;
}

describe('the judge of corrupted saves', () => {
  for (const kind of ['steps in another order', 'another seed']) {
    it(`finds out a loader that believes ${kind}`, async () => {
      await expect(spoilt(kind, each, Gullible)).rejects.toThrow();
    });
  }

  it('finds out a loader that loses the last step', async () => {
    const honest = played('korsar', seededDice(seedFrom('short'), 'effects'));
    const short = { ...honest.record, steps: honest.record.steps.slice(0, -1) };
    await expect(judge({ ...short, seal: sealOf(short) }, honest)).rejects.toThrow();
  });
});
