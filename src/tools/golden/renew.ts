/**
 * Records anew what may be recorded anew: golden records of games whose version rose, and those that never were, which have
 * no outcome either. When one that should replay does not, or is gone, nothing is written at all, because a fault of the rules
 * must not become their record.
 */
import { levels } from '../../bots/index.ts';
import type { Games } from '../../match/record.ts';
import { seedFrom } from '../../rules/dice.ts';
import { type Played, playRecorded } from '../play-games.ts';
import { Stop } from '../stop.ts';
import { type Golden, readGolden, readList, readOutcomes, writeGolden, writeOutcomes } from './folder.ts';
import { gameOf, judge, optionsOf } from './judge.ts';

/** Number of actions that are taken back in one match, at most: some rules allow none. */
const takeBacks = 3;

export interface Renewed {
  /** False where a record is broken; the folder is as it was then. */
  ok: boolean;
  /** Sentences, one a line, that say what was done, or why nothing was. */
  lines: string[];
}

/** Throws Stop where the list is wrong. */
export function renew(folder: string, games: Games): Renewed {
  const list = readList(folder);
  let outcomes = readOutcomes(folder);
  const judged = list.map((golden) => ({
    golden,
    ...judge(golden, readGolden(folder, golden.name), outcomes[golden.name], games),
  }));
  const broken = judged.filter(({ state }) => state === 'broken').map(({ sentence }) => sentence);
  if (broken.length > 0) return { ok: false, lines: [...broken, 'Nothing was renewed.'] };
  const lines: string[] = [];
  for (const { golden, state } of judged) {
    if (state === 'sound') continue;
    const { name } = golden;
    const { record, outcome } = play(golden, games);
    writeGolden(folder, name, record!);
    outcomes = { ...outcomes, [name]: outcome };
    // Written after every match, so that a record and its outcome agree when the program is broken off.
    writeOutcomes(folder, list, outcomes);
    const undone = record!.steps.filter((step) => 'undo' in step).length;
    lines.push(`${name}: recorded, ${record!.steps.length} steps, ${undone} of them take something back.`);
  }
  const sound = list.length - lines.length;
  return { ok: true, lines: [...lines, `${sound} of ${list.length} golden records replay and stay as they are.`] };
}

function play(golden: Golden, games: Games): Played {
  const { name, seats, bots } = golden;
  const game = gameOf(golden, games);
  const table = {
    seats,
    options: optionsOf(golden, game),
    seed: seedFrom(golden.seed),
    bots: bots.map((level) => ({ name: level, level, bot: levels[level as keyof typeof levels] })),
    takeBacks,
  };
  const played = playRecorded(game, table, true);
  if (played.violations.length === 0) return played;
  throw new Stop(`${name} cannot be recorded: ${played.violations.join('; ')}.`);
}
