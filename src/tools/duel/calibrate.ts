/** The number of rounds of search in so much processor time of one core: measured once, written down, and counted then. */
import { spawn } from 'node:child_process';
import { games } from '../../bots/all.ts';
import { greedy } from '../../bots/greedy.ts';
import { Search } from '../../bots/search.ts';
import { policyOf } from '../../bots/searching.ts';
import { Memories } from '../../match/memory.ts';
import { atOnce } from '../../match/slices.ts';
import { seededDice, seedFrom } from '../../rules/dice.ts';
import type { Game, GameEvent } from '../../rules/game.ts';
import { decide } from '../play-games.ts';
import { quantile } from '../statistics.ts';
import { type Duel, processorTime } from './game.ts';

export interface Calibration {
  game: string;
  seats: number;
  ms: number;
  /** Decisions measured. */
  decisions: number;
  /** Rounds: of the slowest decision but one in ten, of the middle one, and of the fastest but one in ten. */
  rounds: { p10: number; median: number; p90: number };
}

const usualMs = 300;
/** Decisions that warm the program up, and that are measured. */
const decisions = { warm: 3, measured: 21 } as const;

/** Calibrates in a process of its own, so that nothing else shares its processor time. */
export function calibrated({ game, seats, ms }: Duel, program: string): Promise<Calibration> {
  const args = ['--calibrate-here', '--game', game, '--seats', String(seats), '--ms', String(ms ?? usualMs)];
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    child.stdout.on('data', (part) => {
      told += part;
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done(JSON.parse(told)) : fail(new Error(`The measuring process ended with ${code}.`)),
    );
  });
}

/** Measures in this process, and prints what came of it. */
export function calibrateHere({ game, seats, options, ms }: Duel): void {
  const counts: number[] = [];
  for (const search of searches(games[game], seats, options)) {
    const until = processorTime(ms ?? usualMs);
    while (until()) search.round();
    counts.push(search.rounds);
    if (counts.length === decisions.warm + decisions.measured) break;
  }
  const measured = counts.slice(decisions.warm);
  const rounds = { p10: quantile(measured, 0.1), median: quantile(measured, 0.5), p90: quantile(measured, 0.9) };
  console.log(JSON.stringify({ game, seats, ms: ms ?? usualMs, decisions: measured.length, rounds }));
}

/** Gathers decisions from all parts of games that greed plays. */
function* searches(game: Game, seats: number, options: object): Generator<Search<never>> {
  for (let number = 0; ; number++) {
    const seed = seedFrom(`calibrate/${number}`);
    const deck = seededDice(seed, 'deck');
    const dice = seededDice(seed, 'bots');
    const memories = new Memories(game);
    let events: GameEvent[] = [];
    const emit = (event: GameEvent) => void events.push(event);
    const state = game.setup(seats, options, deck, {}, emit);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      memories.hear(events);
      const [seat] = toAct;
      const legal = game.legal(state, seat);
      const memory = memories.of(seat);
      if (legal.length > 1 && dice.below(6) === 0) {
        const question = { game, view: game.view(state, seat), memory, seat, legal };
        const search = new Search(question, policyOf(game.id), dice);
        atOnce(search.lookAhead());
        if (!search.settled) yield search as Search<never>;
      }
      const action = decide(game, state, memory, seat, greedy, dice);
      events = [];
      game.play(state, seat, action, emit, deck);
    }
  }
}
