/**
 * Yellowbeard, the headless core. Rules: `yellowbeard.md` of the shared documents; words: `types.ts`.
 * cards, map: the box and its charts. tiled/, map-check: maps from outside. moves, sight: geometry
 * with ships on it. roles, setup, placing, pirate, navy, salvos, rounds: section by section what happens; play: which
 * action leads there. legal, refusal: what may be done. view: who may know what. watch, trace, track, heat: what was seen,
 * where he could be and how likely. announces: what gives that away. hidden: copies and look-alikes. belief, warship, worth, value, names, faults: for bots
 * and tests.
 */
import type { Game, MapFile, MapRead, Outcome } from '../game.ts';
import { announces } from './announces.ts';
import { faults } from './faults.ts';
import { clone, imagining, permute } from './hidden.ts';
import { choices, legal, toAct } from './legal.ts';
import { nameFor } from './names.ts';
import { action, deal, optionFields, options } from './options.ts';
import { plans } from './plans.ts';
import { play } from './play.ts';
import { refusal } from './refusal.ts';
import { reshuffle } from './reshuffle.ts';
import { matchIsOver, rankingOf, winnersOf } from './rounds.ts';
import { seats, setup } from './setup.ts';
import { readTiled } from './tiled/read.ts';
import type { State, Yellowbeard } from './types.ts';
import { value } from './value.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

/** Gives the outcome. Points are the seats that one has left behind. */
function outcome(state: State): Outcome | null {
  if (!matchIsOver(state)) return null;
  const ranking = rankingOf(state);
  const points = new Array<number>(state.seats).fill(0);
  for (const { seat, place } of ranking) points[seat] = ranking.filter((other) => other.place > place).length;
  return { winners: winnersOf(ranking), points };
}

async function readMap(text: string, fileName: string, beside?: readonly MapFile[]): Promise<MapRead> {
  const { ocean, ...rest } = await readTiled(text, fileName, beside);
  return { map: ocean, ...rest };
}

export const yellowbeard: Game<Yellowbeard> = {
  id: 'yellowbeard',
  version: 3,
  options,
  optionFields,
  deal,
  action,
  seats,
  setup,
  toAct,
  mayAct: toAct,
  legal,
  choices,
  plans,
  refusal,
  play,
  view,
  outcome,
  readMap,
  announces,
  clone,
  faults,
  permute,
  reshuffle,
  imagining,
  worth,
  value,
  nameFor,
};
