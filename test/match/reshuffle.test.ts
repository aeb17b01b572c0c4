/**
 * A position in which a match opens, with all that nobody has seen there shuffled anew: whoever looks sees what they saw, the
 * rest is fresh, and the record says so.
 */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { checkRecord, type GameRecord, readRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import type { MatchSetup } from '../../src/match/types.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, Seat, Viewer } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { parley } from '../toy/parley.ts';

const known: Record<string, Game> = { ...games, parley: parley as unknown as Game };

interface Case {
  game: string;
  seats: number;
  options?: object;
}
const cases: Case[] = [
  { game: 'parley', seats: 3 },
  { game: 'treasure-fleet', seats: 2, options: { storms: true } },
  { game: 'treasure-fleet', seats: 4, options: { cursedShips: true } },
  { game: 'korsar', seats: 3 },
  { game: 'korsar', seats: 4, options: { mode: 'partnership' } },
  { game: 'card-pirates', seats: 1 },
  { game: 'card-pirates', seats: 3 },
  { game: 'card-pirates', seats: 4, options: { hiddenCards: true, simplePolitics: true, sameSuitBattle: true } },
  { game: 'card-pirates', seats: 2, options: { treacherousSeas: true, randomIslands: true } },
  { game: 'yellowbeard', seats: 3, options: { map: 'short-voyage', autoSetup: true } },
];
const name = ({ game, seats, options = {} }: Case) => `${game}, ${seats} captains, ${JSON.stringify(options)}`;

/** What leads to a position after so many actions, or as many as there are before the end. */
function leading({ game, seats, options }: Case, count: number, seed: string): MatchSetup {
  const setup = { seats, seed: seedFrom(seed), options };
  const match = Match.create(known[game], setup);
  const dice = seededDice(seedFrom(seed), 'effects');
  const before: { seat: Seat; action: { type: string } }[] = [];
  while (before.length < count) {
    const seat = pick(match.toAct, dice);
    const action = pick(match.legal(seat), dice);
    match.act(seat, action);
    if (match.outcome) break;
    before.push({ seat, action });
  }
  return { ...setup, before };
}

const fresh = (luck: string, keep: Seat[]) => ({ reshuffle: { seed: seedFrom(luck), keep } });
const everybody = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

describe.each(cases.map((each) => [name(each), each] as const))('%s', (_, played) => {
  const game = known[played.game];
  const counts = [0, 1, 5, 12, 23, 40, 61, 90];
  const keeps = [[], [0], [played.seats - 1], everybody(played.seats).slice(1), everybody(played.seats)];

  it('everybody who is kept, and the room, sees and may do just what they saw and might do', () => {
    let changed = 0;
    for (const count of counts) {
      const setup = leading(played, count, `kept ${count}`);
      const plain = Match.create(game, setup);
      for (const keep of keeps) {
        const match = Match.create(game, { ...setup, ...fresh(`anew ${count}`, keep) });
        for (const viewer of [...keep, 'table'] satisfies Viewer[])
          expect(match.view(viewer), `${count} ${keep} ${viewer}`).toEqual(plain.view(viewer));
        for (const seat of keep) expect(match.legal(seat)).toEqual(plain.legal(seat));
        expect([match.toAct, match.mayAct, match.outcome]).toEqual([plain.toAct, plain.mayAct, plain.outcome]);
        for (const seat of match.toAct) expect(match.legal(seat).length, `${count} ${keep}`).toBeGreaterThan(0);
        expect(game.faults(match.position.state)).toEqual([]);
        expect(match.opening).toEqual([]);
        if (JSON.stringify(match.position.state) !== JSON.stringify(plain.position.state)) changed++;
      }
    }
    // The first moments of a game that hides little may have nothing to shuffle.
    expect(changed).toBeGreaterThan(counts.length);
  });

  it('another seed shuffles otherwise, the same one alike, and chance goes on from it', () => {
    const setup = leading(played, 23, 'otherwise');
    const opened = (luck: string) => Match.create(game, { ...setup, ...fresh(luck, [0]) }).position;
    expect(opened('a')).toEqual(opened('a'));
    const states = new Set(['a', 'b', 'c', 'd', 'e'].map((luck) => JSON.stringify(opened(luck).state)));
    expect(states.size).toBeGreaterThan(1);
    expect(opened('a').dice).not.toEqual(opened('b').dice);
    expect(opened('a').dice).not.toEqual(Match.create(game, setup).position.dice);
  });

  it('goes through its record, and is played on to the same', () => {
    const match = Match.create(game, { ...leading(played, 12, 'record'), ...fresh('record', [0]) });
    expect(match.record.reshuffle).toEqual({ seed: seedFrom('record'), keep: [0] });
    const dice = seededDice(seedFrom('on'), 'effects');
    for (let n = 0; n < 30 && !match.outcome; n++) {
      const seat = pick(match.toAct, dice);
      expect(match.act(seat, pick(match.legal(seat), dice))).toHaveProperty('hash');
      expect(game.faults(match.position.state)).toEqual([]);
    }
    const read = readRecord(JSON.stringify(match.record), known);
    if (!read.ok) throw new Error(read.code);
    expect(read.record).toEqual(match.record);
    const again = replay(read.record, known);
    if (!again.ok) throw new Error(again.code);
    expect(again.match.position).toEqual(match.position);
    expect(again.match.record).toEqual(match.record);
    for (const seat of everybody(played.seats)) expect(again.match.memory(seat)).toEqual(match.memory(seat));
  });
});

describe('a shuffle that is none', () => {
  const setup = leading(cases[0], 5, 'none');
  const seed = seedFrom('none');
  const wrong: [string, unknown][] = [
    ['not an object', 'anew'],
    ['without a seed', { keep: [0] }],
    ['with a short seed', { seed: 'abc', keep: [0] }],
    ['with a seed of nothing', { seed: '0'.repeat(32), keep: [0] }],
    ['without seats', { seed }],
    ['for half a seat', { seed, keep: [0.5] }],
    ['for a seat that is not there', { seed, keep: [0, 3] }],
    ['for a seat twice', { seed, keep: [1, 1] }],
    ['for the table', { seed, keep: ['table'] }],
    ['with something else', { seed, keep: [0], deck: [1] }],
  ];

  it.each(wrong)('is refused, %s', (_, reshuffle) => {
    expect(() => Match.create(known.parley, { ...setup, reshuffle: reshuffle as never })).toThrow(
      expect.objectContaining({ name: 'BadSetup', code: 'BAD_BEFORE' }),
    );
    const { record } = Match.create(known.parley, { ...setup, ...fresh('none', [0]) });
    const bad = { ...record, reshuffle } as unknown as GameRecord;
    const before = JSON.stringify(bad);
    expect(checkRecord({ ...bad, seal: sealOf(bad) }, known)).toMatchObject({
      ok: false,
      code: 'DAMAGED',
      facts: { where: expect.stringMatching(/^reshuffle/) },
    });
    expect(JSON.stringify(bad)).toBe(before);
  });

  it('is refused without a position to shuffle in', () => {
    const { before: _, ...alone } = setup;
    expect(() => Match.create(known.parley, { ...alone, ...fresh('none', [0]) })).toThrow(
      expect.objectContaining({ name: 'BadSetup', code: 'BAD_BEFORE' }),
    );
    const { before: __, ...record } = Match.create(known.parley, { ...setup, ...fresh('none', [0]) }).record;
    const bad = { ...record, seal: sealOf(record) };
    expect(checkRecord(bad, known)).toMatchObject({ ok: false, code: 'DAMAGED', facts: { where: 'reshuffle' } });
  });

  it.each<[string, (record: GameRecord) => void, string]>([
    ['seed', (record) => Object.assign(record.reshuffle!, { seed: seedFrom('other') }), 'SETUP_DIFFERS'],
    ['kept seats', (record) => Object.assign(record.reshuffle!, { keep: [1] }), 'SETUP_DIFFERS'],
    ['whole shuffle', (record) => delete record.reshuffle, 'SETUP_DIFFERS'],
  ])('a record in which somebody changed its %s does not go through', (_, change, code) => {
    const record = structuredClone(Match.create(known.korsar, korsar()).record);
    change(record);
    expect(replay(record, known)).toMatchObject({ ok: false, code: 'BROKEN_SEAL' });
    expect(replay({ ...record, seal: sealOf(record) }, known)).toMatchObject({ ok: false, code, step: -1 });
  });

  const korsar = (): MatchSetup => ({ ...leading(cases[3], 12, 'changed'), ...fresh('changed', [0]) });
});
