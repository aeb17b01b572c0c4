/**
 * Card Pirates, the headless core. Rules: `card-pirates.md` of the shared documents; words: `types.ts`.
 * map, cards: chart and box as tables. setup, turn: what runs by itself. moves: where ships can go. legal, refusal, play:
 * the actions. arrival, battle, score: what comes of them. view: who may know what. copy, hidden: copies and look-alikes. reshuffle: unseen cards anew.
 * imagining, memory, worth, value, names, faults: for bots and tests.
 */
import type { Game, Outcome } from '../game.ts';
import { announces, choices, retold } from './choices.ts';
import { clone } from './copy.ts';
import { faults } from './faults.ts';
import { permute } from './hidden.ts';
import { imagining } from './imagining.ts';
import { legal, toAct } from './legal.ts';
import { remember } from './memory.ts';
import { nameFor } from './names.ts';
import { action, deal, optionFields, options } from './options.ts';
import { plans } from './plans.ts';
import { play } from './play.ts';
import { refusal } from './refusal.ts';
import { reshuffle } from './reshuffle.ts';
import { scoreOf, standingsOf } from './score.ts';
import { seats, setup } from './setup.ts';
import type { CardPirates, State } from './types.ts';
import { value } from './value.ts';
import { view } from './view.ts';
import { worth } from './worth.ts';

function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  return {
    winners: standingsOf(state)
      .filter(({ place }) => place === 1)
      .map(({ seat }) => seat),
    points: state.seats.map(({ hand }) => scoreOf(hand, state.options.points)),
  };
}

export const cardPirates: Game<CardPirates> = {
  id: 'card-pirates',
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
  choices,
  plans,
  refusal,
  play,
  view,
  retold: (event, { hiddenCards }) => retold(event, hiddenCards),
  announces,
  outcome,
  clone,
  faults,
  permute,
  reshuffle,
  imagining,
  remember,
  worth,
  value,
  nameFor,
};
