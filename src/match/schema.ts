/**
 * The outer shape of records, and their limits in size. What belongs to a game (options, deal, actions) is checked
 * against that game's own schemas.
 */
import * as v from 'valibot';
import { oneLine } from '../rules/one-line.ts';
import { type Flaw, flaw, type Wrong } from './flaws.ts';
import type { Captain, Reshuffle } from './types.ts';
import { recordFormat } from './types.ts';

/**
 * Characters that a record from outside may have; one with the greatest number of steps has about two and a half
 * million.
 */
export const maxRecordLength = 4_000_000;
/**
 * Steps that a record may have. No game of this house is longer, whatever its players do; the longest that end by
 * themselves have some hundred.
 */
export const maxSteps = 20_000;
/** Actions that may be taken back in one match, all together. */
export const maxUndone = 2_000;

/** Units of code that a captain's name may have. */
const longestName = 60;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not a hash'));
const fields = v.custom<object>((x) => typeof x === 'object' && x !== null && !Array.isArray(x), 'is not an object');
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const seat = whole(0, 15);
const step = 'is no step of a record';

const seed = v.pipe(v.string(), v.regex(/^(?!0+$)[0-9a-f]{32}$/, 'is not a seed'));

const inBoth = {
  game: text(40),
  version: whole(0, 1_000_000),
  seats: whole(1, 16),
  options: fields,
  seed,
  deal: fields,
  start: hash,
};
/** A captain's name as the room may see it; the seal is judged by what was written. */
const name = v.pipe(
  text(longestName),
  v.transform((written) => oneLine(written, longestName)),
);
const inBothPlayers = { name, kind: v.picklist(['person', 'bot']), level: v.optional(text(40)) };
const actionStep = v.strictObject({ seat, action: fields, hash });
const undoStep = v.strictObject({ undo: whole(1, maxUndone) });

export const playerSchema = v.strictObject({ ...inBothPlayers, temper: v.optional(text(40)) });

const move = v.strictObject({ seat, action: fields });

/** Actions that lead to the position in which a match opens. */
export const movesSchema = v.pipe(v.array(move), v.maxLength(maxSteps));

const differing = (seats: number[]) => new Set(seats).size === seats.length;
export const reshuffleSchema = v.strictObject({
  seed,
  keep: v.pipe(v.array(seat), v.maxLength(16), v.check(differing, 'names a seat twice')),
});

/** Finds what is wrong with a shuffle of the right shape in this record, and in which field. */
export function misplaced(
  { reshuffle, before }: { reshuffle?: Reshuffle; before?: unknown },
  seats: number,
): Wrong | null {
  if (!reshuffle) return null;
  if (!before) return { where: 'reshuffle', received: 'Object', expected: 'undefined' };
  const stranger = reshuffle.keep.find((each) => each >= seats);
  return stranger === undefined ? null : { where: 'reshuffle.keep', received: `${stranger}`, expected: `<${seats}` };
}

/** Formats that can be read. */
export const outer = {
  1: v.strictObject({
    format: v.literal(1),
    ...inBoth,
    players: v.pipe(v.array(v.strictObject(inBothPlayers)), v.maxLength(16)),
    steps: v.array(v.union([actionStep, undoStep], step)),
  }),
  [recordFormat]: v.strictObject({
    format: v.literal(recordFormat),
    ...inBoth,
    players: v.pipe(v.array(playerSchema), v.maxLength(16)),
    before: v.optional(v.array(move)),
    reshuffle: v.optional(reshuffleSchema),
    steps: v.array(v.union([actionStep, undoStep, v.strictObject({ seat, captain: playerSchema })], step)),
    seal: v.strictObject({ steps: whole(0, maxSteps), hash }),
  }),
};

/** A clip, see clip.ts. */
export const clipSchema = v.strictObject({
  game: text(40),
  version: whole(0, 1_000_000),
  options: fields,
  levels: v.pipe(v.array(text(40)), v.minLength(1), v.maxLength(16)),
  seed,
  actions: v.pipe(v.array(v.strictTuple([seat, fields])), v.maxLength(maxSteps)),
  hash,
});

/** Counts the steps and what they take back, before any of them is looked at more closely. */
export function tooMuch(value: { steps?: unknown; before?: unknown }): Flaw | null {
  const list = (part: unknown): unknown[] => (Array.isArray(part) ? part : []);
  const steps = list(value.steps);
  const count = steps.length + list(value.before).length;
  if (count > maxSteps) return flaw('TOO_MANY_STEPS', { steps: count, most: maxSteps });
  const undone = undoneIn(steps);
  return undone > maxUndone ? flaw('TOO_MANY_UNDONE', { undone, most: maxUndone }) : null;
}

function undoneIn(steps: readonly unknown[]): number {
  let undone = 0;
  for (const one of steps) {
    const count = (one as { undo?: unknown } | null)?.undo;
    if (typeof count === 'number' && count > 0) undone += count;
  }
  return undone;
}

/** Finds a bot that cannot play, and a person who has a field that only bots have. */
export function badPlayer(
  { kind, level, temper }: Captain,
  sitting: { seat: number; step?: number },
  isLevel: (name: string) => boolean = () => true,
): Flaw | null {
  if (kind === 'person') return level === undefined && temper === undefined ? null : flaw('LEVEL_OF_PERSON', sitting);
  if (level === undefined) return flaw('NO_LEVEL', sitting);
  return isLevel(level) ? null : flaw('UNKNOWN_LEVEL', { ...sitting, level });
}
