/**
 * The judge of spoilt saves and imports. It sees the host as the page does: what is told, listed and given out. Whatever is
 * taken must be what was written, to the last captain's level, and nothing may stand still or throw.
 */
import * as v from 'valibot';
import { expect } from 'vitest';
import { levels } from '../../src/bots/index.ts';
import { random } from '../../src/bots/random.ts';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import type { Captain, GameRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { sealOf } from '../../src/match/seal.ts';
import { openReason } from '../../src/match/undo.ts';
import { pick, type SeededDice, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { said } from '../said.ts';
import type { Batch, Opened } from './desk.ts';
import { Desk } from './desk.ts';
import { kinds } from './spoil.ts';

export const ids = Object.keys(games);

/** Stands between what is found and the host that reads it; only planted faults change anything. */
export type Loader = (found: unknown) => unknown;
const honest: Loader = (found) => found;

export type Verdict = 'refused' | 'taken';

/** Short games, so that there can be many of them. */
const options: Readonly<Record<string, object>> = {
  'treasure-fleet': {},
  korsar: {},
  'card-pirates': { turnCap: 12 },
  yellowbeard: { map: 'short-voyage', autoSetup: true, turnLimit: 3 },
};

/** A person at least, and computers beside them. */
function crew(seats: number, dice: SeededDice): Captain[] {
  return Array.from({ length: seats }, (_, i) =>
    i === 0 || dice.below(2) === 0
      ? { name: `P${i}`, kind: 'person' as const }
      : { name: `P${i}`, kind: 'bot' as const, level: pick(['parrot', 'monkey'], dice) },
  );
}

/** Some way into a game, or all of it, with something taken back where the rules allow it. */
export function played(id: string, dice: SeededDice, actions = 6 + dice.below(20)): Match {
  const game = games[id];
  const seats = pick(
    game.seats(v.parse(game.options, options[id])).filter((count) => count > 1),
    dice,
  );
  const seed = seedFrom(`save ${dice.below(1e6)}`);
  const match = Match.create(game, { seats, seed, options: options[id], players: crew(seats, dice) });
  for (let n = 0; n < actions && !match.outcome; n++) {
    const seat = pick(match.toAct, dice);
    const legal = match.legal(seat);
    const bot = n % 3 === 0 ? random : levels.monkey;
    match.act(seat, bot.decide(game, match.view(seat), legal, seat, dice));
    if (n < 12 && dice.below(4) === 0) match.undo(seat);
  }
  return match;
}

/** Opens the house on such a save. Throws unless it is refused with a sentence, or taken up as the very match and played on. */
export async function judgeSave(found: unknown, match: Match, loader = honest): Promise<Verdict> {
  const desk = new Desk(() => 'f'.repeat(32), { store: memoryStore().put(loader(found), 'odd') });
  const opened = await desk.resume('odd');
  if (!opened?.ok) return refused(desk, opened);
  await isMatch(desk, opened, match);
  return 'taken';
}

async function refused(desk: Desk, opened: Opened | null): Promise<'refused'> {
  if (opened) expect(said(opened)).toMatch(/^The saved game cannot be resumed\. .+/);
  expect(await desk.advance()).toBeNull();
  return 'refused';
}

/** Throws unless this is the very match, and can be played on. */
async function isMatch(desk: Desk, opened: Extract<Opened, { ok: true }>, match: Match): Promise<void> {
  const { game, options, players, seats } = match.record;
  const { viewer } = opened.facts;
  expect(opened.facts).toEqual({ id: 'odd', game, options, players, viewer });
  expect(opened.batch.toAct).toEqual(match.toAct);
  expect(opened.batch.view).toEqual(match.view(viewer));
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  for (const seat of people) expect((await desk.reveal(seat))?.view).toEqual(match.view(seat));
  for (let seat = 0; seat < seats; seat++) {
    const reason = match.whyNoUndo(seat);
    const told = (await desk.whyNoUndo(seat))?.code ?? null;
    const known = reason && openReason(reason);
    // That it is over may not have been told yet; then nobody is to know it.
    if (match.outcome) expect(['MATCH_OVER', 'STANDS']).toContain(told);
    // A computer may have gone on already, and nothing is taken back before that was told.
    else if (match.toAct.some((each) => match.players[each].kind === 'bot')) expect([known, 'STANDS']).toContain(told);
    else expect(told).toBe(known);
  }
  await playOn(desk, match, opened.batch);
}

/** The same match one step earlier. */
export function stepEarlier({ record }: Match): Match {
  const short = { ...structuredClone(record), steps: record.steps.slice(0, -1) };
  const replayed = replay({ ...short, seal: sealOf(short) });
  if (!replayed.ok) throw new Error(replayed.code);
  return replayed.match;
}

/**
 * Opens the house on a match of which this was saved last, and that before. Throws unless it is refused with a sentence, or
 * is the very match; or the one that was saved before, which is told, while the last save lies aside as it was found.
 */
export async function judgeSaves(last: unknown, before: unknown, match: Match): Promise<Verdict | 'set back'> {
  const store = memoryStore().put(structuredClone(last), 'odd', 7, { mark: 6, record: before });
  const desk = new Desk(() => 'f'.repeat(32), { store });
  const opened = await desk.resume('odd');
  if (!opened?.ok) return refused(desk, opened);
  await isMatch(desk, opened, opened.setBack ? stepEarlier(match) : match);
  const aside = (await desk.waiting()).filter(({ broken }) => broken !== null);
  expect(aside).toHaveLength(opened.setBack ? 1 : 0);
  if (!opened.setBack) return 'taken';
  expect(aside[0].aside).toBe(true);
  expect((await store.waiting(aside[0].id))?.record).toEqual(last);
  return 'set back';
}

/** Plays on until a person has acted, as in the true match. Throws when nobody can. */
async function playOn(desk: Desk, match: Match, { people, over }: Pick<Batch, 'people' | 'over'>): Promise<void> {
  for (let now = { people, over }, n = 0; !now.over; n++) {
    const [seat] = now.people;
    if (seat !== undefined) {
      if (n > 0) return;
      const [action] = match.legal(seat);
      const done = await desk.act(seat, action);
      if (!done.ok) throw new Error(`The match stands still: ${done.code}.`);
      expect(match.act(seat, action)).toHaveProperty('hash');
      expect(done.batch.toAct).toEqual(match.toAct);
      return;
    }
    const batch = await desk.advance();
    if (!batch || n === 500) throw new Error('The match stands still, and no person is asked.');
    now = batch;
  }
}

/** Hands this text to the house. Throws unless it is refused and nothing kept, or kept as the very game and told again. */
export async function judgeImport(text: string, { record, outcome }: Match, loader = honest): Promise<Verdict> {
  const desk = new Desk(() => 'f'.repeat(32), { store: memoryStore() });
  const taken = await desk.takeGame(String(loader(text)));
  const listed = await desk.finished();
  if (!taken.ok) {
    expect(said(taken)).toMatch(/^.{10,400}$/s);
    expect([...listed, ...(await desk.waiting())]).toEqual([]);
    return 'refused';
  }
  const names = record.players.map(({ name }) => name);
  expect(listed).toHaveLength(1);
  expect(listed[0]).toMatchObject({ game: record.game, names });
  expect(listed[0].winners).toEqual(expect.arrayContaining(outcome!.winners.map((seat) => names[seat])));
  expect(JSON.parse((await desk.giveGame(listed[0].id))!)).toEqual(record);
  expect(await desk.retell(listed[0].id)).toMatchObject({ ok: true });
  return 'taken';
}

/** Every kind begins with another game, so that a few of each meet all of them. */
function gameOf(kind: string, n: number): string {
  return ids[(Object.keys(kinds).indexOf(kind) + n) % ids.length];
}

/** Judges so many saves of a kind, from one game after the other. How many of them were refused. */
export async function spoiltSaves(kind: string, count: number, loader = honest): Promise<number> {
  const dice = seededDice(seedFrom(`saves ${kind}`), 'effects');
  let refused = 0;
  for (let n = 0; n < count; n++) {
    const match = played(gameOf(kind, n), dice);
    const found = kinds[kind](structuredClone(match.record), dice);
    if ((await judgeSave(found, match, loader)) === 'refused') refused++;
  }
  return refused;
}

export type Copy = 'last' | 'before' | 'both';

/**
 * Judges so many matches of each of whose two saves one is spoilt, or both. Throws where one that is sound is not gone on
 * with. Counts the verdicts.
 */
export async function spoiltCopies(kind: string, which: Copy, count: number): Promise<Record<string, number>> {
  const dice = seededDice(seedFrom(`copies ${kind} ${which}`), 'effects');
  const told: Record<string, number> = { refused: 0, taken: 0, 'set back': 0 };
  for (let n = 0; n < count; n++) {
    const match = played(gameOf(kind, n), dice);
    const copy = (record: GameRecord, spoilt: boolean) => {
      const own = structuredClone(record);
      return spoilt ? kinds[kind](own, dice) : own;
    };
    const last = copy(match.record, which !== 'before');
    const before = copy(stepEarlier(match).record, which !== 'last');
    const verdict = await judgeSaves(last, before, match);
    if (which === 'last') expect(verdict).not.toBe('refused');
    if (which === 'before') expect(verdict).toBe('taken');
    told[verdict]++;
  }
  return told;
}

const whole = new Map<string, Match>();

/** Judges so many imports of a kind, all of games that are over. How many of them were refused. */
export async function spoiltImports(kind: string, count: number, loader = honest): Promise<number> {
  const dice = seededDice(seedFrom(`imports ${kind}`), 'effects');
  let refused = 0;
  for (let n = 0; n < count; n++) {
    const match = finished(gameOf(kind, n));
    const found = kinds[kind](structuredClone(match.record), dice);
    const text = typeof found === 'string' ? found : (JSON.stringify(found) ?? '');
    if ((await judgeImport(text, match, loader)) === 'refused') refused++;
  }
  return refused;
}

export function finished(id: string): Match {
  const match = whole.get(id) ?? played(id, seededDice(seedFrom(`whole ${id}`), 'effects'), 5000);
  whole.set(id, match);
  return match;
}
