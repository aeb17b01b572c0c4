/**
 * The cost of imagining, without which no computer captain can think honestly: a world beside a copy of the true state,
 * and lines that are played out from a new world each beside lines from copies.
 */
import { cpuUsage } from 'node:process';
import * as v from 'valibot';
import { playOut } from '../bots/play-out.ts';
import { policyOf } from '../bots/searching.ts';
import { Match } from '../match/match.ts';
import { type Dice, pick, seededDice, seedFrom } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import { quantile } from './statistics.ts';

export interface WorldsSpeed {
  /** Copies of a state a second of processor time. */
  copiesPerSecond: number;
  /** Worlds a second, the sampler of the position being prepared. */
  worldsPerSecond: number;
  /** Lines a second that are played out as the search does, each from a copy of the true state. */
  linesPerSecond: number;
  /** Lines a second, each from a world of its own. */
  linesFromWorldsPerSecond: number;
}

/** A state in the middle of a game: what makes another one of it, true or imagined. */
interface Position {
  copy: () => object;
  world: () => object;
}

const positions = 40;
/** Decisions of a game between two positions. */
const apart = 7;
const rounds = 5;
const secondsPerRound = 0.3;

/** Measures one game at a table of four, or the most there are below that, and gives the medians of several rounds. */
export function worldsSpeed(game: Game): WorldsSpeed {
  const dice = seededDice(seedFrom('worlds'), 'bots');
  const found = gathered(game, dice);
  const policy = policyOf(game.id);
  const line = (state: object) => playOut(game, policy, state as never, dice);
  const works: Readonly<Record<keyof WorldsSpeed, (position: Position) => unknown>> = {
    copiesPerSecond: ({ copy }) => copy(),
    worldsPerSecond: ({ world }) => world(),
    linesPerSecond: ({ copy }) => line(copy()),
    linesFromWorldsPerSecond: ({ world }) => line(world()),
  };
  const runs = Object.entries(works).map(([name, work]) => ({ name, work, speeds: [] as number[] }));
  // All kinds of work in turn, so that a slow moment of the machine meets them alike; the first round is for the compiler.
  for (let round = 0; round <= rounds; round++)
    for (const { work, speeds } of runs) {
      const speed = perSecond((n) => work(found[n % found.length]));
      if (round > 0) speeds.push(speed);
    }
  return Object.fromEntries(
    runs.map(({ name, speeds }) => [name, Math.round(quantile(speeds, 0.5))]),
  ) as unknown as WorldsSpeed;
}

/** Copies that a world may cost, and share of the lines from copies that lines from worlds must come to: one of the two. */
const bounds = { copies: 3, share: 0.7 } as const;

/** Gives the rows of a table, each with the two ratios and whether one of them holds. */
export function worldRows(speeds: Readonly<Record<string, WorldsSpeed>>): Record<string, object> {
  const row = (speed: WorldsSpeed) => {
    const copies = speed.copiesPerSecond / speed.worldsPerSecond;
    const share = speed.linesFromWorldsPerSecond / speed.linesPerSecond;
    return {
      ...speed,
      [`copies that a world costs (at most ${bounds.copies})`]: copies.toFixed(1),
      [`or share of the lines (at least ${bounds.share})`]: share.toFixed(2),
      holds: copies <= bounds.copies || share >= bounds.share,
    };
  };
  return Object.fromEntries(Object.entries(speeds).map(([game, speed]) => [game, row(speed)]));
}

function gathered(game: Game, dice: Dice): Position[] {
  const options = v.parse(game.options, {});
  const counts = game.seats(options);
  const seats = counts.filter((n) => n <= 4).at(-1) ?? counts[0];
  const found: Position[] = [];
  for (let number = 0; found.length < positions; number++) {
    const match = Match.create(game, { seats, options, seed: seedFrom(`worlds/${number}`) });
    for (let decision = 0; match.toAct.length > 0 && found.length < positions; decision++) {
      const [seat] = match.toAct;
      if (decision % apart === apart - 1) {
        const { state } = match.position;
        const imagined = game.imagining(match.view(seat), seat, match.memory(seat));
        found.push({ copy: () => game.clone(state), world: () => imagined(dice) });
      }
      match.act(seat, pick(match.legal(seat), dice));
    }
  }
  return found;
}

function perSecond(work: (n: number) => unknown): number {
  const began = cpuUsage();
  const seconds = () => {
    const { user, system } = cpuUsage(began);
    return (user + system) / 1e6;
  };
  let count = 0;
  for (let ask = 1; count === 0 || seconds() < secondsPerRound; ask = Math.ceil(ask * 1.05))
    for (; count < ask; count++) work(count);
  return count / seconds();
}
