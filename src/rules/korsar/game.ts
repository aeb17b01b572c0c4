/**
 * Korsar, the headless core. Rules: `korsar.md` of the shared documents; words: `types.ts`.
 * cards: the box. sides, leader: who plays with whom, who leads. setup, turns, score: phases that run by themselves.
 * legal, play: the six actions. view: who may know what. hidden: copies and look-alikes. memory,
 * worth, value, names, faults: for bots and tests.
 */

import type { Game, Outcome } from '../game.ts';
import { faults } from './faults.ts';
import { clone, imagining, permute } from './hidden.ts';
import { legal, refusal, toAct } from './legal.ts';
import { remember } from './memory.ts';
import { nameOf } from './names.ts';
import { sideOf } from './open.ts';
import { action, deal, optionFields, options } from './options.ts';
import { play } from './play.ts';
import { reshuffle } from './reshuffle.ts';
import { standingsOf, winnersOf } from './score.ts';
import { seats, setup } from './setup.ts';
import type { Korsar, State } from './types.ts';
import { value } from './value.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

/** Gives the outcome. Partners win together, and each has the points of the team. */
function outcome(state: State): Outcome | null {
  if (state.phase !== 'gameOver') return null;
  const standings = standingsOf(state);
  const winners = winnersOf(standings);
  const all = state.hands.map((_, seat) => seat);
  return {
    winners: all.filter((seat) => winners.includes(sideOf(state, seat))),
    points: all.map((seat) => standings[sideOf(state, seat)].total),
  };
}

export const korsar: Game<Korsar> = {
  id: 'korsar',
  version: 1,
  options,
  optionFields,
  deal,
  action,
  seats,
  setup,
  toAct,
  mayAct: toAct,
  legal,
  refusal,
  play,
  view,
  outcome,
  sides: (state) => state.hands.map((_, seat) => sideOf(state, seat)),
  // A card put down has been shown, however sure the others were that the seat had it: look-alikes without it are rare then.
  announces: (action) => 'card' in action,
  clone,
  faults,
  permute,
  reshuffle,
  imagining,
  remember,
  worth,
  value,
  nameFor: (_state, _seat, action) => nameOf(action),
};
