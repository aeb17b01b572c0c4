/** Records from outside: sound ones go round, damaged and hostile ones get a sentence and no exception. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/match/hash.ts';
import { Match } from '../../src/match/match.ts';
import { type GameRecord, maxRecordLength, maxSteps, readRecord } from '../../src/match/record.ts';
import { replay, walk } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { flawSentence } from '../../src/tools/flaw-sentence.ts';
import { parley } from '../toy/parley.ts';

const toys: Record<string, Game> = { parley: parley as unknown as Game };

/** A finished match with an undo in it. */
function whole(): GameRecord {
  const seed = seedFrom('record');
  const match = Match.create(toys.parley, { seats: 3, seed });
  const dice = seededDice(seed, 'bots');
  while (match.toAct.length > 0) {
    const seat = pick(match.toAct, dice);
    match.act(seat, pick(match.legal(seat), dice));
    if (match.record.steps.at(-1) && match.whyNoUndo(seat) === null) match.undo(seat);
  }
  return structuredClone(match.record);
}

const record = whole();
const changed = (change: (r: GameRecord) => unknown): GameRecord => {
  const copy = structuredClone(record);
  change(copy);
  return copy;
};
/** Changed by somebody who seals it anew: only what the rules say is left to find it out. */
const forged = (change: (r: GameRecord) => unknown): GameRecord => {
  const copy = changed(change);
  return { ...copy, seal: sealOf(copy) };
};
const errorOf = (text: string) => {
  const read = readRecord(text, toys);
  return read.ok ? 'accepted' : flawSentence(read);
};

describe('a record', () => {
  it('goes through JSON and replays to the same position, undo included', () => {
    expect(record.steps.some((step) => 'undo' in step)).toBe(true);
    const read = readRecord(JSON.stringify(record), toys);
    if (!read.ok) throw new Error(read.code);
    expect(read.record).toEqual(record);
    const again = replay(read.record, toys);
    if (!again.ok) throw new Error(again.code);
    expect(again.match.record).toEqual(record);
    expect(again.match.outcome).not.toBeNull();
  });

  it('can be broken off anywhere and played on', () => {
    const half = forged((r) => r.steps.splice(4));
    const again = replay(half, toys);
    if (!again.ok) throw new Error(again.code);
    const next = record.steps[4];
    if (!('action' in next)) throw new Error('the test wants an action here');
    expect(again.match.act(next.seat, next.action)).toMatchObject({ hash: next.hash });
  });

  it('can be walked, set-up first', () => {
    const steps = [...walk(toys.parley, record)].map(({ index, events }) => [index, events.length > 0]);
    expect(steps[0]).toEqual([-1, true]);
    expect(steps).toHaveLength(record.steps.length + 1);
  });

  it('hashes do not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonicalJson({ y: 1, x: 2 })).toBe(canonicalJson({ x: 2, y: 1 }));
  });

  it('names are in the order of their letters, be they few or many', () => {
    const dice = seededDice(seedFrom('names'), 'effects');
    const letters = ['a', 'b', 'Z', '0', '10', '9', '-', '"', '\u00e9', '\ud83c\udff4', '\uffee'];
    for (let count = 0; count < 60; count++) {
      const names = Array.from({ length: count }, () => pick(letters, dice) + pick(letters, dice));
      const fields = Object.fromEntries(names.map((name, i) => [name, i]));
      const sorted = Object.keys(fields).sort();
      const written = sorted.map((name) => `${JSON.stringify(name)}:${fields[name]}`).join();
      expect(canonicalJson(fields)).toBe(`{${written}}`);
    }
  });

  it('numbers are written as JSON does', () => {
    const numbers = [Number.NaN, Number.NEGATIVE_INFINITY, -0, 1e21, 1e-7, 0.1 + 0.2, Number.MAX_VALUE];
    expect(canonicalJson(numbers)).toBe(JSON.stringify(numbers));
  });
});

describe('a replay names the first step that differs', () => {
  it.each<[string, (r: GameRecord) => unknown, number, string]>([
    ['a hash', (r) => Object.assign(r.steps[3], { hash: '0123456789abcdef' }), 3, 'Step 3 leads to'],
    ['the seed', (r) => Object.assign(r, { seed: seedFrom('other') }), -1, 'The set-up differs'],
    ['the start', (r) => Object.assign(r, { start: '0123456789abcdef' }), -1, 'The set-up differs'],
    ['a seat', (r) => Object.assign(r.steps[5], { seat: 2 }), 5, 'Step 5'],
    ['a missing step', (r) => r.steps.splice(1, 1), 1, 'Step 1'],
    ['too many undos', (r) => r.steps.splice(2, 0, { undo: 50 }), 2, 'takes back a move that was not played'],
    ['an undo first', (r) => r.steps.unshift({ undo: 1 }), 0, 'takes back a move that was not played'],
    ['an action after the end', (r) => r.steps.push(r.steps[0]), record.steps.length, 'was refused: WRONG_PHASE'],
    ['a forged deal', (r) => Object.assign(r, { deal: { hands: [[1], [2], [3]] } }), -1, 'The set-up differs'],
  ])('%s', (_, change, step, error) => {
    const result = replay(forged(change), toys);
    expect(result).toMatchObject({ ok: false, step });
    expect(result.ok ? '' : flawSentence(result)).toContain(error);
  });

  it('even when the rules break on it', () => {
    const brittle = {
      ...toys.parley,
      play() {
        throw new TypeError('undefined is not a card');
      },
    } as unknown as Game;
    expect(replay(record, { parley: brittle })).toEqual({
      ok: false,
      step: 0,
      code: 'STEP_FAILS',
      facts: { step: 0, error: 'undefined is not a card' },
    });
  });
});

