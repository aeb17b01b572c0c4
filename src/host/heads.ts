/** Heads: the few facts of a kept match that lists show, written beside its record so that lists play nothing again. */
import * as v from 'valibot';
import type { Match } from '../match/match.ts';
import { oneLine } from '../rules/one-line.ts';
import type { Refused } from './port.ts';

const text = v.pipe(v.string(), v.maxLength(400));
const name = v.pipe(
  text,
  v.transform((written) => oneLine(written, 400)),
);

/** Shape of a refusal in a head. Its facts come from a record of any origin, so their number is bounded. */
const refused = v.object({
  code: text,
  facts: v.record(text, v.union([text, v.number(), v.boolean()])),
});

const waitingHead = v.object({
  game: text,
  names: v.array(name),
  /** Time of the last action, in milliseconds of the clock of `Date`. */
  when: v.number(),
  /** Number of actions. */
  steps: v.number(),
  /** Milliseconds for which it was played; absent where nobody knows. */
  played: v.optional(v.pipe(v.number(), v.minValue(0))),
  /**
   * Reason why the match cannot be read, or null. An earlier version wrote a sentence here; such a head is judged anew.
   */
  broken: v.nullable(refused),
  /** True for a save that was put aside, because the one before it is gone on with. */
  aside: v.optional(v.literal(true)),
  /** Number of the save, which the store has written; anything, where it is another's. */
  order: v.optional(v.unknown()),
});

const finishedHead = v.object({
  game: text,
  names: v.array(name),
  winners: v.array(name),
  /** Time of its last action, in milliseconds of the clock of `Date`; 0 where it is not known. */
  when: v.number(),
  /** Number of actions. */
  steps: v.number(),
  /** Milliseconds for which it was played; absent where nobody knows. */
  played: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Id of the match that came to its end here; absent where that was elsewhere, or nobody knows. */
  match: v.optional(text),
  /** True for a game that was taken in from a file. */
  taken: v.optional(v.literal(true)),
  /** Captains by seat, and what they came to. */
  captains: v.array(
    v.object({
      name,
      person: v.boolean(),
      points: v.number(),
      wins: v.boolean(),
      /** Number of the side that the captain won or lost with. */
      side: v.number(),
    }),
  ),
  /** Result and options of a captain who sailed alone; null for all other games, and where the luck was arranged. */
  alone: v.nullable(v.object({ options: v.record(v.string(), v.unknown()), points: v.number() })),
  broken: v.nullable(refused),
});

/** Facts of a game that a file has beside its record. */
const keptBeside = v.object({
  when: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  played: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** Reads what a file of any origin says beside its record; without a date the game has none. */
export const readKept = (value: unknown): v.InferOutput<typeof keptBeside> => read(keptBeside, value) ?? { when: 0 };

export type WaitingHead = v.InferOutput<typeof waitingHead>;
export type FinishedHead = v.InferOutput<typeof finishedHead>;

/** Reads a head of any origin; null when it is none. */
export const readWaitingHead = (value: unknown): WaitingHead | null => read(waitingHead, value);
export const readFinishedHead = (value: unknown): FinishedHead | null => read(finishedHead, value);

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

export function waitingHeadOf({ record, players }: Match, when: number, played?: number): WaitingHead {
  const names = players.map((player) => player.name);
  return { game: record.game, names, when, steps: record.steps.length, ...timed(played), broken: null };
}

const timed = (played: number | undefined): { played?: number } => (played === undefined ? {} : { played });

export function finishedHeadOf(
  { record, players, outcome, sides }: Match,
  when: number,
  played?: number,
): FinishedHead {
  const { game, options, deal, before } = record;
  const winners = outcome?.winners.map((seat) => players[seat].name) ?? [];
  const others = outcome?.others?.filter(({ wins }) => wins).map(({ name }) => name) ?? [];
  const arranged = before !== undefined || Object.keys(deal).length > 0;
  const sailedAlone = players.length === 1 && players[0].kind === 'person' && !arranged && outcome;
  return {
    game,
    names: players.map((player) => player.name),
    winners: [...winners, ...others],
    when,
    steps: record.steps.length,
    ...timed(played),
    captains: players.map(({ name, kind }, seat) => ({
      name,
      person: kind === 'person',
      points: outcome?.points[seat] ?? 0,
      wins: outcome?.winners.includes(seat) ?? false,
      side: sides[seat],
    })),
    alone: sailedAlone ? { options: { ...options }, points: outcome.points[0] } : null,
    broken: null,
  };
}

/** Cuts a refusal down to the facts that a head has room for. */
function bounded({ code, facts }: Refused): v.InferOutput<typeof refused> {
  const short = (fact: unknown) =>
    typeof fact === 'number' || typeof fact === 'boolean' ? fact : String(fact).slice(0, 400);
  const entries = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return { code, facts: Object.fromEntries(entries.map(([name, fact]) => [name, short(fact)])) };
}

export const brokenWaiting = (broken: Refused, when: number): WaitingHead => ({
  ...{ game: '', names: [], when, steps: 0, broken: bounded(broken) },
});

export const brokenFinished = (broken: Refused): FinishedHead => ({
  ...{ game: '', names: [], winners: [], when: 0, steps: 0, captains: [], alone: null, broken: bounded(broken) },
});
