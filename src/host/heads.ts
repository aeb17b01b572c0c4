/** Heads: the few facts of a kept match that lists show, written beside its record so that lists play nothing again. */
import * as v from 'valibot';
import type { Match } from '../match/match.ts';

const text = v.pipe(v.string(), v.maxLength(400));

const waitingHead = v.object({
  game: text,
  names: v.array(text),
  /** Time of the last action, in milliseconds of the clock of `Date`. */
  when: v.number(),
  /** Number of actions. */
  steps: v.number(),
  /** Why it cannot be read, in a sentence, or null. */
  broken: v.nullable(text),
});

const finishedHead = v.object({
  game: text,
  names: v.array(text),
  winners: v.array(text),
  when: v.number(),
  /** What a captain who sailed alone came to, and with which options; null for all others, and where the luck was arranged. */
  alone: v.nullable(v.object({ options: v.record(v.string(), v.unknown()), points: v.number() })),
  broken: v.nullable(text),
});

export type WaitingHead = v.InferOutput<typeof waitingHead>;
export type FinishedHead = v.InferOutput<typeof finishedHead>;

/** A head of any origin; null when it is none. */
export const readWaitingHead = (value: unknown): WaitingHead | null => read(waitingHead, value);
export const readFinishedHead = (value: unknown): FinishedHead | null => read(finishedHead, value);

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

export function waitingHeadOf({ record, players }: Match, when: number): WaitingHead {
  const names = players.map((player) => player.name);
  return { game: record.game, names, when, steps: record.steps.length, broken: null };
}

export function finishedHeadOf({ record, players, outcome }: Match, when: number): FinishedHead {
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
    alone: sailedAlone ? { options: { ...options }, points: outcome.points[0] } : null,
    broken: null,
  };
}

export const brokenWaiting = (broken: string, when: number): WaitingHead => ({
  ...{ game: '', names: [], when, steps: 0, broken: broken.slice(0, 400) },
});

export const brokenFinished = (broken: string): FinishedHead => ({
  ...{ game: '', names: [], winners: [], when: 0, alone: null, broken: broken.slice(0, 400) },
});