describe('reading a damaged or hostile record', () => {
  it.each<[string, string, string]>([
    ['no JSON', '{"format":1', 'not JSON'],
    ['nothing', '', 'not JSON'],
    ['null', 'null', 'damaged'],
    ['a number', '7', 'damaged'],
    ['a list', '[]', 'damaged'],
    ['an empty object', '{}', 'damaged: format'],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'damaged'],
    ['too long', `"${'x'.repeat(maxRecordLength)}"`, 'longer than'],
  ])('%s', (_, text, error) => {
    expect(errorOf(text)).toContain(error);
  });

  it.each<[string, (r: Record<string, unknown>) => unknown, string]>([
    ['another format', (r) => Object.assign(r, { format: 3 }), 'has format 3; this program reads format 1 to 2'],
    ['format 1 with a seal', (r) => Object.assign(r, { format: 1 }), 'damaged: seal'],
    ['an unknown game', (r) => Object.assign(r, { game: 'poker' }), 'no game "poker"'],
    ['a game named after a method', (r) => Object.assign(r, { game: 'constructor' }), 'no game "constructor"'],
    ['another rules version', (r) => Object.assign(r, { version: 2 }), 'rules version 2 of parley; this program has 1'],
    ['too many seats', (r) => Object.assign(r, { seats: 1e9 }), 'damaged: seats'],
    ['half a seat', (r) => Object.assign(r, { seats: 2.5 }), 'damaged: seats'],
    ['a seat count that does not exist', (r) => Object.assign(r, { seats: 4 }), 'cannot be played by 4'],
    ['a missing player', (r) => Object.assign(r, { players: [] }), 'names 0 players for 3 seats'],
    ['a long name', (r) => Object.assign((r.players as object[])[0], { name: 'x'.repeat(5000) }), 'players.0.name'],
    ['an unknown kind of player', (r) => Object.assign((r.players as object[])[0], { kind: 'dog' }), 'players.0.kind'],
    ['a short seed', (r) => Object.assign(r, { seed: 'abc' }), 'damaged: seed'],
    ['a zero seed', (r) => Object.assign(r, { seed: '0'.repeat(32) }), 'damaged: seed'],
    ['wrong options', (r) => Object.assign(r, { options: { flags: 3 } }), 'options of the record are wrong: flags'],
    ['options that are a list', (r) => Object.assign(r, { options: [] }), 'damaged: options'],
    ['a wrong deal', (r) => Object.assign(r, { deal: { hands: 'x' } }), 'deal of the record is wrong: hands'],
    ['an unknown field', (r) => Object.assign(r, { evil: 1 }), 'damaged: evil'],
    ['steps that are no list', (r) => Object.assign(r, { steps: {} }), 'damaged: steps'],
    ['a step that is nothing', (r) => Object.assign(r, { steps: [null] }), 'damaged: steps.0'],
    ['a step with both', (r) => Object.assign((r.steps as object[])[0], { undo: 1 }), 'damaged: steps.0'],
    ['a negative undo', (r) => Object.assign(r, { steps: [{ undo: -1 }] }), 'damaged: steps.0'],
    ['a bad hash', (r) => Object.assign((r.steps as object[])[0], { hash: 'xyz' }), 'damaged: steps.0'],
    ['a foreign seat', (r) => Object.assign((r.steps as object[])[0], { seat: 3 }), 'Step 0 belongs to seat 3'],
    [
      'a foreign action',
      (r) => Object.assign((r.steps as object[])[0], { action: { type: 'sink' } }),
      'Step 0 is not an',
    ],
    ['too many steps', (r) => Object.assign(r, { steps: Array(maxSteps + 1).fill({ undo: 1 }) }), 'has 20001 steps'],
  ])('%s', (_, change, error) => {
    const text = JSON.stringify(changed((r) => change(r as unknown as Record<string, unknown>)));
    expect(errorOf(text)).toContain(error);
    expect(errorOf(text).length).toBeLessThan(400);
  });

  it('a prototype in disguise', () => {
    const text = JSON.stringify(record).replace('"options":{', '"options":{"__proto__":{"flags":false},');
    errorOf(text);
    expect(({} as { flags?: boolean }).flags).toBeUndefined();
  });

  it('random damage to any character never throws', () => {
    const text = JSON.stringify(record);
    const dice = seededDice(seedFrom('damage'), 'effects');
    for (let i = 0; i < 400; i++) {
      const at = dice.below(text.length);
      const damaged = text.slice(0, at) + String.fromCharCode(32 + dice.below(95)) + text.slice(at + 1);
      const read = readRecord(damaged, toys);
      if (read.ok) replay(read.record, toys);
    }
  });

  it('random damage to records of every real game never throws', () => {
    for (const [id, game] of Object.entries(games)) {
      const match = Match.create(game, { seats: game.seats(v.parse(game.options, {}))[0], seed: seedFrom(id) });
      for (let i = 0; i < 8; i++) match.act(match.toAct[0], match.legal(match.toAct[0])[0]);
      const text = JSON.stringify(match.record);
      const dice = seededDice(seedFrom('damage'), 'effects');
      for (let i = 0; i < 200; i++) {
        const at = dice.below(text.length);
        const damaged = text.slice(0, at) + String.fromCharCode(32 + dice.below(95)) + text.slice(at + 1);
        const read = readRecord(damaged);
        if (read.ok) replay(read.record);
      }
    }
  });
});
