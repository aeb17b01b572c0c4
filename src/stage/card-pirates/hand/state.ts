/** What a person is choosing, and what comes into question. Facts of the seat's own view; nothing is drawn here. */

import type { Frame } from '../../../controller/room.ts';
import { isCrew, pays, storyOf } from '../../../rules/card-pirates/cards.ts';
import { driftLimit } from '../../../rules/card-pirates/map.ts';
import type { Action, CardId, Square, Target, View } from '../../../rules/card-pirates/types.ts';
import type { GameAction } from '../../../rules/game.ts';

export interface Choosing {
  /** A press on a card means that it is to be buried. */
  burying: boolean;
  /** Gathered to be buried before the ship moves. */
  bury: readonly CardId[];
  /** The card to sail with, to give, to trade, to leave. */
  card: CardId | null;
  /** Where to; the same press once more goes there. */
  to: Square | null;
  /** In the set-up: what is to be moved. */
  from: Square | null;
  /** Asked once whether the voyage is to end. */
  ending: boolean;
  /** Of a hand that has no room at once: how often somebody has leafed on. */
  page: number;
}

export const nothing: Choosing = {
  burying: false,
  bury: [],
  card: null,
  to: null,
  from: null,
  ending: false,
  page: 0,
};

export interface HandState extends Choosing {
  /** The seat's own view, or the room's while the sea is laid. */
  view: View;
  seat: number;
  names: readonly string[];
  /** What may be chosen in the open. */
  choices: readonly GameAction[];
  focus: string | null;
  /** With one person at the screen nothing has to be hidden. */
  curtain: boolean;
  /** Of the table. */
  frame: Frame;
}

export const handOf = ({ view }: Pick<HandState, 'view'>): readonly CardId[] => view.own?.hand ?? [];

/** What will be left when the gathered cards are buried. */
export const kept = (state: HandState): readonly CardId[] => handOf(state).filter((card) => !state.bury.includes(card));

const alone = ({ view }: HandState): boolean => view.seats.length === 1;

/** Squares that this card pays for. */
export const paid = ({ view }: HandState, card: CardId): readonly Target[] =>
  isCrew(card) ? view.targets.filter((target) => pays(card, target)) : [];

/** 7.4 after the burying: solo needs another card to set aside. */
export function canSail(state: HandState): boolean {
  const left = kept(state);
  return (!alone(state) || left.length > 1) && left.some((card) => paid(state, card).length > 0);
}

/** 7.2 after the burying. */
export function mayDrift(state: HandState): boolean {
  const { length } = kept(state);
  return length <= driftLimit && state.view.driftTargets.length > 0 && (!alone(state) || length > 0);
}

/** How many more have to be buried before the ship can move at all. */
export function mustBury(state: HandState): number {
  if (canSail(state) || state.view.driftTargets.length === 0) return 0;
  return Math.max(0, kept(state).length - driftLimit);
}

/** No way to move whatever is buried: the turn passes (7.4). */
export const isStuck = (state: HandState): boolean =>
  !alone(state) && state.view.driftTargets.length === 0 && !canSail(state);

/** The whole departure: what is buried, then the move. Null while there is none. */
export function departure(state: HandState): Action[] | null {
  const { card, to, view } = state;
  if (to === null) return null;
  const buries = state.bury.map((each): Action => ({ type: 'bury', card: each }));
  if (card === null) return mayDrift(state) ? [...buries, { type: 'drift', to }] : null;
  const target = view.targets.find((each) => each.to === to);
  return target && pays(card, target) ? [...buries, { type: 'sail', card, path: [...target.path] }] : null;
}

/** The card of the island on which the ship has landed. */
export function islandCard({ view, seat }: Pick<HandState, 'view' | 'seat'>): CardId | null {
  const at = view.seats[seat].ship;
  return view.squares.find(({ square }) => square === at)?.island ?? null;
}

/** Section 9. */
export function trades(state: HandState, card: CardId): boolean {
  const island = islandCard(state);
  return island !== null && storyOf(card, island) !== null;
}
