/** One game of a duel: A in one seat, B in all others. */
import { cpuUsage } from 'node:process';
import { games } from '../../bots/all.ts';
import type { QuickBot } from '../../bots/bot.ts';
import { botFor, type Level } from '../../bots/index.ts';
import type { Temper } from '../../bots/tempers.ts';
import { seedFrom } from '../../rules/dice.ts';
import { playBare } from '../play-games.ts';
import type { Result } from './results.ts';

/**
 * The thought that A is allowed: so many rounds, or milliseconds of processor time; as its level does when both are
 * null.
 */
export interface ThoughtAllowance {
  iterations: number | null;
  ms: number | null;
}

/** The plan of a duel: plain data, the first line of a results file. */
export interface Duel extends ThoughtAllowance {
  game: string;
  /** Version of the rules, `Game.version`. */
  version: number;
  seats: number;
  /** Complete: parsed by the game's schema. */
  options: object;
  a: Level;
  b: Level;
  /** Temper of A; it has none when absent. */
  temper?: Temper;
  seed: string;
  /** The seat of A in every game, or null where it goes round. */
  at: number | null;
}

export function playDuel(duel: Duel, number: number): Result {
  const { seats, options, seed, a, b } = duel;
  const game = games[duel.game];
  const own = duel.at ?? number % seats;
  // Every deal is played as often as A has seats.
  const deal = duel.at === null ? Math.floor(number / seats) : number;
  const bots = Array.from({ length: seats }, (_, seat) => {
    const level = seat === own ? a : b;
    return { name: level, level, bot: seat === own ? allowed(a, duel, duel.temper) : botFor(b) };
  });
  const { outcome, violations } = playBare(game, { seats, options, seed: seedFrom(`${seed}/${deal}`), bots }, false);
  if (!outcome) throw new Error(`Game ${number} broke off: ${violations.join('; ')}`);
  const { winners } = outcome;
  return { number, share: winners.includes(own) ? 1 / winners.length : 0 };
}

/** Gives the level with another allowance than its own. */
export function allowed(level: Level, { iterations, ms }: ThoughtAllowance, temper?: Temper): QuickBot {
  const bot = botFor(level, ms === null ? (iterations ?? undefined) : Number.POSITIVE_INFINITY);
  if (ms === null && temper === undefined) return bot;
  const { signal } = new AbortController();
  return {
    decide(game, view, legal, seat, dice, budget, memory) {
      const limit = ms === null ? budget : { until: processorTime(ms), signal };
      return bot.decide(game, view, legal, seat, dice, limit, memory, temper);
    },
  };
}

/** Makes a question that is answered with true until this process has worked for so long. */
export function processorTime(ms: number): () => boolean {
  const began = cpuUsage();
  return () => {
    const { user, system } = cpuUsage(began);
    return user + system < ms * 1000;
  };
}
