/** The speed of the rules alone (docs/decisions.md, speed of rules): legal, pick and play, without clone, hash or checks. */
import { cpuUsage } from 'node:process';
import * as v from 'valibot';
import { pick, seededDice, seedFrom } from '../rules/dice.ts';
import type { Emit, Game, GameEvent } from '../rules/game.ts';

export interface RulesSpeed {
  /** Games per second of processor time, with every event built and kept until the end of its game. */
  gamesPerSecondEvents: number;
  /** The same with nobody listening. */
  gamesPerSecondNoEvents: number;
  actionsPerGame: number;
}

/** Written before the clock runs: making them is not the rules' work. */
const seeds = Array.from({ length: 4096 }, (_, i) => seedFrom(`bench/${i}`));
const rounds = 5;
const secondsPerRound = 0.5;

/**
 * Measures random play with the standard options by four seats (or the most there are below that), and gives the
 * medians of several rounds.
 */
export function rulesSpeed(game: Game): RulesSpeed {
  const options = v.parse(game.options, {});
  const counts = game.seats(options);
  const seats = counts.filter((n) => n <= 4).at(-1) ?? counts[0];
  const play = (seed: string, emit: Emit<GameEvent>) => playOne(game, seats, options, seed, emit);
  const keep = () => {
    const events: GameEvent[] = [];
    return (event: GameEvent) => void events.push(event);
  };
  // The first round is for the compiler.
  measure((seed) => play(seed, keep()));
  const runs = Array.from({ length: rounds }, () => ({
    events: measure((seed) => play(seed, keep())),
    noEvents: measure((seed) => play(seed, undefined)),
  }));
  return {
    gamesPerSecondEvents: median(runs.map((run) => run.events.perSecond)),
    gamesPerSecondNoEvents: median(runs.map((run) => run.noEvents.perSecond)),
    actionsPerGame: median(runs.map((run) => run.events.actions)),
  };
}

function playOne(game: Game, seats: number, options: object, seed: string, emit: Emit<GameEvent>): number {
  const deck = seededDice(seed, 'deck');
  const dice = seededDice(seed, 'bots');
  const state = game.setup(seats, options, deck, {}, emit);
  let actions = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state), actions++) {
    const seat = toAct[0];
    game.play(state, seat, pick(game.legal(state, seat), dice), emit, deck);
  }
  return actions;
}

function measure(play: (seed: string) => number): { perSecond: number; actions: number } {
  const began = cpuUsage();
  const seconds = () => {
    const { user, system } = cpuUsage(began);
    return (user + system) / 1e6;
  };
  let count = 0;
  let actions = 0;
  // The question costs time as well, and a short game takes 50 µs: the more games are over, the more rarely we ask.
  for (let ask = 1; count === 0 || seconds() < secondsPerRound; ask = Math.ceil(ask * 1.05))
    for (; count < ask; count++) actions += play(seeds[count % seeds.length]);
  return { perSecond: Math.round(count / seconds()), actions: Math.round((10 * actions) / count) / 10 };
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
