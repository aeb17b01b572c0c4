/**
 * Damage and careless edits anywhere in a record are found before it is played: in its head, its steps, their number and
 * its seal, in every game. Nobody who only corrects a name or cuts off a lost battle gets away with it.
 */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { type Captain, checkRecord, type GameRecord, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

const crew: Captain[] = [
  { name: 'Anne', kind: 'person' },
  { name: 'Bart', kind: 'bot', level: 'monkey' },
  { name: 'Mary', kind: 'bot', level: 'parrot' },
];

/** Some way into a game, with something taken back. */
function begun(id: string): GameRecord {
  const match = Match.create(games[id], { seats: 3, seed: seedFrom(`damage ${id}`), players: crew });
  const dice = seededDice(seedFrom(id), 'effects');
  for (let n = 0; n < 24 && !match.outcome; n++) {
    const seat = pick(match.toAct, dice);
    match.act(seat, pick(match.legal(seat), dice));
    if (n === 9) match.takeBack(1);
  }
  return structuredClone(match.record);
}

/** The first action step after this one, as an object whose fields may be changed. */
function actionFrom({ steps }: GameRecord, index: number) {
  return steps.slice(index).find((step) => 'action' in step)!;
}

const setPlayer = (seat: number, player: object) => (r: GameRecord) => Object.assign(r.players[seat], player);

/** Changes what an action names: a card, a square, a number. */
function otherAction(record: GameRecord): void {
  const named = record.steps.flatMap((step) => ('action' in step && Object.keys(step.action).length > 1 ? [step] : []));
  const { action } = named[Math.floor(named.length / 2)];
  const key = Object.keys(action).at(-1) as 'type';
  const others = named.map((step) => step.action[key]).filter((value) => value !== undefined && value !== action[key]);
  action[key] = others[0] ?? `${action[key]}x`;
}

const damage: Record<string, (record: GameRecord) => unknown> = {
  'the last step cut off': (r) => r.steps.pop(),
  'half of the steps cut off': (r) => r.steps.splice(r.steps.length / 2),
  'all steps cut off': (r) => r.steps.splice(0),
  'the first step missing': (r) => r.steps.shift(),
  'a step missing in the middle': (r) => r.steps.splice(7, 1),
  'two steps swapped': (r) => r.steps.splice(6, 2, r.steps[7], r.steps[6]),
  'a step twice': (r) => r.steps.splice(5, 0, r.steps[5]),
  'a computer turned into a person': (r) =>
    Object.assign(r, { players: [r.players[0], { name: 'Bart', kind: 'person' }, r.players[2]] }),
  'a computer called a person, its level kept': setPlayer(1, { kind: 'person' }),
  'a person turned into a computer': setPlayer(0, { kind: 'bot', level: 'monkey' }),
  'a changed name': setPlayer(0, { name: 'Anna' }),
  'two captains swapped': (r) => r.players.reverse(),
  'a changed level': setPlayer(1, { level: 'parrot' }),
  'an unknown level': setPlayer(1, { level: 'kraken' }),
  'a computer without a level': (r) => delete r.players[1].level,
  'a temper nobody had': setPlayer(1, { temper: 'bold' }),
  'another seat in a step': (r) => Object.assign(actionFrom(r, 4), { seat: (actionFrom(r, 4).seat + 1) % 3 }),
  'another action': otherAction,
  'another hash': (r) => Object.assign(actionFrom(r, 12), { hash: '0123456789abcdef' }),
  'an undo missing': (r) => Object.assign(r, { steps: r.steps.filter((step) => !('undo' in step)) }),
  'an undo more': (r) => r.steps.push({ undo: 1 }),
  'another seed': (r) => Object.assign(r, { seed: seedFrom('other') }),
  'another start': (r) => Object.assign(r, { start: '0123456789abcdef' }),
  'an option missing': (r) => delete (r.options as Record<string, unknown>)[Object.keys(r.options)[0]],
  'the seal missing': (r) => delete (r as Partial<GameRecord>).seal,
  'another number in the seal': (r) => Object.assign(r.seal, { steps: r.seal.steps + 1 }),
  'another hash in the seal': (r) => Object.assign(r.seal, { hash: '0123456789abcdef' }),
  'an earlier seal': (r) =>
    Object.assign(r, { seal: { ...r.seal, steps: r.seal.steps - 1 }, steps: r.steps.slice(0, -1) }),
};

describe.each(Object.keys(games))('a record of %s', (id) => {
  const record = begun(id);

  it('is sound as it was written', () => {
    expect(replay(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
  });

  it.each(Object.entries(damage))('with %s is not taken', (_, spoil) => {
    const broken = structuredClone(record);
    spoil(broken);
    expect(broken).not.toEqual(record);
    expect(readRecord(JSON.stringify(broken))).toMatchObject({ ok: false });
    expect(replay(broken)).toMatchObject({ ok: false, step: -1 });
  });

  it('is not taken with any single place of it changed or left out', () => {
    const taken: string[] = [];
    let places = 0;
    for (const path of pathsOf(record)) {
      for (const change of [altered, undefined]) {
        const broken = structuredClone(record);
        const holder = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], broken as unknown);
        const key = path.at(-1)!;
        if (change) (holder as Record<string, unknown>)[key] = change((holder as Record<string, unknown>)[key]);
        else if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete (holder as Record<string, unknown>)[key];
        places++;
        if (checkRecord(broken).ok) taken.push(path.join('.'));
      }
    }
    expect(places).toBeGreaterThan(200);
    expect(taken).toEqual([]);
  });
});

/** Every place in it, parts and leaves. */
function pathsOf(value: object, above: string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, part]) => {
    const path = [...above, key];
    return [path, ...(typeof part === 'object' && part !== null ? pathsOf(part, path) : [])];
  });
}

function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  return value === null ? 0 : Array.isArray(value) ? [...value, 0] : { ...value, more: 0 };
}

describe('a captain who is said twice or not at all', () => {
  it.each<[string, object, string]>([
    ['a computer of an unknown level', { kind: 'bot', level: 'kraken' }, 'UNKNOWN_LEVEL'],
    ['a computer without a level', { kind: 'bot' }, 'NO_LEVEL'],
    ['a person with a level', { kind: 'person', level: 'monkey' }, 'LEVEL_OF_PERSON'],
    ['a person with a temper', { kind: 'person', temper: 'bold' }, 'LEVEL_OF_PERSON'],
  ])('%s is found, in the head and in a step', (_, player, code) => {
    const known = (name: string) => name === 'monkey' || name === 'parrot';
    const record = begun('korsar');
    const head = { ...record, players: [{ name: 'Anne', ...player }, ...record.players.slice(1)] };
    expect(checkRecord(head, games, known)).toMatchObject({ ok: false, code, facts: { seat: 0 } });
    const steps = [...record.steps, { seat: 2, captain: { name: 'Read', ...player } }];
    expect(checkRecord({ ...record, steps }, games, known)).toMatchObject({
      ok: false,
      code,
      facts: { seat: 2, step: record.steps.length },
    });
  });
});
