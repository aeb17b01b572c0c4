/**
 * The rules of this tree against those of another one, in turn: a machine that is slow for a while is slow for both. Each
 * run is a process of its own, started in its tree, so that nothing but the rules and their bench is compared.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RulesSpeed } from './rules-speed.ts';
import { median } from './statistics.ts';
import { Stop } from './stop.ts';

/** Medians over the rounds; a ratio is worked out within each round, this tree by the other one. */
export interface Compared {
  games: number;
  gamesOther: number;
  ratio: number;
  /** Lowest and highest ratio of a round. */
  ratios: string;
  /** The same with the events dropped. */
  ratioNoEvents: number;
  /** Number of actions a game, compared: when it differs, other games were played, and the ratio says little. */
  actions: string;
}

export function rulesSpeedIn(tree: string, game: string): RulesSpeed {
  const child = [path.join('src', 'tools', 'run.mjs'), 'bench-rules', '--game', game];
  return JSON.parse(execFileSync(process.execPath, child, { cwd: tree, encoding: 'utf8' }));
}

export function rulesAgainst(other: string, game: string, rounds: number): Compared {
  if (!existsSync(path.join(other, 'src', 'tools', 'bench-rules.ts')))
    throw new Stop(`--against takes the directory of another tree of this program, not "${other}".`);
  const runs = Array.from({ length: rounds }, (_, i) => {
    // Whoever comes second finds the machine warm: they take turns in that as well.
    if (i % 2 === 0) return { mine: rulesSpeedIn('.', game), theirs: rulesSpeedIn(other, game) };
    const theirs = rulesSpeedIn(other, game);
    return { mine: rulesSpeedIn('.', game), theirs };
  });
  const ratios = runs.map(({ mine, theirs }) => mine.gamesPerSecondEvents / theirs.gamesPerSecondEvents);
  const silent = runs.map(({ mine, theirs }) => mine.gamesPerSecondNoEvents / theirs.gamesPerSecondNoEvents);
  return {
    games: median(runs.map(({ mine }) => mine.gamesPerSecondEvents)),
    gamesOther: median(runs.map(({ theirs }) => theirs.gamesPerSecondEvents)),
    ratio: twoDigits(median(ratios)),
    ratios: `${twoDigits(Math.min(...ratios))}-${twoDigits(Math.max(...ratios))}`,
    ratioNoEvents: twoDigits(median(silent)),
    actions: `${runs[0].mine.actionsPerGame} / ${runs[0].theirs.actionsPerGame}`,
  };
}

const twoDigits = (ratio: number) => Math.round(100 * ratio) / 100;
