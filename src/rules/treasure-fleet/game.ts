/**
 * Treasure Fleet, the headless core. Rules: `treasure-fleet.md` of the shared documents; words: `types.ts`.
 * cards: the box. setup, sailing: phases that run by themselves. legal, play: the four actions. strength, curse, score:
 * what comes of it. view: who may know what. hidden: copies and look-alikes. worth, value,
 * names, faults: for bots and tests.
 */
import type { Game, Outcome } from '../game.ts';
import { choices } from './choices.ts';
import { faults } from './faults.ts';
import { clone, imagining, permute } from './hidden.ts';
import { legal, mayAct, refusal, toAct } from './legal.ts';
import { nameFor } from './names.ts';
import { action, deal, optionFields, options } from './options.ts';
import { play } from './play.ts';
import { reshuffle } from './reshuffle.ts';
import { standingsOf, totalOf, winnersOf } from './score.ts';
import { seats, setup } from './setup.ts';
import type { State, TreasureFleet } from './types.ts';
import { value } from './value.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

/** Gives the outcome. The neutral pirate is named only where it is scored (7.3); it may even win alone. */
function outcome(state: State): Outcome | null {
  if (state.phase !== 'gameOver') return null;
  const winners = winnersOf(standingsOf(state));
  const result: Outcome = {
    winners: winners.filter((captain) => captain !== 'neutral'),
    points: state.seats.map((_, seat) => totalOf(state, seat)),
  };
  if (state.options.scoreNeutral)
    result.others = [{ name: 'neutral', points: totalOf(state, 'neutral'), wins: winners.includes('neutral') }];
  return result;
}

export const treasureFleet: Game<TreasureFleet> = {
  id: 'treasure-fleet',
  version: 2,
  options,
  optionFields,
  deal,
  action,
  seats,
  setup,
  toAct,
  mayAct,
  legal,
  choices,
  refusal,
  play,
  view,
  outcome,
  // A card played has been shown, however sure the others were that it was loaded: look-alikes without it are rare then.
  announces: ({ type }) => type === 'playCard',
  clone,
  faults,
  permute,
  reshuffle,
  imagining,
  worth,
  value,
  nameFor,
};
